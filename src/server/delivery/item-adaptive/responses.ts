import { and, eq } from "drizzle-orm";
import type { Irt } from "../../../contract/item";
import type { ItemParameters } from "../../../psychometrics/model";
import type { Queries } from "../../db/open";
import { answers, attemptItems } from "../../db/schema";
import type { TestItem, TestVersion } from "../../sitting/catalogue";
import type { MarkedAnswer } from "../delivery-rules";

/**
 * Below this share of the item's usual time, and in any case below so many milliseconds and never above so many, an
 * answer cannot have been read (normative thresholds; Wise and Ma 2012).
 */
const rapidShare = 0.1;
const surelyRapidMs = 1_000;
const longestRapidMs = 10_000;

export const isRapid = (elapsedMs: number, expectedMs: number): boolean =>
  elapsedMs < Math.min(longestRapidMs, Math.max(surelyRapidMs, rapidShare * expectedMs));

/** An item's parameters, and where they come from. */
export type CalibratedItem = ItemParameters & Partial<Pick<Irt, "calibration" | "b_se">>;

/** An item's parameters; without calibration, those of a Rasch item of middle difficulty. */
export const irtOf = ({ irt }: Pick<TestItem, "irt">): CalibratedItem => irt ?? { a: 1, b: 0, c: 0, d: 1 };

/** What a difficulty that is guessed from what an item asks is off by, as a standard error in logits. */
const seOfSeed = 0.5;

/** How well an item's difficulty is known, as a standard error in logits. */
export const difficultySeOf = ({ b_se }: CalibratedItem): number => b_se ?? seOfSeed;

/** One answered item as estimating and choosing see it. */
export interface ScoredResponse {
  readonly itemId: string;
  readonly irt: CalibratedItem;
  readonly area: string;
  readonly right: boolean;
  readonly rapid: boolean;
}

const isScored = (mark: string): boolean => mark !== "skipped" && mark !== "unscored";

/** Answers as estimating and choosing see them; what was left blank, or does not count, is passed over. */
export const responsesOf = (test: TestVersion, answered: readonly MarkedAnswer[]): ScoredResponse[] =>
  answered.flatMap(({ itemId, mark, elapsedMs }) => {
    const item = test.items.get(itemId);
    if (item === undefined || !isScored(mark)) return [];
    const rapid = isRapid(elapsedMs, item.expectedMs);
    return [{ itemId, irt: irtOf(item), area: item.area, right: mark === "right", rapid }];
  });

/** The marked answers of a sitting, in the order served. */
export const markedAnswers = (queries: Queries, attemptId: string): Promise<MarkedAnswer[]> =>
  queries
    .select({ itemId: answers.itemId, mark: answers.mark, elapsedMs: answers.elapsedMs })
    .from(attemptItems)
    .innerJoin(answers, and(eq(answers.attemptId, attemptItems.attemptId), eq(answers.itemId, attemptItems.itemId)))
    .where(eq(attemptItems.attemptId, attemptId))
    .orderBy(attemptItems.position);
