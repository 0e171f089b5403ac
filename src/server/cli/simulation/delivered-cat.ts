import { createRandom, normalFrom } from "../../../psychometrics/random";
import { abilityAtAge, batteryCorrelation, halfBand90, sasPerLogit, sasScale } from "../../../psychometrics/scales/sas";
import { clamp } from "../../../psychometrics/scales/share";
import type { TestVersion } from "../../attempts/catalogue";
import { catScores } from "../../families/cat/scores";
import { sasBands } from "./bands";
import { hasItsLength, itemPlaces, sitAll, type StagedMember } from "./delivered";
import { meanAndSd, scaleReport, type BlueprintFact, type MeasuredSitting, type SimulationReport } from "./report";

/** The standard errors stated by the blueprint, in SAS, by the items of a battery. */
const stated: Readonly<Record<number, string>> = { 48: "5.6", 36: "6.4", 24: "7.5–8.7", 18: "7.5–8.7" };

interface Student extends StagedMember {
  /** Abilities by battery, in logits. */
  readonly thetas: Readonly<Record<string, number>>;
}

/** Simulates a CAT level, whole or as a trial, sat by students of its age; abilities correlate between batteries. */
export function simulateDeliveredCat(options: {
  readonly test: TestVersion;
  readonly simulees: number;
  readonly seed: string;
  readonly mode: string;
}): SimulationReport {
  const { test, simulees, seed, mode } = options;
  const age = test.definition.norm_age ?? 0;
  const { mean, sd } = abilityAtAge(age);
  const batteries = [...new Set([...test.items.values()].map(({ area }) => area))];
  const random = createRandom(seed);
  const [shared, own] = [Math.sqrt(batteryCorrelation), Math.sqrt(1 - batteryCorrelation)];
  const students = Array.from({ length: simulees }, (): Student => {
    const common = normalFrom(random);
    const thetas = Object.fromEntries(
      batteries.map((area) => [area, mean + sd * (shared * common + own * normalFrom(random))]),
    );
    return { mode, thetas, thetaOf: ({ area }) => thetas[area] ?? mean };
  });
  const truthOf = (theta: number): number => clamp(100 + sasPerLogit(age) * (theta - mean), sasScale.standard);
  const sat = sitAll(test, students, seed).map(({ student, outcomes }) => ({
    student,
    scores: catScores(test, outcomes),
    outcomes,
  }));
  const scales = [null, ...batteries].map((battery) => {
    const places = itemPlaces(test, ({ area }) => battery === null || area === battery);
    const sittings = sat.flatMap(({ student, scores, outcomes }): MeasuredSitting[] => {
      const score = scores.find(({ scale }) => scale === battery);
      if (score === undefined) return [];
      const truths = (battery === null ? batteries : [battery]).map((area) => truthOf(student.thetas[area] ?? mean));
      return [
        {
          truth: truths.reduce((sum, truth) => sum + truth, 0) / truths.length,
          score: score.value,
          se: (score.band[1] - score.band[0]) / 2 / halfBand90(1),
          items: outcomes.flatMap(({ item }) => places.get(item.itemId) ?? []),
        },
      ];
    });
    const name = sat[0]?.scores.find(({ scale }) => scale === battery)?.title.en ?? "";
    return { sittings, scale: scaleReport({ name, unit: "SAS", sittings, bands: sasBands, bankSize: places.size }) };
  });
  return {
    family: "cat",
    title: `${test.definition.title.en}, ${mode === "trial" ? "the trial" : "the whole test"}, as it is shipped`,
    description:
      `The shipped forms for age ${age}, dealt, marked and scored by the server's own rules (maximum likelihood with ` +
      "fences); practice scores, not official ones.",
    seed,
    simulees,
    scales: scales.map(({ scale }) => scale),
    facts: [
      {
        name: "Sittings off the blueprint",
        value: String(sat.filter(({ outcomes }) => !hasItsLength(test, mode, outcomes)).length),
        expected: "0",
      },
      ...scales.flatMap(({ sittings, scale }): BlueprintFact[] => {
        const items = sittings[0]?.items.length ?? 0;
        const expected = stated[items];
        const scores = meanAndSd(sittings.map(({ score }) => score));
        return [
          {
            name: `${scale.name}: true error (RMSE), ${items} items`,
            value: scale.overall.rmse.toFixed(1),
            ...(expected === undefined ? {} : { expected }),
          },
          { name: `${scale.name}: mean standard error`, value: scale.overall.meanSe.toFixed(1) },
          { name: `${scale.name}: mean and SD`, value: `${scores.mean.toFixed(1)}, ${scores.sd.toFixed(1)}` },
        ];
      }),
    ],
  };
}
