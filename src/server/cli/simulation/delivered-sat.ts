import { levelOf, satLevels } from "../../../items/sat/levels";
import { createRandom, normalFrom } from "../../../psychometrics/random";
import { satSections, type SatSection } from "../../../psychometrics/scales/sat";
import { clamp } from "../../../psychometrics/scales/share";
import type { TestItem, TestVersion } from "../../attempts/catalogue";
import { satMeasures } from "../../families/sat/scores";
import { sectionBands, totalBands } from "./bands";
import { itemPlaces, sitAll, type StagedMember } from "./delivered";
import { meanAndSd, scaleReport, type BlueprintFact, type MeasuredSitting, type SimulationReport } from "./report";
import { satBlueprints, type ModuleBlueprint } from "./sat-panels";

const halves: Readonly<
  Record<SatSection, { readonly subject: string; readonly mean: string; readonly sd: string; readonly se: string }>
> = {
  readingWriting: { subject: "satReadingWriting", mean: "515–520", sd: "103", se: "32" },
  math: { subject: "satMath", mean: "509–513", sd: "112", se: "37" },
};
const names = Object.keys(halves) as SatSection[];

const within = (count: number, [least, most]: readonly [number, number]): boolean => count >= least && count <= most;

interface Student extends StagedMember {
  readonly thetas: Readonly<Record<SatSection, number>>;
}

/** Whether the two modules of a section have the levels, domains and entry items of their blueprints. */
function isAfterBlueprint(half: SatSection, items: readonly TestItem[], wentHard: boolean): boolean {
  const { first, second, entry } = satBlueprints[half];
  const size = items.length / 2;
  const isOf = (module: readonly TestItem[], { mix, domains }: ModuleBlueprint): boolean =>
    satLevels.every(
      (level, place) => module.filter(({ irt }) => levelOf(irt?.b ?? NaN) === level).length === mix[place],
    ) &&
    Object.entries(domains).every(([name, count]) => module.filter(({ area }) => area === name).length === count) &&
    within(module.filter(({ body }) => body.interaction.type !== "single_choice").length, entry);
  return isOf(items.slice(0, size), first) && isOf(items.slice(size), second[wentHard ? 1 : 0]);
}

/** Simulates the shipped SAT, sat by students whose abilities are N(0, 1) and correlate at .8 between the sections. */
export function simulateDeliveredSat(options: {
  readonly test: TestVersion;
  readonly simulees: number;
  readonly seed: string;
}): SimulationReport {
  const { test, simulees, seed } = options;
  const random = createRandom(seed);
  const students = Array.from({ length: simulees }, (): Student => {
    const readingWriting = normalFrom(random);
    const math = 0.8 * readingWriting + 0.6 * normalFrom(random);
    const thetaOf: Student["thetaOf"] = ({ subject }) => (subject === halves.math.subject ? math : readingWriting);
    return { mode: "ownPace", thetas: { readingWriting, math }, thetaOf };
  });
  const sat = sitAll(test, students, seed).map((sitting) => ({
    ...sitting,
    measures: satMeasures(test, sitting.outcomes),
  }));
  const truthOf = (half: SatSection, theta: number): number => {
    const { at0, perLogit } = satSections[half];
    return clamp(at0 + perLogit * theta, [200, 800]);
  };
  const results = names.map((half) => {
    const { subject } = halves[half];
    const places = itemPlaces(test, (item) => item.subject === subject);
    const sittings = sat.flatMap(({ student, measures, outcomes }): MeasuredSitting[] => {
      const measure = measures.find(({ score }) => score.scale === subject);
      const own = outcomes.filter(({ item }) => item.subject === subject);
      if (measure === undefined) return [];
      const { score, ability } = measure;
      return [
        {
          truth: truthOf(half, student.thetas[half]),
          score: score.value,
          se: satSections[half].perLogit * ability.se,
          items: own.flatMap(({ item }) => places.get(item.itemId) ?? []),
          wentHard: score.route === "harder",
        },
      ];
    });
    const name = sat[0]?.measures.find(({ score }) => score.scale === subject)?.score.title.en ?? "";
    const scale = scaleReport({ name, unit: "points", sittings, bands: sectionBands, bankSize: places.size });
    const missed = sat.filter(({ outcomes, measures }) => {
      const own = outcomes.flatMap(({ item }) => (item.subject === subject ? [item] : []));
      const wentHard = measures.find(({ score }) => score.scale === subject)?.score.route === "harder";
      return !isAfterBlueprint(half, own, wentHard);
    }).length;
    return { half, sittings, missed, scale };
  });
  const totals = sat.map((_, person): MeasuredSitting => {
    const own = results.flatMap(({ sittings }) => sittings[person] ?? []);
    return {
      truth: own.reduce((sum, { truth }) => sum + truth, 0),
      score: own.reduce((sum, { score }) => sum + score, 0),
      se: Math.hypot(...own.map(({ se }) => se)),
      items: own.flatMap(({ items }) => items),
    };
  });
  return {
    family: "sat",
    title: "SAT, as it is shipped",
    description:
      "The shipped panels, routed by number correct, dealt, marked and scored by the server's own rules (EAP under a " +
      "nearly flat prior); practice scores, not official ones.",
    seed,
    simulees,
    scales: [
      ...results.map(({ scale }) => scale),
      scaleReport({ name: "Total", unit: "points", sittings: totals, bands: totalBands }),
    ],
    facts: results.flatMap(({ half, sittings, missed, scale }): BlueprintFact[] => {
      const scores = meanAndSd(sittings.map(({ score }) => score));
      const hard = sittings.filter(({ wentHard }) => wentHard === true).length / Math.max(1, sittings.length);
      const { mean, sd, se } = halves[half];
      return [
        { name: `${scale.name}: sittings off the blueprint`, value: String(missed), expected: "0" },
        { name: `${scale.name}: mean score`, value: scores.mean.toFixed(0), expected: mean },
        { name: `${scale.name}: SD of scores`, value: scores.sd.toFixed(0), expected: sd },
        { name: `${scale.name}: mean standard error`, value: scale.overall.meanSe.toFixed(0), expected: se },
        { name: `${scale.name}: true error (RMSE)`, value: scale.overall.rmse.toFixed(0), expected: se },
        {
          name: `${scale.name}: share in the harder module`,
          value: `${(100 * hard).toFixed(0)} %`,
          expected: "38–46 %",
        },
      ];
    }),
  };
}
