import { eq, lt } from "drizzle-orm";
import { reportSchema, type Report } from "../../contract/report";
import type { Queries } from "../db/open";
import { attemptReports } from "../db/reports-schema";
import type { AttemptRow } from "../sitting/attempt";
import type { TestVersion } from "../sitting/catalogue";
import { gather, type ReportMaterial } from "./material";
import { familyRules } from "./rules";

const reportOf = (material: ReportMaterial): Report => familyRules[material.test.family].report(material);

/** Makes the report of a finished sitting and keeps it, unless one is kept that knows more of the sitting's log. */
export async function keepReport(queries: Queries, material: ReportMaterial): Promise<Report> {
  const { test, attempt } = material;
  const report = reportOf(material);
  const made = { version: test.version, rule: familyRules[test.family].scoring, seq: attempt.lastSeq, report };
  await queries
    .insert(attemptReports)
    .values({ attemptId: attempt.attemptId, ...made })
    .onConflictDoUpdate({
      target: attemptReports.attemptId,
      set: made,
      setWhere: lt(attemptReports.seq, attempt.lastSeq),
    });
  return report;
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
