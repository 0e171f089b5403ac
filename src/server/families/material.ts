import { eq } from "drizzle-orm";
import type { AnswerMark, DifficultyBand } from "../../contract/report";
import type { ReleasePolicy } from "../../contract/tests";
import type { Queries } from "../db/open";
import { answers, attemptLog } from "../db/schema";
import { deliveryRulesOf } from "../delivery/rules";
import { servedItems, type AttemptRow } from "../sitting/attempt";
import type { TestItem, TestVersion } from "../sitting/catalogue";
import { changesIn } from "./analysis/changes";
import { difficultyIn } from "./analysis/difficulty";
import { workedMs } from "./worked-time";

/** One served item with what became of it. */
export interface Outcome {
  readonly item: TestItem;
  /** It was answered, or left blank for good; else it was only served. */
  readonly given: boolean;
  readonly mark: AnswerMark;
  readonly credit: number;
  readonly elapsedMs: number;
  readonly checkStatus: 0 | 1;
  readonly held: boolean;
  readonly difficulty: DifficultyBand | null;
  readonly changes: number;
}

/** Whether keys, marks and explanations of a sitting may leave the server now, and by which policy. */
export interface Release {
  readonly released: boolean;
  readonly policy: ReleasePolicy;
  /** The student has another sitting of the same test under way. */
  readonly sittingAgain: boolean;
}

/** All that a report is made of. None of it depends on when or by whom it is read. */
export interface ReportMaterial {
  readonly attempt: AttemptRow;
  readonly test: TestVersion;
  /** In the order served. */
  readonly outcomes: readonly Outcome[];
  readonly durationMs: number;
}

/** What the report of a finished sitting is made of. */
export async function gather(queries: Queries, test: TestVersion, attempt: AttemptRow): Promise<ReportMaterial> {
  const { countsUnanswered } = deliveryRulesOf(test);
  const served = await servedItems(queries, attempt.attemptId);
  const rows = await queries.select().from(answers).where(eq(answers.attemptId, attempt.attemptId));
  const byItem = new Map(rows.map((row) => [row.itemId, row]));
  const log = await queries
    .select({
      serverTime: attemptLog.serverTime,
      kind: attemptLog.kind,
      itemId: attemptLog.itemId,
      payload: attemptLog.payload,
      result: attemptLog.result,
    })
    .from(attemptLog)
    .where(eq(attemptLog.attemptId, attempt.attemptId))
    .orderBy(attemptLog.seq);
  const changes = changesIn(log);
  const difficultyOf = difficultyIn(test, attempt);
  const outcomes = served.flatMap(({ itemId }): Outcome[] => {
    const item = test.items.get(itemId);
    const row = byItem.get(itemId);
    if (item === undefined || (row === undefined && !countsUnanswered)) return [];
    return [
      {
        item,
        given: row !== undefined && row.revision > 0,
        mark: row?.mark ?? "skipped",
        credit: row?.credit ?? 0,
        elapsedMs: row?.elapsedMs ?? 0,
        checkStatus: row?.checkStatus ?? 0,
        held: row?.held ?? false,
        difficulty: difficultyOf(item),
        changes: changes.get(itemId) ?? 0,
      },
    ];
  });
  const moments = log.map(({ serverTime }) => serverTime);
  return { attempt, test, outcomes, durationMs: workedMs(attempt, moments) };
}
