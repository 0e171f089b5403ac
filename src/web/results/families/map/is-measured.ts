import type { MapReport, MeasuredMapReport } from "../../../../contract/report";

/** Whether the answers of a sitting say enough for a score. */
export const isMeasured = (report: MapReport): report is MeasuredMapReport => report.estimate !== null;
