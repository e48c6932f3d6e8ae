-- What runs without a visitor. Every hosted project has the three extensions: pg_cron sets the time (UTC), pg_net sends
-- the requests to the mail service, and Vault encrypts its API key. A local database has stand-ins (local/extensions.sql).
do $$
declare
  extension text;
begin
  for extension in
    select name from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')
  loop
    execute format('create extension if not exists %I', extension);
  end loop;
end
$$;

select cron.schedule('send letters', '* * * * *', 'select private.send_letters()');
select cron.schedule('forget enquiry clients', '* * * * *', 'select private.forget_clients()');
select cron.schedule(
  'delete old enquiries', '17 2 * * *', 'select public.delete_enquiries_older_than(''12 months'')'
);
select cron.schedule('delete old letters', '22 2 * * *', 'select private.delete_old_letters()');

-- pg_cron adds a row to its log for each run, 2,883 a day, and deletes none. Keep seven days. The numbers of the runs
-- decide, because a run that could not connect has no times.
select cron.schedule(
  'delete old runs', '27 2 * * *',
  'delete from cron.job_run_details where runid <= (
     select max(runid) from cron.job_run_details where end_time < now() - interval ''7 days''
   )'
);
