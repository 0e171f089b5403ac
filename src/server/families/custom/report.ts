import type { FixedReport } from "../../../contract/report";
import { areaTitle } from "../../../items/catalogue";
import type { Outcome, ReportMaterial } from "../material";
import { reportBase } from "../report-base";
import { wilson } from "./correct-rate";

const tally = (outcomes: readonly Outcome[]) => ({
  items: outcomes.length,
  right: outcomes.filter(({ mark }) => mark === "right").length,
  points: outcomes.reduce((sum, { item, credit }) => sum + item.points * credit, 0),
  points_total: outcomes.reduce((sum, { item }) => sum + item.points, 0),
});

/** Correct-rate scoring: a blank counts as wrong. */
export function fixedReport(material: ReportMaterial): FixedReport {
  const { outcomes, test } = material;
  const { right, points, points_total } = tally(outcomes);
  const rate = points_total === 0 ? 0 : points / points_total;
  const areas = !material.release.released ? [] : [...new Set(outcomes.map(({ item }) => item.area))];
  return {
    kind: "fixed",
    ...reportBase(material),
    total: outcomes.length,
    answered: outcomes.filter(({ mark }) => mark !== "skipped").length,
    right,
    partly: outcomes.filter(({ mark }) => mark === "partly").length,
    points,
    points_total,
    correct_rate: rate,
    band: wilson(rate, outcomes.length),
    time_limit_ms: test.definition.time_limit_ms,
    areas: areas.map((area) => {
      const own = outcomes.filter(({ item }) => item.area === area);
      return { area, title: areaTitle(own[0]?.item.subject ?? "", area), ...tally(own) };
    }),
  };
}
