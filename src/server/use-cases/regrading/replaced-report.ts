import { and, eq } from "drizzle-orm";
import { reportSchema, type Report } from "../../../contract/report/report";
import type { AttemptRow } from "../../attempts/attempt";
import type { Queries } from "../../db/open";
import { replacedReports } from "../../db/regrades-schema";
import { CallRefusal } from "../../support/refusal";

/** The full report of an attempt as it was before a regrade. Throws `regradeUnknown` where none is stored. */
export async function replacedReport(
  queries: Queries,
  { attemptId }: Pick<AttemptRow, "attemptId">,
  regradeId: string,
): Promise<Report> {
  const [row] = await queries
    .select({ report: replacedReports.report })
    .from(replacedReports)
    .where(and(eq(replacedReports.attemptId, attemptId), eq(replacedReports.regradeId, regradeId)));
  const read = reportSchema.safeParse(row?.report);
  if (!read.success) throw new CallRefusal("regradeUnknown");
  return read.data;
}
