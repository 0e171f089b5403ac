import { setImmediate as nextTurn } from "node:timers/promises";
import type { ForecastOf } from "../../../contract/studio/forecast";
import { gapCount } from "../../../items/scoring/score";
import { probability, type Prior } from "../../../psychometrics/model";
import { createRandom, normalFrom } from "../../../psychometrics/random";
import { exposureOf, precisionOf } from "../../../psychometrics/simulate";
import type { TestItem, TestVersion } from "../../attempts/catalogue";
import { adaptiveSitter, fixedSitter } from "../../delivery/simulated-class";

export interface SimulatedClass {
  readonly test: TestVersion;
  readonly population: Prior;
  readonly version: number;
  readonly seed: string;
  readonly simulees: number;
  /** Called from time to time with the number that have sat the test. */
  readonly onProgress: (sat: number) => Promise<void>;
}

const farthest = 3.999;
const reportEvery = 100;

/** Lets everybody sit in turn; other work of the process goes on between two of them. */
async function sitInTurn<Sitting>(
  { population: { mean, sd }, seed, simulees, onProgress }: SimulatedClass,
  sit: (trueTheta: number, seed: string) => Sitting,
): Promise<(Sitting & { readonly trueTheta: number })[]> {
  const random = createRandom(`${seed}:abilities`);
  const sittings: (Sitting & { readonly trueTheta: number })[] = [];
  for (let person = 1; person <= simulees; person += 1) {
    const trueTheta = mean + sd * Math.max(-farthest, Math.min(farthest, normalFrom(random)));
    sittings.push({ ...sit(trueTheta, `${seed}:${person}`), trueTheta });
    await nextTurn();
    if (person % reportEvery === 0) await onProgress(person);
  }
  return sittings;
}

const factsOf = ({ version, seed, simulees, population: { mean, sd } }: SimulatedClass) => ({
  version,
  seed,
  simulees,
  population: { mean, sd },
});

interface Estimated {
  readonly items: readonly number[];
  readonly theta: number;
  readonly se: number;
  readonly trueTheta: number;
}

const precisionIn = (sittings: readonly Estimated[]) => {
  const { simulees, meanLength, meanSe, ...errors } = precisionOf(
    sittings.map(({ trueTheta, ...sitting }) => ({ ...sitting, simulee: { trueTheta } })),
  );
  return { simulees, mean_length: meanLength, mean_se: meanSe, ...errors };
};

/** Bands of true ability in SDs from the mean. */
const bandEnds = [-4, -2, -1, 0, 1, 2, 4];

/** What simulated students make of an adaptive test. */
export async function adaptiveForecast(wanted: SimulatedClass): Promise<ForecastOf<"adaptive">> {
  const { test, population } = wanted;
  const total = test.definition.exam_info.extract_question_number;
  const sittings = await sitInTurn(wanted, adaptiveSitter(test, { total, population }));
  const lengths = new Map<number, number>();
  for (const { items } of sittings) lengths.set(items.length, (lengths.get(items.length) ?? 0) + 1);
  const { maxExposure, overlap, neverUsed } = exposureOf(test.items.size, sittings);
  const endAt = (place: number): number => population.mean + population.sd * (bandEnds[place] ?? 0);
  return {
    kind: "adaptive",
    ...factsOf(wanted),
    ...precisionIn(sittings),
    pool: test.items.size,
    lengths: [...lengths].map(([items, simulees]) => ({ items, simulees })).toSorted((a, b) => a.items - b.items),
    bands: bandEnds.slice(1).map((_, place) => {
      const [from, to] = [endAt(place), endAt(place + 1)];
      return { from, to, ...precisionIn(sittings.filter(({ trueTheta }) => trueTheta >= from && trueTheta < to)) };
    }),
    exposure: { most: maxExposure, overlap, never_used: neverUsed },
  };
}

/** Expected score in percent at an ability and its standard error, over all questions that may be served. */
const scoreAt = (items: readonly TestItem[], theta: number) => {
  let points = 0;
  let expected = 0;
  let variance = 0;
  for (const { irt, body, points: worth } of items) {
    if (irt === null) continue;
    const p = probability(irt, theta);
    points += worth;
    expected += worth * p;
    variance += (worth ** 2 * p * (1 - p)) / (gapCount(body.interaction) ?? 1);
  }
  return points === 0
    ? { theta, score: 0, se: 0 }
    : { theta, score: (100 * expected) / points, se: (100 * Math.sqrt(variance)) / points };
};

/** Abilities of the curve in SDs from the mean. */
const curvePlaces = [-3, -2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3];

/** The scores that simulated students get in a fixed test. */
export async function scoreForecast(wanted: SimulatedClass): Promise<ForecastOf<"scores">> {
  const { test, population, simulees } = wanted;
  const sit = fixedSitter(test);
  const scores = (await sitInTurn(wanted, (theta, seed) => ({ score: sit(theta, seed) }))).map(({ score }) => score);
  const mean = scores.reduce((sum, score) => sum + score, 0) / simulees;
  const steps = Array.from({ length: 10 }, () => 0);
  for (const score of scores) {
    const step = Math.min(9, Math.floor(score / 10));
    steps[step] = (steps[step] ?? 0) + 1 / simulees;
  }
  const items = [...test.items.values()];
  return {
    kind: "scores",
    ...factsOf(wanted),
    questions: test.definition.exam_info.extract_question_number,
    mean,
    sd: Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / simulees),
    distribution: steps.map((share) => Math.min(1, share)),
    by_ability: curvePlaces.map((place) => scoreAt(items, population.mean + population.sd * place)),
  };
}
