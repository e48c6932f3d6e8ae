-- What a release needs to deploy the Edge Function only when it has changed.

-- The last deployment that was completed. No row: the next release deploys the function.
create table private.notify_salon_deployment (
  -- Allows a single row.
  id boolean primary key default true check (id),
  -- A hash of the function's code and settings.
  fingerprint text not null,
  deployed_at timestamptz not null default now()
);
alter table private.notify_salon_deployment enable row level security;

-- Starts a deployment: stores the function's address and secret in Vault, and sets the password of its role. A release
-- gives the password as a SCRAM verifier and all arguments as parameters, so that the database's log contains no secret
-- if the statement fails.
create or replace function private.connect_notify_salon(address text, secret text, password text)
  returns void
  language plpgsql
  set search_path = ''
as $$
declare
  entry record;
  stored uuid;
begin
  -- The deployment is complete when the release adds the row again.
  delete from private.notify_salon_deployment;
  execute format('alter role notify_salon password %L', password);
  for entry in
    select * from (values ('notify_salon_address', address), ('notify_salon_secret', secret))
      as entries (name, value)
  loop
    select id into stored from vault.decrypted_secrets where name = entry.name;
    if stored is null then
      perform vault.create_secret(entry.value, entry.name);
    else
      perform vault.update_secret(stored, entry.value);
    end if;
  end loop;
end
$$;
