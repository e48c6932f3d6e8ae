import type { Client } from "pg";

/** All privileges of the API's roles in the schemas of the project: visitors, accounts and secret keys. */
const EVERY_PRIVILEGE = `
  with roles as (select unnest(array['anon', 'authenticated', 'service_role']) as role),
  spaces as (select oid, nspname from pg_namespace where nspname in ('public', 'private')),
  tables as (
    select c.oid, s.nspname || '.' || c.relname as name
    from pg_class c join spaces s on s.oid = c.relnamespace where c.relkind in ('r', 'v', 'm', 'p')
  ),
  sequences as (
    select c.oid, s.nspname || '.' || c.relname as name
    from pg_class c join spaces s on s.oid = c.relnamespace where c.relkind = 'S'
  ),
  columns as (
    select t.oid, t.name, a.attname from tables t
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  )
  select role || ' ' || privilege || ' ' || name as granted
  from roles, tables, unnest(array['DELETE', 'TRUNCATE', 'TRIGGER', 'MAINTAIN']) as privilege
  where has_table_privilege(role, oid, privilege)
  union all
  select role || ' ' || privilege || ' ' || name || '.' || attname
  from roles, columns, unnest(array['SELECT', 'INSERT', 'UPDATE', 'REFERENCES']) as privilege
  where has_column_privilege(role, oid, attname, privilege)
  union all
  select role || ' ' || privilege || ' ' || name
  from roles, sequences, unnest(array['USAGE', 'SELECT', 'UPDATE']) as privilege
  where has_sequence_privilege(role, oid, privilege)
  union all
  select role || ' EXECUTE ' || p.oid::regprocedure
  from roles, pg_proc p join spaces s on s.oid = p.pronamespace
  where has_function_privilege(role, p.oid, 'EXECUTE')
  union all
  select role || ' ' || privilege || ' on schema ' || nspname
  from roles, spaces, unnest(array['USAGE', 'CREATE']) as privilege
  where has_schema_privilege(role, oid, privilege)
  order by 1`;

/** The privileges that PostgreSQL reports, one per line: "anon INSERT public.enquiries.name". */
export async function everyPrivilege(owner: Client): Promise<string[]> {
  const { rows } = await owner.query<{ granted: string }>(EVERY_PRIVILEGE);
  return rows.map((row) => row.granted);
}
