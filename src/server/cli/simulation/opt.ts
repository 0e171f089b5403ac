import { createRandom, normalFrom } from "../../../psychometrics/random";
import { cefrOf, placementScoreOf, pointsPerLogit } from "../../../psychometrics/scales/cefr";
import { clamp } from "../../../psychometrics/scales/share";
import type { TestVersion } from "../../attempts/catalogue";
import { createExposureLedger } from "../../attempts/exposure/ledger";
import type { NormPrior } from "../../db/shapes";
import { poolOf } from "../../delivery/item-adaptive/pool";
import { scheduleOf } from "../../delivery/item-adaptive/schedule";
import { byTheModel } from "../../delivery/simulated-answers";
import { sitItemByItem } from "../../delivery/simulated-sitting";
import { optMeasures, type OptMeasure } from "../../families/opt/scores";
import { levelBands } from "./bands";
import { scaleReport, type BlueprintFact, type MeasuredSitting, type SimulationReport } from "./report";

type Scale = "useOfEnglish" | "listening" | null;

const expected = {
  useOfEnglish: { title: "Use of English", error: "6.7", hits: "73 %" },
  listening: { title: "Listening", error: "9", hits: "65 %" },
  whole: { title: "Overall", error: "5.6", hits: "" },
} as const;

const population = { mean: -0.6, sd: 1.6 };
const grade = 8;

interface Sat {
  readonly theta: number;
  /** Places of the items in the bank, in the order served. */
  readonly places: readonly number[];
  readonly measures: readonly OptMeasure[];
}

/** The start of "Choose for me": the border of A2 and B1, with a wide prior. */
const priorOf = ({ expected: border }: TestVersion["definition"]): NormPrior => {
  if (border === undefined) throw new Error("the test says what it expects");
  return { grade, season: "fall", avoid: [], ...border };
};

const hitRate = (measured: readonly MeasuredSitting[]): string => {
  const hits = measured.filter(({ truth, score }) => cefrOf(Math.round(truth)) === cefrOf(Math.round(score)));
  return `${((100 * hits.length) / Math.max(1, measured.length)).toFixed(0)} %`;
};

/**
 * Simulates the OPT as delivered: each item chosen and counted by the server's steps, part after part, and scored by
 * the report's rule.
 */
export const simulateOpt = (options: {
  readonly simulees: number;
  readonly seed: string;
  readonly test: TestVersion;
  /** Called after each sitting with the number of finished ones. */
  readonly onProgress?: (sat: number) => void;
}): SimulationReport => {
  const { simulees, seed, test, onProgress } = options;
  const random = createRandom(seed);
  const items = [...test.items.values()];
  const { places } = poolOf(test);
  const ledger = createExposureLedger(items.length);
  const total = test.definition.exam_info.extract_question_number;
  const order = scheduleOf(test, total).flatMap(({ stage, items: wanted }) => Array<string>(wanted).fill(stage));
  const prior = priorOf(test.definition);

  const sit = (person: number): Sat => {
    const theta = population.mean + population.sd * normalFrom(random);
    const student = { prior, seed: `${seed}:${person}`, answer: byTheModel(() => theta, random) };
    const answered = sitItemByItem(test, total, student, ledger);
    onProgress?.(person + 1);
    return {
      theta,
      places: answered.flatMap(({ itemId }) => places.get(itemId) ?? []),
      measures: optMeasures(test, answered),
    };
  };

  const sittings = Array.from({ length: simulees }, (_, person) => sit(person));
  const missed = sittings.filter(
    ({ places: served }) => served.map((place) => items[place]?.stage).join() !== order.join(),
  ).length;
  const measuredOn = (scale: Scale): MeasuredSitting[] =>
    sittings.flatMap(({ theta, places, measures }): MeasuredSitting[] => {
      const measure = measures.find(({ score }) => score.scale === scale);
      if (measure === undefined) return [];
      const truth = clamp(placementScoreOf(0) + pointsPerLogit * theta, [0, 120]);
      return [{ truth, score: measure.score.value, se: pointsPerLogit * measure.ability.se, items: places }];
    });
  const results = (["useOfEnglish", "listening", null] as const).map((scale) => {
    const { title, error, hits } = expected[scale ?? "whole"];
    const measured = measuredOn(scale);
    const report = scaleReport({
      name: title,
      unit: "points",
      sittings: measured,
      bands: levelBands,
      ...(scale === null ? { bankSize: items.length } : {}),
    });
    const facts: BlueprintFact[] = [
      { name: `${title}: mean standard error`, value: report.overall.meanSe.toFixed(1), expected: error },
      { name: `${title}: true error (RMSE)`, value: report.overall.rmse.toFixed(1), expected: error },
      { name: `${title}: exact level`, value: hitRate(measured), ...(hits === "" ? {} : { expected: hits }) },
    ];
    return { report, facts };
  });
  return {
    family: "opt",
    title: "OPT: placement in six parts",
    description:
      "Use of English (10, 10 and a text of 7 gaps) and Listening (5, 5, 5), Rasch, items chosen and scored by the " +
      `server's own rules from a bank of ${items.length}; practice scores, not official ones.`,
    seed,
    simulees,
    scales: results.map(({ report }) => report),
    facts: [
      ...results.flatMap(({ facts }) => facts),
      { name: "Sittings off the order of the parts", value: String(missed), expected: "0" },
    ],
  };
};
