import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { commandFile } from "../program/places";
import type { TestDraft } from "../use-cases/publishing/draft";

/** The message to the process that makes the tests. */
export interface MakingOrder {
  readonly wanted: readonly string[];
  readonly salt: string;
}

interface MakingConditions {
  readonly signal: AbortSignal;
  /** Whether somebody waits for the tests; otherwise other processes come first. */
  readonly isUrgent: boolean;
}

const yieldToOthers = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // changing the priority is not allowed everywhere, and is optional
  }
};

/**
 * Makes shipped tests in a child process, since each takes up to seconds; `take` is called with one after the other.
 * Resolves when the process has ended, also if it was aborted; rejects if it failed.
 */
export async function makeApart(
  order: MakingOrder,
  { signal, isUrgent }: MakingConditions,
  take: (draft: TestDraft) => void,
): Promise<void> {
  const child = fork(commandFile, ["make-tests"], {
    execArgv: [],
    signal,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  if (!isUrgent) yieldToOthers(child);
  // not sent as arguments or environment, which other processes can read
  child.send(order, () => undefined);
  child.on("message", take);
  const [code] = (await once(child, "exit").catch(() => [null])) as [number | null];
  if (code !== 0 && !signal.aborted) throw new Error(`making the tests ended with the exit code ${code}`);
}
