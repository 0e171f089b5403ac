import { and, eq } from "drizzle-orm";
import type { AttemptRow } from "../../attempts/attempt";
import type { Queries } from "../../db/open";
import { attemptStages, attempts } from "../../db/schema";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import type { Dependencies } from "../dependencies";
import { settleSitting } from "./settle";

/** An action on a sitting by someone other than its student. */
type Action<Result> = (tx: Queries, attempt: AttemptRow, now: number) => Promise<Result>;

/**
 * Runs an action on anyone's sitting, after locking it and ending what is due. Throws `attemptNotFound` or
 * `attemptClosed`.
 */
export const toSittingUnderWay = <Result>(
  deps: Dependencies,
  attemptId: string,
  deed: Action<Result>,
): Promise<Result> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock();
    const [row] = await tx.select().from(attempts).where(eq(attempts.attemptId, attemptId)).for("update");
    if (row === undefined) throw new CallRefusal("attemptNotFound");
    const attempt = await settleSitting(tx, deps, row, now);
    if (attempt.status === "finished") throw new CallRefusal("attemptClosed");
    return deed(tx, attempt, now);
  });

/** Moves the deadline of the section under way. */
export const moveStageDeadline = async (
  tx: Queries,
  { attemptId, stage }: AttemptRow,
  deadline: number | null,
): Promise<void> =>
  void (await tx
    .update(attemptStages)
    .set({ deadline })
    .where(and(eq(attemptStages.attemptId, attemptId), eq(attemptStages.stage, stage))));
