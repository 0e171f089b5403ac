import { and, eq } from "drizzle-orm";
import type { ItemParameters } from "../../../psychometrics/model";
import type { Queries } from "../../db/open";
import { answers, attemptItems } from "../../db/schema";
import type { TestItem, TestVersion } from "../../sitting/catalogue";
import type { MarkedAnswer } from "../delivery-rules";

/** Below this share of the item's usual time an answer cannot have been read. */
const rapidShare = 0.1;

export const isRapid = (elapsedMs: number, expectedMs: number): boolean => elapsedMs < rapidShare * expectedMs;

/** An item's parameters; without calibration, those of a Rasch item of middle difficulty. */
export const irtOf = ({ irt }: Pick<TestItem, "irt">): ItemParameters => irt ?? { a: 1, b: 0, c: 0, d: 1 };

/** One answered item as estimating and choosing see it. */
export interface ScoredResponse {
  readonly itemId: string;
  readonly irt: ItemParameters;
  readonly area: string;
  readonly right: boolean;
  readonly rapid: boolean;
}

/** Answers as estimating and choosing see them; what was left blank is passed over. */
export const responsesOf = (test: TestVersion, answered: readonly MarkedAnswer[]): ScoredResponse[] =>
  answered.flatMap(({ itemId, mark, elapsedMs }) => {
    const item = test.items.get(itemId);
    if (item === undefined || mark === "skipped") return [];
    const rapid = isRapid(elapsedMs, item.expectedMs);
    return [{ itemId, irt: irtOf(item), area: item.area, right: mark === "right", rapid }];
  });

/** The answered items of a sitting, in the order served. */
export async function scoredResponses(
  queries: Queries,
  test: TestVersion,
  attemptId: string,
): Promise<ScoredResponse[]> {
  const rows = await queries
    .select({ itemId: answers.itemId, mark: answers.mark, elapsedMs: answers.elapsedMs })
    .from(attemptItems)
    .innerJoin(answers, and(eq(answers.attemptId, attemptItems.attemptId), eq(answers.itemId, attemptItems.itemId)))
    .where(eq(attemptItems.attemptId, attemptId))
    .orderBy(attemptItems.position);
  return responsesOf(test, rows);
}
