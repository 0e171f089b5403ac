import { showsScore } from "../../contract/item/scoring";
import type { ScoreSummary } from "../../contract/tests";
import type { AttemptRow } from "../attempts/attempt";
import type { TestVersion } from "../attempts/catalogue";
import type { Queries } from "../db/open";
import { familyRules } from "./rules";
import { awaitingMarks, gather, type ScoringInput } from "./scoring-input";

type Maker = NonNullable<ScoreSummary["made_by"]>;

const makerOf = ({ family, version }: TestVersion): Maker => ({
  test_version: version,
  rule: familyRules[family].scoring,
});

/**
 * The score of an attempt, with the test version and rule that made it; null if there are too few answers for one, or
 * if the test shows no scores.
 */
export function scoreOf(material: ScoringInput): ScoreSummary | null {
  const { test } = material;
  if (!showsScore(test.definition.exam_info)) return null;
  const score = familyRules[test.family].summarise(material);
  return score === null ? null : { ...score, made_by: makerOf(test) };
}

/** The score on the scale of the test, also of a test that shows none; null: too few answers for one. */
export const scoreValue = (material: ScoringInput): number | null =>
  familyRules[material.test.family].summarise(material)?.value ?? null;

/** The columns of a finished attempt that hold its score. */
export const scoredColumns = (material: ScoringInput): Pick<AttemptRow, "score" | "awaitingPoints"> => ({
  score: scoreOf(material),
  awaitingPoints: awaitingMarks(material)?.points ?? null,
});

const figuresOf = ({ unit, value, low, high }: ScoreSummary): string => [unit, value, low, high].join(" ");

/**
 * The score at the end of the attempt, if another test version or rule made it and the present ones give other figures;
 * else null.
 */
export async function scoreThen(
  queries: Queries,
  test: TestVersion,
  attempt: AttemptRow,
): Promise<ScoreSummary | null> {
  const { score } = attempt;
  if (score?.made_by === undefined || !showsScore(test.definition.exam_info)) return null;
  const now = makerOf(test);
  const { test_version: version, rule } = score.made_by;
  if (version === now.test_version && rule === now.rule) return null;
  const made = scoreOf(await gather(queries, test, attempt));
  return made !== null && figuresOf(made) === figuresOf(score) ? null : score;
}
