-- What a hosted Supabase project contains before the first migration, as far as the migrations need it. Only for local
-- databases. Runs as the superuser supabase_admin.

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit password 'postgres';
create role postgres login createdb createrole replication bypassrls password 'postgres';
grant anon, authenticated, service_role to authenticator, postgres;
alter database postgres owner to postgres;

-- Supabase's limit for the requests of visitors.
alter role anon set statement_timeout = '3s';

create schema extensions;
grant usage on schema extensions to postgres, anon, authenticated, service_role;

grant usage on schema public to anon, authenticated, service_role;
-- The more dangerous of the two defaults of a project: a migration that does not revoke leaves its table open.
alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
