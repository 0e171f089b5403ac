import { eq, sql } from "drizzle-orm";
import type { Report } from "../../contract/report";
import type { Queries } from "../db/open";
import { goneThrough } from "../db/review-schema";
import { attemptLog, refusedOperations } from "../db/schema";
import { placeholder, statement } from "../db/statement";
import { absencesAsJson, absenceSums, type Stretch } from "./absences";

/** What a report tells beside what it is kept with: it goes on changing, or has never counted. */
export interface BesideReport extends Required<Pick<Report, "absences" | "late" | "refused">> {
  /** Items that the student has gone through since. */
  readonly gone: ReadonlySet<string>;
}

interface ReadBeside {
  readonly gone: readonly string[];
  readonly late: number;
  readonly refused: number;
  readonly absences: readonly Stretch[];
}

const besideStatement = statement<ReadBeside, "attemptId">("beside_report", () => {
  const attemptId = placeholder("attemptId");
  return sql`select
    (select coalesce(json_agg(${goneThrough.itemId}), '[]')
       from ${goneThrough} where ${eq(goneThrough.attemptId, attemptId)}) as gone,
    (select count(distinct ${attemptLog.itemId})::integer
       from ${attemptLog} where ${eq(attemptLog.attemptId, attemptId)} and ${attemptLog.kind} = 'lateAnswer') as late,
    (select count(*)::integer
       from ${refusedOperations} where ${eq(refusedOperations.attemptId, attemptId)}
         and ${refusedOperations.call} not in ('updateCheckStatus', 'saveToolState')) as refused,
    ${absencesAsJson()} as absences`;
});

/** All of it in one statement: a year reads its results at the same moment. */
export async function besideReport(queries: Queries, attemptId: string): Promise<BesideReport> {
  const [read] = await besideStatement(queries, { attemptId });
  if (read === undefined) throw new Error("a statement without a row");
  return { ...read, gone: new Set(read.gone), absences: absenceSums(read.absences) };
}
