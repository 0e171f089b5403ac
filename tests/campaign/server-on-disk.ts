import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { joinCluster } from "../../src/server/db/embedded/cluster";
import { openDatabase } from "../../src/server/db/open";
import { alone } from "../support/programs";
import { startServer, type ServerProcess } from "../support/server-process";
import { makeDisk } from "./disk-image";
import type { Servers } from "./servers";

const silent = (): void => undefined;

/** One server with its embedded database on a file system that can lose its power and be filled. */
export async function startServerOnDisk(): Promise<Servers> {
  const disk = await makeDisk();
  const dataDir = path.join(disk.folder, "data");
  const start = (tries = 8): Promise<ServerProcess> =>
    startServer(dataDir, { LOG_LEVEL: "silent" }, alone).catch((error: unknown) =>
      tries > 1 ? pause(500).then(() => start(tries - 1)) : Promise.reject(error),
    );
  const connect = async () => {
    const cluster = await joinCluster(dataDir, silent);
    const opened = openDatabase(cluster.url, silent, { size: 4 });
    return { ...opened, end: () => opened.close().catch(silent).then(cluster.stop) };
  };
  let server: ServerProcess | null = await start();
  let database = await connect();

  // incidents on this machine happen one after the other
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    last = done.catch(silent);
    return done;
  };
  const restarted = async (stop: () => Promise<unknown>, downMs = 0): Promise<void> => {
    const ended = server?.end("SIGKILL");
    server = null;
    await ended;
    await stop();
    await pause(downMs);
    server = await start();
    const before = database;
    database = await connect();
    await before.end().catch(silent);
  };
  const freeze = async (ms: number): Promise<void> => {
    const { child } = server ?? {};
    child?.kill("SIGSTOP");
    await pause(ms);
    child?.kill("SIGCONT");
  };
  const fillDisk = async (ms: number): Promise<void> => {
    const free = await disk.fill();
    await pause(ms);
    await free();
    if (server === null || server.child.exitCode !== null) server = await start();
  };
  return {
    db: () => database.db,
    next: () => server?.url ?? "http://127.0.0.1:9",
    disasters: [
      ["F22 power cut", () => inTurn(() => restarted(disk.cutPower)), 8],
      ["F21 disk full", (chance) => inTurn(() => fillDisk(chance.whole(2_000, 6_000))), 5],
      ["server killed", (chance) => inTurn(() => restarted(() => Promise.resolve(), chance.whole(0, 1_500))), 1],
      ["server frozen", (chance) => inTurn(() => freeze(chance.whole(500, 2_500))), 0.5],
    ],
    close: async () => {
      await last;
      await database.end().catch(silent);
      await server?.end("SIGTERM");
      await disk.remove();
    },
  };
}
