import path from "node:path";
import type { Config } from "../configuration/config";
import { migrateEmbedded, withAuditLogReturned } from "../db/embedded/audit-role";
import { openCluster, type Cluster } from "../db/embedded/cluster";
import { migrateDatabase } from "../db/migrate";
import { openDatabase, type OpenDatabase } from "../db/open";
import { endsWithin } from "../support/ends-within";

export interface Storage extends OpenDatabase {
  readonly url: string;
  readonly embedded: boolean;
}

/** Who still has a connection then loses it with the database, or with this process. */
const lastStatementMs = 500;

type Open = typeof openCluster;

/** A database that is there; only an embedded one has a superuser that this program can ask. */
export interface Reached extends Omit<Cluster, "superuserUrl"> {
  readonly superuserUrl: string | null;
}

/** The address of the database of the settings: that of DATABASE_URL, else of the cluster in DATA_DIR, running. */
export async function openDatabaseUrl(config: Config, tell: (sentence: string) => void, open: Open): Promise<Reached> {
  if (config.databaseUrl !== null)
    return { url: config.databaseUrl, superuserUrl: null, stop: () => Promise.resolve() };
  return open(path.resolve(config.dataDir), tell);
}

/** Runs this work while the server's role may change every table, as a restore does, and no longer. */
export const whereAllMayChange = ({ superuserUrl }: Omit<Reached, "stop">, work: () => Promise<void>): Promise<void> =>
  superuserUrl === null ? work() : withAuditLogReturned(superuserUrl, work);

/** Brings the schema up to date; afterwards the audit log of an embedded database belongs to its own role. */
export const migrateReached = ({ url, superuserUrl }: Omit<Reached, "stop">): Promise<void> =>
  superuserUrl === null ? migrateDatabase(url) : migrateEmbedded(url, superuserUrl);

/**
 * The database of the settings, its schema up to date: the one named by DATABASE_URL, else the embedded one in
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
    await migrateReached({ url, superuserUrl });
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
