import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { beginCluster, type RunningCluster } from "./begin";
import { nativeFolder } from "./binaries";
import { readConnection, serverUrlOf, clusterStanding, superuserUrlOf, type Connection } from "./connection";
import { EmbeddedFault } from "./fault";
import { chooseIdentity, type Identity } from "./identity";
import { killSteps, clearLeftovers, isStopping } from "./leftovers";
import { lockHolderOf, takeLock } from "./lock";
import { startPostmaster, stopPostmaster } from "./postmaster";
import { isProcessAlive } from "./processes";
import { provideServerRole } from "./server-role";

export interface Cluster {
  /** The address for the server's role, which owns everything in the database but the audit log and is no superuser. */
  readonly url: string;
  /** The superuser's address, only for migrations and restores, which move the audit log between roles. */
  readonly superuserUrl: string;
  /** Stops the postmaster if this process started or adopted it. */
  readonly stop: () => Promise<void>;
}

/**
 * Restarts the postmaster on the same port whenever it has ended, or is ending by someone else's signal, so that open
 * pools recover. `end` returns the pid of the last one.
 */
function watch(
  identity: Identity,
  { pid: first, connection }: RunningCluster,
): { readonly end: () => Promise<number> } {
  let pid = first;
  let looking: Promise<void> | null = null;
  const given = new AbortController();
  const look = async (): Promise<void> => {
    if (isProcessAlive(pid)) {
      if (!(await isStopping(identity)) || given.signal.aborted) return;
      await stopPostmaster(pid);
    }
    await clearLeftovers(identity);
    if (given.signal.aborted) return;
    const start = await startPostmaster(identity, connection, given.signal);
    if (start.kind !== "refused") pid = start.pid;
  };
  const timer = setInterval(() => {
    looking ??= look()
      .catch(() => undefined)
      .finally(() => (looking = null));
  }, 500);
  timer.unref();
  return {
    end: async () => {
      clearInterval(timer);
      given.abort();
      await looking;
      return pid;
    },
  };
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EEXIST" && code !== "ENOTDIR") throw error;
    throw new EmbeddedFault(`DATA_DIR names ${folder}, which is or lies under a file; set DATA_DIR to a folder.`);
  }
}

/** Makes version control and formatters ignore a data folder inside a project. An existing file is not changed. */
const excludeFromProjects = (folder: string): Promise<void> =>
  writeFile(path.join(folder, ".gitignore"), "*\n", { flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });

/**
 * Starts PostgreSQL on the data folder, for this process alone. A postmaster left by a killed server is adopted, or
 * stopped when it does not answer. Throws an `EmbeddedFault` when another server has locked the folder.
 */
export async function openCluster(folder: string, tell: (sentence: string) => void): Promise<Cluster> {
  await makeFolder(folder);
  const release = await takeLock(folder);
  try {
    await excludeFromProjects(folder);
    const identity = await chooseIdentity(await nativeFolder(), folder);
    if (identity.note !== null) tell(identity.note);
    const begun = await beginCluster(identity, folder);
    try {
      await provideServerRole(begun.connection);
    } catch (error) {
      await stopPostmaster(begun.pid);
      throw error;
    }
    const watched = watch(identity, begun);
    return {
      url: serverUrlOf(begun.connection),
      superuserUrl: superuserUrlOf(begun.connection),
      stop: async () => {
        await stopPostmaster(await watched.end());
        await clearLeftovers(identity, killSteps).catch(() => undefined);
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Whether the server's role can connect; a role that an older server has not created is created. */
async function isReady(connection: Connection): Promise<boolean> {
  const standing = await clusterStanding(serverUrlOf(connection));
  if (standing !== "locked") return standing === "answering";
  if ((await clusterStanding(superuserUrlOf(connection, "postgres"))) !== "answering") return false;
  await provideServerRole(connection);
  return true;
}

/** For commands beside a server: its cluster while a server runs on the folder, else a temporary one started here. */
export async function joinCluster(folder: string, tell: (sentence: string) => void): Promise<Cluster> {
  for (const asked = Date.now(); (await lockHolderOf(folder)) !== null;) {
    const connection = await readConnection(folder);
    if (connection !== null && (await isReady(connection)))
      return {
        url: serverUrlOf(connection),
        superuserUrl: superuserUrlOf(connection),
        stop: async () => undefined,
      };
    if (Date.now() - asked > 20_000)
      throw new EmbeddedFault(`The server on ${folder} holds a database that does not answer.`);
    await pause(200);
  }
  return openCluster(folder, tell);
}
