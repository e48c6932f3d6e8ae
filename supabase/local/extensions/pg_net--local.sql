-- The tables and the functions of pg_net that the migrations and supabase/README.md use. local/outbox.ts sends the requests.

create schema net;
create unlogged table net.http_request_queue (
  id bigserial, url text not null, headers jsonb, body bytea, timeout_milliseconds int not null
);
create unlogged table net._http_response (
  id bigint, status_code integer, content text, error_msg text, created timestamptz not null default now()
);
create function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
  timeout_milliseconds int default 5000
) returns bigint language plpgsql as $$
declare
  number bigint;
begin
  if exists (
    select from jsonb_each_text(headers) where lower(key) = 'content-type' and value <> 'application/json'
  ) then
    raise exception 'Content-Type header must be "application/json"';
  end if;
  if url !~ '^https?://[^\s/]+(/\S*)?$' then
    raise exception 'Malformed input to a URL function';
  end if;
  insert into net.http_request_queue (url, headers, body, timeout_milliseconds)
  values (url, headers, convert_to(body::text, 'UTF8'), timeout_milliseconds) returning id into number;
  return number;
end
$$;
create function net.worker_restart() returns boolean language sql as 'select true';

-- Like pg_net, it grants its tables to everyone. The API does not serve the schema.
grant usage on schema net to public;
grant all on all tables in schema net to public;
grant all on all sequences in schema net to public;
