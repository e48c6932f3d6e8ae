-- What runs without a visitor: pg_cron starts the jobs (in UTC), pg_net sends the requests to the mail service, and Vault
-- encrypts its API key. A local database has stand-ins for these extensions (local/extensions.sql).
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_net') then
    -- Its control file names no schema, so it would be in "public", which the API serves. Those of the others do.
    create extension if not exists pg_net with schema extensions;
    create extension if not exists pg_cron;
    create extension if not exists supabase_vault;
  end if;
end
$$;

select cron.schedule('send letters', '* * * * *', 'select private.send_letters()');
select cron.schedule(
  'forget enquiry clients', '* * * * *',
  'delete from private.enquiry_clients where seen_at <= now() - interval ''10 minutes'''
);
select cron.schedule(
  'delete old enquiries', '17 2 * * *', 'select private.delete_enquiries_older_than(''12 months'')'
);
-- The letters of enquiries that are still stored stay, too.
select cron.schedule(
  'delete old letters', '22 2 * * *',
  'delete from private.letters where written_at < now() - interval ''12 months''
     and not exists (select from public.enquiries where letter = letters.id)'
);

-- pg_cron adds a row to its log for each run, 2,883 a day, and deletes none. Keep seven days. The numbers of the runs
-- decide, because a run that could not connect has no times.
select cron.schedule(
  'delete old runs', '27 2 * * *',
  'delete from cron.job_run_details where runid <= (
     select max(runid) from cron.job_run_details where end_time < now() - interval ''7 days''
   )'
);
