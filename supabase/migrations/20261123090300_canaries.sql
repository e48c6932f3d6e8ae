-- A release stores one enquiry, the canary, to check the form and the notification. Until now its public e-mail address
-- identified it, and the limits applied to it: five enquiries from this address made the release fail. The Edge Function
-- now announces the id of the canary first. The limits do not apply to it, and nobody else knows the id.

create table private.canaries (
  id uuid primary key default gen_random_uuid(),
  announced_at timestamptz not null default now(),
  -- When the enquiry was deleted, after its notification.
  deleted_at timestamptz
);
alter table private.canaries enable row level security;

-- The canaries of earlier releases.
insert into private.canaries (id)
select id from public.enquiries where lower(email) = 'delivered@resend.dev';

-- Returns the id of the next canary. Forgets old ids, except of canaries that are still stored.
create function private.announce_canary() returns uuid
  language sql security definer
  set search_path = ''
as $$
  delete from private.canaries
  where announced_at < now() - interval '1 day'
    and not exists (select from public.enquiries where enquiries.id = canaries.id);
  insert into private.canaries default values returning id
$$;

-- Deletes the canaries that the mail service has accepted. Returns the ids of these and of those that earlier calls have
-- deleted, because their response may have been lost. A canary without a notification stays in the queue, so that the
-- nightly check reports it. No other enquiry can be deleted.
create or replace function private.delete_canaries() returns setof uuid
  language sql security definer
  set search_path = ''
as $$
  with deleted as (
    delete from public.enquiries using private.canaries
    where enquiries.id = canaries.id and enquiries.notified_at is not null
    returning enquiries.id
  )
  update private.canaries set deleted_at = coalesce(deleted_at, now())
  where deleted_at is not null or id in (select id from deleted)
  returning id
$$;

-- As before, but the limits do not apply to a canary, and do not count it.
create or replace function private.limit_enquiries() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  settings private.enquiry_settings;
  sender bytea;
  in_last_hour integer;
begin
  -- One enquiry at a time until it commits: two concurrent ones would not count each other. The number is the arbitrary
  -- name of this lock.
  perform pg_advisory_xact_lock(20180910);

  -- The browser repeats an enquiry whose response was lost. If it is already stored, let it violate the primary key: from
  -- error 23505 the browser knows that it is stored.
  if exists (select from public.enquiries where id = new.id) then
    return new;
  end if;

  -- The check of the table refuses it. A release and the nightly check send such an enquiry.
  if new.name = '' then
    return new;
  end if;

  if exists (select from private.canaries where id = new.id and deleted_at is null) then
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

  select count(*) into in_last_hour from (
    select from public.enquiries where created_at > now() - interval '1 hour'
      and not exists (select from private.canaries where canaries.id = enquiries.id)
    limit settings.per_hour
  ) recent;
  if in_last_hour >= settings.per_hour then
    raise sqlstate 'PT429' using
      message = 'Too many enquiries at the moment',
      hint = 'Contact the salon by WhatsApp or phone.';
  end if;

  -- This enquiry is the last one within the limit. Store the notice with it: the error above would roll it back.
  if in_last_hour + 1 = settings.per_hour then
    perform private.add_limit_notice(settings.per_hour);
  end if;

  if sender is not null then
    insert into private.enquiry_clients (client) values (sender);
  end if;
  return new;
end
$$;

revoke all on function private.announce_canary() from public;
grant execute on function private.announce_canary() to notify_salon;
