import { readdirSync, readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second, regardless of its timer frequency. */
const ticksPerSecond = 100;

interface Entry {
  readonly pid: number;
  readonly parent: number;
  /** Processor seconds of the process alone. */
  readonly own: number;
  /** Processor seconds of the process and of its children that have ended. */
  readonly seconds: number;
}

function entryOf(pid: string): Entry | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, "utf8");
    const words = line.slice(line.lastIndexOf(")") + 2).split(" ");
    const secondsIn = (from: number, to: number): number =>
      words.slice(from, to).reduce((sum, word) => sum + Number(word), 0) / ticksPerSecond;
    return { pid: Number(pid), parent: Number(words[1]), own: secondsIn(11, 13), seconds: secondsIn(11, 15) };
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

/** Processor seconds, user and system, of one process with all its threads; NaN where the platform does not say. */
export const ownProcessorTime = (pid: number): number => entryOf(String(pid))?.own ?? Number.NaN;
