import { eq, sql, type SQL } from "drizzle-orm";
import { reportSchema, type Report } from "../../contract/report/report";
import type { AttemptRow } from "../attempts/attempt";
import type { TestVersion } from "../attempts/catalogue";
import type { Queries } from "../db/open";
import { attemptReports } from "../db/reports-schema";
import { givenRows, statement, type GivenRow } from "../db/statement";
import { familyRules } from "./rules";
import { gather, type ScoringInput } from "./scoring-input";

/** Makes the report of a finished attempt by the rules of its family. */
export const familyReport = (material: ScoringInput): Report => familyRules[material.test.family].report(material);

/** Columns of the rows that `reportKeeping` reads. */
export const reportColumns = {
  attempt_id: "uuid",
  version: "integer",
  rule: "integer",
  seq: "integer",
  report: "text",
} as const;

/** SQL that stores the reports in `rows`, except where a stored one includes as much or more of the log. */
export const reportKeeping = (rows: SQL): SQL => sql`
  insert into ${attemptReports} (attempt_id, version, rule, seq, report)
  select attempt_id, version, rule, seq, report::json from ${rows}
  on conflict (attempt_id) do update
  set version = excluded.version, rule = excluded.rule, seq = excluded.seq, report = excluded.report
  where ${attemptReports.seq} < excluded.seq`;

const keepStatement = statement<object, "made">("keep_report", () => reportKeeping(givenRows("made", reportColumns)));

/** The row of a report, for `reportKeeping`. */
export const reportRow = (
  { test: { version, family }, attempt: { attemptId, lastSeq } }: ScoringInput,
  report: Report,
): GivenRow<typeof reportColumns> => ({
  attempt_id: attemptId,
  version,
  rule: familyRules[family].scoring,
  seq: lastSeq,
  report: JSON.stringify(report),
});

/** Makes and stores the report of a finished attempt. */
export async function keepReport(queries: Queries, material: ScoringInput): Promise<Report> {
  const report = familyReport(material);
  await keepStatement(queries, { made: JSON.stringify([reportRow(material, report)]) });
  return report;
}

/**
 * The full report of a finished attempt: the stored one, if it is up to date. If it was made by another version of the
 * rule, a new report is returned and the stored one left as it is. If the log has gone on since, a new one is stored.
 * If it cannot be parsed, a new one is returned.
 */
export async function wholeReport(queries: Queries, test: TestVersion, attempt: AttemptRow): Promise<Report> {
  const [kept] = await queries.select().from(attemptReports).where(eq(attemptReports.attemptId, attempt.attemptId));
  const material = () => gather(queries, test, attempt);
  if (kept === undefined) return keepReport(queries, await material());
  if (kept.rule !== familyRules[test.family].scoring) return familyReport(await material());
  if (kept.seq < attempt.lastSeq) return keepReport(queries, await material());
  const read = reportSchema.safeParse(kept.report);
  return read.success ? read.data : familyReport(await material());
}
