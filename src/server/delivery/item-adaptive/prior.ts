import type { Prior } from "../../../psychometrics/model";
import { thetaOf } from "../../../psychometrics/scales/rit";
import type { Queries } from "../../db/open";
import type { Expectation, NormPrior } from "../../db/shapes";
import type { AttemptRow } from "../../sitting/attempt";
import { metItems } from "../../sitting/met-items";
import type { NewSitting } from "../delivery-rules";

export const ritPerLogit = 10;

export const priorInLogits = ({ mean, sd }: Expectation): Prior => ({ mean: thetaOf(mean), sd: sd / ritPerLogit });

/** The prior that the sitting was begun with. */
export function storedPrior({ attemptId, prior }: Pick<AttemptRow, "attemptId" | "prior">): NormPrior {
  if (prior === null) throw new Error(`adaptive sitting ${attemptId} has no prior`);
  return prior;
}

/** What items are chosen by before the first answer. */
export const expectationOf = ({ start, mean, sd }: NormPrior): Expectation => start ?? { mean, sd };

function startOf({ grade, startLevel, normOf }: NewSitting): { readonly start?: Expectation } {
  if (startLevel === grade) return {};
  const { mean, sd } = normOf(startLevel);
  return { start: { mean, sd } };
}

/** The norm of the student's grade, where to start, and what was met before. */
export async function priorOf(tx: Queries, begun: NewSitting): Promise<NormPrior> {
  const { userId, test, grade, normOf } = begun;
  return { ...normOf(grade), ...startOf(begun), avoid: await metItems(tx, userId, test.menuId) };
}
