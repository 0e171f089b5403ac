import type { ScaledScore } from "../../contract/report/report";
import type { ScoreSummary } from "../../contract/tests";
import { expectedAPosteriori } from "../../psychometrics/eap";
import type { Ability, Prior } from "../../psychometrics/model";
import { irtOf } from "../delivery/item-adaptive/responses";
import type { ServedOutcome } from "./served-outcomes";

/** The expected ability (EAP) of a member of the norm group with these outcomes; blanks are wrong. */
export const expectedAbilityOf = (outcomes: readonly ServedOutcome[], prior: Prior): Ability =>
  expectedAPosteriori(
    outcomes.map(({ item }) => irtOf(item)),
    outcomes.map(({ credit }) => (credit >= 1 ? 1 : 0)),
    { prior },
  );

/** The overall score in the shape shown in lists. */
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
