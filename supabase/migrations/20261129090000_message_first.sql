-- The text of an e-mail begins with the message: programs show its first words in the list of e-mails.
create or replace function private.enquiry_text(enquiry public.enquiries) returns text
  language sql stable set search_path = ''
as $$
  select concat_ws(
    E'\n\n',
    private.isolated(enquiry.message),
    private.isolated(enquiry.name) || ', ' || private.time_in_kuwait(enquiry.created_at),
    private.enquiry_lines(enquiry)
  )
$$;
