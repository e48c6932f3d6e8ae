-- Retention: an enquiry is kept for twelve months at most, as the contact page promises, or until the client asks for
-- its deletion.

create function public.delete_enquiries_older_than(age interval) returns bigint
  language plpgsql
  set search_path = ''
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

comment on function public.delete_enquiries_older_than(interval) is
  'For staff: deletes enquiries older than the given age and returns how many.';

-- Everyone can execute a new function until this is revoked.
revoke all on function public.delete_enquiries_older_than(interval) from public, anon, authenticated;
grant execute on function public.delete_enquiries_older_than(interval) to service_role;

-- The digits of a phone number, without the prefixes "00" and "965" (Kuwait): visitors write one number in many ways.
create function private.phone_digits(phone text) returns text
  language sql immutable
  set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(translate(phone, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^0-9]', '', 'g'),
    '^(00)?(965(?=[0-9]{8}$))?', ''
  )
$$;

-- The enquiries of one person, by e-mail address or phone number.
create function private.enquiries_of(contact text) returns setof public.enquiries
  language plpgsql stable
  set search_path = ''
as $$
begin
  if contact like '%@%' then
    return query select * from public.enquiries where lower(email) = lower(trim(contact));
  elsif length(private.phone_digits(contact)) >= 7 then
    return query
      select * from public.enquiries
      where private.phone_digits(phone) = private.phone_digits(contact);
  else
    raise sqlstate 'PT400' using
      message = 'This is neither an e-mail address nor a phone number',
      hint = 'Give an e-mail address, or a phone number of seven digits or more.';
  end if;
end
$$;

comment on function private.enquiries_of(text) is
  'For staff: the enquiries of one person. Deletes them: delete from public.enquiries where id in (select id from private.enquiries_of(''…''));';

revoke all on all functions in schema private from public;

-- Every hosted project has pg_cron. Elsewhere the next enquiry deletes old client hashes, and staff call the function.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    perform cron.schedule('forget enquiry clients', '* * * * *', 'select private.forget_clients()');
    perform cron.schedule(
      'delete old enquiries', '17 2 * * *',
      'select public.delete_enquiries_older_than(''12 months'')'
    );
  end if;
end
$$;
