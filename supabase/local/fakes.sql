-- Fakes for the extensions of a Supabase project, as far as the migrations and supabase/README.md use them. Only for local
-- databases. Runs as the superuser supabase_admin. Then migrate.ts closes them to postgres.

-- With these rows, `create extension if not exists` in a migration does nothing.
insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
select pg_nextoid('pg_extension', 'oid', 'pg_extension_oid_index'), name, 'supabase_admin'::regrole,
  'pg_catalog'::regnamespace, false, 'local'
from unnest(array['pg_cron', 'pg_net', 'supabase_vault']) as name;

-- pg_cron. outbox.ts runs the jobs. Like on Supabase, the owner (postgres) cannot write to cron.job, and a wrong schedule is
-- refused. Names of months and days are not supported.
create schema cron;
create table cron.job (
  jobid bigserial primary key, jobname text unique, schedule text not null, command text not null
);
create table cron.job_run_details (
  runid bigserial primary key, jobid bigint, start_time timestamptz, end_time timestamptz
);
create function cron.schedule(job_name text, schedule text, command text) returns bigint
  language plpgsql security definer
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

-- pg_net. outbox.ts sends the requests.
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
) returns bigint language plpgsql as $$
declare
  number bigint;
begin
  if exists (
    select from jsonb_each_text(headers) where lower(key) = 'content-type' and value <> 'application/json'
  ) then
    raise exception 'Content-Type header must be "application/json"';
  end if;
  if url !~ '^https?://[^\s/]+(/\S*)?$' then
    raise exception 'Malformed input to a URL function';
  end if;
  insert into net.http_request_queue (url, headers, body, timeout_milliseconds)
  values (url, headers, convert_to(body::text, 'UTF8'), timeout_milliseconds) returning id into number;
  return number;
end
$$;
create function net.worker_restart() returns boolean language sql as 'select true';

-- Like pg_net, it grants its tables to everyone. The API does not serve the schema.
grant usage on schema net to public;
grant all on all tables in schema net to public;
grant all on all sequences in schema net to public;

-- Vault. This one encrypts nothing.
create schema vault;
create table vault.secrets (id uuid primary key default gen_random_uuid(), name text unique, secret text not null);
create view vault.decrypted_secrets as select *, secret as decrypted_secret from vault.secrets;
create function vault.create_secret(new_secret text, new_name text default null) returns uuid
  language sql security definer
as $$ insert into vault.secrets (secret, name) values (new_secret, new_name) returning id $$;
create function vault.update_secret(secret_id uuid, new_secret text default null, new_name text default null)
  returns void
  language sql security definer
as $$
  update vault.secrets set secret = coalesce(new_secret, secret), name = coalesce(new_name, name) where id = secret_id
$$;

revoke all on all functions in schema vault from public;
grant usage on schema vault to postgres;
grant select, delete on vault.secrets, vault.decrypted_secrets to postgres;
grant execute on all functions in schema vault to postgres;
