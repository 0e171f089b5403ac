import { eq, sql, type SQL } from "drizzle-orm";
import { reportSchema, type Report } from "../../contract/report";
import type { Queries } from "../db/open";
import { attemptReports } from "../db/reports-schema";
import { placeholder, statement } from "../db/statement";
import type { AttemptRow } from "../sitting/attempt";
import type { TestVersion } from "../sitting/catalogue";
import { gather, type ReportMaterial } from "./material";
import { familyRules } from "./rules";

const reportOf = (material: ReportMaterial): Report => familyRules[material.test.family].report(material);

/** Keeps the report of a finished sitting, unless one is kept that knows more of the sitting's log. */
export const reportKeeping = (): SQL => sql`
  insert into ${attemptReports} (attempt_id, version, rule, seq, report)
  values (${placeholder("attemptId")}, ${placeholder("version")}, ${placeholder("rule")}, ${placeholder("seq")},
    ${placeholder("report", attemptReports.report)})
  on conflict (attempt_id) do update
  set version = excluded.version, rule = excluded.rule, seq = excluded.seq, report = excluded.report
  where ${attemptReports.seq} < excluded.seq`;

const keepStatement = statement<object, keyof typeof attemptReports.$inferInsert>("keep_report", reportKeeping);

/** Makes the report of a finished sitting: what stands in a `reportKeeping`. */
export const madeReport = (material: ReportMaterial) => ({
  attemptId: material.attempt.attemptId,
  version: material.test.version,
  rule: familyRules[material.test.family].scoring,
  seq: material.attempt.lastSeq,
  report: reportOf(material),
});

/** Makes the report of a finished sitting and keeps it. */
export async function keepReport(queries: Queries, material: ReportMaterial): Promise<Report> {
  const made = madeReport(material);
  await keepStatement(queries, made);
  return made.report;
}

/**
 * The report of a finished sitting with all that it can tell. A kept one is read back. One that another rule made stays
 * as it is kept while a new one is told; one that the log has gone beyond, or that no longer reads, gives way.
 */
export async function wholeReport(queries: Queries, test: TestVersion, attempt: AttemptRow): Promise<Report> {
  const [kept] = await queries.select().from(attemptReports).where(eq(attemptReports.attemptId, attempt.attemptId));
  const material = () => gather(queries, test, attempt);
  if (kept === undefined) return keepReport(queries, await material());
  if (kept.rule !== familyRules[test.family].scoring) return reportOf(await material());
  if (kept.seq < attempt.lastSeq) return keepReport(queries, await material());
  const read = reportSchema.safeParse(kept.report);
  return read.success ? read.data : reportOf(await material());
}
