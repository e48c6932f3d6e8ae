-- The table of enquiries: its columns and checks, and what a visitor may do with it.
-- The database repeats every rule of the form, because it cannot trust the browser. A test compares the form with these
-- rules at their limits.

create table public.enquiries (
  -- The browser creates the id, so that sending the same enquiry twice stores it once.
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  phone text,
  message text not null,
  -- A further locale needs a migration that adds its code to enquiries_locale_known.
  locale text,
  created_at timestamptz not null default now(),
  answered_at timestamptz,

  -- Each row is also its entry in the notification queue: a column default adds it, so no trigger has to.
  notified_at timestamptz,
  notification_due_at timestamptz default now(),
  notification_attempts integer not null default 0,
  notification_key uuid,
  notification_others integer,
  notification_failure text,

  -- char_length counts code points, like [...text].length in the browser.
  constraint enquiries_name_length check (char_length(name) between 1 and 100),
  constraint enquiries_email_length check (char_length(email) <= 254),
  constraint enquiries_phone_length check (char_length(phone) between 1 and 60),
  constraint enquiries_message_length check (char_length(message) between 1 and 4000),

  -- The pattern of the HTML standard for <input type="email">.
  constraint enquiries_email_format check (
    email ~ '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$'
  ),

  -- Name, e-mail and phone become part of the headers of a notification: no control characters and no line breaks. The
  -- e-mail pattern above already excludes them.
  constraint enquiries_name_characters check (name !~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029]'),
  constraint enquiries_phone_characters check (phone !~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029]'),
  -- A textarea sends line breaks as \n. All other control characters are refused, \r included.
  constraint enquiries_message_characters check (message !~ '[\u0001-\u0009\u000B-\u001F\u007F-\u009F]'),

  constraint enquiries_locale_known check (locale in ('en', 'ar'))
);

comment on table public.enquiries is
  'Enquiries from the contact form. Visitors can only add rows. Staff read them here and set answered_at. Rows are deleted after twelve months.';
comment on column public.enquiries.locale is
  'The locale of the page that the enquiry was sent from: en or ar.';
comment on column public.enquiries.answered_at is
  'When staff replied to the enquiry. Set by staff.';
comment on column public.enquiries.notified_at is
  'When the mail service accepted the notification about this enquiry.';
comment on column public.enquiries.notification_due_at is
  'When the notification is sent or retried. Empty when there are no more attempts.';
comment on column public.enquiries.notification_attempts is
  'How many times the notification has been sent.';
comment on column public.enquiries.notification_key is
  'The idempotency key of the notification at the mail service: the id of the enquiry, or one id for all enquiries that share a notification. It is kept while the service may have accepted the notification, so that the service never sends it twice.';
comment on column public.enquiries.notification_others is
  'How many other enquiries were unanswered at the first attempt. A retry must send the same text.';
comment on column public.enquiries.notification_failure is
  'Why the last attempt failed. If notified_at and notification_due_at are empty: why there are no more attempts.';

-- The rate limits count recent enquiries, in all and per e-mail address.
create index enquiries_created_at on public.enquiries (created_at desc);
create index enquiries_email_created_at on public.enquiries (lower(email), created_at desc);
-- The queue looks for due notifications, for the rows of one notification, and for unanswered enquiries.
create index enquiries_notification_due on public.enquiries (notification_due_at)
  where notification_due_at is not null;
create index enquiries_notification_key on public.enquiries (notification_key)
  where notified_at is null and notification_key is not null;
create index enquiries_unanswered on public.enquiries (created_at) where answered_at is null;

-- A Supabase project grants all privileges on a new table to its API roles. Revoke them, then grant the only thing that
-- the site does.
revoke all on table public.enquiries from public, anon, authenticated;
grant insert (id, name, email, phone, message, locale) on table public.enquiries to anon;

alter table public.enquiries enable row level security;

-- The grant above already excludes these columns. If a later migration grants too much, a visitor can still only add a
-- new, unanswered enquiry that is due for notification.
create policy "Visitors add new enquiries" on public.enquiries
  for insert to anon
  with check (
    answered_at is null and created_at = now() and notified_at is null and notification_due_at = now()
  );

-- Trims the characters that String.prototype.trim() trims, before the checks run.
create function public.trim_enquiry() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  whitespace constant text := E' \t\n\v\f\r\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF';
begin
  new.name := btrim(new.name, whitespace);
  new.email := btrim(new.email, whitespace);
  new.phone := btrim(new.phone, whitespace);
  new.message := btrim(new.message, whitespace);
  return new;
end
$$;

revoke all on function public.trim_enquiry() from public, anon, authenticated, service_role;

-- Triggers run in the order of their names: trim first, then check the limits (next migration).
create trigger enquiries_1_trim
  before insert or update of name, email, phone, message on public.enquiries
  for each row execute function public.trim_enquiry();
