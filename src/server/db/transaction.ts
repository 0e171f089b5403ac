import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { isConnectionLost, sqlStateOf } from "./failure";
import type { Database, Queries } from "./open";
import * as schema from "./schema";

const retried = new Set(["40001", "40P01"]);
const tries = 5;

const bound = new WeakMap<pg.PoolClient, Queries>();

function queriesOn(client: pg.PoolClient): Queries {
  const known = bound.get(client) ?? drizzle(client, { schema });
  bound.set(client, known);
  return known;
}

/**
 * Runs one transaction. Replaces Drizzle's, which leaks the pool's slot when BEGIN fails and reuses a connection whose
 * ROLLBACK failed.
 */
async function once<Result>(pool: pg.Pool, work: (tx: Queries) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let fit = false;
  try {
    await client.query("begin");
    const result = await work(queriesOn(client));
    const { command } = await client.query("commit");
    if (command !== "COMMIT") throw new Error("the transaction was rolled back at its end");
    fit = true;
    return result;
  } catch (error) {
    if (!isConnectionLost(error))
      fit = await client.query("rollback").then(
        () => true,
        () => false,
      );
    throw error;
  } finally {
    client.release(!fit);
  }
}

/** Runs a transaction, repeated (5 tries in all) when PostgreSQL aborted it in favour of another one. */
export async function inTransaction<Result>(
  { $client: pool }: Pick<Database, "$client">,
  work: (tx: Queries) => Promise<Result>,
): Promise<Result> {
  if (!(pool instanceof pg.Pool)) return work(queriesOn(pool));
  for (let count = 1; ; count += 1) {
    try {
      return await once(pool, work);
    } catch (error) {
      if (count >= tries || !retried.has(sqlStateOf(error) ?? "")) throw error;
    }
  }
}

/**
 * Runs several transactions as one: those begun on the database passed to `work` are parts of it, so that the failure
 * of one part undoes all.
 */
export const inOneTransaction = <Result>(
  db: Pick<Database, "$client">,
  work: (whole: Database) => Promise<Result>,
): Promise<Result> => inTransaction(db, (tx) => work(tx as unknown as Database));
