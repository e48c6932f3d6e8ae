-- Calls the Edge Function notify-salon from within the database: pg_cron says when, pg_net calls, and Vault keeps the
-- function's address and its secret.

-- Asks for a task: "letters" or "reminder". Without letters to send nothing is called.
create function private.call_notify_salon(task text) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  address text;
  secret text;
begin
  if task = 'letters' and not exists (
    select from public.enquiries
    where letter_due_at is not null and private.letter_is_due(letter_due_at, letter_attempts)
  ) then
    return;
  end if;
  select decrypted_secret into address from vault.decrypted_secrets
    where name = 'notify_salon_address';
  select decrypted_secret into secret from vault.decrypted_secrets
    where name = 'notify_salon_secret';
  if address is null or secret is null then
    raise exception 'The salon cannot be told: Vault does not hold notify_salon_address and notify_salon_secret.'
      using hint = 'Run the workflow "Database", which puts them there.';
  end if;
  perform net.http_post(
    url := address,
    body := jsonb_build_object('task', task),
    headers := jsonb_build_object('Content-Type', 'application/json', 'X-Notify-Secret', secret),
    timeout_milliseconds := 55000
  );
end
$$;

-- What the workflow "Database" makes anew at each run: address and secret for the calls, and the role's password.
create function private.connect_notify_salon(address text, secret text, password text) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  entry record;
  stored uuid;
begin
  for entry in
    select * from (values ('notify_salon_address', address), ('notify_salon_secret', secret))
      as entries (name, value)
  loop
    select id into stored from vault.decrypted_secrets where name = entry.name;
    if stored is null then
      perform vault.create_secret(entry.value, entry.name);
    else
      perform vault.update_secret(stored, entry.value);
    end if;
  end loop;
  execute format('alter role notify_salon password %L', password);
end
$$;

revoke all on all functions in schema private from public;

do $$
declare
  missing text;
begin
  select string_agg(name, ', ' order by name) into missing
  from unnest(array['pg_cron', 'pg_net', 'supabase_vault']) as wanted (name)
  where not exists (
    select from pg_available_extensions available where available.name = wanted.name
  );
  if missing is not null then
    raise warning 'The salon is not told of enquiries by this database alone: it has no %. Something else must call the function notify-salon every minute.', missing;
    return;
  end if;
  create extension if not exists pg_cron with schema pg_catalog;
  create extension if not exists pg_net;
  create extension if not exists supabase_vault;
  perform cron.schedule('tell the salon', '* * * * *', 'select private.call_notify_salon(''letters'')');
  -- 9:30 in Kuwait. The two later calls send the same letter under the same key: they matter when the first failed.
  perform cron.schedule(
    'remind the salon', '30,40,50 6 * * *', 'select private.call_notify_salon(''reminder'')'
  );
end
$$;
