-- pg_cron adds a row to its log for each run, 2,884 a day, and deletes none. Keep seven days. The numbers of the runs
-- decide, because a run that could not connect has no times.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    perform cron.schedule(
      'delete old runs', '27 2 * * *',
      'delete from cron.job_run_details where runid <= (
         select max(runid) from cron.job_run_details where end_time < now() - interval ''7 days''
       )'
    );
  end if;
end
$$;
