-- The salon's e-mails ("letters"), as a transactional outbox: storing an enquiry only adds its row. Each minute,
-- private.send_letters() gives the new enquiries a letter and posts the letters that are due to the mail service, Resend.
-- A letter has no text. It is written from its enquiries each time it is posted, so nothing personal is stored twice, and
-- a deleted enquiry is not in the next attempt.

-- pg_net sends the requests to the mail service. Without a schema it would be in "public", which the API serves. Vault
-- encrypts the API key. A local database has fakes for the extensions (local/fakes.sql).
create extension if not exists pg_net with schema extensions;
create extension if not exists supabase_vault;

create table private.mail_settings (
  -- Allows a single row. The API key is in Vault: resend_api_key.
  id boolean primary key default true check (id),
  salon text check (salon !~ '[\u0001-\u001F]'),
  sender text check (sender ~ '^[^\s@<>,"]+@[^\s@<>,"]+\.[^\s@<>,"]+$'),
  -- One address, or several with commas.
  recipient text check (recipient ~ '^[^\s@<>,"]+@[^\s@<>,"]+\.[^\s@<>,"]+(, *[^\s@<>,"]+@[^\s@<>,"]+\.[^\s@<>,"]+)*$'),
  url text not null default 'https://api.resend.com/emails',
  letters_a_day integer not null default 25 check (letters_a_day > 0)
);
insert into private.mail_settings default values;

create table private.letters (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('enquiries', 'reminder', 'test')),
  written_at timestamptz not null default now(),
  attempts integer not null default 0,
  attempted_at timestamptz,
  -- When the next attempt is due. Empty: sent or given up.
  due_at timestamptz default now(),
  -- The number of the last attempt in pg_net, until its answer is read.
  request bigint,
  -- Resend refused an attempt with Reply-To, so the next one has none: the form accepts some addresses that Resend refuses.
  refused boolean not null default false,
  sent_at timestamptz,
  failure text
);
create index letters_due on private.letters (due_at) where due_at is not null;
create index letters_written on private.letters (kind, written_at);
comment on table private.letters is
  'E-mails to the salon. sent_at is when the mail service accepted one. Not sent and no due_at: given up, see failure.';

alter table private.mail_settings enable row level security;
alter table private.letters enable row level security;

alter table public.enquiries add foreign key (letter) references private.letters;
create index enquiries_letter on public.enquiries (letter) where letter is not null;
create index enquiries_without_letter on public.enquiries (created_at) where letter is null and answered_at is null;

-- What a reminder at this moment lists. It names no older enquiries, because the salon may keep its e-mails for a year.
create function private.unanswered_at(moment timestamptz) returns setof public.enquiries
  language sql stable set search_path = ''
as $$
  select * from public.enquiries
  where answered_at is null and created_at between moment - interval '30 days' and moment - interval '1 day'
$$;

-- Reads the answers to the last attempts. Parses none, because proxies answer in place of Resend, and escapes all bytes but
-- ASCII, because pg_net does not check that an answer is UTF-8. pg_net follows redirects, so 200 may be the answer of another
-- page: the answer of Resend contains an id. pg_net deletes answers after six hours and loses them in a crash.
create function private.read_answers(clock timestamptz) returns void
  language sql set search_path = ''
as $$
  update private.letters
  set sent_at = case when accepted then clock end,
    due_at = case when accepted then null when refusal and not refused then clock else due_at end,
    -- The attempt without Reply-To follows at once and counts as the same one.
    attempts = case when refusal and not refused then attempts - 1 else attempts end,
    -- The next attempt after a refusal has no Reply-To, and the one after that has it again. After another failure, the same
    -- text follows: it has the same key.
    refused = case when refusal then not refused else refused end,
    failure = case when not accepted then left(concat_ws(' ', status_code, error_msg, escaped), 500) end,
    request = null
  from (
    select *,
      status_code between 200 and 299 and coalesce(escaped ~ '^\s*\{.*"id"\s*:\s*"', false) as accepted,
      coalesce(status_code in (400, 413, 422), false) as refusal
    from net._http_response, encode(textsend(content), 'escape') as escaped
  ) as answer
  where answer.id = request and answer.created >= attempted_at and due_at is not null
$$;

-- Writes one letter for all unanswered enquiries without one, and once a day, after 9:30 in Kuwait, the reminder. After
-- `letters_a_day` in 24 hours, there is one an hour: a busy day must not use up the quota at Resend.
create function private.write_letters(clock timestamptz) returns void
  language plpgsql set search_path = ''
as $$
declare
  morning constant timestamptz := date_trunc('day', clock, 'Asia/Kuwait') + interval '9 hours 30 minutes';
begin
  if (
    select count(*) < (select letters_a_day from private.mail_settings) or max(written_at) <= clock - interval '1 hour'
    from private.letters where kind = 'enquiries' and written_at > clock - interval '24 hours' and written_at <= clock
  ) then
    -- A row that another session has locked waits for the next minute.
    with waiting as materialized (
      select id from public.enquiries where letter is null and answered_at is null
      order by created_at, id limit 500 for update skip locked
    ), written as (
      insert into private.letters (kind, written_at, due_at) select 'enquiries', clock, clock
      where exists (select from waiting) returning id
    )
    update public.enquiries set letter = written.id from waiting, written where enquiries.id = waiting.id;
  end if;

  if clock >= morning and not exists (
    select from private.letters where kind = 'reminder' and written_at >= morning
  ) and exists (select from private.unanswered_at(clock)) then
    insert into private.letters (kind, written_at, due_at) values ('reminder', clock, clock);
  end if;
end
$$;

-- Posts the letter that is due, a new one first. pg_net's queue then contains one request: of two that wait, PostgreSQL
-- could keep the enquiries and the API key in its statistics (pg_stats), also after they are deleted.
create function private.post_letters(clock timestamptz) returns void
  language plpgsql set search_path = ''
as $$
declare
  settings constant private.mail_settings := (select mail_settings from private.mail_settings);
  api_key constant text := (
    select btrim(decrypted_secret, E' \n\r\t') from vault.decrypted_secrets where name = 'resend_api_key'
  );
  letter private.letters;
  body jsonb;
  number bigint;
begin
  -- If pg_net stands still, the last request is still there. If it is locked, pg_net is sending it.
  delete from net.http_request_queue where id in (select id from net.http_request_queue for update skip locked);
  if exists (select from net.http_request_queue) then
    return;
  end if;

  select * into letter from private.letters
  -- An attempt in the future was made before the clock was set back.
  where due_at <= clock or due_at is not null and attempted_at > clock
  order by attempts, due_at limit 1;
  if not found then
    return;
  end if;
  body := private.letter_body(letter);
  if body is null or letter.attempts >= 76 then
    update private.letters set due_at = null, request = null,
      failure = case when body is null then 'nothing to send' else 'given up after three days: ' || failure end
    where id = letter.id;
  elsif api_key is null or num_nulls(settings.salon, settings.sender, settings.recipient) > 0 then
    update private.letters set due_at = clock + interval '1 minute',
      failure = 'private.mail_settings or the secret resend_api_key is not set'
    where id = letter.id;
  else
    number := net.http_post(
      url := settings.url, body := body, timeout_milliseconds := 30000, headers := jsonb_build_object(
        'Content-Type', 'application/json', 'Authorization', 'Bearer ' || api_key,
        -- Resend sends a key once, and refuses another text with the same key.
        'Idempotency-Key', letter.id || md5(body::text)
      )
    );
    -- A crash of the database resets the numbers of pg_net. The answer belongs to the new request.
    update private.letters set request = null where request = number and due_at is not null;
    -- The 76th attempt is three days after the first one.
    update private.letters set attempts = attempts + 1, attempted_at = clock, request = number, failure = 'no answer',
      due_at = clock + (array[1, 5, 15, 60])[least(attempts + 1, 4)] * interval '1 minute'
    where id = letter.id;
  end if;
end
$$;

-- Runs each minute. `clock` is a parameter for the tests.
create function private.send_letters(clock timestamptz default now()) returns void
  language plpgsql set search_path = ''
as $$
begin
  -- Two runs at once are one: the second does nothing. The number is the arbitrary name of this lock.
  if not pg_try_advisory_xact_lock(20180911) then
    return;
  end if;
  perform private.read_answers(clock);
  perform private.write_letters(clock);
  perform private.post_letters(clock);
end
$$;

-- Raises an error that lists what is overdue, given up or not deleted, and a form that is closed. The log of the workflow
-- that calls it may be public: it contains only the status of an answer.
create function private.check_letters() returns void
  language plpgsql set search_path = ''
as $$
declare
  problems constant text := (
    select string_agg(concat_ws(': ', 'since ' || since, problem), E'\n' order by since nulls first) from (
      select written_at as since, regexp_replace(failure, '\m([0-9]{3}) .*', '\1') as problem from private.letters
      where sent_at is null and written_at < now() - interval '1 hour' and (
        -- A letter that was given up is no problem any more when its enquiries are answered.
        due_at is not null or exists (select from public.enquiries where letter = letters.id and answered_at is null)
      )
      union all
      select null, 'the form accepts no enquiries or has no limits: see private.enquiry_settings'
      where not exists (
        select from private.enquiry_settings where least(per_email, per_client) > 0
        and per_hour > (select count(*) from public.enquiries where created_at > now() - interval '1 hour')
      )
      union all
      select created_at, 'no letter: it is a busy day, or pg_cron does not run "send letters"' from public.enquiries
      where letter is null and answered_at is null and created_at < now() - interval '1 hour'
      union all
      select created_at, 'the letter is lost: see docs/recovery.md' from public.enquiries
      where answered_at is null and letter is not null and not exists (select from private.letters where id = letter)
      union all
      select min(created_at), 'enquiries are not deleted: pg_cron does not run "delete old enquiries"' from public.enquiries
      where created_at < now() - interval '12 months 1 day' having count(*) > 0
      union all
      select min(seen_at), 'clients are not forgotten: pg_cron does not run "forget enquiry clients"'
      from private.enquiry_clients where seen_at < now() - interval '1 hour' having count(*) > 0
      order by since nulls first limit 20
    ) as problem
  );
begin
  if problems is not null then
    raise exception '%', problems using hint = 'supabase/README.md explains what to do (Letters).';
  end if;
end
$$;

revoke all on all functions in schema private from public;
