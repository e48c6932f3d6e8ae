-- PostgreSQL keeps sample values of each column for its planner (pg_stats), also of deleted rows and of indexes with an
-- expression, and those of an empty table until it has rows again. So columns with personal data have no statistics. This
-- does not remove values that are already there. No project was deployed before this migration, so there are none. Only
-- Supabase may change the queue of pg_net: it never contains two requests (private.post_letters).
alter table public.enquiries
  alter name set statistics 0, alter email set statistics 0, alter phone set statistics 0, alter message set statistics 0;
alter index public.enquiries_email_created_at alter column 1 set statistics 0;
alter table private.enquiry_clients alter client set statistics 0;
-- The answer of a proxy may repeat the request.
alter table private.letters alter failure set statistics 0;
