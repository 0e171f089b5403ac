import { twoSecrets } from "../use-cases/installation-secret";
import type { TestDraft } from "../use-cases/publishing/draft";
import { makeApart } from "./make-apart";
import { draftOfShipped } from "./shipped-test";
import { mapMathematicsTest } from "./shipped-tests";

/** The test with which a new installation is seeded, made while its database is created. */
export interface FirstTest {
  /** The salt from which its items are generated. */
  readonly salt: string;
  readonly draft: () => Promise<TestDraft>;
  readonly stop: () => void;
}

/** Begins to make the first test in a child process. Where that fails, the test is made here when it is wanted. */
export function beginFirstTest(secret: () => string): FirstTest {
  const salt = twoSecrets({ secret });
  const { menuId } = mapMathematicsTest;
  const stopped = new AbortController();
  const made = new Promise<TestDraft>((resolve, reject) => {
    makeApart({ wanted: [menuId], salt }, { signal: stopped.signal, isUrgent: true }, resolve).then(
      () => reject(new Error(`the test ${menuId} was not made`)),
      reject,
    );
  });
  made.catch(() => undefined);
  return {
    salt,
    draft: () => made.catch(() => draftOfShipped(mapMathematicsTest, salt)),
    stop: () => stopped.abort(),
  };
}
