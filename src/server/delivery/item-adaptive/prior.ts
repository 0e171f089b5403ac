import type { Prior } from "../../../psychometrics/model";
import { ritOf, thetaOf } from "../../../psychometrics/scales/rit";
import type { AttemptRow } from "../../attempts/attempt";
import type { TestVersion } from "../../attempts/catalogue";
import { metItems } from "../../attempts/met-items";
import type { Queries } from "../../db/open";
import type { StartingAbility, NormGroup, NormPrior } from "../../db/shapes";
import type { NewSitting } from "../delivery-rules";

export const ritPerLogit = 10;

export const priorInLogits = ({ mean, sd }: StartingAbility): Prior => ({ mean: thetaOf(mean), sd: sd / ritPerLogit });

/** The prior with which the attempt began. Throws if there is none. */
export function storedPrior({ attemptId, prior }: Pick<AttemptRow, "attemptId" | "prior">): NormPrior {
  if (prior === null) throw new Error(`adaptive sitting ${attemptId} has no prior`);
  return prior;
}

/** The ability for which items are chosen before the first answer. */
export const expectationOf = (prior: NormPrior): StartingAbility => prior.start ?? prior;

/**
 * The expected ability without norms: as set by the test's owner, or else derived from the difficulties of its items.
 */
function expectationWithoutNorms({ definition, items }: TestVersion): StartingAbility {
  if (definition.expected !== undefined) return definition.expected;
  const difficulties = [...items.values()].flatMap(({ irt }) => (irt === null ? [] : [ritOf(irt.b)]));
  const count = Math.max(1, difficulties.length);
  const mean = difficulties.reduce((sum, one) => sum + one, 0) / count;
  const variance = difficulties.reduce((sum, one) => sum + (one - mean) ** 2, 0) / count;
  return { mean, sd: Math.max(ritPerLogit, Math.sqrt(variance)) };
}

const groupOf = ({ test, season, normOf }: NewSitting, grade: number): NormGroup =>
  normOf?.(grade) ?? { grade, season, ...expectationWithoutNorms(test) };

function startOf(begun: NewSitting): { readonly start?: StartingAbility } {
  const { test, grade, startLevel } = begun;
  if (startLevel === null) return {};
  const expected = test.definition.expected_at?.[startLevel];
  if (expected !== undefined) return { start: expected };
  if (startLevel === grade) return {};
  const { mean, sd } = groupOf(begun, startLevel);
  return { start: { mean, sd } };
}

/**
 * The norm of the student's grade (or the expectation without norms), the starting ability, and the items met before.
 */
export async function priorOf(tx: Queries, begun: NewSitting): Promise<NormPrior> {
  const { owner, test, grade } = begun;
  const group = { ...groupOf(begun, grade), ...(begun.isGradeKnown ? {} : { grade: null }) };
  return { ...group, ...startOf(begun), avoid: await metItems(tx, owner, test.menuId) };
}
