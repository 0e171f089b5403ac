import { problemOf } from "../../../psychometrics/assembly/blueprint";
import { assembleForms } from "../../../psychometrics/assembly/fixed-form";
import { createBank } from "../../../psychometrics/bank";
import { maximumLikelihoodWithFences, offsetFences } from "../../../psychometrics/fences";
import { information, probability, type ItemParameters } from "../../../psychometrics/model";
import { createRandom, normalFrom, type Random } from "../../../psychometrics/random";
import { abilityAtAge, sasOf, sasPerLogit, sasScale } from "../../../psychometrics/scales/sas";
import { clamp } from "../../../psychometrics/scales/share";
import { sasBands } from "./bands";
import { meanAndSd, scaleReport, type BlueprintFact, type MeasuredSitting, type SimulationReport } from "./report";
import { batteryBank, type CalibratedPool } from "./seed-banks";

interface Battery {
  readonly name: string;
  /** The items of each of the two subtests. */
  readonly each: number;
  /** The standard error stated by the blueprint, in SAS. */
  readonly error: string;
}

const batteries: readonly Battery[] = [
  { name: "Verbal", each: 24, error: "5.6" },
  { name: "Quantitative", each: 18, error: "6.4" },
  { name: "Non-verbal", each: 24, error: "5.6" },
  { name: "Spatial", each: 18, error: "6.4" },
];
const shortForms: readonly Battery[] = [
  { name: "Verbal, short form", each: 12, error: "7.5–8.7" },
  { name: "Quantitative, short form", each: 9, error: "7.5–8.7" },
];

const age = 10;
/** The largest distance of difficulties from the mean of the age, in logits. */
const reach = 2.2;
const points = [-2, -1, 0, 1, 2];

/** Assembles parallel forms of a battery with the bank's mean information, items easy first. */
const formsOf = (pool: CalibratedPool, each: number, number: number, random: Random) => {
  const middle = abilityAtAge(age).mean;
  const { forms, furthest, violation } = assembleForms({
    problem: problemOf(pool, {
      length: 2 * each,
      counts: ["first", "second"].map((category) => ({ category, least: each, most: each })),
    }),
    bank: createBank(pool.items),
    target: points.map((at) => ({
      theta: middle + at,
      information:
        (2 * each * pool.items.reduce((sum, item) => sum + information(item, middle + at), 0)) / Math.max(1, pool.size),
    })),
    forms: number,
    random,
  });
  const difficulty = (index: number): number => pool.items[index]?.b ?? 0;
  return {
    forms: forms.map((items) => items.toSorted((one, other) => difficulty(one) - difficulty(other))),
    furthest,
    violation,
  };
};

const sit = (items: readonly ItemParameters[], theta: number, random: Random) =>
  maximumLikelihoodWithFences(
    items,
    items.map((item) => (random() < probability(item, theta) ? 1 : 0)),
    { fences: offsetFences },
  );

/**
 * Simulates fixed batteries in the shape of CAT4 for a class aged 10: parallel forms assembled from `banks`, by name of
 * the battery (generated where none are given), each simulee given one of them, Rasch scored by maximum likelihood with
 * fences. Abilities have the age's mean and SD and correlate at .7 between batteries.
 */
export const simulateCat = (options: {
  readonly simulees: number;
  readonly seed: string;
  readonly forms?: number;
  readonly banks?: Readonly<Record<string, CalibratedPool>>;
}): SimulationReport => {
  const { simulees, seed, forms: number = 3, banks = {} } = options;
  const random = createRandom(seed);
  const { mean, sd } = abilityAtAge(age);
  const general = Array.from({ length: simulees }, () => normalFrom(random));
  const results = [...batteries, ...shortForms].map(({ name, each, error }) => {
    const pool = banks[name] ?? batteryBank(random, { each: 2 * number * each, mean, reach });
    const { forms, furthest, violation } = formsOf(pool, each, number, random);
    const sittings = general.map((common): MeasuredSitting => {
      const theta = mean + sd * (Math.sqrt(0.7) * common + Math.sqrt(0.3) * normalFrom(random));
      const form = forms[Math.floor(random() * forms.length)] ?? [];
      const ability = sit(
        form.flatMap((index) => pool.items[index] ?? []),
        theta,
        random,
      );
      return {
        truth: clamp(100 + sasPerLogit(age) * (theta - mean), sasScale.standard),
        score: sasOf(ability.theta, age),
        se: sasPerLogit(age) * ability.se,
        items: form,
      };
    });
    const scale = scaleReport({ name, unit: "SAS", sittings, bands: sasBands, bankSize: pool.size });
    const scores = meanAndSd(sittings.map(({ score }) => score));
    const facts: BlueprintFact[] = [
      { name: `${name}: true error (RMSE), ${2 * each} items`, value: scale.overall.rmse.toFixed(1), expected: error },
      { name: `${name}: mean standard error`, value: scale.overall.meanSe.toFixed(1), expected: error },
      {
        name: `${name}: mean and SD`,
        value: `${scores.mean.toFixed(1)}, ${scores.sd.toFixed(1)}`,
        expected: "100, 15",
      },
      { name: `${name}: items off the blueprint`, value: String(violation), expected: "0" },
      { name: `${name}: furthest from the target curve`, value: `${(100 * furthest).toFixed(1)} %` },
    ];
    return { name, sittings, scale, facts };
  });
  const four = results.slice(0, batteries.length);
  const meanOf = (person: number, of: (sitting: MeasuredSitting) => number): number =>
    four.reduce((sum, { sittings }) => sum + (sittings[person] === undefined ? 0 : of(sittings[person])), 0) / 4;
  const together = general.map((_, person): MeasuredSitting => ({
    truth: meanOf(person, ({ truth }) => truth),
    score: meanOf(person, ({ score }) => score),
    se: Math.sqrt(meanOf(person, ({ se }) => se ** 2) / 4),
    items: four.flatMap(({ sittings }) => sittings[person]?.items ?? []),
  }));
  return {
    family: "cat",
    title: "CAT: four batteries of fixed forms",
    description:
      `${number} parallel forms of each battery assembled from seed parameters (Rasch, difficulties within ${reach} ` +
      `logits of the mean at age ${age}), maximum likelihood with fences; practice scores, not official ones.`,
    seed,
    simulees,
    scales: [
      ...results.map(({ scale }) => scale),
      scaleReport({ name: "Mean of four", unit: "SAS", sittings: together, bands: sasBands }),
    ],
    facts: results.flatMap(({ facts }) => facts),
  };
};
