-- The table, the view and the functions of Vault that the migrations and supabase/README.md use. It encrypts nothing.

create table vault.secrets (id uuid primary key default gen_random_uuid(), name text unique, secret text not null);
create view vault.decrypted_secrets as select *, secret as decrypted_secret from vault.secrets;
create function vault.create_secret(new_secret text, new_name text default null) returns uuid
  language sql security definer set search_path = ''
as $$ insert into vault.secrets (secret, name) values (new_secret, new_name) returning id $$;
create function vault.update_secret(secret_id uuid, new_secret text default null, new_name text default null)
  returns void
  language sql security definer set search_path = ''
as $$
  update vault.secrets set secret = coalesce(new_secret, secret), name = coalesce(new_name, name) where id = secret_id
$$;

revoke all on all functions in schema vault from public;
grant usage on schema vault to postgres;
grant select, delete on vault.secrets, vault.decrypted_secrets to postgres;
grant execute on all functions in schema vault to postgres;
