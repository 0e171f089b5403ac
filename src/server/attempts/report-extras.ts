import { eq, sql } from "drizzle-orm";
import type { Report } from "../../contract/report/report";
import type { Queries } from "../db/open";
import { goneThrough } from "../db/review-schema";
import { answers, attemptLog, refusedOperations } from "../db/schema";
import { placeholder, statement } from "../db/statement";
import { absencesAsJson, absenceSums, type AbsenceStretch } from "./absences";

/** The parts of a report that are not stored with it, because they still change or never counted. */
export interface ReportExtras
  extends Required<Pick<Report, "absences" | "late" | "refused">>, Pick<Report, "held_after_keys"> {
  /** Items that the student has gone through since the end. */
  readonly gone: ReadonlySet<string>;
}

interface ReadExtras {
  readonly gone: readonly string[];
  readonly late: number;
  readonly refused: number;
  readonly after_keys: number;
  readonly absences: readonly AbsenceStretch[];
}

const extrasStatement = statement<ReadExtras, "attemptId">("beside_report", () => {
  const attemptId = placeholder("attemptId");
  return sql`select
    (select coalesce(json_agg(${goneThrough.itemId}), '[]')
       from ${goneThrough} where ${eq(goneThrough.attemptId, attemptId)}) as gone,
    (select count(distinct ${attemptLog.itemId})::integer
       from ${attemptLog} where ${eq(attemptLog.attemptId, attemptId)} and ${attemptLog.kind} = 'lateAnswer') as late,
    (select count(*)::integer
       from ${refusedOperations} where ${eq(refusedOperations.attemptId, attemptId)}
         and ${refusedOperations.call} not in ('updateCheckStatus', 'saveToolState')) as refused,
    (select count(*)::integer from (
       select distinct on (${attemptLog.itemId}) ${attemptLog.result} ->> 'after_keys' as made_after
         from ${attemptLog} join ${answers} on ${eq(answers.attemptId, attemptLog.attemptId)}
           and ${eq(answers.itemId, attemptLog.itemId)} and ${answers.held}
        where ${eq(attemptLog.attemptId, attemptId)} and ${attemptLog.kind} = 'heldAnswer'
        order by ${attemptLog.itemId}, ${attemptLog.leaseEpoch} desc, ${attemptLog.revision} desc
     ) as held_last where made_after = 'true') as after_keys,
    ${absencesAsJson()} as absences`;
});

/** Reads everything in one statement, since a whole year may open its results at the same moment. */
export async function reportExtras(queries: Queries, attemptId: string): Promise<ReportExtras> {
  const [read] = await extrasStatement(queries, { attemptId });
  if (read === undefined) throw new Error("a statement without a row");
  const { after_keys: afterKeys, gone, absences, ...counted } = read;
  return {
    ...counted,
    ...(afterKeys === 0 ? {} : { held_after_keys: afterKeys }),
    gone: new Set(gone),
    absences: absenceSums(absences),
  };
}
