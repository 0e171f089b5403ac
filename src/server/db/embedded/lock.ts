import { readFileSync } from "node:fs";
import { link, readFile, rm, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { EmbeddedFault } from "./fault";

interface LockHolder {
  readonly pid: number;
  readonly born: string;
}

/** Tells a process from a later one with the same number; empty where the platform does not say. */
function birthOf(pid: number): string {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, "utf8");
    return line.slice(line.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

const lockFileOf = (folder: string) => path.join(folder, "server.pid");

/** The live process that serves this data folder, if any. */
export async function holderOf(folder: string): Promise<number | null> {
  const holder = await readFile(lockFileOf(folder), "utf8")
    .then((text) => JSON.parse(text) as LockHolder)
    .catch(() => null);
  return holder !== null && isProcessAlive(holder.pid) && birthOf(holder.pid) === holder.born ? holder.pid : null;
}

/** Throws an `EmbeddedFault` where a live process serves this data folder. */
export async function refuseSecondServer(folder: string): Promise<void> {
  const pid = await holderOf(folder);
  if (pid !== null)
    throw new EmbeddedFault(
      `Another server (pid ${pid}) is already using ${folder}; stop it first or set another DATA_DIR.`,
    );
}

/** One server a data folder. Answers what releases it; throws an `EmbeddedFault` that names the holder's pid. */
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
