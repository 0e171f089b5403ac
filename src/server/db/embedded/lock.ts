import { link, readFile, rm, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { EmbeddedFault } from "./fault";
import { birthOf, isProcessAlive } from "./processes";

interface LockHolder {
  readonly pid: number;
  readonly born: string;
}

const lockFileOf = (folder: string) => path.join(folder, "server.pid");

/** The pid of the live process that serves this data folder, or null. */
export async function lockHolderOf(folder: string): Promise<number | null> {
  const holder = await readFile(lockFileOf(folder), "utf8")
    .then((text) => JSON.parse(text) as LockHolder)
    .catch(() => null);
  return holder !== null && isProcessAlive(holder.pid) && birthOf(holder.pid) === holder.born ? holder.pid : null;
}

/** Throws an `EmbeddedFault` where a live process serves this data folder. */
export async function refuseSecondServer(folder: string): Promise<void> {
  const pid = await lockHolderOf(folder);
  if (pid !== null)
    throw new EmbeddedFault(
      `Another server (pid ${pid}) is already using ${folder}; stop it first or set another DATA_DIR.`,
    );
}

/**
 * Locks the data folder for one server and returns a function that releases it. Throws an `EmbeddedFault` that names
 * the pid of another server.
 */
export async function takeLock(folder: string): Promise<() => Promise<void>> {
  const file = lockFileOf(folder);
  const own = `${file}.${process.pid}`;
  await writeFile(own, JSON.stringify({ pid: process.pid, born: birthOf(process.pid) } satisfies LockHolder), {
    mode: 0o600,
  });
  try {
    for (let round = 0; round < 3; round += 1) {
      try {
        await link(own, file);
        return () => rm(file, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      }
      await refuseSecondServer(folder);
      await unlink(file).catch(() => undefined);
    }
    throw new EmbeddedFault(`Another server is starting on ${folder}; try again in a moment.`);
  } finally {
    await rm(own, { force: true });
  }
}
