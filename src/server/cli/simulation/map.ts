import { ritScale } from "../../../psychometrics/scales/rit";
import { poolOf } from "../../delivery/item-adaptive/pool";
import { isItemAdaptive } from "../../families/is-item-adaptive";
import { adaptiveLimits, bandOf, highestUse, scaleReport, type BlueprintFact, type SimulationReport } from "./report";
import type { SatSchool, SchoolSitting } from "./school";

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const shareOf = <Value>(values: readonly Value[], is: (value: Value) => boolean): number =>
  values.filter(is).length / Math.max(1, values.length);
const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The standard errors stated by the plan of the banks, by the length of an adaptive sitting, of Rasch items. */
const plannedSe: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  map: { 43: "≤ 3.5", 20: "≤ 4.8" },
  mapMini: { 43: "≤ 3.6", 20: "≤ 5.0" },
};

const isOutOfBalance = ({ served }: SchoolSitting, areas: readonly string[]): boolean =>
  areas.some((name) => Math.abs(served.filter(({ area }) => area === name).length - served.length / areas.length) > 1);

/** How often the most frequent item model was asked; a set of items of one model counts once. */
function mostOfModel({ served }: SchoolSitting): number {
  const draws = new Map<string, Set<string>>();
  for (const { model, body, itemId } of served)
    if (model !== null) draws.set(model, (draws.get(model) ?? new Set()).add(body.stimulus?.stimulus_id ?? itemId));
  return Math.max(0, ...[...draws.values()].map(({ size }) => size));
}

/** The share of begun item sets that were cut short; null where the bank has no sets. */
function cutSets({ test, sittings }: SatSchool): number | null {
  const { sets } = poolOf(test);
  if (sets.size === 0) return null;
  const begun = sittings.flatMap(({ items }) =>
    [...sets.values()].filter((set) => set.some((place) => items.includes(place))).map((set) => ({ set, items })),
  );
  return shareOf(begun, ({ set, items }) => !set.every((place) => items.includes(place)));
}

function factsOf(school: SatSchool): BlueprintFact[] {
  const { test, length, bankSize, bands, grades, sittings } = school;
  const areas = [...new Set([...test.items.values()].map(({ area }) => area))];
  const most = sittings.map(mostOfModel);
  const cut = cutSets(school);
  const read = sittings.flatMap(({ withoutRapid }) => withoutRapid ?? []);
  const withoutRapid = bandOf(read, ritScale, undefined);
  const inGrade = highestUse(
    grades.map((grade) => sittings.filter((sitting) => sitting.grade === grade)),
    bankSize,
  );
  const amongEquals = highestUse(
    bands.map(([from, to]) => sittings.filter(({ truth }) => truth >= from && truth < to)),
    bankSize,
  );
  const planned = isItemAdaptive(test) ? plannedSe[test.family]?.[length] : undefined;
  const [exposure, overlap] = isItemAdaptive(test)
    ? [percent(adaptiveLimits.exposure), percent(adaptiveLimits.overlap)]
    : [];
  const ofUse = (whose: string, use: typeof inGrade): BlueprintFact[] => [
    { name: `Highest exposure ${whose}`, value: percent(use.maxExposure), ...(exposure && { expected: exposure }) },
    { name: `Highest overlap ${whose}`, value: percent(use.overlap), ...(overlap && { expected: overlap }) },
  ];
  return [
    {
      name: "Sittings of another length",
      value: String(sittings.filter(({ served }) => served.length !== length).length),
      expected: "0",
    },
    {
      name: "Sittings out of balance between areas",
      value: String(sittings.filter((one) => isOutOfBalance(one, areas)).length),
      expected: "0",
    },
    { name: "Most items of one model in a sitting", value: String(Math.max(0, ...most)), expected: "1" },
    {
      name: "Sittings that asked a model twice or more",
      value: percent(shareOf(most, (times) => times > 1)),
      expected: "0 %",
    },
    ...(cut === null ? [] : [{ name: "Sets cut short of items", value: percent(cut) }]),
    {
      name: "Standard error if nothing could be guessed and difficulties were known",
      value: meanOf(sittings.map(({ leastSe }) => leastSe)).toFixed(2),
      ...(planned !== undefined && { expected: planned }),
    },
    { name: "Scores shown with doubt", value: percent(shareOf(sittings, ({ verdict }) => verdict === "doubtful")) },
    { name: "Sittings without a score", value: percent(shareOf(sittings, ({ verdict }) => verdict === "invalid")) },
    ...(read.length === 0
      ? []
      : [
          { name: "Without the fast answers: bias", value: withoutRapid.bias.toFixed(2) },
          { name: "Without the fast answers: true error (RMSE)", value: withoutRapid.rmse.toFixed(2) },
          { name: "Without the fast answers: 95 % cover", value: percent(withoutRapid.coverage95) },
        ]),
    ...ofUse("in a grade", inGrade),
    ...ofUse("among equals", amongEquals),
  ];
}

/** The report of a simulated school; errors in RIT. */
export function reportOfSchool(school: SatSchool, students: string): SimulationReport {
  const { test, seed, length, bankSize, bands, grades, sittings } = school;
  const { title } = test.definition;
  const isAdaptive = isItemAdaptive(test);
  return {
    family: test.family,
    title: `${title.en}, as it is shipped`,
    description:
      `A school of grades ${grades[0]}–${grades.at(-1)} (0: kindergarten), ${length} items a sitting from ` +
      `${bankSize}, ${isAdaptive ? "served" : "dealt"} and scored by the server’s own rules; students: ${students}; ` +
      "practice scores, not official ones.",
    seed,
    simulees: sittings.length,
    scales: [
      scaleReport({
        name: title.en ?? "",
        unit: "RIT",
        bankSize,
        ...(isAdaptive && { limits: adaptiveLimits }),
        bands,
        sittings,
      }),
    ],
    facts: factsOf(school),
  };
}
