-- What runs without a visitor: pg_cron starts the jobs (in UTC).
create extension if not exists pg_cron;

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
