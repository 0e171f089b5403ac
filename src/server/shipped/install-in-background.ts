import type { Database } from "../db/open";
import { installTest, missingTests, wantsShipped } from "./install";
import { makeApart } from "./make-apart";
import { shippedTests } from "./shipped-tests";

export interface Installing {
  /** Resolves when all missing tests are published; rejects with the first error. */
  readonly done: Promise<void>;
  readonly stop: () => void;
}

/** Makes the shipped tests that an installation lacks in a child process, and publishes them one after the other. */
export function installInBackground(db: Database, salt: string, now: () => number): Installing {
  const stopped = new AbortController();
  const failed = new AbortController();
  const install = async (): Promise<void> => {
    const missing = (await wantsShipped(db, shippedTests)) ? await missingTests(db, shippedTests) : [];
    if (missing.length === 0 || stopped.signal.aborted) return;
    let stored: Promise<unknown> = Promise.resolve();
    await makeApart(
      { wanted: missing.map(({ menuId }) => menuId), salt },
      { signal: AbortSignal.any([stopped.signal, failed.signal]), isUrgent: false },
      (draft) => {
        stored = stored.then(() => (stopped.signal.aborted ? false : installTest(db, draft, now())));
        stored.catch(() => failed.abort());
      },
    );
    await stored;
  };
  return { done: install(), stop: () => stopped.abort() };
}
