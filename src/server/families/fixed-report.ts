import type { FixedReport, ScaledScore } from "../../contract/report/report";
import { areaTitle } from "../../items/catalogue";
import { wilson } from "../../psychometrics/wilson";
import { testLimitFor } from "../attempts/accommodated";
import { missedSkills } from "./missed-skills";
import { rateOf } from "./rate";
import { reportBase } from "./report-base";
import { awaitingMarks, countedOutcomes, scoredOutcomes, type ItemOutcome, type ScoringInput } from "./scoring-input";

/** An answer may lose points, but the points of an attempt are at least 0. */
const totalOf = (points: number): number => Math.max(0, points);

/** Number, right answers and points of some items, and the points of those that a person has yet to mark. */
export function tally(all: readonly ItemOutcome[]) {
  const outcomes = scoredOutcomes({ outcomes: all });
  const waiting = awaitingMarks({ outcomes: all });
  return {
    items: outcomes.length,
    right: outcomes.filter(({ mark }) => mark === "right").length,
    points: outcomes.reduce((sum, { item, credit }) => sum + item.points * credit, 0),
    points_total: outcomes.reduce((sum, { item }) => sum + item.points, 0),
    ...(waiting === null ? {} : { awaiting_points: waiting.points }),
  };
}

/**
 * The report of an attempt in sections: right answers, points and areas, and the family's scores. A blank counts as
 * wrong.
 */
export function fixedReportOf(material: ScoringInput, scores: readonly ScaledScore[]): FixedReport {
  const { attempt, test } = material;
  const counted = countedOutcomes(material);
  const outcomes = scoredOutcomes(material);
  const awaiting = awaitingMarks(material);
  const { right, points, points_total } = tally(outcomes);
  const rate = outcomes.length === 0 && awaiting !== null ? null : rateOf(test, outcomes);
  const areas = [...new Set(counted.map(({ item }) => item.area))];
  return {
    kind: "fixed",
    ...reportBase(material),
    total: outcomes.length,
    answered: counted.filter(({ mark }) => mark !== "skipped").length,
    right,
    partly: outcomes.filter(({ mark }) => mark === "partly").length,
    points: totalOf(points),
    points_total,
    correct_rate: rate,
    band: rate === null ? null : wilson(rate, outcomes.length),
    time_limit_ms: testLimitFor(test.definition, attempt.accommodation),
    scores: [...scores],
    areas: areas.map((area) => {
      const own = counted.filter(({ item }) => item.area === area);
      return { area, title: areaTitle(own[0]?.item.subject ?? "", area), ...tally(own) };
    }),
    missed_skills: missedSkills(outcomes),
    ...(awaiting === null ? {} : { awaiting }),
  };
}
