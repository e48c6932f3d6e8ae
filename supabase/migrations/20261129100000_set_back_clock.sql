-- A letter that was written before the clock was set back is due, too.
create or replace function private.send_letters(clock timestamptz default now()) returns void
  language plpgsql set search_path = ''
as $$
begin
  -- Two runs at once are one: the second does nothing. The number is the arbitrary name of this lock.
  if not pg_try_advisory_xact_lock(20180911) then
    return;
  end if;
  perform private.read_answers(clock);
  perform private.write_letters(clock);
  update private.letters set due_at = clock where due_at > clock and attempted_at is null;
  perform private.post_letters(clock);
end
$$;
