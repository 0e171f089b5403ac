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

/** A fault of servers, with its relative frequency; `strike` resolves when they have recovered. */
export type ServerDisaster = readonly [name: string, strike: (chance: Chance) => Promise<unknown>, weight: number];

export interface Servers {
  /** A connection to their database. */
  readonly db: () => Database;
  /** The address of a running server, in turn; an unused address if none is running. */
  readonly next: () => string;
  readonly disasters: readonly ServerDisaster[];
  readonly close: () => Promise<void>;
}

/** Starts a database and `count` servers on it. */
export async function startServers(count: number): Promise<Servers> {
  const folder = await mkdtemp(path.join(tmpdir(), "invigil-campaign-"));
  const cluster = await openCluster(path.join(folder, "database"), silent);
  await migrateDatabase(cluster.url);
  const { db, close } = openDatabase(cluster.url, silent, { size: 4 });
  const start = (): Promise<ServerProcess> =>
    startServer(path.join(folder, "files"), { DATABASE_URL: cluster.url, LOG_LEVEL: "silent" }, alone);
  /** Starts a server, with several tries because the database may be down. */
  const startAgain = (tries = 5): Promise<ServerProcess> =>
    start().catch((error: unknown) => (tries > 1 ? startAgain(tries - 1) : Promise.reject(error)));
  const running: (ServerProcess | null)[] = await Promise.all(Array.from({ length: count }, start));
  let turn = 0;
  /** Kills a server and starts another one in its place after a while. */
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
    // it may have been killed just before and not have started again yet
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
