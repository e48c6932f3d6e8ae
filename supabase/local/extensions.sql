-- Stand-ins for the extensions of a Supabase project that PostgreSQL's npm package does not contain: the tables and
-- functions that the migrations use, with the columns, arguments and grants that the extensions document. Only for local
-- databases. local/outbox.ts runs the jobs and the requests.

create schema cron;
create table cron.job (
  jobid bigserial primary key, jobname text unique, schedule text not null, command text not null
);
create table cron.job_run_details (
  runid bigserial primary key, jobid bigint, start_time timestamptz, end_time timestamptz
);
create function cron.schedule(job_name text, schedule text, command text) returns bigint
  language sql
as $$
  insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
  on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
  returning jobid
$$;
grant usage on schema cron to postgres;
grant all on all tables in schema cron to postgres;
grant all on all sequences in schema cron to postgres;

-- Like pg_net, it grants its tables to everyone. The API does not serve the schema.
create schema net;
create unlogged table net.http_request_queue (
  id bigserial, method text not null, url text not null, headers jsonb, body bytea, timeout_milliseconds int not null
);
create unlogged table net._http_response (
  id bigint, status_code integer, content_type text, headers jsonb, content text, timed_out boolean, error_msg text,
  created timestamptz not null default now()
);
create index on net._http_response (created);
create function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}',
  headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds int default 5000
) returns bigint
  language sql
as $$
  insert into net.http_request_queue (method, url, headers, body, timeout_milliseconds)
  values ('POST', url, headers, convert_to(body::text, 'UTF8'), timeout_milliseconds) returning id
$$;
grant usage on schema net to public;
grant all on all tables in schema net to public;
grant all on all sequences in schema net to public;

create schema vault;
create table vault.secrets (
  id uuid primary key default gen_random_uuid(), name text unique, description text not null, secret text not null
);
create view vault.decrypted_secrets as select *, secret as decrypted_secret from vault.secrets;
create function vault.create_secret(
  new_secret text, new_name text default null, new_description text default '', new_key_id uuid default null
) returns uuid
  language sql security definer set search_path = ''
as $$
  insert into vault.secrets (secret, name, description) values (new_secret, new_name, new_description)
  returning id
$$;
create function vault.update_secret(
  secret_id uuid, new_secret text default null, new_name text default null, new_description text default null,
  new_key_id uuid default null
) returns void
  language sql security definer set search_path = ''
as $$
  update vault.secrets set secret = coalesce(new_secret, secret), name = coalesce(new_name, name) where id = secret_id
$$;
revoke all on all functions in schema vault from public;
grant usage on schema vault to postgres;
grant execute on all functions in schema vault to postgres;
grant select, delete on vault.secrets, vault.decrypted_secrets to postgres;
