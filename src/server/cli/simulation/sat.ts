import { createBank, type Bank } from "../../../psychometrics/bank";
import { probability, type Ability, type ItemParameters } from "../../../psychometrics/model";
import { informationCut, routeTo, type Routing } from "../../../psychometrics/multistage";
import { createPosterior, updatePosterior } from "../../../psychometrics/posterior";
import { createRandom, normalFrom, type Random } from "../../../psychometrics/random";
import { satPrior, satScoreOf, satSections, type SatSection } from "../../../psychometrics/scales/sat";
import { clamp } from "../../../psychometrics/scales/share";
import { sectionBands, totalBands } from "./bands";
import { meanAndSd, scaleReport, type BlueprintFact, type MeasuredSitting, type SimulationReport } from "./report";
import { assemblePanels, satBlueprints, type ModulePanel } from "./sat-panels";
import { readingWritingBank, simulatedSatMathBank, type CalibratedPool } from "./seed-banks";

export const routingNames = ["numberCorrect", "estimate", "information"] as const;
export type RoutingName = (typeof routingNames)[number];

const routingOf = (name: RoutingName, cut: number, cutTheta: number): Routing => {
  if (name === "numberCorrect") return { by: name, cuts: [cut] };
  return name === "estimate" ? { by: name, cuts: [cutTheta] } : { by: name };
};

const parametersOf = (bank: Bank, indices: readonly number[]): ItemParameters[] =>
  indices.flatMap((index) => bank.items[index] ?? []);

const estimateOf = (items: readonly ItemParameters[], x: readonly number[]): Ability => {
  const posterior = createPosterior(satPrior);
  for (const [place, item] of items.entries()) updatePosterior(posterior, item, x[place] ?? 0);
  return posterior;
};

const byDifficulty = (items: readonly ItemParameters[]): ItemParameters[] =>
  items.toSorted((one, other) => one.b - other.b);

interface SectionResult {
  readonly section: SatSection;
  readonly sittings: readonly MeasuredSitting[];
  readonly facts: readonly BlueprintFact[];
}

const expected = {
  readingWriting: { mean: "515–520", sd: "103", se: "32", ceiling: "606–620" },
  math: { mean: "509–513", sd: "112", se: "37", ceiling: "601–615" },
} as const;

const factsOf = (
  section: SatSection,
  bank: Bank,
  panel: ModulePanel,
  sittings: readonly MeasuredSitting[],
): BlueprintFact[] => {
  const { title, cut } = satBlueprints[section];
  const first = byDifficulty(parametersOf(bank, panel.first));
  const [easier, harder] = panel.second.map((indices) => parametersOf(bank, indices));
  const scoreOf = (items: readonly ItemParameters[], isRight: (place: number) => boolean): string =>
    String(
      satScoreOf(
        section,
        estimateOf(
          items,
          items.map((_, place) => (isRight(place) ? 1 : 0)),
        ).theta,
      ),
    );
  const onHard = byDifficulty([...first, ...(harder ?? [])]);
  const wrong = Math.round(0.05 * onHard.length);
  const scores = meanAndSd(sittings.map(({ score }) => score));
  const { mean, sd, se, ceiling } = expected[section];
  const share = sittings.filter(({ wentHard }) => wentHard === true).length / Math.max(1, sittings.length);
  const reported = sittings.reduce((sum, sitting) => sum + sitting.se, 0) / Math.max(1, sittings.length);
  const balance = informationCut(first, easier ?? [], harder ?? []);
  return [
    { name: `${title}: mean score`, value: scores.mean.toFixed(0), expected: mean },
    { name: `${title}: SD of scores`, value: scores.sd.toFixed(0), expected: sd },
    { name: `${title}: mean standard error`, value: reported.toFixed(0), expected: se },
    { name: `${title}: share in the harder module`, value: `${(100 * share).toFixed(0)} %`, expected: "38–46 %" },
    {
      name: `${title}: highest score on the easier path`,
      value: scoreOf([...first, ...(easier ?? [])], (place) => place < cut - 1 || place >= first.length),
      expected: ceiling,
    },
    {
      name: `${title}: 95 % right on the harder path`,
      value: scoreOf(onHard, (place) => place < onHard.length - wrong),
      expected: "770–790",
    },
    { name: `${title}: all right`, value: scoreOf(onHard, () => true), expected: "800" },
    {
      name: `${title}: number correct where both modules tell alike`,
      value: balance === null ? "–" : balance.numberCorrect.toFixed(1),
      expected: String(cut),
    },
  ];
};

const sitSection = (
  section: SatSection,
  pool: CalibratedPool,
  thetas: readonly number[],
  options: { readonly routing: RoutingName; readonly panels: number; readonly random: Random },
): SectionResult => {
  const { random } = options;
  const bank = createBank(pool.items);
  const { panels, furthest, violation } = assemblePanels(section, pool, options.panels, random);
  const { title, cut } = satBlueprints[section];
  const { at0, perLogit } = satSections[section];
  const sittings = thetas.map((theta): MeasuredSitting => {
    const panel = panels[Math.floor(random() * panels.length)] ?? { first: [], second: [[], []] };
    const answer = (item: ItemParameters): number => (random() < probability(item, theta) ? 1 : 0);
    const first = parametersOf(bank, panel.first);
    const x = first.map(answer);
    const modules = panel.second.map((indices) => parametersOf(bank, indices));
    const place = routeTo(
      modules,
      routingOf(options.routing, cut, informationCut(first, modules[0] ?? [], modules[1] ?? [])?.theta ?? 0),
      {
        numberCorrect: x.reduce((sum, right) => sum + right, 0),
        theta: options.routing === "numberCorrect" ? 0 : estimateOf(first, x).theta,
      },
    );
    const following = modules[place] ?? [];
    const ability = estimateOf([...first, ...following], [...x, ...following.map(answer)]);
    return {
      truth: clamp(at0 + perLogit * theta, [200, 800]),
      score: satScoreOf(section, ability.theta),
      se: perLogit * ability.se,
      items: [...panel.first, ...(panel.second[place] ?? [])],
      wentHard: place === 1,
    };
  });
  const [panel] = panels;
  const facts = panel === undefined ? [] : factsOf(section, bank, panel, sittings);
  return {
    section,
    sittings,
    facts: [
      ...facts,
      { name: `${title}: items off the blueprint`, value: String(violation), expected: "0" },
      { name: `${title}: furthest from the target curve`, value: `${(100 * furthest).toFixed(1)} %` },
    ],
  };
};

/**
 * Simulates two sections of two stages in the shape of the digital SAT: panels assembled from `banks` (generated where
 * none are given), routed by `routing`, scored by EAP under a nearly flat prior; abilities N(0, 1), the two sections
 * correlated at .8.
 */
export const simulateSat = (options: {
  readonly simulees: number;
  readonly seed: string;
  readonly routing?: RoutingName;
  readonly panels?: number;
  readonly banks?: Readonly<Partial<Record<SatSection, CalibratedPool>>>;
}): SimulationReport => {
  const { simulees, seed, routing = "numberCorrect", panels = 2 } = options;
  const random = createRandom(seed);
  const banks = { readingWriting: readingWritingBank(random), math: simulatedSatMathBank(random), ...options.banks };
  const verbalAbility = Array.from({ length: simulees }, () => normalFrom(random));
  const mathAbility = verbalAbility.map((theta) => 0.8 * theta + 0.6 * normalFrom(random));
  const results = [
    sitSection("readingWriting", banks.readingWriting, verbalAbility, { routing, panels, random }),
    sitSection("math", banks.math, mathAbility, { routing, panels, random }),
  ];
  const [readingWriting, math] = results.map(({ sittings }) => sittings);
  const totals = (readingWriting ?? []).flatMap((one, person): MeasuredSitting[] => {
    const other = math?.[person];
    return other === undefined
      ? []
      : [
          {
            truth: one.truth + other.truth,
            score: one.score + other.score,
            se: Math.hypot(one.se, other.se),
            items: [...one.items, ...other.items],
          },
        ];
  });
  return {
    family: "sat",
    title: "SAT: two sections of two stages",
    description:
      `${panels} parallel panels assembled from seed parameters (3PL), second modules by ` +
      `${{ numberCorrect: "number correct", estimate: "estimate", information: "information" }[routing]}, EAP ` +
      `under a ` +
      "nearly flat prior; practice scores, not official ones.",
    seed,
    simulees,
    scales: [
      ...results.map(({ section, sittings }) =>
        scaleReport({
          name: satBlueprints[section].title,
          unit: "points",
          sittings,
          bands: sectionBands,
          bankSize: banks[section].size,
        }),
      ),
      scaleReport({ name: "Total", unit: "points", sittings: totals, bands: totalBands }),
    ],
    facts: results.flatMap(({ facts }) => facts),
  };
};
