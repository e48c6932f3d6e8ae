-- A notification keeps its key until every attempt with this key is known to have failed before it was sent. Until now
-- only the last attempt counted: an unknown result, then a 503, and the salon got the e-mail twice.

alter table public.enquiries add column notification_unconfirmed integer not null default 0;

comment on column public.enquiries.notification_unconfirmed is
  'How many attempts with notification_key the mail service may have accepted: each attempt counts from its claim until it is known to have failed before it was sent. While it is above zero, the enquiry keeps its key.';

-- The results of attempts before this migration are not known.
update public.enquiries set notification_unconfirmed = 1
where notification_key is not null and notified_at is null;

-- As before, but counts the attempt.
create or replace function private.claim_notification()
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
      notification_unconfirmed = notification_unconfirmed + 1,
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

-- As before, but the enquiries may share another notification only if the mail service cannot have accepted this one at
-- any attempt.
create or replace function private.mark_failed(
  notification uuid, reason text, may_have_arrived boolean, wait_seconds integer
) returns void
  language sql security definer
  set search_path = ''
as $$
  update public.enquiries
  set notification_failure = left(reason, 300),
      notification_unconfirmed = notification_unconfirmed - (not may_have_arrived)::integer,
      notification_key = case
        when may_have_arrived or notification_unconfirmed > 1 then notification_key
      end,
      notification_others = case
        when may_have_arrived or notification_unconfirmed > 1 then notification_others
      end,
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

-- As before. The new keys have no attempts.
create or replace function private.mark_rejected(notification uuid, reason text) returns void
  language sql security definer
  set search_path = ''
as $$
  update public.enquiries
  set notification_failure = left(reason, 300),
      notification_due_at = case when id <> notification then notification_due_at end,
      notification_unconfirmed = 0,
      notification_key = id
  where notification_key = notification and notified_at is null and notification_due_at is not null;
  update private.limit_notices
  set notification_failure = left(reason, 300), notification_due_at = null
  where id = notification
$$;
