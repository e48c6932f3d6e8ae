-- E-mails to the salon, as a transactional outbox. Storing an enquiry only adds its row. Each minute private.send_letters
-- writes a letter for the enquiries that have none, and sends the letters that are due with pg_net to the mail service,
-- Resend. A letter is written once and has an idempotency key, so that a retry sends the same e-mail, which Resend accepts
-- only once in 24 hours. supabase/README.md lists what each answer of Resend leads to.

create table private.mail_settings (
  -- Allows a single row. Its API key is in Vault: resend_api_key.
  id boolean primary key default true check (id),
  salon text check (salon !~ '[<>"\u0001-\u001F]'),
  sender text check (sender ~ '^[^\s@<>,"]+@[^\s@<>,"]+$'),
  -- One address, or several with commas.
  recipient text check (recipient ~ '^[^\s@<>,"]+@[^\s@<>,"]+(, *[^\s@<>,"]+@[^\s@<>,"]+)*$'),
  url text not null default 'https://api.resend.com/emails'
);
insert into private.mail_settings default values;
comment on table private.mail_settings is
  'The name of the salon, and the addresses from which and to which its letters are sent.';

create table private.letters (
  id uuid primary key default gen_random_uuid(),
  kind text not null default 'other' check (kind in ('enquiries', 'limit', 'reminder', 'other')),
  -- These three are deleted when the letter is sent.
  subject text,
  text text,
  reply_to text,
  written_at timestamptz not null default now(),
  -- The idempotency key. It changes only if Resend has certainly not accepted the letter.
  key uuid not null default gen_random_uuid(),
  attempts integer not null default 0,
  attempted_at timestamptz,
  -- When the next attempt is due, unless the last one is answered before. Empty: sent or refused.
  due_at timestamptz default now(),
  -- The number of the last attempt in pg_net, while it is not answered.
  request bigint,
  -- Whether Resend may have accepted an attempt: it was not answered, or with an error of the server.
  unclear boolean not null default false,
  sent_at timestamptz,
  failure text
);
create index letters_due on private.letters (due_at) where due_at is not null;
create unique index letters_request on private.letters (request) where request is not null;
create index letters_notices on private.letters (kind, written_at) where kind <> 'enquiries';
comment on table private.letters is
  'E-mails to the salon. sent_at is when the mail service accepted one. Not sent and no due_at: refused, see failure.';

alter table private.mail_settings enable row level security;
alter table private.letters enable row level security;

alter table public.enquiries add foreign key (letter) references private.letters;
create index enquiries_letter on public.enquiries (letter) where letter is not null;
create index enquiries_without_letter on public.enquiries (created_at) where letter is null;

-- Deleting an enquiry also deletes the letters with its text that are not sent. They are written again, without it, for
-- the other enquiries.
create function private.forget_letters() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update public.enquiries set letter = null
  where letter = (select id from private.letters where id = old.letter and sent_at is null);
  delete from private.letters where sent_at is null and (id = old.letter or kind = 'reminder');
  return null;
end
$$;
create trigger enquiries_forget_letters after delete on public.enquiries
  for each row execute function private.forget_letters();

-- Deletes letters of twelve months ago, except of enquiries that are still stored.
create function private.delete_old_letters() returns void
  language sql
  set search_path = ''
as $$
  delete from private.letters
  where written_at < now() - interval '12 months'
    and not exists (select from public.enquiries where letter = letters.id)
$$;

-- A text in which each line has its own direction, so that English and Arabic do not mix their order.
create function private.isolated(content text) returns text
  language sql immutable
  set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(content, '[\u202A-\u202E\u2066-\u2069]', '', 'g'), '[^\n]+', E'\u2068\\&\u2069', 'g'
  )
$$;

create function private.time_in_kuwait(moment timestamptz) returns text
  language sql stable
  set search_path = ''
as $$
  select to_char(moment at time zone 'Asia/Kuwait', 'FMDay, FMDD FMMonth YYYY "at" HH24:MI "(Kuwait)"')
$$;

create function private.enquiry_text(enquiry public.enquiries) returns text
  language sql stable
  set search_path = ''
as $$
  select concat_ws(
    E'\n',
    format(
      '%s wrote on %s:', private.isolated(enquiry.name), private.time_in_kuwait(enquiry.created_at)
    ),
    '',
    private.isolated(enquiry.message),
    '',
    'E-mail: ' || enquiry.email,
    'Phone: ' || private.isolated(enquiry.phone),
    (
      select 'WhatsApp: https://wa.me/' || substr(number, 2)
      from private.dialled(enquiry.phone) as number
      where number ~ '^\+[1-9][0-9]{7,14}$' and enquiry.phone !~ '[[:alpha:]]'
    )
  )
$$;

-- Writes one letter for all enquiries without one. A row that another session has locked waits for the next minute.
create function private.write_enquiries(clock timestamptz) returns void
  language sql
  set search_path = ''
as $$
  with waiting as materialized (
    select * from public.enquiries where letter is null
    order by created_at, id limit 500
    for update skip locked
  ), written as (
    insert into private.letters (kind, written_at, due_at, subject, text, reply_to)
    select 'enquiries', clock, clock,
      case when count(*) = 1
        then 'Enquiry from ' || regexp_replace(
          min(name), '[\u0001-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]+', ' ', 'g'
        )
        else count(*) || ' enquiries from the website'
      end,
      string_agg(private.enquiry_text(waiting), E'\n\n----------\n\n' order by created_at, id),
      case when count(*) = 1 then min(email) end
    from waiting having count(*) > 0
    returning id
  )
  update public.enquiries set letter = written.id
  from waiting, written where enquiries.id = waiting.id
$$;

-- Writes a notice that the hourly limit is reached, at most one an hour.
create function private.write_limit(clock timestamptz) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  max_count constant integer := (select per_hour from private.enquiry_settings);
begin
  if max_count = 0 or max_count > (
    select count(*) from (
      select from public.enquiries where created_at > clock - interval '1 hour' limit max_count
    ) recent
  ) or exists (
    select from private.letters
    where kind = 'limit' and written_at > clock - interval '1 hour' and written_at <= clock
  ) then
    return;
  end if;
  insert into private.letters (kind, written_at, due_at, subject, text) values (
    'limit', clock, clock,
    format('The contact form reached its limit: %s enquiries in an hour', max_count),
    concat_ws(
      E'\n\n',
      format(
        'The contact form received %s enquiries within an hour, its limit: %s.',
        max_count, private.time_in_kuwait(clock)
      ),
      'Until the number falls below the limit, visitors cannot send the form. They see the phone number and WhatsApp.',
      format(
        'Look at the table of enquiries. If they are spam, delete them. If they are real, raise the limit in the SQL '
        'editor: update private.enquiry_settings set per_hour = %s;',
        2 * max_count
      ),
      'There is at most one e-mail like this an hour.'
    )
  );
end
$$;

-- Writes the reminder of the enquiries that were unanswered for a day at 9:30 in Kuwait, once a day after this time.
create function private.write_reminder(clock timestamptz) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  midnight constant timestamptz := date_trunc('day', clock, 'Asia/Kuwait');
  due constant timestamptz := midnight + interval '9 hours 30 minutes';
begin
  if clock < due or exists (
    select from private.letters
    where kind = 'reminder' and written_at >= midnight and written_at < midnight + interval '1 day'
  ) then
    return;
  end if;
  insert into private.letters (kind, written_at, due_at, subject, text)
  select 'reminder', clock, clock,
    total || case total when 1 then ' enquiry waits' else ' enquiries wait' end || ' for an answer',
    concat_ws(
      E'\n',
      'These enquiries arrived more than a day ago and are not marked as answered. After you have replied, set '
        'answered_at in the table of enquiries.',
      '',
      string_agg(
        concat_ws(
          ' | ', private.time_in_kuwait(created_at), private.isolated(name), email, private.isolated(phone)
        ),
        E'\n' order by created_at, id
      ),
      case when total > 100 then format('And %s more.', total - 100) end
    )
  from (
    select *, count(*) over () as total from public.enquiries
    where answered_at is null and created_at <= due - interval '1 day'
    order by created_at, id limit 100
  ) unanswered
  group by total;
end
$$;

-- The delay after the 1st, 2nd, 3rd … attempt. The 76th attempt is three days after the first one.
create function private.retry_delay(attempts integer) returns interval
  language sql immutable
  set search_path = ''
as $$ select (array[1, 5, 15, 60])[least(attempts, 4)] * interval '1 minute' $$;

-- Reads the answers to the last attempts. pg_net deletes answers after six hours, and loses them in a crash.
create function private.settle_letters(clock timestamptz) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  answer record;
begin
  for answer in
    select letters.id, request, unclear, status_code as status, error.name,
      concat_ws(' ', status_code, error.name, error_msg) as reason,
      (
        select least(value::integer, 86400) * interval '1 second' from jsonb_each_text(headers)
        where lower(key) = 'retry-after' and value ~ '^[0-9]{1,9}$'
      ) as retry_after
    from private.letters
      join net._http_response on _http_response.id = request
      left join lateral (
        select content::jsonb ->> 'name' as name where content is json object
      ) as error on true
    order by status_code
  loop
    if answer.status between 200 and 299
      -- The text of a letter does not change. So a setting changed after an attempt that Resend accepted.
      or answer.name = 'invalid_idempotent_request' and answer.unclear
    then
      update private.letters
      set sent_at = clock, due_at = null, request = null, failure = null,
        subject = null, text = null, reply_to = null
      where id = answer.id and request = answer.request;
    elsif answer.status in (400, 413, 422) and answer.name is distinct from 'invalid_from_address' then
      -- The form accepts some addresses that Resend refuses as Reply-To.
      update private.letters
      set due_at = case when reply_to is not null then clock end,
        reply_to = null, key = gen_random_uuid(), request = null, failure = answer.reason
      where id = answer.id and request = answer.request;
    else
      update private.letters
      set due_at = greatest(attempted_at + private.retry_delay(attempts), clock + answer.retry_after),
        unclear = unclear or answer.status is null or answer.status >= 500
          or answer.name is not distinct from 'concurrent_idempotent_requests',
        key = case answer.name when 'invalid_idempotent_request' then gen_random_uuid() else key end,
        request = null, failure = answer.reason
      where id = answer.id and request = answer.request;
    end if;
  end loop;
end
$$;

-- Sends the letters that are due: two at once, because Resend accepts only a few requests a second.
create function private.post_letters(clock timestamptz) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  settings private.mail_settings;
  api_key text;
  letter private.letters;
  number bigint;
begin
  select * into settings from private.mail_settings;
  select btrim(decrypted_secret, E' \n\r\t') into api_key
  from vault.decrypted_secrets where name = 'resend_api_key';

  for letter in
    select * from private.letters
    where due_at is not null
      -- An attempt in the future was made before the clock was set back.
      and (attempts = 0 or due_at <= clock or attempted_at > clock)
    order by attempts, due_at limit 2
  loop
    if api_key is null or num_nulls(settings.salon, settings.sender, settings.recipient) > 0 then
      update private.letters
      set failure = 'private.mail_settings or the secret resend_api_key is not set: see supabase/README.md'
      where id = letter.id;
      continue;
    end if;
    if letter.attempts >= 76 then
      update private.letters
      set due_at = null, request = null,
        failure = 'given up after three days: ' || case when request is null then failure else 'no answer' end
      where id = letter.id;
      continue;
    end if;
    number := net.http_post(
      url := settings.url,
      headers := jsonb_build_object(
        'Content-Type', 'application/json',
        'Authorization', 'Bearer ' || api_key,
        'Idempotency-Key', letter.key
      ),
      body := jsonb_strip_nulls(jsonb_build_object(
        'from', format('%s website <%s>', settings.salon, settings.sender),
        'to', regexp_split_to_array(settings.recipient, ', *'),
        'subject', letter.subject,
        'text', case when letter.kind = 'enquiries' and letter.reply_to is null
          then E'"Reply" does not reach the client: write to the e-mail address in this text.\n\n'
          else '' end || letter.text,
        'reply_to', letter.reply_to
      )),
      timeout_milliseconds := 30000
    );
    -- A crash of the database resets the numbers of pg_net. The answer belongs to the new request.
    update private.letters set request = null, unclear = true where request = number;
    update private.letters
    set attempts = attempts + 1, attempted_at = clock, request = number,
      due_at = clock + greatest(interval '5 minutes', private.retry_delay(attempts + 1)),
      unclear = unclear or request is not null,
      failure = case when request is null then failure else 'no answer' end
    where id = letter.id;
  end loop;
end
$$;

-- Runs each minute. Two runs at once are one: the second does nothing. `clock` is a parameter for the tests.
create function private.send_letters(clock timestamptz default now()) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  -- The number is the arbitrary name of this lock. Storing an enquiry does not use it.
  if not pg_try_advisory_xact_lock(20180911) then
    return;
  end if;
  perform private.write_enquiries(clock);
  perform private.write_limit(clock);
  perform private.write_reminder(clock);
  perform private.settle_letters(clock);
  perform private.post_letters(clock);
end
$$;

-- What the nightly check reports, without personal data. It calls no function of this project, because its reader, a role
-- with pg_read_all_data, cannot execute them.
create view private.letter_problems as
select id, case when due_at is null then 'refused' else 'overdue' end as problem, written_at as since,
  failure as reason
from private.letters
where sent_at is null and case
  when due_at is not null then written_at < now() - interval '1 hour'
  -- A refused letter is no problem any more when its enquiries are answered.
  else kind <> 'enquiries' or exists (
    select from public.enquiries where letter = letters.id and answered_at is null
  )
end
union all
select id, 'overdue', created_at, 'No letter is written: is the job "send letters" of pg_cron running?'
from public.enquiries where letter is null and created_at < now() - interval '1 hour';

-- Raises an error that lists the problems, if there are any. The nightly check calls it.
create function private.check_letters() returns void
  language plpgsql
  set search_path = ''
as $$
declare
  problems constant text := (
    select string_agg(format('%s since %s: %s', problem, since, reason), E'\n' order by since)
    from (select * from private.letter_problems order by since limit 20) as first
  );
begin
  if problems is not null then
    raise exception '%', problems
      using hint = 'supabase/README.md explains what to do (Letters).';
  end if;
end
$$;

revoke all on all functions in schema private from public;
