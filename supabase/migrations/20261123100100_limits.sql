-- Rate limits: per e-mail address and per client address in ten minutes, and for all enquiries in an hour. A visitor
-- over a limit is shown the phone number and WhatsApp.

create schema private;
revoke all on schema private from public, anon, authenticated, service_role;
comment on schema private is 'Not served by the API. Only the owner (postgres) reads and writes here.';

create table private.enquiry_settings (
  -- Allows a single row.
  id boolean primary key default true check (id),
  per_email integer not null default 5 check (per_email >= 0),
  per_client integer not null default 20 check (per_client >= 0),
  per_hour integer not null default 2000 check (per_hour >= 0),
  -- Generated here, so that no repository contains it. Without the salt, a stored hash is useless.
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into private.enquiry_settings default values;
comment on table private.enquiry_settings is
  'Limits of the contact form. A change applies from the next enquiry on.';

-- The senders of the last ten minutes as salted hashes, with no link to an enquiry.
create table private.enquiry_clients (
  client bytea not null,
  seen_at timestamptz not null default now()
);
create index enquiry_clients_client_seen_at on private.enquiry_clients (client, seen_at);
create index enquiry_clients_seen_at on private.enquiry_clients (seen_at);

alter table private.enquiry_settings enable row level security;
alter table private.enquiry_clients enable row level security;

-- The salted hash of the client's address, or null for a request from inside the platform (SQL editor, table editor).
--
-- Uses cf-connecting-ip only: Cloudflare, which serves every Supabase project, overwrites it. A client can set
-- x-forwarded-for and x-real-ip itself.
create function private.client_hash(salt text) returns bytea
  language plpgsql stable
  set search_path = ''
as $$
declare
  address text := nullif(current_setting('request.headers', true), '')::json ->> 'cf-connecting-ip';
begin
  if address like '%:%' then
    begin
      -- A household usually has a whole /64 network of IPv6, so it counts as one client.
      address := host(network(set_masklen(address::inet, 64)));
    exception when invalid_text_representation or invalid_parameter_value then
      null; -- Not an IP address: use the text as it is.
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
  -- One enquiry at a time until it commits: two concurrent ones would not count each other. The number is the arbitrary
  -- name of this lock.
  perform pg_advisory_xact_lock(20180910);

  -- The browser repeats an enquiry whose response was lost: from error 23505 it knows that the enquiry is stored. The
  -- primary key would raise the same error, but would first wait for a run that updates the row.
  if exists (select from public.enquiries where id = new.id) then
    raise unique_violation using message = 'This enquiry is already stored';
  end if;

  -- The check of the table refuses it. A release and the nightly check send such an enquiry.
  if new.name = '' then
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
      hint = 'Wait ten minutes, or contact the salon by WhatsApp or phone.';
  end if;

  if settings.per_client <= (
    select count(*) from (
      select from private.enquiry_clients where client = sender limit settings.per_client
    ) recent
  ) then
    raise sqlstate 'PT429' using
      message = 'Too many enquiries from this connection',
      hint = 'Wait ten minutes, or contact the salon by WhatsApp or phone.';
  end if;

  if settings.per_hour <= (
    select count(*) from (
      select from public.enquiries where created_at > now() - interval '1 hour'
      limit settings.per_hour
    ) recent
  ) then
    raise sqlstate 'PT429' using
      message = 'Too many enquiries at the moment',
      hint = 'Contact the salon by WhatsApp or phone.';
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
