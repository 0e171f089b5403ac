import { eq } from "drizzle-orm";
import type { MarkedItem } from "../../../contract/report";
import { areaTitle, skillTitle } from "../../../items/catalogue";
import type { Queries } from "../../db/open";
import { answers, attemptLog } from "../../db/schema";
import type { AttemptRow } from "../sitting/attempt";
import { servedItems } from "../sitting/attempt";
import type { TestItem, TestVersion } from "../sitting/catalogue";
import { isAdaptiveTest } from "../sitting/time";

/** One served item with what became of it. */
export interface Outcome {
  readonly item: TestItem;
  readonly mark: MarkedItem["mark"];
  readonly credit: number;
  readonly elapsedMs: number;
  readonly checkStatus: 0 | 1;
  readonly held: boolean;
}

/** All that a report is made of. */
export interface Material {
  readonly attempt: AttemptRow;
  readonly test: TestVersion;
  /** In the order served. */
  readonly outcomes: readonly Outcome[];
  readonly durationMs: number;
}

/** A stretch of the log without a sign of work for this long counts as a pause. */
const longestPauseMs = 30 * 60_000;

/** First item shown to finish; longer silences count as pauses and are left out. */
export function workedMs(attempt: AttemptRow, moments: readonly number[]): number {
  const points = [attempt.startedAt, ...moments, attempt.finishedAt ?? attempt.startedAt].sort(
    (one, other) => one - other,
  );
  return points.reduce((sum, point, place) => {
    const gap = point - (points[place - 1] ?? point);
    return gap > longestPauseMs ? sum : sum + gap;
  }, 0);
}

export async function gather(queries: Queries, test: TestVersion, attempt: AttemptRow): Promise<Material> {
  const served = await servedItems(queries, attempt.attemptId);
  const rows = await queries.select().from(answers).where(eq(answers.attemptId, attempt.attemptId));
  const byItem = new Map(rows.map((row) => [row.itemId, row]));
  const log = await queries
    .select({ serverTime: attemptLog.serverTime })
    .from(attemptLog)
    .where(eq(attemptLog.attemptId, attempt.attemptId))
    .orderBy(attemptLog.seq);
  const end = attempt.finishedAt ?? attempt.startedAt;
  const outcomes = served.flatMap(({ itemId }): Outcome[] => {
    const item = test.items.get(itemId);
    const row = byItem.get(itemId);
    if (item === undefined || (row === undefined && isAdaptiveTest(test))) return [];
    return [
      {
        item,
        mark: row?.mark ?? "skipped",
        credit: row?.credit ?? 0,
        elapsedMs: row?.elapsedMs ?? 0,
        checkStatus: row?.checkStatus ?? 0,
        held: row?.held ?? false,
      },
    ];
  });
  return {
    attempt,
    test,
    outcomes,
    durationMs: workedMs(
      attempt,
      log.map(({ serverTime }) => serverTime).filter((time) => time <= end),
    ),
  };
}

/** What every family's report begins with. */
export const reportBase = ({ attempt, test, outcomes, durationMs }: Material) => ({
  attempt_id: attempt.attemptId,
  menu_id: attempt.menuId,
  family: test.family,
  title: test.definition.title,
  mode: attempt.mode,
  exam_info: { ...test.definition.exam_info, extract_question_number: attempt.total },
  started_at: attempt.startedAt,
  finished_at: attempt.finishedAt ?? attempt.startedAt,
  duration_ms: durationMs,
  finish_reason: attempt.finishReason ?? ("submitted" as const),
  items: outcomes.map(({ item, mark, elapsedMs, checkStatus, held }, index): MarkedItem => ({
    index,
    exercise_id: item.itemId,
    stage: item.stage,
    area: areaTitle(item.subject, item.area),
    skill: skillTitle(item.subject, item.skill),
    mark,
    elapsed_ms: elapsedMs,
    check_status: checkStatus,
    held,
  })),
  held: outcomes.filter(({ held }) => held).length,
});
