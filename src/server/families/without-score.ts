import { fixedReportSchema, type FixedReport, type Report } from "../../contract/report/report";

const rateAlone = fixedReportSchema.strip();

const withoutRate = ({ awaiting: _awaiting, ...report }: FixedReport): FixedReport => ({
  ...report,
  right: null,
  partly: null,
  points: null,
  correct_rate: null,
  band: null,
  scores: [],
  ...(report.domain === undefined ? {} : { domain: null }),
  ...(report.sections === undefined ? {} : { sections: [] }),
  areas: [],
});

/** The report of a test that shows no scores: the items with their marks, without any summary of performance. */
export function withoutScore(report: Report): Report {
  switch (report.kind) {
    case "map":
      return {
        ...report,
        estimate: null,
        all_alike: false,
        areas: [],
        trace: [],
        next_steps: [],
        reading_level: null,
        engagement: { ...report.engagement, without_rapid: null },
      };
    case "fixed":
      return withoutRate(report);
    case "cat":
    case "sat":
      return withoutRate(rateAlone.parse({ ...report, kind: "fixed" }));
    case "placement":
      return { ...report, scores: [], skills: [] };
  }
}
