import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openCluster } from "../../src/server/db/embedded/cluster";
import { isProcessAlive } from "../../src/server/db/embedded/processes";
import { migrateDatabase } from "../../src/server/db/migrate";
import { openDatabase, type Database } from "../../src/server/db/open";
import { alone } from "../support/programs";
import { startServer, type ServerProcess } from "../support/server-process";
import type { Chance } from "./chance";

const silent = (): void => undefined;

/** What can happen to servers, and how often beside the others; it resolves once they are well again. */
export type ServerDisaster = readonly [name: string, strike: (chance: Chance) => Promise<unknown>, weight: number];

export interface Servers {
  /** Their database, as it can be reached now. */
  readonly db: () => Database;
  /** One that runs, in turn; the address of nobody where none does. */
  readonly next: () => string;
  readonly disasters: readonly ServerDisaster[];
  readonly close: () => Promise<void>;
}

/** A database and so many servers on it. */
export async function startServers(count: number): Promise<Servers> {
  const folder = await mkdtemp(path.join(tmpdir(), "invigil-campaign-"));
  const cluster = await openCluster(path.join(folder, "database"), silent);
  await migrateDatabase(cluster.url);
  const { db, close } = openDatabase(cluster.url, silent, { size: 4 });
  const start = (): Promise<ServerProcess> =>
    startServer(path.join(folder, "files"), { DATABASE_URL: cluster.url, LOG_LEVEL: "silent" }, alone);
  /** Starts a server; tries again, as the database may just be down. */
  const startAgain = (tries = 5): Promise<ServerProcess> =>
    start().catch((error: unknown) => (tries > 1 ? startAgain(tries - 1) : Promise.reject(error)));
  const running: (ServerProcess | null)[] = await Promise.all(Array.from({ length: count }, start));
  let turn = 0;
  /** Kills one, and starts another in its place after a while. */
  const kill = async (place: number, downMs: number): Promise<void> => {
    const server = running[place];
    if (server === null || server === undefined) return;
    await server.end("SIGKILL");
    running[place] = null;
    await pause(downMs);
    running[place] = await startAgain();
  };
  const freeze = async (place: number, ms: number): Promise<void> => {
    const server = running[place];
    if (server === null || server === undefined) return;
    server.child.kill("SIGSTOP");
    await pause(ms);
    server.child.kill("SIGCONT");
  };
  /** Kills the database; its supervisor starts it again. */
  const killDatabase = async (): Promise<void> => {
    const file = path.join(folder, "database", "postgresql", "postmaster.pid");
    const [pid] = (await readFile(file, "utf8").catch(() => "")).split("\n");
    // it may just have been killed, and not be started again yet
    if (isProcessAlive(Number(pid))) process.kill(Number(pid), "SIGKILL");
  };
  const cutConnections = () =>
    db.$client
      .query(
        "select pg_terminate_backend(pid) from pg_stat_activity " +
          "where pid <> pg_backend_pid() and datname = current_database() and usename = current_user",
      )
      .catch(silent);
  return {
    db: () => db,
    next: () => {
      const up = running.filter((server) => server !== null);
      return up[(turn += 1) % Math.max(1, up.length)]?.url ?? "http://127.0.0.1:9";
    },
    disasters: [
      ["server killed", (chance) => kill(chance.whole(0, count - 1), chance.whole(0, 1_500)), 1],
      ["server frozen", (chance) => freeze(chance.whole(0, count - 1), chance.whole(500, 2_500)), 1],
      ["database killed", killDatabase, 0.5],
      ["connections cut", cutConnections, 1],
    ],
    close: async () => {
      for (const server of running) server?.child.kill("SIGCONT");
      await Promise.all(running.flatMap((server) => (server === null ? [] : [server.end("SIGTERM")])));
      await close().catch(silent);
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
