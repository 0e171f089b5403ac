import type { ExtractTablesWithRelations } from "drizzle-orm";
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";
import { cancelStatement } from "./cancel";
import { nearestClient } from "./nearest";
import * as schema from "./schema";

export type Schema = typeof schema;
/** The database, or a transaction on it; transactions are started only by `inTransaction`. */
export type Queries = Omit<PgDatabase<NodePgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>, "transaction">;
export type Database = Omit<NodePgDatabase<Schema>, "transaction"> & { readonly $client: pg.Pool };

/** Whether a statement may have to wait for a connection; in a transaction it has one already. */
export const isPooled = (queries: Queries): boolean => "$client" in queries && queries.$client instanceof pg.Pool;

export interface OpenDatabase {
  readonly db: Database;
  /** Waits for running statements, then closes every connection. */
  readonly close: () => Promise<void>;
  /** Hands out no more connections and cancels the statements on those in use. */
  readonly interrupt: () => Promise<void>;
}

// Instants are bigint columns of milliseconds, far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

interface PoolOptions {
  /** The most connections. */
  readonly size?: number;
  /** The limit of a statement, in ms. */
  readonly queryMs?: number;
  /** How long a connection that nothing uses stays open, in ms. */
  readonly idleMs?: number;
}

/** Opens a pool on `url`. A lost connection is reported and replaced, never thrown. */
export function openDatabase(
  url: string,
  tell: (error: Error) => void,
  { size = 20, queryMs = 12_000, idleMs = 30_000 }: PoolOptions = {},
): OpenDatabase {
  const pool = new pg.Pool({
    Client: nearestClient(url),
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: idleMs,
    keepAlive: true,
    statement_timeout: 10_000,
    query_timeout: queryMs,
    idle_in_transaction_session_timeout: 15_000,
    application_name: "invigil",
  });
  pool.on("error", tell);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const out = new Set<pg.PoolClient>();
  pool.on("acquire", (client) => out.add(client)).on("release", (_error, client) => out.delete(client));
  let ending: Promise<void> | null = null;
  const close = () => (ending ??= pool.end());
  return {
    db: drizzle(pool, { schema }),
    close,
    interrupt: async () => {
      close().catch(() => undefined);
      await Promise.all([...out].map(cancelStatement));
    },
  };
}
