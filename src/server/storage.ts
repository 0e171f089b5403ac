import path from "node:path";
import type { Config } from "./config";
import { openCluster, type Cluster } from "./db/embedded/cluster";
import { migrateDatabase } from "./db/migrate";
import { openDatabase, type OpenDatabase } from "./db/open";
import { within } from "./within";

export interface Storage extends OpenDatabase {
  readonly embedded: boolean;
}

/** Who still has a connection then loses it with the database, or with this process. */
const lastStatementMs = 500;

type Open = typeof openCluster;

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
  const cluster: Cluster | null = config.databaseUrl === null ? await open(path.resolve(config.dataDir), tell) : null;
  const url = cluster?.url ?? config.databaseUrl ?? "";
  try {
    await migrateDatabase(url);
  } catch (error) {
    await cluster?.stop();
    throw error;
  }
  const { close, ...database } = openDatabase(url, lost);
  return {
    ...database,
    embedded: cluster !== null,
    close: async () => {
      await within(close(), lastStatementMs);
      await cluster?.stop();
    },
  };
}
