-- What a hosted Supabase project has before the first migration, as far as it matters to ours.
-- Local databases only; runs as the superuser supabase_admin, before the migrations.
-- The default privileges are the point: a migration that forgets to revoke leaves its table open
-- here exactly as it would on the hosted project.

do $$
begin
  -- Roles belong to the whole cluster; a second database in it finds them made.
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
    create role authenticator login noinherit password 'postgres';
    create role postgres login createdb createrole replication bypassrls password 'postgres';
    grant anon, authenticated, service_role to authenticator, postgres;
  end if;
  execute format('alter database %I owner to postgres', current_database());
end
$$;

grant usage on schema public to anon, authenticated, service_role;

alter default privileges for role postgres in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to anon, authenticated, service_role;
