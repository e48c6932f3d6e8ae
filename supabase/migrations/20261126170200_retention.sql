-- Retention: an enquiry is kept for twelve months at most, as the contact page promises, or until the client asks for
-- its deletion. Staff run these functions in the SQL editor.

-- Deletes enquiries older than the given age and returns how many.
create function private.delete_enquiries_older_than(age interval) returns bigint
  language plpgsql set search_path = ''
as $$
declare
  deleted bigint;
begin
  -- A typing mistake ('0', a minus sign) must not empty the table.
  if age is null or age < interval '7 days' then
    raise sqlstate 'PT400' using
      message = 'Enquiries younger than seven days are not deleted',
      hint = 'Give an age of seven days or more, such as ''12 months''.';
  end if;
  delete from public.enquiries where created_at < now() - age;
  get diagnostics deleted = row_count;
  return deleted;
end
$$;

-- A phone number as it is dialled: "+96599998888". Visitors write it in many ways: with Arabic digits, with 00 for "+",
-- and the eight digits of Kuwait without its prefix. Returns the digits of other texts, or an empty text.
create function private.dialled(phone text) returns text
  language sql immutable set search_path = ''
as $$
  select case
    when digits ~ '^[0-9]{8}$' then '+965' || digits
    when digits ~ '^965[0-9]{8}$' then '+' || digits
    else digits
  end
  from regexp_replace(
    regexp_replace(translate(phone, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^0-9+]', '', 'g'), '^00', '+'
  ) as digits
$$;

-- The enquiries that may be those of one person: with the e-mail address, or with the last eight digits of the phone number
-- anywhere in phone and message. A longer number may contain them, so staff read the list before they delete.
create function private.enquiries_of(contact text) returns setof public.enquiries
  language plpgsql stable set search_path = ''
as $$
declare
  number constant text := right(ltrim(private.dialled(contact), '+'), 8);
begin
  if contact like '%@%' then
    return query select * from public.enquiries where lower(email) = lower(trim(contact));
  elsif length(number) >= 7 then
    return query
      select * from public.enquiries
      where strpos(private.dialled(phone), number) > 0 or strpos(private.dialled(message), number) > 0;
  else
    raise sqlstate 'PT400' using
      message = 'This is neither an e-mail address nor a phone number',
      hint = 'Give an e-mail address, or a phone number of seven digits or more.';
  end if;
end
$$;

revoke all on all functions in schema private from public;
