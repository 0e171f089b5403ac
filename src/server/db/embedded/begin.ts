import { setTimeout as pause } from "node:timers/promises";
import {
  freePort,
  newPassword,
  readConnection,
  clusterStanding,
  superuserUrlOf,
  writeConnection,
  type Connection,
} from "./connection";
import { createCluster, hasCluster, setPassword } from "./create";
import { EmbeddedFault } from "./fault";
import type { Identity } from "./identity";
import { clearLeftovers, runningPostmaster } from "./leftovers";
import { logOf, startPostmaster, stopPostmaster } from "./postmaster";
import { dataOf, fullDisk } from "./program";
import { socketFolderOf, takesNoSocket } from "./socket";

export interface RunningCluster {
  readonly pid: number;
  readonly connection: Connection;
}

const mostTries = 5;
const pauseMs = 300;

function faultFor(identity: Identity, reason: string): EmbeddedFault {
  if (reason.includes("No space left on device")) return fullDisk(identity.home);
  if (reason.includes("incompatible with server"))
    return new EmbeddedFault(
      `The database in ${dataOf(identity)} was made by another version of PostgreSQL. With the Invigil that made ` +
        "it, npm run backup writes it all into a file; npm run restore puts that into another DATA_DIR with this one.",
    );
  return new EmbeddedFault(
    `The database in ${dataOf(identity)} does not start (${reason === "" ? "it gives no reason" : reason}); ` +
      `${logOf(identity)} says more. If it is damaged, restore DATA_DIR from a backup or set another one.`,
  );
}

/**
 * Whether the reason may pass: another program took the port meanwhile, or a process of the last run is still ending.
 */
const isPassing = (reason: string): boolean => /TCP\/IP sockets|lock file|shared memory block/.test(reason);

async function replacePassword(identity: Identity, password: string): Promise<void> {
  try {
    await setPassword(identity, password);
  } catch (error) {
    throw faultFor(identity, error instanceof Error ? error.message : "");
  }
}

/**
 * The running cluster of this folder: one left by a killed server, else one that is started, else a new one. A lost
 * password is replaced.
 */
export async function beginCluster(identity: Identity, folder: string): Promise<RunningCluster> {
  const known = await readConnection(folder);
  const left = await runningPostmaster(identity);
  if (left !== null) {
    if (known !== null && (await clusterStanding(superuserUrlOf(known, "postgres"))) === "answering")
      return { pid: left, connection: known };
    await stopPostmaster(left);
  }
  await clearLeftovers(identity);
  const password = known?.password ?? newPassword();
  if (!(await hasCluster(identity))) await createCluster(identity, password);
  else if (known === null) await replacePassword(identity, password);
  let socketFolder = socketFolderOf(identity);
  for (let tries = 1; ; tries += 1) {
    const connection = { port: await freePort(tries === 1 ? known?.port : 0), password, socketFolder };
    await writeConnection(folder, connection);
    const start = await startPostmaster(identity, connection);
    if (start.kind === "answering") return { pid: start.pid, connection };
    if (start.kind === "refused") {
      if (takesNoSocket(start.reason)) {
        socketFolder = null;
        continue;
      }
      if (tries === mostTries || !isPassing(start.reason)) throw faultFor(identity, start.reason);
      await pause(pauseMs);
      await clearLeftovers(identity);
    } else {
      await stopPostmaster(start.pid);
      if (tries > 1) throw new EmbeddedFault(`The database in ${dataOf(identity)} takes no password; see pg_hba.conf.`);
      await replacePassword(identity, password);
    }
  }
}
