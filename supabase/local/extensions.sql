-- Stand-ins for the extensions of a Supabase project that PostgreSQL's npm package does not contain: the tables and
-- functions that the migrations use. Only for local databases. local/outbox.ts runs the jobs and the requests.

create schema cron;
create table cron.job (
  jobid bigserial primary key, jobname text unique, schedule text not null, command text not null
);
create table cron.job_run_details (
  runid bigserial primary key, jobid bigint, start_time timestamptz, end_time timestamptz
);
create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
  insert into cron.job (jobname, schedule, command) values (job_name, schedule, command) returning jobid
$$;

-- Like pg_net, it grants its tables to everyone. The API does not serve the schema.
create schema net;
create unlogged table net.http_request_queue (
  id bigserial, url text not null, headers jsonb, body bytea, timeout_milliseconds int not null
);
create unlogged table net._http_response (
  id bigint, status_code integer, content text, error_msg text, created timestamptz not null default now()
);
create function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
  timeout_milliseconds int default 5000
) returns bigint language sql as $$
  insert into net.http_request_queue (url, headers, body, timeout_milliseconds)
  values (url, headers, convert_to(body::text, 'UTF8'), timeout_milliseconds) returning id
$$;
grant usage on schema net to public;
grant all on all tables in schema net to public;
grant all on all sequences in schema net to public;

create schema vault;
create table vault.secrets (id uuid primary key default gen_random_uuid(), name text unique, secret text not null);
create view vault.decrypted_secrets as select *, secret as decrypted_secret from vault.secrets;
create function vault.create_secret(new_secret text, new_name text default null) returns uuid
  language sql security definer set search_path = ''
as $$ insert into vault.secrets (secret, name) values (new_secret, new_name) returning id $$;
revoke all on all functions in schema vault from public;
grant select, delete on vault.secrets, vault.decrypted_secrets to postgres;

grant usage on schema cron, vault to postgres;
grant all on all tables in schema cron to postgres;
grant all on all sequences in schema cron to postgres;
grant execute on all functions in schema vault to postgres;
