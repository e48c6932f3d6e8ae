-- A request adds one enquiry, as the form does. With several, the limit of an e-mail address told a stranger whether its owner
-- has just written: a last row without a name undoes the others, so that nothing was stored or counted.
create function private.refuse_second_row() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if current_setting('enquiries.row', true) = 'first' then
    raise check_violation using message = 'A request adds one enquiry';
  end if;
  perform set_config('enquiries.row', 'first', true);
  return new;
end
$$;

revoke all on function private.refuse_second_row() from public;

create trigger enquiries_0_one_row before insert on public.enquiries
  for each row when (current_setting('request.headers', true) <> '') execute function private.refuse_second_row();

-- A visitor's temporary types come first unless pg_temp is named last; these functions run with the rights of the owner.
alter function private.limit_enquiries() set search_path = pg_catalog, pg_temp;
alter function private.client_hash(text) set search_path = pg_catalog, pg_temp;
