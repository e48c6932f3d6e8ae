-- What a hosted Supabase project contains before the first migration, as far as the migrations need it. Only for local
-- databases. Runs as the superuser supabase_admin, before the migrations.
-- The default privileges matter most: a migration that does not revoke them leaves its table open, here as on the hosted
-- project.

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit password 'postgres';
create role postgres login createdb createrole replication bypassrls password 'postgres';
grant anon, authenticated, service_role to authenticator, postgres;
-- The role of read-only queries through Supabase's Management API.
create role supabase_read_only_user login bypassrls;
grant pg_read_all_data to supabase_read_only_user;
alter database postgres owner to postgres;

grant usage on schema public to anon, authenticated, service_role;

alter default privileges for role postgres in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to anon, authenticated, service_role;
