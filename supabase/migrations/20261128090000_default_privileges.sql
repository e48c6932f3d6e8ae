-- A project may grant all privileges on each new table of "public" to its API roles. So a copy of the enquiries that somebody
-- makes by hand could be read and deleted with the public key. From now on, only the owner may use what is new. Without
-- "for role": migrations and the dashboard both run as postgres. Functions run with the rights of their caller.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
