import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { socketPathOf } from "../socket-path";
import type { Identity } from "./identity";

/** The shortest room that a system has for the path of a socket (macOS), in bytes. */
const mostBytes = 103;
const longestPort = 65_535;
/** PostgreSQL reads a list of folders there, with quotes. */
const isPlain = (folder: string): boolean => /^[^,"'\\\p{C}]+$/u.test(folder) && folder === folder.trim();

/** Where a cluster can listen on a socket; null where its folder is no place for one. */
export const socketFolderOf = ({ home }: Pick<Identity, "home">): string | null => {
  const folder = path.resolve(home);
  const isShort = Buffer.byteLength(socketPathOf(folder, longestPort)) <= mostBytes;
  return process.platform !== "win32" && isShort && isPlain(folder) ? folder : null;
};

/** Whether PostgreSQL gave up because its folder takes no sockets, as those of some mounts. */
export const takesNoSocket = (reason: string): boolean => reason.includes("Unix-domain socket");

/** Takes away what a killed postmaster has left of its sockets: its number may be another program's by now. */
export async function removeSockets({ home }: Pick<Identity, "home">): Promise<void> {
  const names = (await readdir(home).catch(() => [])).filter((name) => /^\.s\.PGSQL\.\d+(\.lock)?$/.test(name));
  await Promise.all(names.map((name) => rm(path.join(home, name)).catch(() => undefined)));
}
