-- How many enquiries the table takes: per e-mail address and per client address in ten minutes,
-- and in all within an hour. The last only slows a flood; whoever is refused is shown the phone.

create schema private;
revoke all on schema private from public, anon, authenticated, service_role;
comment on schema private is 'Not served by the API. Only the owner (postgres) reads or writes here.';

create table private.enquiry_settings (
  -- One row, ever.
  id boolean primary key default true check (id),
  per_email integer not null default 5 check (per_email >= 0),
  per_client integer not null default 20 check (per_client >= 0),
  per_hour integer not null default 500 check (per_hour >= 0),
  -- Made here, so it is in no repository. Without it a stored hash says nothing.
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into private.enquiry_settings default values;
comment on table private.enquiry_settings is
  'Limits of the contact form. Change them here; they hold from the next enquiry on.';

-- Who sent an enquiry in the last ten minutes: a salted hash, tied to no enquiry.
create table private.enquiry_clients (
  client bytea not null,
  seen_at timestamptz not null default now()
);
create index enquiry_clients_client_seen_at on private.enquiry_clients (client, seen_at);
create index enquiry_clients_seen_at on private.enquiry_clients (seen_at);

alter table private.enquiry_settings enable row level security;
alter table private.enquiry_clients enable row level security;

-- The salted hash of the client's address, or null when the request came through no platform
-- (SQL editor, table view).
--
-- cf-connecting-ip and no other: Cloudflare, which stands before every Supabase project, sets it
-- and overwrites whatever the client sent under that name. x-forwarded-for and x-real-ip begin
-- with what the client claims.
create function private.client_hash(salt text) returns bytea
  language plpgsql stable
  set search_path = ''
as $$
declare
  address text := nullif(current_setting('request.headers', true), '')::json ->> 'cf-connecting-ip';
begin
  if address like '%:%' then
    begin
      -- A household holds a whole /64 of IPv6: one client, however many addresses it draws.
      address := host(network(set_masklen(address::inet, 64)));
    exception when invalid_text_representation or invalid_parameter_value then
      null; -- Not an address: limited by its text as it stands.
    end;
  end if;
  return sha256(convert_to(salt || address, 'UTF8'));
end
$$;

create function private.forget_clients() returns void
  language sql
  set search_path = ''
as $$ delete from private.enquiry_clients where seen_at <= now() - interval '10 minutes' $$;

create function private.limit_enquiries() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  settings private.enquiry_settings;
  sender bytea;
begin
  -- One enquiry at a time until it commits: two at once would each count without the other.
  -- Any constant number serves as the name of this lock.
  perform pg_advisory_xact_lock(20180910);

  -- A repeated send of what is stored already (its answer was lost) is no new enquiry: let it
  -- run into the primary key, whose 23505 tells the browser that all is well.
  if exists (select from public.enquiries where id = new.id) then
    return new;
  end if;

  select * into strict settings from private.enquiry_settings;
  sender := private.client_hash(settings.salt);
  perform private.forget_clients();

  if settings.per_email <= (
    select count(*) from (
      select from public.enquiries
      where lower(email) = lower(new.email) and created_at > now() - interval '10 minutes'
      limit settings.per_email
    ) recent
  ) then
    raise sqlstate 'PT429' using
      message = 'Too many enquiries from this e-mail address',
      hint = 'Wait ten minutes, or reach the salon by WhatsApp or phone.';
  end if;

  if settings.per_client <= (
    select count(*) from (
      select from private.enquiry_clients where client = sender limit settings.per_client
    ) recent
  ) then
    raise sqlstate 'PT429' using
      message = 'Too many enquiries from this connection',
      hint = 'Wait ten minutes, or reach the salon by WhatsApp or phone.';
  end if;

  if settings.per_hour <= (
    select count(*) from (
      select from public.enquiries where created_at > now() - interval '1 hour'
      limit settings.per_hour
    ) recent
  ) then
    raise sqlstate 'PT429' using
      message = 'Too many enquiries at the moment',
      hint = 'Reach the salon by WhatsApp or phone.';
  end if;

  if sender is not null then
    insert into private.enquiry_clients (client) values (sender);
  end if;
  return new;
end
$$;

revoke all on all functions in schema private from public;

create trigger enquiries_2_limit before insert on public.enquiries
  for each row execute function private.limit_enquiries();
