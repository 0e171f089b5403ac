import type { ExtractTablesWithRelations } from "drizzle-orm";
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";
import * as schema from "./schema";

export type Schema = typeof schema;
/** The database, or a transaction on it. */
export type Queries = PgDatabase<NodePgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;
export type Database = NodePgDatabase<Schema> & { readonly $client: pg.Pool };

export interface OpenDatabase {
  readonly db: Database;
  readonly close: () => Promise<void>;
}

// Instants are bigint columns of milliseconds, far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** A pool on `url`. A lost connection is reported and replaced, never thrown. */
export function openDatabase(url: string, tell: (error: Error) => void, size = 20): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: "invigil",
  });
  pool.on("error", tell);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return { db: drizzle(pool, { schema }), close: () => pool.end() };
}
