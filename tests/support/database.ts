import { sql } from "drizzle-orm";
import { createHash, randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { serverRole } from "../../src/server/db/embedded/connection";
import { openDatabase, type Database, type OpenDatabase } from "../../src/server/db/open";
import { afterTheFile } from "./leftovers";

export interface TestDatabase {
  readonly db: OpenDatabase["db"];
  readonly url: string;
}

async function onServer(words: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject("superuserUrl") });
  await client.connect();
  try {
    await client.query(words);
  } finally {
    await client.end();
  }
}

async function makeDatabase(template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await onServer(`create database ${name} template ${template} owner ${serverRole}`);
  const url = new URL(inject("templateUrl"));
  url.pathname = `/${name}`;
  afterTheFile(() => onServer(`drop database if exists ${name} with (force)`));
  return url.href;
}

/** Address of a database without a table, for this test file alone. */
export const emptyDatabase = (): Promise<string> => makeDatabase("template0");

/** Fewer than a server has: files that run in parallel share the connections of one cluster. */
const connections = 10;
/** A file may have a database for each of its tests, of which only the last one is used. */
const idleMs = 500;

/** A database for this test file alone, copied from the migrated template. */
export async function testDatabase(): Promise<TestDatabase> {
  const url = await makeDatabase("template_invigil");
  const { db, close } = openDatabase(url, () => undefined, { size: connections, idleMs });
  afterTheFile(close);
  return { db, url };
}

const tables = [
  "users",
  "identities",
  "sms_codes",
  "items",
  "media",
  "tests",
  "test_items",
  "attempts",
  "attempt_leases",
  "attempt_items",
  "attempt_stages",
  "time_credits",
  "attempt_log",
  "answers",
  "invitations",
  "guests",
  "invitation_uses",
  "uploads",
];

/** One hash over every row of every table but sessions: equal before and after means that nothing changed. */
export async function digestOf(db: Database): Promise<string> {
  const hash = createHash("sha256");
  for (const table of tables) {
    const { rows } = await db.execute(sql.raw(`select t::text as line from ${table} t order by 1`));
    hash.update(JSON.stringify([table, rows]));
  }
  return hash.digest("hex");
}
