import { and, eq, gt } from "drizzle-orm";
import type { Irt } from "../../../contract/item/item";
import { gapCount } from "../../../items/scoring/score";
import type { ItemParameters } from "../../../psychometrics/model";
import type { TestItem, TestVersion } from "../../attempts/catalogue";
import type { Queries } from "../../db/open";
import { answers, attemptItems } from "../../db/schema";
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

const middle: CalibratedItem = { a: 1, b: 0, c: 0, d: 1 };

/** An item's parameters; without calibration, those of a Rasch item of middle difficulty. */
export const irtOf = ({ irt }: Pick<TestItem, "irt">): CalibratedItem => irt ?? middle;

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
  /** Of an item with several gaps: as many right ones as its credit says; left out: `right` is all. */
  readonly gaps?: readonly (0 | 1)[];
  readonly rapid: boolean;
}

/** The binary responses of one answer: 1 right, 0 wrong. */
export const binaryOf = ({ right, gaps }: Pick<ScoredResponse, "right" | "gaps">): readonly (0 | 1)[] =>
  gaps ?? [right ? 1 : 0];

/** An answer as estimating and choosing see it. All gaps of an item have its difficulty, so that their number tells. */
export function responseTo(
  item: Pick<TestItem, "itemId" | "irt" | "area" | "body" | "expectedMs">,
  { mark, credit, elapsedMs }: Pick<MarkedAnswer, "mark" | "credit" | "elapsedMs">,
): ScoredResponse {
  const { itemId, area } = item;
  const count = gapCount(item.body.interaction);
  const gaps = Array.from({ length: count ?? 0 }, (_, gap): 0 | 1 => (gap < Math.round(credit * (count ?? 0)) ? 1 : 0));
  return {
    itemId,
    irt: irtOf(item),
    area,
    right: mark === "right",
    ...(count === null ? {} : { gaps }),
    rapid: isRapid(elapsedMs, item.expectedMs),
  };
}

/** An answer as estimating and choosing see it; a blank is wrong, null what does not count. */
export function responseOf(test: TestVersion, answer: MarkedAnswer): ScoredResponse | null {
  const item = test.items.get(answer.itemId);
  return item === undefined || answer.mark === "unscored" ? null : responseTo(item, answer);
}

/** Answers as estimating and choosing see them, without what does not count. */
export const responsesOf = (test: TestVersion, answered: readonly MarkedAnswer[]): ScoredResponse[] =>
  answered.flatMap((answer) => responseOf(test, answer) ?? []);

/** The marked answers of a sitting, blanks among them, in the order served. */
export const markedAnswers = (queries: Queries, attemptId: string): Promise<MarkedAnswer[]> =>
  queries
    .select({ itemId: answers.itemId, mark: answers.mark, credit: answers.credit, elapsedMs: answers.elapsedMs })
    .from(attemptItems)
    .innerJoin(answers, and(eq(answers.attemptId, attemptItems.attemptId), eq(answers.itemId, attemptItems.itemId)))
    // what was only marked for review, or came too late, has no revision
    .where(and(eq(attemptItems.attemptId, attemptId), gt(answers.revision, 0)))
    .orderBy(attemptItems.position);
