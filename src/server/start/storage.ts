import path from "node:path";
import type { Logger } from "pino";
import type { Config } from "../configuration/config";
import { migrateEmbedded, withAuditLogReturned } from "../db/embedded/audit-role";
import { openCluster, type Cluster } from "../db/embedded/cluster";
import { describeError } from "../db/failure";
import { migrateDatabase } from "../db/migrate";
import { openDatabase, type OpenDatabase } from "../db/open";
import { endsWithin } from "../support/ends-within";

export interface Storage extends OpenDatabase {
  readonly url: string;
  readonly embedded: boolean;
}

/** The time for last statements; afterwards their connections end with the database or with this process. */
const lastStatementMs = 500;

type Open = typeof openCluster;

export const logConnectionLost = (log: Logger) => (error: Error) =>
  log.warn({ err: describeError(error) }, "a database connection was lost");

/** A reachable database; only an embedded one has a superuser that this program can use. */
export interface Reached extends Omit<Cluster, "superuserUrl"> {
  readonly superuserUrl: string | null;
}

/** The address of the configured database: DATABASE_URL, else the cluster in DATA_DIR, which is started. */
export async function openDatabaseUrl(config: Config, tell: (sentence: string) => void, open: Open): Promise<Reached> {
  if (config.databaseUrl !== null)
    return { url: config.databaseUrl, superuserUrl: null, stop: () => Promise.resolve() };
  return open(path.resolve(config.dataDir), tell);
}

/** Runs work during which the server's role may change every table, as a restore needs. */
export const whereAllMayChange = ({ superuserUrl }: Omit<Reached, "stop">, work: () => Promise<void>): Promise<void> =>
  superuserUrl === null ? work() : withAuditLogReturned(superuserUrl, work);

/** Brings the schema up to date. Afterwards the audit log of an embedded database belongs to a separate role. */
export const migrateReached = (
  { url, superuserUrl }: Omit<Reached, "stop">,
  tell: (sentence: string) => void = () => undefined,
): Promise<void> =>
  superuserUrl === null ? migrateDatabase(url, undefined, tell) : migrateEmbedded(url, superuserUrl, tell);

/**
 * Opens the configured database with its schema up to date: the one named by DATABASE_URL, else the embedded one in
 * DATA_DIR.
 */
export async function openStorage(
  config: Config,
  tell: (sentence: string) => void,
  lost: (error: Error) => void,
  open: Open = openCluster,
): Promise<Storage> {
  const { url, superuserUrl, stop } = await openDatabaseUrl(config, tell, open);
  try {
    await migrateReached({ url, superuserUrl }, tell);
  } catch (error) {
    await stop();
    throw error;
  }
  const { close, ...database } = openDatabase(url, lost);
  return {
    ...database,
    url,
    embedded: superuserUrl !== null,
    close: async () => {
      await endsWithin(close(), lastStatementMs);
      await stop();
    },
  };
}
