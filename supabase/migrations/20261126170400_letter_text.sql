-- The text of the salon's e-mails, and the request to Resend that contains it.

-- Isolates the direction of each line with Arabic or Hebrew, and removes other marks of direction. The space keeps the
-- closing mark out of an address at the end of a line.
create function private.isolated(content text) returns text
  language sql immutable set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(content, '[\u202A-\u202E\u2066-\u2069]', '', 'g'),
    '[^\n]*[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC][^\n]*', E'\u2068\\& \u2069', 'g'
  )
$$;

create function private.time_in_kuwait(moment timestamptz) returns text
  language sql stable set search_path = ''
as $$ select to_char(moment at time zone 'Asia/Kuwait', 'FMDay, FMDD FMMonth YYYY "at" HH24:MI "(Kuwait)"') $$;

-- The address of a WhatsApp chat with a phone number, or null if it may be no number.
create function private.whatsapp_chat(phone text) returns text
  language sql immutable set search_path = ''
as $$
  select 'https://wa.me/' || substr(number, 2) from private.dialled(phone) as number
  -- With letters, it may be no number. [[:alpha:]] depends on the locale of the database: Arabic digits may be letters.
  where number ~ '^\+[1-9][0-9]{7,14}$' and phone !~ '[a-zA-Z\u0620-\u064A]'
$$;

-- A line for each field below the message. A field without a value has no line. To add a line, replace this function in a
-- new migration.
create function private.enquiry_lines(enquiry public.enquiries) returns text
  language sql stable set search_path = ''
as $$
  select concat_ws(
    E'\n',
    'Language: ' || case enquiry.locale when 'en' then 'English' when 'ar' then 'Arabic' else enquiry.locale end,
    'Email: ' || enquiry.email,
    'Phone: ' || private.isolated(enquiry.phone),
    'WhatsApp: ' || private.whatsapp_chat(enquiry.phone)
  )
$$;

create function private.enquiry_text(enquiry public.enquiries) returns text
  language sql stable set search_path = ''
as $$
  select concat_ws(
    E'\n\n',
    private.isolated(enquiry.name) || ' wrote on ' || private.time_in_kuwait(enquiry.created_at) || ':',
    private.isolated(enquiry.message),
    private.enquiry_lines(enquiry)
  )
$$;

-- What Resend is asked to send, or null if there is nothing to tell any more. Only stored values decide, so that a retry has
-- the same text.
create function private.letter_body(letter private.letters) returns jsonb
  language sql stable set search_path = ''
as $$
  with content as (
    select
      case count(*) when 1 then 'Enquiry from ' || min(name) else count(*) || ' enquiries from the website' end || case
        when (
          select count(*) from public.enquiries
          where created_at > letter.written_at - interval '1 hour' and created_at <= letter.written_at
        ) >= (select per_hour from private.enquiry_settings) then ' (the form has reached its hourly limit)' else ''
      end as subject,
      string_agg(private.enquiry_text(enquiries), E'\n\n----------\n\n' order by created_at, id) as text,
      case when count(*) = 1 and not letter.refused then min(email) end as reply_to
    from public.enquiries where letter.kind = 'enquiries' and enquiries.letter = letter.id having count(*) > 0
    union all
    select count(*) || case count(*) when 1 then ' enquiry is waiting' else ' enquiries are waiting' end || ' for an answer',
      E'These enquiries arrived 1 to 30 days ago and are not marked as answered. After a reply: supabase.com/dashboard > Table Editor > enquiries, and fill in answered_at in her row.\n\n'
        || string_agg(line, E'\n' order by place) filter (where place <= 100)
        || case when count(*) > 100 then format(E'\nAnd %s more.', count(*) - 100) else '' end,
      null
    from (
      select row_number() over (order by created_at desc, id) as place,
        concat_ws(' | ', private.time_in_kuwait(created_at), private.isolated(name), email, private.isolated(phone)) as line
      from private.unanswered_at(letter.written_at)
    ) as unanswered where letter.kind = 'reminder' having count(*) > 0
    union all
    select 'Test', 'The website can send e-mails.', null where letter.kind = 'test'
  )
  select jsonb_strip_nulls(jsonb_build_object(
    -- The name before an address may contain these characters only in quotation marks.
    'from', format('%s website <%s>', translate(salon, '<>",;:()@[]\', ''), sender),
    'to', regexp_split_to_array(recipient, ', *'),
    -- A header is one line.
    'subject', regexp_replace(subject, '[\u0001-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]+', ' ', 'g'),
    'text', case when letter.kind = 'enquiries' and reply_to is null
      then E'"Reply" does not reach the client: write to the e-mail address in this text.\n\n' else '' end || text,
    'reply_to', reply_to,
    -- Mail programs join e-mails with one subject to a conversation, unless their ids differ.
    'headers', jsonb_build_object('X-Entity-Ref-ID', letter.id)
  ))
  from content, private.mail_settings
$$;

revoke all on all functions in schema private from public;
