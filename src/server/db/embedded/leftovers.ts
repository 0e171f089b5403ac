import { realpath, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { EmbeddedFault } from "./fault";
import type { Identity } from "./identity";
import { isProcessAlive, mayBePostgres, postgresIn } from "./processes";
import { dataOf } from "./program";
import { removeSockets } from "./socket";

const pidFileOf = (identity: Identity) => path.join(dataOf(identity), "postmaster.pid");

/** Nothing runs any more of what they speak of. */
const removeLocks = async (identity: Identity): Promise<void> => {
  await removeSockets(identity);
  await rm(pidFileOf(identity), { force: true });
};

const realOf = (folder: string): Promise<string> => realpath(folder).catch(() => path.resolve(folder));

/** The postmaster that runs on this data folder, left by a server that was killed, or null. */
export async function runningPostmaster(identity: Identity): Promise<number | null> {
  const [line = ""] = (await readFile(pidFileOf(identity), "utf8").catch(() => "")).split("\n");
  const pid = Number(line);
  if (!Number.isInteger(pid) || pid <= 1 || !isProcessAlive(pid)) return null;
  const working = postgresIn([await realOf(dataOf(identity))]);
  return (working === null ? mayBePostgres(pid) : working.includes(pid)) ? pid : null;
}

/** The line of `postmaster.pid` that says how it stands, from the first as 0. */
const statusLine = 7;

/** Whether the postmaster on this data folder is told to stop; by SIGTERM it first waits until nobody is connected. */
export async function isStopping(identity: Identity): Promise<boolean> {
  const lines = (await readFile(pidFileOf(identity), "utf8").catch(() => "")).split("\n");
  return lines[statusLine]?.trim() === "stopping";
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      continue;
    }
  }
}

interface Step {
  readonly name: NodeJS.Signals | null;
  readonly waitMs: number;
}

/** Whoever lost its postmaster ends by itself, mostly within some ms. */
const patient: readonly Step[] = [
  { name: null, waitMs: 1_000 },
  { name: "SIGQUIT", waitMs: 2_000 },
  { name: "SIGKILL", waitMs: 5_000 },
];
/** Nothing that was committed is lost by it. */
export const killSteps: readonly Step[] = [{ name: "SIGKILL", waitMs: 500 }];

/**
 * Ends the processes of a cluster whose postmaster is gone and removes its stale lock file: PostgreSQL would refuse to
 * start beside them, and beside the dead postmaster as long as nobody fetches it. Throws an `EmbeddedFault` where some
 * cannot be ended.
 */
export async function clearLeftovers(identity: Identity, steps = patient): Promise<void> {
  const home = await realOf(identity.home);
  const data = await realOf(dataOf(identity));
  const left = () => postgresIn([home, data, `${data}.new`]);
  if (left() === null) {
    if ((await runningPostmaster(identity)) === null) await removeLocks(identity);
    return;
  }
  for (const { name, waitMs } of steps) {
    if (name !== null) signal(left() ?? [], name);
    for (const asked = Date.now(); (left() ?? []).length > 0 && Date.now() - asked < waitMs;) await pause(25);
  }
  const pids = left() ?? [];
  if (pids.length > 0)
    throw new EmbeddedFault(
      `Processes of PostgreSQL (${pids.join(", ")}) still work in ${home} and cannot be ended; end them and start ` +
        "again.",
    );
  await removeLocks(identity);
}
