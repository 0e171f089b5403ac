import { and, desc, eq } from "drizzle-orm";
import type { Prior } from "../../../psychometrics/model";
import { thetaOf } from "../../../psychometrics/scales/rit";
import type { Queries } from "../../db/open";
import { attempts } from "../../db/schema";
import type { NormGroup, NormPrior } from "../../db/shapes";
import { servedItems, type AttemptRow } from "../../sitting/attempt";
import type { NewSitting } from "../delivery-rules";

export const ritPerLogit = 10;

export const priorInLogits = ({ mean, sd }: NormPrior): Prior => ({ mean: thetaOf(mean), sd: sd / ritPerLogit });

/** The prior that the sitting was begun with. */
export function storedPrior({ attemptId, prior }: Pick<AttemptRow, "attemptId" | "prior">): NormPrior {
  if (prior === null) throw new Error(`adaptive sitting ${attemptId} has no prior`);
  return prior;
}

/** The norm of the student's grade, and the items of the sitting before, which are not to come again. */
export async function priorOf(tx: Queries, { userId, test }: NewSitting, norm: () => NormGroup): Promise<NormPrior> {
  const [last] = await tx
    .select({ attemptId: attempts.attemptId })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.menuId, test.menuId), eq(attempts.status, "finished")))
    .orderBy(desc(attempts.startedAt))
    .limit(1);
  const avoid = last === undefined ? [] : (await servedItems(tx, last.attemptId)).map(({ itemId }) => itemId);
  return { ...norm(), avoid };
}
