import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { socketPathOf } from "../socket-path";
import type { Identity } from "./identity";

/** The most bytes for a socket's path on the strictest system (macOS). */
const mostBytes = 103;
const longestPort = 65_535;
/** Whether the folder can be passed to PostgreSQL, which reads the setting as a list of folders with quotes. */
const isPlain = (folder: string): boolean => /^[^,"'\\\p{C}]+$/u.test(folder) && folder === folder.trim();

/** The folder in which a cluster can listen on a socket; null where its folder is unsuitable. */
export const socketFolderOf = ({ home }: Pick<Identity, "home">): string | null => {
  const folder = path.resolve(home);
  const isShort = Buffer.byteLength(socketPathOf(folder, longestPort)) <= mostBytes;
  return process.platform !== "win32" && isShort && isPlain(folder) ? folder : null;
};

/** Whether PostgreSQL gave up because its folder does not support sockets, as on some mounts. */
export const takesNoSocket = (reason: string): boolean => reason.includes("Unix-domain socket");

/** Removes the sockets of a killed postmaster, whose pid may belong to another program by now. */
export async function removeSockets({ home }: Pick<Identity, "home">): Promise<void> {
  const names = (await readdir(home).catch(() => [])).filter((name) => /^\.s\.PGSQL\.\d+(\.lock)?$/.test(name));
  await Promise.all(names.map((name) => rm(path.join(home, name)).catch(() => undefined)));
}
