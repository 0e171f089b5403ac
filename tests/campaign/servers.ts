import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openCluster } from "../../src/server/db/embedded/cluster";
import { isProcessAlive } from "../../src/server/db/embedded/processes";
import { migrateDatabase } from "../../src/server/db/migrate";
import { openDatabase, type Database } from "../../src/server/db/open";
import { alone, startServer, type ServerProcess } from "../support/server-process";

const silent = (): void => undefined;

export interface Servers {
  readonly db: Database;
  /** One that runs, in turn; the address of nobody where none does. */
  readonly next: () => string;
  /** Kills one, and starts another in its place after a while. */
  readonly kill: (place: number, downMs: number) => Promise<void>;
  /** Has one stand still for so long. */
  readonly freeze: (place: number, ms: number) => Promise<void>;
  /** Kills PostgreSQL itself; it is started again by whoever watches it. */
  readonly killDatabase: () => Promise<void>;
  /** Cuts every connection to the database. */
  readonly cutConnections: () => Promise<void>;
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
  /** Its start may meet a database that is just down; whoever runs it starts it once more. */
  const startAgain = (tries = 5): Promise<ServerProcess> =>
    start().catch((error: unknown) => (tries > 1 ? startAgain(tries - 1) : Promise.reject(error)));
  const running: (ServerProcess | null)[] = await Promise.all(Array.from({ length: count }, start));
  let turn = 0;
  return {
    db,
    next: () => {
      const up = running.filter((server) => server !== null);
      return up[(turn += 1) % Math.max(1, up.length)]?.url ?? "http://127.0.0.1:9";
    },
    kill: async (place, downMs) => {
      const server = running[place];
      if (server === null || server === undefined) return;
      await server.end("SIGKILL");
      running[place] = null;
      await pause(downMs);
      running[place] = await startAgain();
    },
    freeze: async (place, ms) => {
      const server = running[place];
      if (server === null || server === undefined) return;
      server.child.kill("SIGSTOP");
      await pause(ms);
      server.child.kill("SIGCONT");
    },
    killDatabase: async () => {
      const file = path.join(folder, "database", "postgresql", "postmaster.pid");
      const [pid] = (await readFile(file, "utf8").catch(() => "")).split("\n");
      // it may just have been killed, and not be started again yet
      if (isProcessAlive(Number(pid))) process.kill(Number(pid), "SIGKILL");
    },
    cutConnections: async () => {
      await db.$client
        .query(
          "select pg_terminate_backend(pid) from pg_stat_activity " +
            "where pid <> pg_backend_pid() and datname = current_database()",
        )
        .catch(silent);
    },
    close: async () => {
      for (const server of running) server?.child.kill("SIGCONT");
      await Promise.all(running.flatMap((server) => (server === null ? [] : [server.end("SIGTERM")])));
      await close().catch(silent);
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
