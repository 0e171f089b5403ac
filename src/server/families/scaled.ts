import type { ScaledScore } from "../../contract/report";
import type { ScoreSummary } from "../../contract/tests";
import { expectedAPosteriori } from "../../psychometrics/eap";
import type { Ability, ItemParameters, Prior } from "../../psychometrics/model";
import type { ServedOutcome } from "./served-outcomes";

const middle: ItemParameters = { a: 1, b: 0, c: 0, d: 1 };

/** Ability by what was served; what is blank is wrong. */
export const abilityOf = (outcomes: readonly ServedOutcome[], prior: Prior): Ability =>
  expectedAPosteriori(
    outcomes.map(({ item }) => item.irt ?? middle),
    outcomes.map(({ credit }) => (credit >= 1 ? 1 : 0)),
    { prior },
  );

/** The score of the whole test as lists show it. */
export const summaryOfScores = ([whole]: readonly ScaledScore[]): ScoreSummary | null =>
  whole === undefined
    ? null
    : { unit: whole.unit, value: whole.value, low: whole.band[0], high: whole.band[1], scale: whole.range };
