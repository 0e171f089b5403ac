import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import type { Database } from "../db/open";
import { commandFile } from "../program/places";
import type { TestDraft } from "../use-cases/publishing/draft";
import { installTest, missingTests, wantsShipped } from "./install";
import { shippedTests } from "./shipped-tests";

/** The message to the process that makes the tests. */
export interface MakingOrder {
  readonly wanted: readonly string[];
  readonly salt: string;
}

export interface Installing {
  /** Resolves when all missing tests are published; rejects with the first error. */
  readonly done: Promise<void>;
  readonly stop: () => void;
}

const yieldToOthers = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // changing the priority is not allowed everywhere, and is optional
  }
};

/** Makes the shipped tests that an installation lacks in a child process, and publishes them one after the other. */
export function installInBackground(db: Database, salt: string, now: () => number): Installing {
  const stopped = new AbortController();
  const install = async (): Promise<void> => {
    const missing = (await wantsShipped(db, shippedTests)) ? await missingTests(db, shippedTests) : [];
    if (missing.length === 0 || stopped.signal.aborted) return;
    const process = fork(commandFile, ["make-tests"], {
      execArgv: [],
      signal: stopped.signal,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    yieldToOthers(process);
    // not sent as arguments or environment, which other processes can read
    process.send({ wanted: missing.map(({ menuId }) => menuId), salt } satisfies MakingOrder, () => undefined);
    let stored: Promise<unknown> = Promise.resolve();
    process.on("message", (draft: TestDraft) => {
      stored = stored.then(() => (stopped.signal.aborted ? false : installTest(db, draft, now())));
      stored.catch(() => process.kill());
    });
    const [code] = (await once(process, "exit").catch(() => [null])) as [number | null];
    await stored;
    if (code !== 0 && !stopped.signal.aborted) throw new Error(`making the tests ended with the exit code ${code}`);
  };
  return { done: install(), stop: () => stopped.abort() };
}
