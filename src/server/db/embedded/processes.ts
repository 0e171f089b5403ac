import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

interface Standing {
  readonly state: string;
  readonly born: string;
}

/** The state and start time of a process; null where the system does not report them. */
function standingOf(pid: number): Standing | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, "utf8");
    const words = line.slice(line.lastIndexOf(")") + 2).split(" ");
    return { state: words[0] ?? "", born: words[19] ?? "" };
  } catch {
    return null;
  }
}

/**
 * The start time of a process, which distinguishes it from a later one with the same pid; empty where the platform does
 * not report it.
 */
export const birthOf = (pid: number): string => standingOf(pid)?.born ?? "";

/**
 * Whether a process is alive. Dead processes that their parent has not reaped (a container's first process often does
 * not) count as dead.
 */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  return !/^[ZX]$/.test(standingOf(pid)?.state ?? "");
}

const isPostgres = (name: string): boolean => /(^|\/)(postgres|initdb)(\.exe)?$/.test(name.trim());

function read<Found>(look: () => Found): Found | null {
  try {
    return look();
  } catch {
    return null;
  }
}

/**
 * The pids of PostgreSQL's processes that work in one of these folders (real paths); null where the platform does not
 * report them.
 */
export function postgresIn(folders: readonly string[]): number[] | null {
  const entries = read(() => readdirSync("/proc"));
  if (entries === null || read(() => readlinkSync("/proc/self/cwd")) === null) return null;
  return entries
    .filter((entry) => /^\d+$/.test(entry))
    .filter((entry) => folders.includes(read(() => readlinkSync(`/proc/${entry}/cwd`)) ?? ""))
    .filter((entry) => isPostgres(read(() => readFileSync(`/proc/${entry}/comm`, "utf8")) ?? ""))
    .map(Number);
}

/** Whether a live process may be PostgreSQL, as far as `ps` reports. */
export function mayBePostgres(pid: number): boolean {
  const { status, stdout } = spawnSync("ps", ["-p", String(pid), "-o", "comm="], { encoding: "utf8" });
  return status === null || stdout.trim() === "" || isPostgres(stdout);
}
