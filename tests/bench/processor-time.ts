import { readdirSync, readFileSync } from "node:fs";

/** Linux counts in hundredths of a second, whatever its clock does. */
const ticksPerSecond = 100;

interface Entry {
  readonly pid: number;
  readonly parent: number;
  /** Of itself and of the children that have ended. */
  readonly seconds: number;
}

function entryOf(pid: string): Entry | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, "utf8");
    const words = line.slice(line.lastIndexOf(")") + 2).split(" ");
    const ticks = words.slice(11, 15).reduce((sum, word) => sum + Number(word), 0);
    return { pid: Number(pid), parent: Number(words[1]), seconds: ticks / ticksPerSecond };
  } catch {
    return null;
  }
}

/**
 * Processor seconds, user and system, of a process with all that descend from it, ended or not; null where the platform
 * does not say.
 */
export function processorTime(root: number): number | null {
  if (process.platform !== "linux") return null;
  const entries = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? (entryOf(name) ?? []) : []));
  const secondsOf = (pid: number): number =>
    entries.reduce((sum, entry) => {
      if (entry.pid === pid) return sum + entry.seconds;
      return entry.parent === pid ? sum + secondsOf(entry.pid) : sum;
    }, 0);
  return secondsOf(root);
}
