import { ritOf } from "../../../psychometrics/scales/rit";
import type { MapSimulation } from "../map-simulation";
import { adaptiveLimits, reportOf, type ScaleReport, type SimulationReport } from "./report";

const ritPerLogit = 10;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const titles: Readonly<Record<MapSimulation["subject"], string>> = {
  math: "Mathematics",
  reading: "Reading",
  language: "Language Usage",
  science: "Science",
};

const scaleOf = ({ subject, bands, bankSize, sittings }: MapSimulation): ScaleReport =>
  reportOf({
    name: titles[subject],
    unit: "RIT",
    bankSize,
    limits: adaptiveLimits,
    bands: bands.map(({ from, to }) => [from, to]),
    sittings: sittings.map(({ theta, se, items, simulee }) => ({
      truth: ritOf(simulee.trueTheta),
      score: ritOf(theta),
      se: ritPerLogit * se,
      items,
    })),
  });

/** A simulated school as a report; errors in RIT. */
export const reportOfMap = (result: MapSimulation): SimulationReport => ({
  family: "map",
  title: `MAP: adaptive ${titles[result.subject]}`,
  description:
    `A school of grades 2–8, ${result.length} items a sitting from a bank of ${result.bankSize}, served and ` +
    `scored by the ` +
    "server’s own rules; practice scores, not official ones.",
  seed: result.seed,
  simulees: result.overall.simulees,
  scales: [scaleOf(result)],
  facts: [
    { name: "Sittings out of balance between areas", value: String(result.outOfBalance), expected: "0" },
    { name: "Most items of one model in a sitting", value: String(result.mostOfModel), expected: "1" },
    { name: "Sittings that asked a model twice or more", value: percent(result.repeatedModel), expected: "0 %" },
    { name: "Scores shown with doubt", value: percent(result.doubtful) },
    { name: "Sittings without a score", value: percent(result.withoutScore) },
    { name: "Highest exposure in a grade", value: percent(result.amongGrades.maxExposure), expected: "25 %" },
    { name: "Highest overlap in a grade", value: percent(result.amongGrades.overlap), expected: "30 %" },
    { name: "Highest exposure among equals", value: percent(result.amongEquals.maxExposure), expected: "25 %" },
    { name: "Highest overlap among equals", value: percent(result.amongEquals.overlap), expected: "30 %" },
  ],
});
