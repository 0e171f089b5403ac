import type { ScaledScore } from "../../contract/report/report";
import type { ScoreSummary } from "../../contract/tests";
import { expectedAPosteriori } from "../../psychometrics/eap";
import type { Ability, Prior } from "../../psychometrics/model";
import { irtOf } from "../delivery/item-adaptive/responses";
import type { ServedOutcome } from "./served-outcomes";

/** The ability expected of a norm group's member by what was served; what is blank is wrong. */
export const expectedAbilityOf = (outcomes: readonly ServedOutcome[], prior: Prior): Ability =>
  expectedAPosteriori(
    outcomes.map(({ item }) => irtOf(item)),
    outcomes.map(({ credit }) => (credit >= 1 ? 1 : 0)),
    { prior },
  );

/** The score of the whole test as lists show it. */
export const summaryOfScores = ([whole]: readonly ScaledScore[]): ScoreSummary | null =>
  whole === undefined
    ? null
    : {
        unit: whole.unit,
        value: whole.value,
        low: whole.band[0],
        high: whole.band[1],
        scale: whole.range,
        ...(whole.level === undefined ? {} : { level: whole.level }),
      };
