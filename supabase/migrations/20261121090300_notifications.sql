-- The notification queue: the Edge Function notify-salon claims one notification at a time, sends it and marks the
-- result. The queue's columns are explained in the first migration.

-- The delay after the 1st, 2nd, 3rd … attempt.
create function private.notification_delay(attempts integer) returns interval
  language sql immutable
  set search_path = ''
as $$
  select case attempts
    when 1 then interval '1 minute' when 2 then interval '5 minutes' when 3 then interval '15 minutes'
    else interval '1 hour'
  end
$$;

-- No delay is longer than an hour. A later time comes from a clock that has been set back since.
create function private.notification_is_due(due_at timestamptz, attempts integer) returns boolean
  language sql stable
  set search_path = ''
as $$ select due_at <= now() or due_at > now() + interval '1 hour' or attempts = 0 $$;

create function private.any_notification_is_due() returns boolean
  language sql stable
  set search_path = ''
as $$
  select exists (
    select from public.enquiries
    where notification_due_at is not null
      and private.notification_is_due(notification_due_at, notification_attempts)
  ) or exists (
    select from private.limit_notices
    where notification_due_at is not null
      and private.notification_is_due(notification_due_at, notification_attempts)
      and reached_at > now() - interval '3 days'
  )
$$;

-- Claims the next notification. Returns no row if none is due, one row for a limit notice (per_hour is set), or the
-- enquiries that share the notification. A claim counts as an attempt and makes the notification due again after its
-- delay, so that nothing is lost if the function ends before it marks the result.
create function private.claim_notification()
  returns table (
    notification uuid, per_hour integer, id uuid, name text, email text, phone text, message text,
    created_at timestamptz, others integer
  )
  language plpgsql security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  -- If more enquiries than this are waiting, they share one notification, which has a line for each.
  singles constant integer := 10;
  lines constant integer := 1000;
  -- The first attempt, four increasing delays, and 72 hourly attempts.
  max_attempts constant integer := 1 + 4 + 72;
  claimed uuid;
begin
  -- Concurrent claims would split a burst of enquiries between them. The number is the arbitrary name of this lock.
  -- Storing an enquiry never waits for it.
  perform pg_advisory_xact_lock(20180911);

  return query
    update private.limit_notices
    set notification_attempts = notification_attempts + 1,
        notification_due_at = now() + private.notification_delay(notification_attempts + 1)
    where id = (
      select id from private.limit_notices
      where notification_due_at is not null
        and private.notification_is_due(notification_due_at, notification_attempts)
        and reached_at > now() - interval '3 days'
      order by reached_at limit 1
    )
    returning id, per_hour, null::uuid, null, null, null, null, reached_at, null::integer;
  if found then
    return;
  end if;

  -- Give up after three days. The number of attempts counts too, so that a clock set forward does not give up too early.
  update public.enquiries
  set notification_due_at = null,
      notification_failure = concat('Given up after three days. ', notification_failure)
  where notification_due_at <= now() and notification_attempts >= max_attempts
    and created_at <= now() - interval '3 days';

  select coalesce(notification_key, id) into claimed
  from public.enquiries
  where notification_due_at is not null
    and private.notification_is_due(notification_due_at, notification_attempts)
  order by notification_due_at
  limit 1
  for update skip locked;
  if claimed is null then
    return;
  end if;

  -- Enquiries without a key can share a notification, because the mail service has seen none of them.
  if exists (select from public.enquiries where id = claimed and notification_key is null) and singles < (
    select count(*) from (
      select from public.enquiries where notification_due_at is not null and notification_key is null
      limit singles + 1
    ) without_key
  ) then
    claimed := gen_random_uuid();
    update public.enquiries set notification_key = claimed
    where id in (
      select id from public.enquiries where notification_due_at is not null and notification_key is null
      order by created_at, id limit lines
      for update skip locked
    );
  else
    update public.enquiries set notification_key = claimed where id = claimed;
  end if;

  update public.enquiries
  set notification_attempts = notification_attempts + 1,
      notification_due_at = now() + private.notification_delay(
        (select min(notification_attempts) from public.enquiries
         where notification_key = claimed and notified_at is null) + 1
      ),
      notification_others = coalesce(notification_others, (
        select count(*) from (
          select from public.enquiries
          where answered_at is null and notification_key is distinct from claimed limit 1000
        ) unanswered
      ))
  where notification_key = claimed and notified_at is null and notification_due_at is not null;

  return query
    select notification_key, null::integer, id, name, email, phone, message, created_at,
      notification_others
    from public.enquiries
    where notification_key = claimed and notified_at is null and notification_due_at is not null
    order by created_at, id;
end
$$;

-- The mail service has accepted the notification.
create function private.mark_notified(notification uuid) returns void
  language sql security definer
  set search_path = ''
as $$
  update public.enquiries
  set notified_at = now(), notification_due_at = null, notification_failure = null
  where (notification_key = notification or id = notification) and notified_at is null;
  update private.limit_notices
  set notified_at = now(), notification_due_at = null, notification_failure = null
  where id = notification
$$;

-- The mail service has not accepted it, or the result is unknown. An enquiry may share another notification only if the
-- service cannot have accepted this one. `wait_seconds` is the delay that the service asked for, limited to an hour.
create function private.mark_failed(
  notification uuid, reason text, may_have_arrived boolean, wait_seconds integer
) returns void
  language sql security definer
  set search_path = ''
as $$
  update public.enquiries
  set notification_failure = left(reason, 300),
      notification_key = case when may_have_arrived then notification_key end,
      notification_others = case when may_have_arrived then notification_others end,
      notification_due_at = greatest(
        notification_due_at,
        now() + make_interval(secs => least(greatest(wait_seconds, 0), 3600))
      )
  where notification_key = notification and notified_at is null and notification_due_at is not null;
  update private.limit_notices
  set notification_failure = left(reason, 300),
      notification_due_at = greatest(
        notification_due_at,
        now() + make_interval(secs => least(greatest(wait_seconds, 0), 3600))
      )
  where id = notification and notification_due_at is not null
$$;

-- The mail service has rejected the notification for good. The reason is kept, and the nightly check reports it until
-- the enquiry is answered. If enquiries shared the notification, each gets one of its own, which may be accepted.
create function private.mark_rejected(notification uuid, reason text) returns void
  language sql security definer
  set search_path = ''
as $$
  update public.enquiries
  set notification_failure = left(reason, 300),
      notification_due_at = case when id <> notification then notification_due_at end,
      notification_key = id
  where notification_key = notification and notified_at is null and notification_due_at is not null;
  update private.limit_notices
  set notification_failure = left(reason, 300), notification_due_at = null
  where id = notification
$$;

-- Enquiries that were unanswered for a day at 9:30 in Kuwait: the total and the oldest hundred. Every call after 9:30
-- returns the same list and the same day, so that the salon gets one reminder a day.
create function private.unanswered_enquiries()
  returns table (
    day text, total bigint, id uuid, name text, email text, phone text, message text,
    created_at timestamptz
  )
  language sql stable security definer
  set search_path = ''
as $$
  select to_char(now() at time zone 'Asia/Kuwait', 'YYYY-MM-DD'), count(*) over (),
    id, name, email, phone, message, created_at
  from public.enquiries
  where answered_at is null
    and created_at <= least(
      now(),
      (date_trunc('day', now() at time zone 'Asia/Kuwait') + interval '9 hours 30 minutes')
        at time zone 'Asia/Kuwait'
    ) - interval '1 day'
  order by created_at, id
  limit 100
$$;

-- For the nightly check: how many notifications have been waiting for more than an hour, and how many were rejected or
-- given up. A rejected one counts until the enquiry is answered; a limit notice counts for three days.
create function private.queue_health() returns table (overdue bigint, rejected bigint)
  language sql stable security definer
  set search_path = ''
as $$
  select
    (select count(*) from public.enquiries
     where notification_due_at is not null and created_at < now() - interval '1 hour')
    + (select count(*) from private.limit_notices
       where notification_due_at is not null
         and reached_at between now() - interval '3 days' and now() - interval '1 hour'),
    (select count(*) from public.enquiries
     where answered_at is null and notified_at is null and notification_due_at is null
       and notification_failure is not null)
    + (select count(*) from private.limit_notices
       where notified_at is null and notification_due_at is null
         and reached_at > now() - interval '3 days')
$$;

-- A release stores one enquiry from this address, the canary, to check the form and the notification.
-- supabase/functions/notify-salon/canary.ts has the same address. Deletes the canaries that the mail service has
-- accepted, and returns their ids. A canary without a notification stays in the queue, so that the nightly check
-- reports it. No other enquiry can be deleted.
create function private.delete_canaries() returns setof uuid
  language sql security definer
  set search_path = ''
as $$
  delete from public.enquiries
  -- lower(email) has an index. The function compares the address itself.
  where lower(email) = 'delivered@resend.dev' and email = 'delivered@resend.dev'
    and notified_at is not null
  returning id
$$;

-- The role of the Edge Function. It can execute the seven functions below and nothing else. It cannot log in until it has
-- a password.
do $$
begin
  -- Roles belong to the whole cluster. In its second database the role already exists.
  if not exists (select from pg_roles where rolname = 'notify_salon') then
    create role notify_salon login noinherit;
  end if;
end
$$;
alter role notify_salon set statement_timeout = '20s';

-- Calls the Edge Function with a task: "notifications" or "reminder". Does nothing if no notification is due.
create function private.call_notify_salon(task text) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  address text;
  secret text;
begin
  if task = 'notifications' and not private.any_notification_is_due() then
    return;
  end if;
  select decrypted_secret into address from vault.decrypted_secrets
    where name = 'notify_salon_address';
  select decrypted_secret into secret from vault.decrypted_secrets
    where name = 'notify_salon_secret';
  if address is null or secret is null then
    raise exception 'The salon cannot be notified: Vault does not contain notify_salon_address and notify_salon_secret.'
      using hint = 'Run the workflow "Publish", which stores them.';
  end if;
  perform net.http_post(
    url := address,
    body := jsonb_build_object('task', task),
    headers := jsonb_build_object('Content-Type', 'application/json', 'X-Notify-Secret', secret),
    timeout_milliseconds := 55000
  );
end
$$;

-- Stores what the calls need: the function's address and secret in Vault, and the password of its role. The workflow
-- "Publish" calls it at each run.
create function private.connect_notify_salon(address text, secret text, password text) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  entry record;
  stored uuid;
begin
  for entry in
    select * from (values ('notify_salon_address', address), ('notify_salon_secret', secret))
      as entries (name, value)
  loop
    select id into stored from vault.decrypted_secrets where name = entry.name;
    if stored is null then
      perform vault.create_secret(entry.value, entry.name);
    else
      perform vault.update_secret(stored, entry.value);
    end if;
  end loop;
  execute format('alter role notify_salon password %L', password);
end
$$;

revoke all on all functions in schema private from public;
grant usage on schema private to notify_salon;
grant execute on function
  private.claim_notification(), private.mark_notified(uuid),
  private.mark_failed(uuid, text, boolean, integer), private.mark_rejected(uuid, text),
  private.unanswered_enquiries(), private.queue_health(), private.delete_canaries()
  to notify_salon;

-- The schedule: pg_cron sets the time, pg_net makes the call, and Vault holds the secrets.
do $$
declare
  missing text;
begin
  select string_agg(name, ', ' order by name) into missing
  from unnest(array['pg_cron', 'pg_net', 'supabase_vault']) as wanted (name)
  where not exists (
    select from pg_available_extensions available where available.name = wanted.name
  );
  if missing is not null then
    raise warning 'This database does not notify the salon: % is missing. Something else must call the function notify-salon every minute.', missing;
    return;
  end if;
  create extension if not exists pg_cron with schema pg_catalog;
  create extension if not exists pg_net;
  create extension if not exists supabase_vault;
  perform cron.schedule(
    'notify the salon', '* * * * *', 'select private.call_notify_salon(''notifications'')'
  );
  -- 9:30 in Kuwait. The two later calls use the same idempotency key: they only matter if the first one failed.
  perform cron.schedule(
    'remind the salon', '30,40,50 6 * * *', 'select private.call_notify_salon(''reminder'')'
  );
end
$$;
