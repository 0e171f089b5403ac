import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { testDatabase, type TestDatabase } from "../support/database";

/** Tables with the rows of one attempt, which may be on another machine than the next one's. */
const ofSittings = [
  "absences",
  "answer_markings",
  "answers",
  "attempt_items",
  "attempt_leases",
  "attempt_log",
  "attempt_reports",
  "attempt_stages",
  "gone_through",
  "regrade_changes",
  "replaced_reports",
  "time_credits",
  "tool_states",
];
/** Tables with the rows of a person, which refer to an attempt. */
const ofPersons = ["favorites", "question_reports", "wrong_book"];

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
const rowsOf = async <Row extends object>(words: string): Promise<Row[]> =>
  (await database.db.$client.query<Row>(words)).rows;

/** Tables to which an answer adds rows. */
const written = ["answers", "attempt_items", "attempt_log"];

describe("the rows of an attempt can be stored apart from all others", () => {
  it("every table that refers to an attempt belongs to an attempt or a person", async () => {
    const tables = await rowsOf<{ name: string }>(`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'attempt_id' and is_nullable = 'NO' and table_name <> 'attempts'
      order by 1`);
    expect(tables.map(({ name }) => name)).toEqual([...ofSittings, ...ofPersons].toSorted());
  });

  it("have the attempt in every key, and refer to nothing outside it", async () => {
    const keys = await rowsOf<{ name: string; kind: string; words: string }>(`
      select conrelid::regclass::text as name, contype as kind, pg_get_constraintdef(oid) as words
      from pg_constraint where contype in ('p', 'u', 'f') and connamespace = 'public'::regnamespace order by 1, 2`);
    const own = keys.filter(({ name }) => ofSittings.includes(name));
    expect(own.filter(({ kind }) => kind === "p").map(({ name }) => name)).toEqual(ofSittings);
    expect(own.filter(({ words }) => !/^(PRIMARY KEY|UNIQUE|FOREIGN KEY) \([^)]*\battempt_id\b/.test(words))).toEqual(
      [],
    );
    const references = own
      .filter(({ kind }) => kind === "f")
      .map(({ words }) => / REFERENCES (\w+)\(/.exec(words)?.[1]);
    expect(new Set(references)).toEqual(new Set(["attempt_items", "attempts"]));
    const indexes = await rowsOf<{ tablename: string; indexdef: string }>(
      "select tablename, indexdef from pg_indexes where schemaname = 'public' and indexdef like 'CREATE UNIQUE%'",
    );
    const unique = indexes.filter(({ tablename }) => ofSittings.includes(tablename));
    expect(unique.length).toBeGreaterThanOrEqual(ofSittings.length);
    expect(unique.filter(({ indexdef }) => !/\([^)]*\battempt_id\b/.test(indexdef))).toEqual([]);
  });

  it("are found by UUIDs, each table that an answer adds rows to by few indexes", async () => {
    const columns = await rowsOf<{ name: string; type: string }>(`
      select table_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and column_name = 'attempt_id' and data_type <> 'uuid'`);
    expect(columns).toEqual([{ name: "refused_operations", type: "text" }]);
    const indexes = await rowsOf<{ words: string }>(`
      select format('%s %s', relname, regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', '')) as words
      from pg_index join pg_class on pg_class.oid = indrelid where relname = any ('{${written.join()}}') order by 1`);
    expect(indexes.map(({ words }) => words)).toEqual([
      "answers btree (attempt_id, item_id)",
      "answers btree (item_id)",
      "attempt_items btree (attempt_id, item_id)",
      "attempt_log btree (attempt_id, hashtextextended(idempotency_key, (0)::bigint))",
      "attempt_log btree (attempt_id, seq)",
    ]);
  });

  it("are checked for their attempt once per answer, by the row of the log", async () => {
    const checked = await rowsOf<{ name: string }>(`
      select conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'attempts'::regclass
        and conrelid::regclass::text = any ('{${written.join()}}')`);
    expect(checked.map(({ name }) => name)).toEqual(["attempt_log"]);
    const orphan = `insert into attempt_log (attempt_id, seq, kind, payload, server_time, lease_epoch)
      values ('00000000-0000-0000-0000-000000000000', 1, 'answer', '{}', 0, 1)`;
    await expect(rowsOf(orphan)).rejects.toMatchObject({ code: "23503" });
  });

  it("use advisory locks only for accounts, migrations, restores and adopting a cluster", () => {
    const root = path.join(import.meta.dirname, "..", "..", "src", "server");
    const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => /\.(ts|sql)$/.test(file));
    expect(files.length).toBeGreaterThan(300);
    const locking = files.filter((file) => readFileSync(path.join(root, file), "utf8").includes("pg_advisory"));
    expect(locking.map((file) => file.replaceAll(path.sep, "/")).toSorted()).toEqual([
      "backup/restore-backup.ts",
      "db/embedded/audit-role.ts",
      "db/embedded/server-role.ts",
      "db/migrate.ts",
      "use-cases/accounts/insert-account.ts",
    ]);
  });
});
