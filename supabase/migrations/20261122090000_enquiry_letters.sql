-- The queue of letters that tell the salon of enquiries: each row of the table is its own entry. A column's default
-- puts it there, in the insert itself, so that no trigger can fail, wait or be forgotten. What an enquiry's letter
-- needs lies in its row and is deleted with it.

alter table public.enquiries
  add column told_at timestamptz,
  -- Without a default at first: enquiries from before this migration are not told of.
  add column letter_due_at timestamptz,
  add column letter_attempts integer not null default 0,
  add column letter_key uuid,
  add column letter_others integer,
  add column letter_failure text;
alter table public.enquiries alter column letter_due_at set default now();

comment on column public.enquiries.told_at is
  'When the mail service took the letter about this enquiry.';
comment on column public.enquiries.letter_due_at is
  'When the letter is sent, or tried again; empty when nothing more will be tried.';
comment on column public.enquiries.letter_attempts is 'How often the letter was tried.';
comment on column public.enquiries.letter_key is
  'The letter''s idempotency key at the mail service: the enquiry''s id, or one id for all that are told in one letter. Kept while the service may have taken the letter, so that it takes none twice.';
comment on column public.enquiries.letter_others is
  'The number of others that waited for an answer when the letter was first tried: a letter tried again must be the same.';
comment on column public.enquiries.letter_failure is
  'Why the letter was not taken the last time. With told_at and letter_due_at empty: why it never will be.';

create index enquiries_letters on public.enquiries (letter_due_at) where letter_due_at is not null;
create index enquiries_unanswered on public.enquiries (created_at) where answered_at is null;

alter policy "Visitors leave new enquiries" on public.enquiries
  with check (
    answered_at is null and created_at = now() and told_at is null and letter_due_at = now()
  );

-- After the 1st, 2nd, 3rd … attempt.
create function private.letter_pause(attempts integer) returns interval
  language sql immutable
  set search_path = ''
as $$
  select case attempts
    when 1 then interval '1 minute' when 2 then interval '5 minutes' when 3 then interval '15 minutes'
    else interval '1 hour'
  end
$$;

-- No pause is longer than an hour: a later time was written by a clock that has been set back since.
create function private.letter_is_due(due_at timestamptz, attempts integer) returns boolean
  language sql stable
  set search_path = ''
as $$ select due_at <= now() or due_at > now() + interval '1 hour' or attempts = 0 $$;

-- Takes the next letter to send: no row, one, or all that it tells of. What is taken counts as tried and is due again
-- after its pause, so that a worker that ends before it marks the letter loses nothing.
create function private.take_letter()
  returns table (
    letter uuid, id uuid, name text, email text, phone text, message text,
    created_at timestamptz, others integer
  )
  language plpgsql security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  -- More than so many at once are told in one letter, which has a line for each.
  singles constant integer := 10;
  lines constant integer := 1000;
  -- The first attempt, four pauses that grow, and three days of hours.
  attempts constant integer := 1 + 4 + 72;
  chosen uuid;
begin
  -- Two workers at once would part a flood between them. Any constant number serves as the name of this lock; storing
  -- an enquiry never asks for it.
  perform pg_advisory_xact_lock(20180911);

  -- Both, so that a clock set forward by days gives up nothing.
  update public.enquiries
  set letter_due_at = null, letter_failure = concat('Given up after three days. ', letter_failure)
  where letter_due_at <= now() and letter_attempts >= attempts
    and created_at <= now() - interval '3 days';

  select coalesce(letter_key, id) into chosen
  from public.enquiries
  where letter_due_at is not null and private.letter_is_due(letter_due_at, letter_attempts)
  order by letter_due_at
  limit 1
  for update skip locked;
  if chosen is null then
    return;
  end if;

  -- Those without a key are free to be told together; the mail service has seen none of them.
  if exists (select from public.enquiries where id = chosen and letter_key is null) and singles < (
    select count(*) from (
      select from public.enquiries where letter_due_at is not null and letter_key is null
      limit singles + 1
    ) free
  ) then
    chosen := gen_random_uuid();
    update public.enquiries set letter_key = chosen
    where id in (
      select id from public.enquiries where letter_due_at is not null and letter_key is null
      order by created_at, id limit lines
      for update skip locked
    );
  end if;

  update public.enquiries set letter_key = chosen where id = chosen;
  update public.enquiries
  set letter_attempts = letter_attempts + 1,
      letter_due_at = now() + private.letter_pause(
        (select min(letter_attempts) from public.enquiries where letter_key = chosen) + 1
      ),
      letter_others = coalesce(letter_others, (
        select count(*) from (
          select from public.enquiries
          where answered_at is null and letter_key is distinct from chosen limit 1000
        ) unanswered
      ))
  where letter_key = chosen and letter_due_at is not null;

  return query
    select letter_key, id, name, email, phone, message, created_at, letter_others
    from public.enquiries
    where letter_key = chosen and letter_due_at is not null
    order by created_at, id;
end
$$;

-- The mail service has taken the letter.
create function private.mark_told(letter uuid) returns void
  language sql security definer
  set search_path = ''
as $$
  update public.enquiries set told_at = now(), letter_due_at = null, letter_failure = null
  where (letter_key = letter or id = letter) and told_at is null
$$;

-- It has not, or nobody knows. Only what it certainly has not may be told with others, in another letter. `wait_seconds`
-- is what the service asked for; an hour at most, whatever it asks.
create function private.mark_failed(
  letter uuid, reason text, may_have_arrived boolean, wait_seconds integer
) returns void
  language sql security definer
  set search_path = ''
as $$
  update public.enquiries
  set letter_failure = left(reason, 300),
      letter_key = case when may_have_arrived then letter_key end,
      letter_others = case when may_have_arrived then letter_others end,
      letter_due_at = greatest(
        letter_due_at, now() + make_interval(secs => least(greatest(wait_seconds, 0), 3600))
      )
  where letter_key = letter and letter_due_at is not null
$$;

-- It never will. The reason stays, and the nightly check reports it until the enquiry is answered. A letter of many is
-- no reason to leave anybody out: each is told by a letter of its own, which may be taken.
create function private.mark_refused(letter uuid, reason text) returns void
  language sql security definer
  set search_path = ''
as $$
  update public.enquiries
  set letter_failure = left(reason, 300),
      letter_due_at = case when id <> letter then letter_due_at end,
      letter_key = id
  where letter_key = letter and letter_due_at is not null
$$;

-- Enquiries that nobody has answered for a day at 9:30 in Kuwait, the oldest hundred of them: the same list and the
-- same day however often it is asked for in a morning.
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

-- For the nightly check: how many have waited to be told for more than an hour, and how many never will be told and
-- have not been answered.
create function private.letters_in_trouble() returns table (overdue bigint, refused bigint)
  language sql stable security definer
  set search_path = ''
as $$
  select
    (select count(*) from public.enquiries
     where letter_due_at is not null and created_at < now() - interval '1 hour'),
    (select count(*) from public.enquiries
     where answered_at is null and told_at is null and letter_due_at is null
       and letter_failure is not null)
$$;

-- The Edge Function's role: these six functions and nothing else. It cannot log in until it is given a password.
do $$
begin
  -- Roles belong to the whole cluster; a second database in it finds it made.
  if not exists (select from pg_roles where rolname = 'notify_salon') then
    create role notify_salon login noinherit;
  end if;
end
$$;
alter role notify_salon set statement_timeout = '20s';

revoke all on all functions in schema private from public;
grant usage on schema private to notify_salon;
grant execute on function
  private.take_letter(), private.mark_told(uuid), private.mark_failed(uuid, text, boolean, integer),
  private.mark_refused(uuid, text), private.unanswered_enquiries(), private.letters_in_trouble()
  to notify_salon;
