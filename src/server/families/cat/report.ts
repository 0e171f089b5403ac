import type { CatReport, FixedReport, ScaledScore } from "../../../contract/report/report";
import { degreeOf, levelAtAge, significantGap } from "../../../psychometrics/scales/sas";
import { fixedReportOf } from "../fixed-report";
import type { ScoringInput } from "../scoring-input";
import { catScores } from "./scores";
import { batteriesOf, subtestsOf } from "./subtests";

function profileOf(scores: readonly ScaledScore[]): CatReport["profile"] {
  const stanineIn = (battery: string) => scores.find(({ scale }) => scale === battery)?.stanine;
  const [verbal, spatial] = [stanineIn("verbal"), stanineIn("spatial")];
  if (verbal === undefined || spatial === undefined) return null;
  const difference = verbal - spatial;
  const degree = degreeOf(difference);
  return { difference, degree, bias: degree === "none" ? "none" : difference > 0 ? "verbal" : "spatial" };
}

/** Every pair of batteries whose scores differ significantly, the largest difference first. */
const gapsOf = (scores: readonly ScaledScore[]): CatReport["gaps"] =>
  scores
    .flatMap((higher) =>
      scores.map((lower) => ({
        higher: higher.scale ?? "",
        lower: lower.scale ?? "",
        points: higher.value - lower.value,
      })),
    )
    .filter(({ points }) => points >= significantGap)
    .toSorted((one, other) => other.points - one.points);

/**
 * The CAT report: standard age scores, results of each subtest, and a comparison of the batteries. A fixed report with
 * the rate alone if there is no score.
 */
export function catReport(material: ScoringInput): CatReport | FixedReport {
  const { test, attempt } = material;
  const scores = catScores(test, material.outcomes);
  if (scores.length === 0) return fixedReportOf(material, scores);
  const subtests = subtestsOf(material);
  const batteries = batteriesOf(subtests);
  const sure = new Set(batteries.flatMap(({ battery, too_few: isThin }) => (isThin ? [] : [battery])));
  const compared = scores.filter(({ scale }) => scale !== null && sure.has(scale));
  const { norm_age: age = 0, modes } = test.definition;
  return {
    ...fixedReportOf(material, scores),
    kind: "cat",
    level: levelAtAge(age),
    norm_age: age,
    short_form: (modes.find(({ mode }) => mode === attempt.mode)?.share ?? 1) < 1,
    batteries,
    subtests,
    profile: profileOf(compared),
    gaps: gapsOf(compared),
  };
}
