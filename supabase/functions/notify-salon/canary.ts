import type { DueNotification } from "./queue.ts";

/**
 * The address of the canary: the enquiry that a release stores to check the form and the notification. Resend accepts
 * mail to this address and delivers it to nobody (resend.com/docs/dashboard/emails/send-test-emails), so the
 * notification of a canary goes there and not to the salon.
 */
export const CANARY_EMAIL = "delivered@resend.dev";

/** The recipients of a notification: the salon, unless it is only about canaries. */
export function recipientsOf(notification: DueNotification, salon: string[]): string[] {
  const isCanary =
    "enquiries" in notification &&
    notification.enquiries.every(({ email }) => email === CANARY_EMAIL);
  return isCanary ? [CANARY_EMAIL] : salon;
}
