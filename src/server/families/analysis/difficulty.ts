import type { DifficultyBand } from "../../../contract/report/marked-item";
import { thetaOf } from "../../../psychometrics/scales/rit";
import type { AttemptRow } from "../../attempts/attempt";
import type { TestItem, TestVersion } from "../../attempts/catalogue";

interface Spread {
  readonly mean: number;
  readonly sd: number;
}

/** z value that, with its negative, cuts a normal distribution into thirds. */
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
 * The difficulty of an item in words: relative to the abilities expected at the start of an adaptive attempt, or else
 * to all items of the test. The middle third is medium; null if the item has no parameters.
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
