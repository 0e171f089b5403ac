import type { PoolClient } from "pg";
import { expect } from "vitest";
import { inTransaction } from "../../src/server/db/transaction";
import type { TestDatabase } from "./database";

/** Budgets are written beside the calls, at times that no call knows. */
const besideCalls = (text: string): boolean => text.includes("insert into rate_limits");

/** Calls `before` with the text of each statement that a pool sends while `work` goes on; one is sent after it. */
async function watching<Result>(
  { db: { $client: pool } }: Pick<TestDatabase, "db">,
  before: (text: string) => Promise<void> | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  const watched = new Set<PoolClient>();
  const watch = (client: PoolClient): void => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = Reflect.get(client, "query") as (...args: unknown[]) => unknown;
    const sendAfter = (...args: unknown[]): unknown => {
      const [first] = args as [string | { readonly text: string }];
      const waits = before(typeof first === "string" ? first : first.text);
      return waits === undefined ? query.apply(client, args) : waits.then(() => query.apply(client, args));
    };
    Object.assign(client, { query: sendAfter });
  };
  pool.on("acquire", watch);
  try {
    return await work();
  } finally {
    pool.off("acquire", watch);
    for (const client of watched) Reflect.deleteProperty(client, "query");
  }
}

/** The statements that a pool sends for calls while `work` goes on, those of its transactions too. */
export async function statementsOf<Result>(
  database: Pick<TestDatabase, "db">,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly statements: string[] }> {
  const statements: string[] = [];
  const note = (text: string): undefined => {
    if (!besideCalls(text)) statements.push(text);
  };
  return { result: await watching(database, note, work), statements };
}

/** Does `work`, and `other` right before the first of its statements that is like `pattern` is sent. */
export function justBefore<Result>(
  database: Pick<TestDatabase, "db">,
  pattern: RegExp,
  other: () => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  let isDone = false;
  const once = (text: string): Promise<void> | undefined => {
    if (isDone || !pattern.test(text)) return undefined;
    isDone = true;
    return other().then(() => undefined);
  };
  return watching(database, once, work);
}

/**
 * How often the tables and indexes `names` were scanned before `work` and after it, which is undone. Its statements are
 * planned without their values, as connections keep them.
 */
export async function scansAround(
  { db }: Pick<TestDatabase, "db">,
  names: readonly string[],
  work: (tx: TestDatabase["db"]) => Promise<void>,
): Promise<{ readonly before: readonly object[]; readonly after: readonly object[] }> {
  const undone = new Error("undone");
  const found: (readonly object[])[] = [];
  const tried = inTransaction(db, async (queries) => {
    const tx = queries as typeof db;
    const scans = async (): Promise<void> => {
      const read = "select n, pg_stat_get_xact_numscans(n::regclass)::integer from unnest($1::text[]) n";
      found.push((await tx.$client.query(read, [names])).rows);
    };
    await tx.$client.query("set local plan_cache_mode = force_generic_plan");
    await scans();
    await work(tx);
    await scans();
    throw undone;
  });
  await expect(tried).rejects.toBe(undone);
  const [before = [], after = []] = found;
  return { before, after };
}
