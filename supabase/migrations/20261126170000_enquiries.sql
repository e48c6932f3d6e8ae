-- The table of enquiries: its columns and checks, and what a visitor may do with it.
-- The database repeats every rule of the form, because it cannot trust the browser. A test compares the form with these
-- rules at their limits.

create schema private;
comment on schema private is 'Not served by the API. Only the owner (postgres) reads and writes here.';

create table public.enquiries (
  -- The browser creates the id, so that sending the same enquiry twice stores it once.
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  phone text,
  message text not null,
  locale text,
  created_at timestamptz not null default now(),
  answered_at timestamptz,

  -- The e-mail that tells the salon of the enquiry (migration "letters"). Empty: it is not written yet.
  letter uuid,

  -- char_length counts code points, like [...text].length in the browser.
  constraint enquiries_name_length check (char_length(name) between 1 and 100),
  constraint enquiries_email_length check (char_length(email) <= 254),
  constraint enquiries_phone_length check (char_length(phone) between 1 and 60),
  constraint enquiries_message_length check (char_length(message) between 1 and 4000),

  -- The pattern of the HTML standard for <input type="email">, with a domain that ends with a dot and letters.
  constraint enquiries_email_format check (
    email ~ '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*\.[a-zA-Z]{2,63}$'
  ),

  -- Name and phone are single lines: no control characters and no line breaks. The e-mail pattern above already excludes
  -- them.
  constraint enquiries_name_characters check (name !~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029]'),
  constraint enquiries_phone_characters check (phone !~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029]'),
  -- A textarea sends line breaks as \n. All other control characters are refused, \r included.
  constraint enquiries_message_characters check (message !~ '[\u0001-\u0009\u000B-\u001F\u007F-\u009F]'),

  -- A language tag, such as "ar" or "zh-Hant". A further language of the site needs no migration.
  constraint enquiries_locale_format check (locale ~ '^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8}){0,3}$')
);

comment on table public.enquiries is
  'Enquiries from the contact form. Visitors can only add rows. Staff read them here and set answered_at. Rows are deleted after twelve months.';
comment on column public.enquiries.locale is 'The language of the page that the enquiry was sent from, such as en or ar.';
comment on column public.enquiries.answered_at is 'When staff replied to the enquiry. Set by staff.';
comment on column public.enquiries.letter is
  'The e-mail that tells the salon of the enquiry: private.letters. Empty until the next minute.';

-- The rate limits count recent enquiries, in total and per e-mail address.
create index enquiries_created_at on public.enquiries (created_at desc);
create index enquiries_email_created_at on public.enquiries (lower(email), created_at desc);
-- The reminder looks for unanswered enquiries.
create index enquiries_unanswered on public.enquiries (created_at) where answered_at is null;

-- Depending on its settings, a Supabase project grants all privileges on a new table to its API roles, or none. Revoke
-- them, then grant the only thing that the site does. Staff work as the owner (postgres), in Supabase's editors.
revoke all on table public.enquiries from public, anon, authenticated, service_role;
grant insert (id, name, email, phone, message, locale) on table public.enquiries to anon;

alter table public.enquiries enable row level security;

-- The grant above already excludes these columns. If a later migration grants too much, a visitor can still only add a
-- new, unanswered enquiry of which the salon is told.
create policy "Visitors add new enquiries" on public.enquiries
  for insert to anon
  with check (answered_at is null and created_at = now() and letter is null);

-- Trims the characters that String.prototype.trim() trims, before the checks run. Refuses what is far too large.
create function private.trim_enquiry() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  whitespace constant text := E' \t\n\v\f\r\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF';
begin
  -- At once, because an earlier row of the same request holds the lock of the limits while this one is trimmed and compared
  -- with patterns. The longest valid enquiry has 17,000 bytes.
  if octet_length(new::text) > 32000 then
    raise check_violation using message = 'The enquiry is too large';
  end if;
  new.name := btrim(new.name, whitespace);
  new.email := btrim(new.email, whitespace);
  new.phone := btrim(new.phone, whitespace);
  new.message := btrim(new.message, whitespace);
  return new;
end
$$;

revoke all on all functions in schema private from public;

-- Triggers run in the order of their names: trim first, then check the limits (next migration).
create trigger enquiries_1_trim
  before insert or update of name, email, phone, message on public.enquiries
  for each row execute function private.trim_enquiry();
