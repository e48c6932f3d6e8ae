-- The edition of the site that an enquiry was written from, so that the salon can answer in its language. Empty in
-- enquiries from before, and from a page that was open before the site knew of it. Another edition needs a migration
-- that adds its code here; until then the site stores its enquiries without.

alter table public.enquiries
  add column locale text,
  add constraint enquiries_locale_known check (locale in ('en', 'ar'));

comment on column public.enquiries.locale is
  'The edition of the site that the enquiry was written from: en or ar.';

grant insert (locale) on table public.enquiries to anon;
