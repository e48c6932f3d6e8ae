/**
 * The e-mail address of the canary: the enquiry that a release stores to check the form and the notification. Resend
 * accepts mail to this address and delivers it to nobody (resend.com/docs/dashboard/emails/send-test-emails), so the
 * notification of a canary goes there and not to the salon.
 */
export const CANARY_EMAIL = "delivered@resend.dev";

/** The recipients of a notification: the salon, except where it is about canaries only. */
export function recipientsOf(enquiries: readonly { email: string }[], salon: string[]): string[] {
  const isCanary = enquiries.every(({ email }) => email === CANARY_EMAIL);
  return isCanary ? [CANARY_EMAIL] : salon;
}
