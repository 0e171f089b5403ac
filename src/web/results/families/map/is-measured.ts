import type { ComparedMapReport, MapReport, MeasuredMapReport } from "../../../../contract/report/report";

/** Whether an attempt has enough answers for a score. */
export const isMeasured = (report: MapReport): report is MeasuredMapReport => report.estimate !== null;

/** Whether the score of an attempt is compared with a norm; not if the grade is unknown. */
export const isCompared = (report: MeasuredMapReport): report is ComparedMapReport => report.norm !== null;
