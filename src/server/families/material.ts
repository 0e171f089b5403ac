import { eq } from "drizzle-orm";
import type { AnswerMark, DifficultyBand } from "../../contract/report";
import type { ReleasePolicy } from "../../contract/tests";
import type { Queries } from "../db/open";
import { attemptLog } from "../db/schema";
import type { MarkedAnswer } from "../delivery/delivery-rules";
import { deliveryRulesOf } from "../delivery/rules";
import { servedAnswers, type AttemptRow, type ServedAnswer } from "../sitting/attempt";
import type { TestItem, TestVersion } from "../sitting/catalogue";
import { changesIn, type LoggedOperation } from "./analysis/changes";
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

/** What the database holds of the answers of a sitting, and of how they came to be. */
export interface SittingRows {
  /** In the order served. */
  readonly served: readonly ServedAnswer[];
  readonly log: readonly (LoggedOperation & { readonly serverTime: number })[];
}

export async function sittingRows(queries: Queries, attemptId: string): Promise<SittingRows> {
  const { serverTime, kind, itemId, payload, result } = attemptLog;
  return {
    served: await servedAnswers(queries, attemptId),
    log: await queries
      .select({ serverTime, kind, itemId, payload, result })
      .from(attemptLog)
      .where(eq(attemptLog.attemptId, attemptId))
      .orderBy(attemptLog.seq),
  };
}

/** What scores and reports of a sitting are made of. */
export function materialOf(test: TestVersion, attempt: AttemptRow, { served, log }: SittingRows): ReportMaterial {
  const { countsUnanswered } = deliveryRulesOf(test);
  const changes = changesIn(log);
  const difficultyOf = difficultyIn(test, attempt);
  const outcomes = served.flatMap(({ served: { itemId }, answer }): Outcome[] => {
    const item = test.items.get(itemId);
    if (item === undefined || (answer === null && !countsUnanswered)) return [];
    return [
      {
        item,
        given: answer !== null && answer.revision > 0,
        mark: answer?.mark ?? "skipped",
        credit: answer?.credit ?? 0,
        elapsedMs: answer?.elapsedMs ?? 0,
        checkStatus: answer?.checkStatus ?? 0,
        held: answer?.held ?? false,
        difficulty: difficultyOf(item),
        changes: changes.get(itemId) ?? 0,
      },
    ];
  });
  const moments = log.map(({ serverTime }) => serverTime);
  return { attempt, test, outcomes, durationMs: workedMs(attempt, moments) };
}

/** The same of a sitting as it stands in the database. */
export const gather = async (queries: Queries, test: TestVersion, attempt: AttemptRow): Promise<ReportMaterial> =>
  materialOf(test, attempt, await sittingRows(queries, attempt.attemptId));

/** The outcomes that count for a score: what could not be heard says nothing. */
export const scoredOutcomes = ({ outcomes }: Pick<ReportMaterial, "outcomes">): Outcome[] =>
  outcomes.filter(({ mark }) => mark !== "unscored");

/** The answers that were given, blanks for good among them, as estimating reads them. */
export const givenAnswers = ({ outcomes }: Pick<ReportMaterial, "outcomes">): MarkedAnswer[] =>
  outcomes.filter(({ given }) => given).map(({ item, ...outcome }) => ({ ...outcome, itemId: item.itemId }));
