import { lockAttempt, myAttempt, type AttemptRow } from "../../attempts/attempt";
import type { TestVersion } from "../../attempts/catalogue";
import type { Owner } from "../../attempts/owner";
import { inTransaction } from "../../db/transaction";
import type { Dependencies } from "../dependencies";
import { isEndDue, settleSitting } from "./settle";

/** The owner's attempt for reading, after ending everything that is due by the clock. */
export async function currentAttempt(deps: Dependencies, owner: Owner, attemptId: string): Promise<AttemptRow> {
  const attempt = await myAttempt(deps.db, owner, attemptId);
  if (!isEndDue(attempt, deps.clock())) return attempt;
  return inTransaction(deps.db, async (tx) =>
    settleSitting(tx, deps, await lockAttempt(tx, owner, attemptId), deps.clock()),
  );
}

/** The same, with the version of the test with which the attempt began. */
export async function currentSitting(
  deps: Dependencies,
  owner: Owner,
  attemptId: string,
): Promise<{ readonly attempt: AttemptRow; readonly test: TestVersion }> {
  const attempt = await currentAttempt(deps, owner, attemptId);
  return { attempt, test: await deps.catalogue.test(deps.db, attempt.menuId, attempt.version) };
}
