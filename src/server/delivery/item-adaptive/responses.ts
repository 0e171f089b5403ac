import { and, eq, gt } from "drizzle-orm";
import type { Irt } from "../../../contract/item/item";
import { gapCount } from "../../../items/scoring/score";
import type { ItemParameters } from "../../../psychometrics/model";
import type { TestItem, TestVersion } from "../../attempts/catalogue";
import { isRapid } from "../../attempts/rapid-answer";
import type { Queries } from "../../db/open";
import { answers, attemptItems } from "../../db/schema";
import type { MarkedAnswer } from "../delivery-rules";

/** An item's parameters and their origin. */
export type CalibratedItem = ItemParameters & Partial<Pick<Irt, "calibration" | "b_se">>;

const middle: CalibratedItem = { a: 1, b: 0, c: 0, d: 1 };

/** An item's parameters; without calibration, those of a Rasch item of middle difficulty. */
export const irtOf = ({ irt }: Pick<TestItem, "irt">): CalibratedItem => irt ?? middle;

/** Standard error, in logits, of a difficulty that was estimated from the item's content alone. */
const seOfSeed = 0.5;

/** The standard error of an item's difficulty, in logits. */
export const difficultySeOf = ({ b_se }: CalibratedItem): number => b_se ?? seOfSeed;

/** The response to one item, as needed for estimating ability and choosing items. */
export interface ScoredResponse {
  readonly itemId: string;
  readonly irt: CalibratedItem;
  readonly area: string;
  readonly right: boolean;
  /** For an item with several gaps: as many ones as its credit implies; left out: `right` is the only response. */
  readonly gaps?: readonly (0 | 1)[];
  readonly rapid: boolean;
}

/** The binary responses of one answer: 1 right, 0 wrong. */
export const binaryOf = ({ right, gaps }: Pick<ScoredResponse, "right" | "gaps">): readonly (0 | 1)[] =>
  gaps ?? [right ? 1 : 0];

/** The response of an answer. All gaps of an item have its difficulty, so only the number of right ones matters. */
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

/** The response of an answer; a blank is wrong. null for an unscored answer or an unknown item. */
export function responseOf(test: TestVersion, answer: MarkedAnswer): ScoredResponse | null {
  const item = test.items.get(answer.itemId);
  return item === undefined || answer.mark === "unscored" ? null : responseTo(item, answer);
}

/** The responses of all answers that count. */
export const responsesOf = (test: TestVersion, answered: readonly MarkedAnswer[]): ScoredResponse[] =>
  answered.flatMap((answer) => responseOf(test, answer) ?? []);

/** The marked answers of an attempt in the order served, including blanks. */
export const markedAnswers = (queries: Queries, attemptId: string): Promise<MarkedAnswer[]> =>
  queries
    .select({ itemId: answers.itemId, mark: answers.mark, credit: answers.credit, elapsedMs: answers.elapsedMs })
    .from(attemptItems)
    .innerJoin(answers, and(eq(answers.attemptId, attemptItems.attemptId), eq(answers.itemId, attemptItems.itemId)))
    // rows with only a mark for review or a held answer have revision 0
    .where(and(eq(attemptItems.attemptId, attemptId), gt(answers.revision, 0)))
    .orderBy(attemptItems.position);
