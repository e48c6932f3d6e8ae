-- Retention: an enquiry is kept for twelve months at most, as the contact page promises.

create function public.delete_enquiries_older_than(age interval) returns bigint
  language plpgsql
  set search_path = ''
as $$
declare
  deleted bigint;
begin
  -- A slip of the hand ('0', a minus) must not empty the table.
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

-- New functions, too, are everyone's until it is taken back.
revoke all on function public.delete_enquiries_older_than(interval) from public, anon, authenticated;
grant execute on function public.delete_enquiries_older_than(interval) to service_role;

-- Where pg_cron is to be had (every hosted project), both promises keep themselves. Elsewhere
-- clients are forgotten with the next enquiry, and staff call the function.
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
