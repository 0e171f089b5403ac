import type { ScoreUnit } from "../../../contract/families";
import type { Localized } from "../../../contract/item/content";
import type { Report, ScaledScore } from "../../../contract/report/report";
import { wilson } from "../../../psychometrics/wilson";

/** The score of one part of a test in a report. */
export interface StrandScore {
  readonly strand: string;
  readonly title: Localized;
  readonly unit: ScoreUnit;
  readonly value: number;
  readonly band: [number, number];
  readonly items: number;
}

type FixedReport = Extract<Report, { kind: "fixed" }>;

const ofScores = (scores: readonly ScaledScore[]): StrandScore[] =>
  scores.flatMap(({ scale, title, unit, value, band, items }) =>
    scale === null || items === 0 ? [] : [{ strand: scale, title, unit, value, band, items }],
  );

const ofAreas = ({ areas }: Pick<FixedReport, "areas">): StrandScore[] =>
  areas.flatMap(({ area, title, points, points_total: most, items }) => {
    if (items === 0 || most === 0) return [];
    const rate = Math.max(0, points / most);
    const [low, high] = wilson(rate, items);
    return [{ strand: area, title, unit: "percent" as const, value: rate * 100, band: [low * 100, high * 100], items }];
  });

/**
 * The scores of the parts of a test that its report contains; empty if there are too few answers or they are withheld.
 */
export function strandsOf(report: Report): StrandScore[] {
  switch (report.kind) {
    case "map":
      return report.areas.map(({ area, title, rit, band, items }) => ({
        strand: area,
        title,
        unit: "rit",
        value: rit,
        band,
        items,
      }));
    case "placement":
      return ofScores([...report.scores, ...report.skills]);
    case "cat":
    case "sat":
      return ofScores(report.scores);
    case "fixed":
      return ofAreas(report);
  }
}
