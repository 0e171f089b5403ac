import path from "node:path";
import type { Logger } from "pino";
import type { Config } from "../configuration/config";
import { readConnection } from "../db/embedded/connection";
import { beginFirstTest } from "../shipped/first-test";
import { newSecret } from "../support/identifiers";
import { beginInstallation, type Installation } from "./installation";
import { logConnectionLost, openStorage, type Storage } from "./storage";

/** Whether the embedded database has still to be created. */
const isNew = async ({ databaseUrl, dataDir }: Config): Promise<boolean> =>
  databaseUrl === null && (await readConnection(path.resolve(dataDir))) === null;

/**
 * Opens the database with its schema up to date and prepares it. The first test of a new installation is made
 * meanwhile, since it takes as long as creating the database.
 */
export async function openInstallation(
  config: Config,
  log: Logger,
  tell: (sentence: string) => void,
): Promise<{ readonly storage: Storage; readonly installation: Installation }> {
  const first = (await isNew(config)) ? beginFirstTest(newSecret) : null;
  try {
    const storage = await openStorage(config, tell, logConnectionLost(log));
    try {
      return { storage, installation: await beginInstallation(config, storage, log, tell, first) };
    } catch (error) {
      await storage.close();
      throw error;
    }
  } finally {
    first?.stop();
  }
}
