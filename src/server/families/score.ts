import type { ScoreSummary } from "../../contract/tests";
import type { Queries } from "../db/open";
import type { AttemptRow } from "../sitting/attempt";
import type { TestVersion } from "../sitting/catalogue";
import { familyRules } from "./rules";

type Maker = NonNullable<ScoreSummary["made_by"]>;

const makerOf = ({ family, version }: TestVersion): Maker => ({
  test_version: version,
  rule: familyRules[family].scoring,
});

/** The score of a sitting, with what it was made by; null where the sitting says too little for one. */
export async function scoreOf(queries: Queries, test: TestVersion, attempt: AttemptRow): Promise<ScoreSummary | null> {
  const score = await familyRules[test.family].summarise(queries, test, attempt);
  return score === null ? null : { ...score, made_by: makerOf(test) };
}

/** The score that a sitting ended with, where it was made by something else than would make it now; else null. */
export function scoreThen(test: TestVersion, { score }: Pick<AttemptRow, "score">): ScoreSummary | null {
  if (score?.made_by === undefined) return null;
  const now = makerOf(test);
  const { test_version: version, rule } = score.made_by;
  return version === now.test_version && rule === now.rule ? null : score;
}
