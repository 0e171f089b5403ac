import { open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";

/** Folders can be fsynced on POSIX systems only. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/**
 * Writes a file that only its owner may read: after a crash the old text stands there or the new one, whole. Leaves it
 * alone where it says the same already.
 */
export async function writeDurably(file: string, text: string): Promise<void> {
  if ((await readFile(file, "utf8").catch(() => null)) === text) return;
  const fresh = `${file}.new`;
  await rm(fresh, { force: true });
  const handle = await open(fresh, "wx", 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(fresh, file);
  await syncFolder(path.dirname(file));
}
