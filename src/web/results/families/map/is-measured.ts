import type { ComparedMapReport, MapReport, MeasuredMapReport } from "../../../../contract/report/report";

/** Whether the answers of a sitting say enough for a score. */
export const isMeasured = (report: MapReport): report is MeasuredMapReport => report.estimate !== null;

/** Whether the score of a sitting is compared with a norm: not where nobody has told the grade. */
export const isCompared = (report: MeasuredMapReport): report is ComparedMapReport => report.norm !== null;
