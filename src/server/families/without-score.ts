import type { Report } from "../../contract/report";

/** The report of a test that tells no score: what was answered, with its marks, and nothing that says how good it is. */
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
      return {
        ...report,
        right: null,
        partly: null,
        points: null,
        correct_rate: null,
        band: null,
        scores: [],
        ...(report.domain === undefined ? {} : { domain: null }),
        areas: [],
      };
    case "placement":
      return { ...report, scores: [], skills: [] };
  }
}
