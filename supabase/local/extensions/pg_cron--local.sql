-- The tables and the function of pg_cron that the migrations use. local/outbox.ts runs the jobs. Like on Supabase, the owner
-- (postgres) cannot write to cron.job, and a wrong schedule is refused. Names of months and days are not supported.

create schema cron;
create table cron.job (
  jobid bigserial primary key, jobname text unique, schedule text not null, command text not null
);
create table cron.job_run_details (
  runid bigserial primary key, jobid bigint, start_time timestamptz, end_time timestamptz
);
create function cron.schedule(job_name text, schedule text, command text) returns bigint
  language plpgsql security definer set search_path = ''
as $$
declare
  field constant text := '(\*|\d+(-\d+)?)(/\d+)?';
  number bigint;
begin
  if schedule !~ format('^%1$s(,%1$s)*( %1$s(,%1$s)*){4}$|^[1-5]?\d seconds$', field) then
    raise invalid_parameter_value using message = 'invalid schedule: ' || schedule;
  end if;
  insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
  on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command returning jobid into number;
  return number;
end
$$;

grant usage on schema cron to postgres;
grant select on cron.job to postgres;
grant all on cron.job_run_details to postgres;
grant all on all sequences in schema cron to postgres;
