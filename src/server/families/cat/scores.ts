import type { ScaledScore } from "../../../contract/report/report";
import { areaTitle } from "../../../items/catalogue";
import {
  abilityEnds,
  halfBand90,
  percentileRankOf,
  sasBand,
  sasErrorOfMean,
  sasOf,
  sasPerLogit,
  sasScale,
  stanineOf,
} from "../../../psychometrics/scales/sas";
import type { TestVersion } from "../../attempts/catalogue";
import { irtOf } from "../../delivery/item-adaptive/responses";
import { abilityOf } from "../ability";
import { byPart, type ServedOutcome } from "../served-outcomes";

const confidence = 90;
const range = [...sasScale.standard] as [number, number];
const whole = { en: "Mean of the batteries", zh: "各部分平均" };

const clamped = (value: number): number => Math.min(range[1], Math.max(range[0], Math.round(value)));
const rated = (value: number, batteries = 1) => ({
  percentile: percentileRankOf(value, batteries),
  stanine: stanineOf(value, batteries),
});

/**
 * Standard age scores, estimated by maximum likelihood with fences so that the age group's mean does not pull scores
 * towards it: the mean of the batteries, then each battery, with 90 % bands. Blanks are wrong.
 */
export function catScores({ definition }: TestVersion, outcomes: readonly ServedOutcome[]): ScaledScore[] {
  const age = definition.norm_age;
  if (age === undefined) throw new Error("a CAT names the age whose norm it is compared with");
  const measured = byPart(outcomes, ({ area }) => area).map(([area, own]) => {
    const ability = abilityOf(
      own.map(({ item, credit }) => ({ irt: irtOf(item), right: credit >= 1 })),
      abilityEnds(age),
    );
    const value = sasOf(ability.theta, age);
    const band = [...sasBand(ability, age)] as [number, number];
    const title = areaTitle("cat", area);
    const battery: ScaledScore = {
      scale: area,
      title,
      unit: "sas",
      value,
      band,
      confidence,
      range,
      ...rated(value),
      items: own.length,
    };
    return { battery, value, se: ability.se * sasPerLogit(age) };
  });
  if (measured.length === 0) return [];
  const batteries = measured.map(({ battery }) => battery);
  const mean = batteries.reduce((sum, { value }) => sum + value, 0) / batteries.length;
  const half = halfBand90(sasErrorOfMean(measured));
  const value = clamped(mean);
  const band: [number, number] = [clamped(mean - half), clamped(mean + half)];
  const items = outcomes.length;
  const rank = rated(value, batteries.length);
  return [{ scale: null, title: whole, unit: "sas", value, band, confidence, range, ...rank, items }, ...batteries];
}
