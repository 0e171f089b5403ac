import { expect } from "vitest";
import { joinCluster } from "../../src/server/db/embedded/cluster";
import { openDatabase, type Database } from "../../src/server/db/open";
import { wrongInSittings } from "../support/oracles/sittings";
import type { Site } from "./site";

const silent = (): void => undefined;

/** Works on the database of a site that is running, beside its server. */
export async function inDatabase<Result>(dataDir: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const cluster = await joinCluster(dataDir, silent);
  const { db, close } = openDatabase(cluster.url, silent, { size: 2 });
  try {
    return await work(db);
  } finally {
    await close();
    await cluster.stop();
  }
}

/** Asks the oracles that need neither a screen nor a proxy of all sittings on a site that is running. */
export const askOfSittings = async ({ dataDir }: Pick<Site, "dataDir">): Promise<void> =>
  expect(await inDatabase(dataDir, (db) => wrongInSittings(db, []))).toEqual([]);
