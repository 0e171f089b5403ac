import { probability } from "../../../psychometrics/model";
import { createRandom, normalFrom, type Random } from "../../../psychometrics/random";
import { cefrOf, placementScoreOf, pointsPerLogit } from "../../../psychometrics/scales/cefr";
import { clamp } from "../../../psychometrics/scales/share";
import type { NormPrior } from "../../db/shapes";
import type { MarkedAnswer } from "../../delivery/delivery-rules";
import { poolOf } from "../../delivery/item-adaptive/pool";
import { binaryOf, irtOf, responseTo } from "../../delivery/item-adaptive/responses";
import { scheduleOf, sectionAfter } from "../../delivery/item-adaptive/schedule";
import { serveNext } from "../../delivery/item-adaptive/serving";
import { startStanding, takeResponse } from "../../delivery/item-adaptive/standing";
import { optMeasures, type OptMeasure } from "../../families/opt/scores";
import { optDefinition } from "../../shipped/opt";
import type { TestItem, TestVersion } from "../../sitting/catalogue";
import { createExposureLedger } from "../../sitting/exposure/ledger";
import { optSeedBank } from "./opt-banks";
import { reportOf, type Fact, type Measured, type SimulationReport } from "./report";

type Scale = "useOfEnglish" | "listening" | null;

const expected = {
  useOfEnglish: { title: "Use of English", error: "6.7", hits: "73 %" },
  listening: { title: "Listening", error: "9", hits: "65 %" },
  whole: { title: "Overall", error: "5.6", hits: "" },
} as const;

const total = optDefinition.exam_info.extract_question_number;
const population = { mean: -0.6, sd: 1.6 };
const grade = 8;

/** Scores of the levels from pre-A1 to C2. */
const levelBands: readonly (readonly [number, number])[] = [
  [0, 0.5],
  [0.5, 20.5],
  [20.5, 40.5],
  [40.5, 60.5],
  [60.5, 80.5],
  [80.5, 100.5],
  [100.5, 121],
];

interface Sat {
  readonly theta: number;
  /** Places in the bank, in the order served. */
  readonly places: readonly number[];
  readonly measures: readonly OptMeasure[];
}

const testOf = (items: readonly TestItem[]): TestVersion => ({
  menuId: "opt",
  version: 1,
  family: "opt",
  definition: optDefinition,
  items: new Map(items.map((item) => [item.itemId, item])),
});

/** "Choose for me": at the border of A2 and B1, with an open mind. */
const priorOf = ({ expected: border }: typeof optDefinition): NormPrior => {
  if (border === undefined) throw new Error("the test says what it expects");
  return { grade, season: "fall", avoid: [], ...border };
};

const answerTo = (item: TestItem, theta: number, random: Random): MarkedAnswer => {
  const asked = binaryOf(responseTo(item, { mark: "wrong", credit: 0, elapsedMs: 1 })).length;
  const p = probability(irtOf(item), theta);
  const right = Array.from({ length: asked }, () => random() < p).filter(Boolean).length;
  const mark = right === asked ? "right" : right === 0 ? "wrong" : "partly";
  return { itemId: item.itemId, mark, credit: right / asked, elapsedMs: 1 };
};

const hitRate = (measured: readonly Measured[]): string => {
  const hits = measured.filter(({ truth, score }) => cefrOf(Math.round(truth)) === cefrOf(Math.round(score)));
  return `${((100 * hits.length) / Math.max(1, measured.length)).toFixed(0)} %`;
};

/**
 * The OPT as it is delivered: each item chosen and counted by the server's own rule, part after part, and scored by the
 * report's own. `items` are made of seeds where none are given; their difficulties are taken as known.
 */
export const simulateOpt = (options: {
  readonly simulees: number;
  readonly seed: string;
  readonly items?: readonly TestItem[];
  /** Called after each sitting with how many there were. */
  readonly onProgress?: (sat: number) => void;
}): SimulationReport => {
  const { simulees, seed, onProgress } = options;
  const random = createRandom(seed);
  const items = options.items ?? optSeedBank(random);
  const test = testOf(items);
  const pool = poolOf(test);
  const ledger = createExposureLedger(items.length);
  const schedule = scheduleOf(test, total);

  const sit = (person: number): Sat => {
    const theta = population.mean + population.sd * normalFrom(random);
    let standing = startStanding(pool, priorOf(optDefinition));
    const answered: MarkedAnswer[] = [];
    while (answered.length < total) {
      const section = sectionAfter(test, { total, answered: answered.length });
      const place = serveNext(pool, standing, ledger, { grade, total, seed: `${seed}:${person}`, section });
      const item = items[place];
      if (item === undefined) break;
      const answer = answerTo(item, theta, random);
      standing = takeResponse(pool, standing, { ...responseTo(item, answer), rapid: false });
      answered.push(answer);
    }
    onProgress?.(person + 1);
    return { theta, places: [...standing.served], measures: optMeasures(test, answered) };
  };

  const sittings = Array.from({ length: simulees }, (_, person) => sit(person));
  const missed = sittings.filter(({ places }) =>
    schedule.some(
      ({ stage, items: wanted }) => places.filter((place) => items[place]?.stage === stage).length !== wanted,
    ),
  ).length;
  const measuredOn = (scale: Scale): Measured[] =>
    sittings.flatMap(({ theta, places, measures }): Measured[] => {
      const measure = measures.find(({ score }) => score.scale === scale);
      if (measure === undefined) return [];
      const truth = clamp(placementScoreOf(0) + pointsPerLogit * theta, [0, 120]);
      return [{ truth, score: measure.score.value, se: pointsPerLogit * measure.ability.se, items: places }];
    });
  const results = (["useOfEnglish", "listening", null] as const).map((scale) => {
    const { title, error, hits } = expected[scale ?? "whole"];
    const measured = measuredOn(scale);
    const report = reportOf({
      name: title,
      unit: "points",
      sittings: measured,
      bands: levelBands,
      ...(scale === null ? { bankSize: items.length } : {}),
    });
    const facts: Fact[] = [
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
