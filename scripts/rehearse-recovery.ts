/**
 * `npx tsx scripts/rehearse-recovery.ts` rehearses docs/recovery.md with local databases and the installed pg_dump and
 * psql.
 */
import { command } from "./lib/command";
import { hasPostgresClient, rehearseRecovery } from "./lib/recovery";
import { UserError } from "./lib/user-error";

command(async (context) => {
  if (!hasPostgresClient()) {
    throw new UserError(
      "pg_dump and psql 17 or later are required. Install postgresql-client-17 (Debian 13, or apt.postgresql.org) and add it to PATH.",
    );
  }
  await rehearseRecovery(context);
});
