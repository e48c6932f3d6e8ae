-- Rate limits: per client address and per e-mail address in ten minutes, and for all enquiries in an hour. A visitor over a
-- limit is shown the phone number and WhatsApp.

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
comment on table private.enquiry_settings is 'Limits of the contact form. A change applies from the next enquiry on.';

-- The senders of the last minutes as salted hashes, with no link to an enquiry. A job of pg_cron deletes them.
create table private.enquiry_clients (
  client bytea not null,
  seen_at timestamptz not null default now()
);
create index enquiry_clients_client_seen_at on private.enquiry_clients (client, seen_at);
create index enquiry_clients_seen_at on private.enquiry_clients (seen_at);

alter table private.enquiry_settings enable row level security;
alter table private.enquiry_clients enable row level security;

-- The salted hash of the client's address, or null inside the platform (SQL editor, table editor), where there is no request.
-- Uses cf-connecting-ip only: Cloudflare, which serves every Supabase project, overwrites it. A client can set
-- x-forwarded-for and x-real-ip itself. Requests without an address count as one client.
create function private.client_hash(salt text) returns bytea
  language sql stable set search_path = ''
as $$
  select sha256(convert_to(salt || case
    -- A tunnel or a server may have a whole /48 network of IPv6, so it counts as one client.
    when address like '%:%' and pg_input_is_valid(address, 'inet') then host(network(set_masklen(address::inet, 48)))
    else address
  end, 'UTF8'))
  from (select nullif(current_setting('request.headers', true), '')::json as headers) as request,
    lateral (select coalesce(headers ->> 'cf-connecting-ip', '') as address) as client
  where headers is not null
$$;

create function private.limit_enquiries() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  settings constant private.enquiry_settings := (select enquiry_settings from private.enquiry_settings);
  sender constant bytea := private.client_hash(settings.salt);
  refusal text;
begin
  -- The check of the table refuses it. A release and the workflow "Enquiries" send such an enquiry.
  if new.name = '' then
    return new;
  end if;

  -- First without the lock, so that refused requests do not wait. Then with it, because two at once do not count each other.
  for attempt in 1..2 loop
    -- The browser repeats an enquiry whose response was lost: from error 23505 it knows that the enquiry is stored. The
    -- primary key would raise the same error, but would first wait for a run that updates the row.
    if exists (select from public.enquiries where id = new.id) then
      raise unique_violation using message = 'This enquiry is already stored';
    end if;
    refusal := case
      when sender is not null and settings.per_client <= (
        select count(*) from private.enquiry_clients where client = sender and seen_at > now() - interval '10 minutes'
      ) then 'Too many enquiries from this connection'
      when settings.per_email <= (
        select count(*) from public.enquiries
        where lower(email) = lower(new.email) and created_at > now() - interval '10 minutes'
      ) then 'Too many enquiries from this e-mail address'
      when settings.per_hour <= (
        select count(*) from public.enquiries where created_at > now() - interval '1 hour'
      ) then 'Too many enquiries at the moment'
    end;
    if refusal is not null then
      raise sqlstate 'PT429' using
        message = refusal, hint = 'Try again later, or contact the salon by WhatsApp or phone.';
    end if;
    -- Until this enquiry is committed. The number is the arbitrary name of the lock.
    perform pg_advisory_xact_lock(20180910);
  end loop;

  if sender is not null then
    insert into private.enquiry_clients (client) values (sender);
  end if;
  return new;
end
$$;

revoke all on all functions in schema private from public;

create trigger enquiries_2_limit before insert on public.enquiries
  for each row execute function private.limit_enquiries();
