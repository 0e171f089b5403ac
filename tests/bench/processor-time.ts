import { readdirSync, readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second, regardless of its timer frequency. */
const ticksPerSecond = 100;

interface Entry {
  readonly pid: number;
  readonly parent: number;
  /** Processor seconds of the process and of its children that have ended. */
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
 * Processor seconds, user and system, of a process and all its descendants, ended or not; null: the platform does not
 * report them.
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
