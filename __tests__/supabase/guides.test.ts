/** @jest-environment node */
import fs from "node:fs";
import type { Client } from "pg";
import { startTemporaryBackend, type TemporaryBackend } from "../../scripts/lib/temporary-backend";
import { insertEnquiry, ownerClient } from "../support/test-backend";

/** Tests that the database accepts the SQL statements of the guides. */

let backend: TemporaryBackend;
let owner: Client;
beforeAll(async () => {
  backend = await startTemporaryBackend({ settings: { fsync: "off" } });
  owner = await ownerClient(backend.databaseUrl);
});
afterAll(async () => {
  await owner?.end();
  await backend?.stop();
});

/** The blocks of SQL of a guide, and the statements in its sentences and tables. */
function statementsOf(guide: string): string[] {
  const text = fs.readFileSync(guide, "utf8").replaceAll("\\|", "|");
  const code = /```sql\n(.*?)```|`((?:alter|delete|insert|select|set|update|vacuum) [^`\n]+)`/gs;
  return [...text.matchAll(code)].map(([, block, inline]) =>
    (block ?? inline ?? "").replaceAll("your-domain", "example.com"),
  );
}

const statements = ["supabase/README.md", "docs/recovery.md"].flatMap((guide) =>
  statementsOf(guide).map((sql) => ({ guide, sql })),
);

test.each(statements)("$guide: $sql", async ({ sql }) => {
  await expect(owner.query(sql)).resolves.toBeDefined();
});

test("deletes enquiries from a database that is read-only", async () => {
  const { sql } = statements.find((each) => each.sql.includes("set transaction read write;\n")) ?? {
    sql: "",
  };
  const { id } = await insertEnquiry(owner, { message: "A casino" });
  await owner.query("set default_transaction_read_only = on");
  const [, deletion = ""] = sql.split(";");
  await expect(owner.query(deletion)).rejects.toMatchObject({ code: "25006" });
  await owner.query(sql);
  const { rows } = await owner.query("select from public.enquiries where id = $1", [id]);
  expect(rows).toEqual([]);
});
