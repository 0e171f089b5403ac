import { createRandom, normalFrom } from "../../../psychometrics/random";
import { satPrior, satSections, type SatSection } from "../../../psychometrics/scales/sat";
import { clamp } from "../../../psychometrics/scales/share";
import { satScores } from "../../families/sat/scores";
import { expectedAbilityOf } from "../../families/scaled";
import { makeSat } from "../../shipped/sat";
import { sitAll, versionOf, type StagedStudent } from "./delivered";
import { meanAndSd, reportOf, type Fact, type Measured, type SimulationReport } from "./report";
import { sectionBands, totalBands } from "./sat-bands";

const halves: Readonly<
  Record<SatSection, { readonly subject: string; readonly mean: string; readonly sd: string; readonly se: string }>
> = {
  readingWriting: { subject: "satReadingWriting", mean: "515–520", sd: "103", se: "32" },
  math: { subject: "satMath", mean: "509–513", sd: "112", se: "37" },
};
const names = Object.keys(halves) as SatSection[];

interface Student extends StagedStudent {
  readonly thetas: Readonly<Record<SatSection, number>>;
}

/** The SAT that is shipped, sat by students whose abilities are N(0, 1) and correlate at .8 between the halves. */
export function simulateDeliveredSat(options: { readonly simulees: number; readonly seed: string }): SimulationReport {
  const { simulees, seed } = options;
  const test = versionOf({ menuId: "sat", family: "sat", sourceDigest: null, ...makeSat() });
  const random = createRandom(seed);
  const students = Array.from({ length: simulees }, (): Student => {
    const readingWriting = normalFrom(random);
    const math = 0.8 * readingWriting + 0.6 * normalFrom(random);
    const thetaOf: Student["thetaOf"] = ({ subject }) => (subject === halves.math.subject ? math : readingWriting);
    return { mode: "ownPace", thetas: { readingWriting, math }, thetaOf };
  });
  const places = new Map([...test.items.keys()].map((id, place) => [id, place]));
  const sat = sitAll(test, students, seed).map((sitting) => ({
    ...sitting,
    scores: satScores(test, sitting.outcomes),
  }));
  const truthOf = (half: SatSection, theta: number): number => {
    const { at0, perLogit } = satSections[half];
    return clamp(at0 + perLogit * theta, [200, 800]);
  };
  const results = names.map((half) => {
    const { subject } = halves[half];
    const sittings = sat.flatMap(({ student, scores, outcomes }): Measured[] => {
      const score = scores.find(({ scale }) => scale === subject);
      const own = outcomes.filter(({ item }) => item.subject === subject);
      if (score === undefined) return [];
      return [
        {
          truth: truthOf(half, student.thetas[half]),
          score: score.value,
          se: satSections[half].perLogit * expectedAbilityOf(own, satPrior).se,
          items: own.flatMap(({ item }) => places.get(item.itemId) ?? []),
          wentHard: score.route === "harder",
        },
      ];
    });
    const name = sat[0]?.scores.find(({ scale }) => scale === subject)?.title.en ?? "";
    return { half, sittings, scale: reportOf({ name, unit: "points", sittings, bands: sectionBands }) };
  });
  const totals = sat.map((_, person): Measured => {
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
      reportOf({ name: "Total", unit: "points", sittings: totals, bands: totalBands }),
    ],
    facts: results.flatMap(({ half, sittings, scale }): Fact[] => {
      const scores = meanAndSd(sittings.map(({ score }) => score));
      const hard = sittings.filter(({ wentHard }) => wentHard === true).length / Math.max(1, sittings.length);
      const { mean, sd, se } = halves[half];
      return [
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
