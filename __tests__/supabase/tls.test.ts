/** @jest-environment node */
import { tlsFor } from "../../supabase/functions/notify-salon/tls";

const url = (host: string) => `postgresql://notify_salon:secret@${host}:5432/postgres`;

test.each([
  "db.abcdefghijklmnopqrst.supabase.co",
  "aws-0-eu-central-1.pooler.supabase.com",
  "192.0.2.1",
  "127.0.0.1.example.com",
  "localhost.example.com",
  "[2001:db8::1]",
])("requires TLS for %s", (host) => {
  expect(tlsFor(url(host))).toBe("require");
});

test.each(["127.0.0.1", "localhost", "[::1]", "db", "supabase_db_zahrelle"])(
  "does not use TLS for %s, which is local",
  (host) => {
    expect(tlsFor(url(host))).toBe(false);
  },
);
