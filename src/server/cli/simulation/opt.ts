import { problemOf, type Blueprint } from "../../../psychometrics/assembly/blueprint";
import { selectByShadowTest } from "../../../psychometrics/assembly/shadow-test";
import { createBank } from "../../../psychometrics/bank";
import { isWithinRate } from "../../../psychometrics/exposure";
import { maximumLikelihoodWithFences, offsetFences } from "../../../psychometrics/fences";
import { probability, type ItemParameters } from "../../../psychometrics/model";
import { createRandom, normalFrom, type Random } from "../../../psychometrics/random";
import { cefrOf, placementScoreOf, pointsPerLogit } from "../../../psychometrics/scales/cefr";
import { clamp } from "../../../psychometrics/scales/share";
import { simulateClass, type SimulatedSitting } from "../../../psychometrics/simulate";
import { adaptiveLimits, reportOf, type Fact, type Measured, type SimulationReport } from "./report";
import { listeningBank, englishUseBank, type CalibratedPool } from "./seed-banks";

type OptSection = "useOfEnglish" | "listening";

const range = (category: string, least: number, most = least) => ({ category, least, most });

const sections: Readonly<
  Record<OptSection, { readonly title: string; readonly blueprint: Blueprint; readonly parts: readonly number[] }>
> = {
  useOfEnglish: {
    title: "Use of English",
    parts: [10, 10, 7],
    blueprint: {
      length: 27,
      counts: [
        range("part 1", 10),
        range("part 2", 10),
        range("part 3", 7),
        range("grammar", 4, 6),
        range("explicit", 4, 6),
      ],
      perSet: { least: 7, most: 7 },
    },
  },
  listening: {
    title: "Listening",
    parts: [5, 5, 5],
    blueprint: { length: 15, counts: [range("part 1", 5), range("part 2", 5), range("part 3", 5)] },
  },
};

const expected = { useOfEnglish: { error: "6.7", hits: "73 %" }, listening: { error: "9", hits: "65 %" } } as const;

/** "Choose for me" begins at the border of A2 and B1, with an open mind. */
const prior = { mean: -1.22, sd: 2 };
const population = { mean: -0.6, sd: 1.6 };
/** An item at its share of sittings waits for later ones. */
const maxRate = adaptiveLimits.exposure;

const partOf = (parts: readonly number[], served: number): string => {
  let end = 0;
  const part = parts.findIndex((length) => served < (end += length));
  return `part ${(part < 0 ? parts.length - 1 : part) + 1}`;
};

const sitSection = (
  section: OptSection,
  pool: CalibratedPool,
  thetas: readonly number[],
  random: Random,
  onProgress: (sat: number) => void,
) => {
  const { blueprint, parts } = sections[section];
  const bank = createBank(pool.items);
  const problem = problemOf(pool, blueprint);
  const timesServed = new Int32Array(pool.size);
  let eligible = new Uint8Array(pool.size);
  let shadow: ReturnType<typeof selectByShadowTest>["shadow"] | undefined;
  let missed = 0;
  const select = ({ person, theta, items }: SimulatedSitting): number => {
    if (items.length === 0) {
      const isEligible = isWithinRate(timesServed, person, maxRate);
      eligible = eligible.map((_, index) => (isEligible(index) ? 1 : 0));
      shadow = undefined;
    }
    const part = partOf(parts, items.length);
    const selected = selectByShadowTest({
      problem,
      bank,
      theta,
      served: items,
      isAvailable: (index) => eligible[index] === 1,
      mayBeNext: (index) => pool.categories[index]?.includes(part) === true,
      ...(shadow !== undefined && { before: shadow }),
    });
    shadow = selected.shadow;
    if (selected.index >= 0) timesServed[selected.index] = (timesServed[selected.index] ?? 0) + 1;
    if (items.length + 1 === problem.length && shadow.violation > 0) missed += 1;
    return selected.index;
  };
  const parametersOf = (indices: readonly number[]): ItemParameters[] =>
    indices.flatMap((index) => bank.items[index] ?? []);
  const { sittings } = simulateClass({
    bank,
    simulees: thetas.map((trueTheta) => ({ trueTheta, prior })),
    onProgress,
    rule: {
      select,
      isOver: ({ items }) => items.length >= problem.length,
      answer: ({ simulee }, index) =>
        parametersOf([index]).some((item) => random() < probability(item, simulee.trueTheta)) ? 1 : 0,
      estimate: ({ items, x }) => maximumLikelihoodWithFences(parametersOf(items), x, { fences: offsetFences }),
    },
  });
  const measured = sittings.map(({ theta, se, items, simulee }): Measured => ({
    truth: clamp(60 + pointsPerLogit * simulee.trueTheta, [0, 120]),
    score: placementScoreOf(theta),
    se: pointsPerLogit * se,
    items,
  }));
  return { measured, missed };
};

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

const hitRate = (measured: readonly Measured[]): string => {
  const hits = measured.filter(({ truth, score }) => cefrOf(Math.round(truth)) === cefrOf(Math.round(score)));
  return `${((100 * hits.length) / Math.max(1, measured.length)).toFixed(0)} %`;
};

/**
 * A placement test in the shape of the OPT: each section adaptive by shadow tests in the order of its parts, the
 * gapped text as one set, no item in more than a quarter of the sittings, Rasch scored by maximum likelihood with
 * fences. `banks` are made of seeds where none are given.
 */
export const simulateOpt = (options: {
  readonly simulees: number;
  readonly seed: string;
  readonly banks?: Readonly<Record<OptSection, CalibratedPool>>;
  /** Called after each section with how many simulees have sat, half for one section. */
  readonly onProgress?: (sat: number) => void;
}): SimulationReport => {
  const { simulees, seed, onProgress } = options;
  const random = createRandom(seed);
  const banks = options.banks ?? { useOfEnglish: englishUseBank(random), listening: listeningBank(random) };
  const thetas = Array.from({ length: simulees }, () => population.mean + population.sd * normalFrom(random));
  const results = (["useOfEnglish", "listening"] as const).map((section, place) => {
    const { measured, missed } = sitSection(section, banks[section], thetas, random, (sat) =>
      onProgress?.((place * simulees + sat) / 2),
    );
    const { title } = sections[section];
    const scale = reportOf({
      name: title,
      unit: "points",
      sittings: measured,
      bands: levelBands,
      bankSize: banks[section].size,
      limits: adaptiveLimits,
    });
    const facts: Fact[] = [
      {
        name: `${title}: mean standard error`,
        value: scale.overall.meanSe.toFixed(1),
        expected: expected[section].error,
      },
      { name: `${title}: true error (RMSE)`, value: scale.overall.rmse.toFixed(1), expected: expected[section].error },
      { name: `${title}: exact level`, value: hitRate(measured), expected: expected[section].hits },
      { name: `${title}: sittings off the blueprint`, value: String(missed), expected: "0" },
    ];
    return { measured, scale, facts };
  });
  const [useOfEnglish, listening] = results;
  const overall = (useOfEnglish?.measured ?? []).flatMap((one, person): Measured[] => {
    const other = listening?.measured[person];
    return other === undefined
      ? []
      : [
          {
            truth: one.truth,
            score: (one.score + other.score) / 2,
            se: Math.hypot(one.se, other.se) / 2,
            items: [...one.items, ...other.items],
          },
        ];
  });
  const whole = reportOf({ name: "Overall", unit: "points", sittings: overall, bands: levelBands });
  return {
    family: "opt",
    title: "OPT: placement by shadow tests",
    description:
      "Use of English (10, 10 and a text of 7) and Listening (5, 5, 5) from seed parameters (Rasch) at seven levels " +
      "from pre-A1 to C2, maximum likelihood with fences; practice scores, not official ones.",
    seed,
    simulees,
    scales: [...results.map(({ scale }) => scale), whole],
    facts: [
      ...results.flatMap(({ facts }) => facts),
      { name: "Overall: mean standard error", value: whole.overall.meanSe.toFixed(1), expected: "5.6" },
      { name: "Overall: exact level", value: hitRate(overall) },
    ],
  };
};
