-- What a visitor writes in the contact form: one row per enquiry.
-- The browser is never trusted: every rule of the form stands here again. The form's own copy of
-- these numbers is tested against this file at the edges.

create table public.enquiries (
  -- Made by the visitor's browser, so that sending the same enquiry twice stores it once.
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  phone text,
  message text not null,
  created_at timestamptz not null default now(),
  -- Set by staff when they have replied.
  answered_at timestamptz,

  -- char_length counts code points, like [...text].length in the browser.
  constraint enquiries_name_length check (char_length(name) between 1 and 100),
  constraint enquiries_email_length check (char_length(email) <= 254),
  constraint enquiries_phone_length check (char_length(phone) between 1 and 60),
  constraint enquiries_message_length check (char_length(message) between 1 and 4000),

  -- The pattern of the HTML standard: what <input type="email"> accepts is accepted here.
  constraint enquiries_email_format check (
    email ~ '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$'
  ),

  -- Name, e-mail and phone go into the head of a notification e-mail: no control characters and
  -- no line break of any kind. The e-mail pattern above already says so for the e-mail.
  constraint enquiries_name_characters check (name !~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029]'),
  constraint enquiries_phone_characters check (phone !~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029]'),
  -- A message has lines. A textarea gives them as \n; \r is refused like the other controls.
  constraint enquiries_message_characters check (message !~ '[\u0001-\u0009\u000B-\u001F\u007F-\u009F]')
);

comment on table public.enquiries is
  'Enquiries from the contact form. Visitors may only add; staff read them here, set answered_at, and keep them for twelve months at most.';
comment on column public.enquiries.answered_at is 'Set by staff when the enquiry has been answered.';

-- The rate limits ask "how many since …", in all and per address: see the next migration.
create index enquiries_created_at on public.enquiries (created_at desc);
create index enquiries_email_created_at on public.enquiries (lower(email), created_at desc);

-- A Supabase project grants everything on a new table to its API roles. Take all of it back,
-- then give the visitor the one thing the site does.
revoke all on table public.enquiries from public, anon, authenticated;
grant insert (id, name, email, phone, message) on table public.enquiries to anon;

alter table public.enquiries enable row level security;

-- Only these two columns are out of a visitor's reach, by the grant above. Should a later
-- migration grant too much, the row itself must still be a new and unanswered one.
create policy "Visitors leave new enquiries" on public.enquiries
  for insert to anon
  with check (answered_at is null and created_at = now());

-- Trimmed before the rules look at it, by what String.prototype.trim() trims.
create function public.trim_enquiry() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  blank constant text := E' \t\n\v\f\r\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF';
begin
  new.name := btrim(new.name, blank);
  new.email := btrim(new.email, blank);
  new.phone := btrim(new.phone, blank);
  new.message := btrim(new.message, blank);
  return new;
end
$$;

revoke all on function public.trim_enquiry() from public, anon, authenticated, service_role;

-- Triggers fire in the order of their names: trim first, then count (next migration).
create trigger enquiries_1_trim before insert or update on public.enquiries
  for each row execute function public.trim_enquiry();
