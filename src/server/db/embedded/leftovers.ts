import { realpath, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { EmbeddedFault } from "./fault";
import type { Identity } from "./identity";
import { isProcessAlive, mayBePostgres, postgresIn } from "./processes";
import { dataOf } from "./program";
import { removeSockets } from "./socket";

const pidFileOf = (identity: Identity) => path.join(dataOf(identity), "postmaster.pid");

/** Removes lock files and sockets whose processes have ended. */
const removeLocks = async (identity: Identity): Promise<void> => {
  await removeSockets(identity);
  await rm(pidFileOf(identity), { force: true });
};

const realOf = (folder: string): Promise<string> => realpath(folder).catch(() => path.resolve(folder));

/** The pid of the postmaster on this data folder, left by a killed server, or null. */
export async function runningPostmaster(identity: Identity): Promise<number | null> {
  const [line = ""] = (await readFile(pidFileOf(identity), "utf8").catch(() => "")).split("\n");
  const pid = Number(line);
  if (!Number.isInteger(pid) || pid <= 1 || !isProcessAlive(pid)) return null;
  const working = postgresIn([await realOf(dataOf(identity))]);
  return (working === null ? mayBePostgres(pid) : working.includes(pid)) ? pid : null;
}

/** The line of `postmaster.pid` that contains its status, counted from 0. */
const statusLine = 7;

/**
 * Whether the postmaster on this data folder is stopping. After SIGTERM it first waits until no client is connected.
 */
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

/** Steps for processes without a postmaster, which mostly end by themselves within some ms. */
const patient: readonly Step[] = [
  { name: null, waitMs: 1_000 },
  { name: "SIGQUIT", waitMs: 2_000 },
  { name: "SIGKILL", waitMs: 5_000 },
];
/** Immediate killing; it loses no committed data. */
export const killSteps: readonly Step[] = [{ name: "SIGKILL", waitMs: 500 }];

/**
 * Ends the processes of a cluster whose postmaster is gone and removes its stale lock file: PostgreSQL would refuse to
 * start beside them, and beside a dead postmaster that its parent has not reaped. Throws an `EmbeddedFault` where some
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
