import { isByCorrectRate } from "../../contract/item/scoring";
import type { TestOutline } from "../attempts/catalogue";
import type { ServedOutcome } from "./served-outcomes";

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/**
 * The rate by which a test is scored, 0–1: of right answers, or of points, which are at least 0 together although a
 * single answer may lose some. A blank counts as wrong.
 */
export function rateOf(
  { definition }: Pick<TestOutline, "definition">,
  outcomes: readonly Pick<ServedOutcome, "item" | "credit">[],
): number {
  if (isByCorrectRate(definition.exam_info))
    return shareOf(outcomes.filter(({ credit }) => credit >= 1).length, outcomes.length);
  return shareOf(
    Math.max(
      0,
      outcomes.reduce((sum, { item, credit }) => sum + item.points * credit, 0),
    ),
    outcomes.reduce((sum, { item }) => sum + item.points, 0),
  );
}
