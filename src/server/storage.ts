import path from "node:path";
import type { Config } from "./config";
import { openCluster, type Cluster } from "./db/embedded/cluster";
import { migrateDatabase } from "./db/migrate";
import { openDatabase, type OpenDatabase } from "./db/open";
import { within } from "./within";

export interface Storage extends OpenDatabase {
  readonly url: string;
  readonly embedded: boolean;
}

/** Who still has a connection then loses it with the database, or with this process. */
const lastStatementMs = 500;

type Open = typeof openCluster;

/** The address of the database of the settings: that of DATABASE_URL, else of the cluster in DATA_DIR, running. */
export async function openDatabaseUrl(
  config: Config,
  tell: (sentence: string) => void,
  open: Open,
): Promise<Cluster & { readonly embedded: boolean }> {
  if (config.databaseUrl !== null) return { url: config.databaseUrl, embedded: false, stop: () => Promise.resolve() };
  return { ...(await open(path.resolve(config.dataDir), tell)), embedded: true };
}

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
  const { url, embedded, stop } = await openDatabaseUrl(config, tell, open);
  try {
    await migrateDatabase(url);
  } catch (error) {
    await stop();
    throw error;
  }
  const { close, ...database } = openDatabase(url, lost);
  return {
    ...database,
    url,
    embedded,
    close: async () => {
      await within(close(), lastStatementMs);
      await stop();
    },
  };
}
