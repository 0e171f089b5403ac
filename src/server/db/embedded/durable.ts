import { open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";

/** Flushes a folder to disk, which only POSIX systems support. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/**
 * Writes a file that only its owner may read. After a crash it contains the whole old or the whole new text. An equal
 * file is not rewritten.
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
