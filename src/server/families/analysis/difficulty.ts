import type { DifficultyBand } from "../../../contract/report/report";
import { thetaOf } from "../../../psychometrics/scales/rit";
import type { AttemptRow } from "../../attempts/attempt";
import type { TestItem, TestVersion } from "../../attempts/catalogue";

interface Spread {
  readonly mean: number;
  readonly sd: number;
}

/** Cuts a normal distribution into thirds. */
const thirdAt = 0.43;

const spreads = new WeakMap<TestVersion["items"], Spread | null>();

function spreadOf(items: TestVersion["items"]): Spread | null {
  const values = [...items.values()].flatMap(({ irt }) => (irt === null ? [] : [irt.b]));
  if (values.length < 2) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const sd = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  return sd === 0 ? null : { mean, sd };
}

function ownSpread({ items }: TestVersion): Spread | null {
  const known = spreads.get(items);
  if (known !== undefined) return known;
  const spread = spreadOf(items);
  spreads.set(items, spread);
  return spread;
}

/**
 * How hard an item is in words: beside the students whom an adaptive sitting expected, else beside all questions of the
 * test. The middle third is medium; null where the item has no parameters.
 */
export function difficultyBandIn(
  test: TestVersion,
  { prior }: Pick<AttemptRow, "prior">,
): (item: Pick<TestItem, "irt">) => DifficultyBand | null {
  const spread = prior === null ? ownSpread(test) : { mean: thetaOf(prior.mean), sd: prior.sd / 10 };
  return ({ irt }) => {
    if (irt === null || spread === null) return null;
    const z = (irt.b - spread.mean) / spread.sd;
    if (z < -thirdAt) return "easy";
    return z > thirdAt ? "hard" : "medium";
  };
}
