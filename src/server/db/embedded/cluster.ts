import { mkdir } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { nativeFolder } from "./binaries";
import {
  isAnswering,
  databaseName,
  freePort,
  newPassword,
  readConnection,
  urlOf,
  writeConnection,
  type Connection,
} from "./connection";
import { EmbeddedFault } from "./fault";
import { chooseIdentity, type Identity } from "./identity";
import { holderOf, isProcessAlive, takeLock } from "./lock";
import { createCluster, runningPostmaster, startPostmaster, stopPostmaster } from "./postmaster";

export interface Cluster {
  readonly url: string;
  /** Stops the postmaster if this process started or adopted it. */
  readonly stop: () => Promise<void>;
}

async function ensureDatabase(connection: Connection): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(connection, "postgres") });
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = $1", [databaseName]);
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

async function begin(identity: Identity, folder: string): Promise<{ pid: number; connection: Connection }> {
  const known = await readConnection(folder);
  const left = await runningPostmaster(identity);
  if (left !== null) {
    if (known !== null && (await isAnswering(known))) return { pid: left, connection: known };
    await stopPostmaster(left);
  }
  const password = known?.password ?? newPassword();
  if (known === null) await writeConnection(folder, { port: 0, password });
  await createCluster(identity, password);
  for (let tries = 1; ; tries += 1) {
    const connection = { port: await freePort(), password };
    await writeConnection(folder, connection);
    try {
      return { pid: await startPostmaster(identity, connection), connection };
    } catch (error) {
      if (tries === 3) throw error;
    }
  }
}

/**
 * Starts it again on the same port whenever it has gone, so that open pools recover by themselves. `end` gives the pid
 * that runs last.
 */
function watch(identity: Identity, connection: Connection, first: number): { readonly end: () => Promise<number> } {
  let pid = first;
  let starting: Promise<void> | null = null;
  const timer = setInterval(() => {
    if (starting !== null || isProcessAlive(pid)) return;
    starting = startPostmaster(identity, connection)
      .then(
        (next) => void (pid = next),
        () => undefined,
      )
      .finally(() => (starting = null));
  }, 500);
  timer.unref();
  return {
    end: async () => {
      clearInterval(timer);
      await starting;
      return pid;
    },
  };
}

/**
 * PostgreSQL on the data folder, for this process alone. A postmaster left by a killed server is
 * adopted, or stopped when it does not answer. Throws an `EmbeddedFault` when another server holds the folder.
 */
export async function openCluster(folder: string, tell: (sentence: string) => void): Promise<Cluster> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const release = await takeLock(folder);
  try {
    const identity = await chooseIdentity(await nativeFolder(), folder);
    if (identity.note !== null) tell(identity.note);
    const { pid, connection } = await begin(identity, folder);
    await ensureDatabase(connection);
    const watched = watch(identity, connection, pid);
    return {
      url: urlOf(connection),
      stop: async () => {
        await stopPostmaster(await watched.end());
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** For commands beside a server: its cluster while one runs on the folder, else one of our own for the time being. */
export async function joinCluster(folder: string, tell: (sentence: string) => void): Promise<Cluster> {
  for (const asked = Date.now(); (await holderOf(folder)) !== null;) {
    const connection = await readConnection(folder);
    if (connection !== null && (await isAnswering(connection)))
      return { url: urlOf(connection), stop: async () => undefined };
    if (Date.now() - asked > 20_000)
      throw new EmbeddedFault(`The server on ${folder} holds a database that does not answer.`);
    await pause(200);
  }
  return openCluster(folder, tell);
}
