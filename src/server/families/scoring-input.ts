import type { AnswerMark, DifficultyBand } from "../../contract/report/report";
import type { ReleasePolicy } from "../../contract/tests";
import type { AttemptRow } from "../attempts/attempt";
import { attemptRecordOf, type AttemptRecord } from "../attempts/attempt-record";
import type { TestItem, TestVersion } from "../attempts/catalogue";
import type { Queries } from "../db/open";
import type { MarkedAnswer } from "../delivery/delivery-rules";
import { deliveryRulesOf } from "../delivery/rules";
import { changesIn } from "./analysis/changes";
import { difficultyBandIn } from "./analysis/difficulty";
import { workedMs } from "./worked-time";

/** One served item with what became of it. */
export interface ItemOutcome {
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
export interface ScoringInput {
  readonly attempt: AttemptRow;
  readonly test: TestVersion;
  /** In the order served. */
  readonly outcomes: readonly ItemOutcome[];
  readonly durationMs: number;
}

/** What scores and reports of a sitting are made of. */
export const gather = async (queries: Queries, test: TestVersion, attempt: AttemptRow): Promise<ScoringInput> =>
  scoringInputOf(test, attempt, await attemptRecordOf(queries, attempt.attemptId));

/** The same, of a sitting that has been read. */
export function scoringInputOf(
  test: TestVersion,
  attempt: AttemptRow,
  { answers, log }: Pick<AttemptRecord, "answers" | "log">,
): ScoringInput {
  const { countsUnanswered } = deliveryRulesOf(test);
  const changes = changesIn(log);
  const difficultyOf = difficultyBandIn(test, attempt);
  const outcomes = answers.flatMap(({ served, answer }): ItemOutcome[] => {
    const item = test.items.get(served.itemId);
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
        changes: changes.get(served.itemId) ?? 0,
      },
    ];
  });
  const moments = log.map((row) => row.serverTime);
  return { attempt, test, outcomes, durationMs: workedMs(attempt, moments) };
}

/** The outcomes that count for a score: what could not be heard says nothing. */
export const scoredOutcomes = ({ outcomes }: Pick<ScoringInput, "outcomes">): ItemOutcome[] =>
  outcomes.filter(({ mark }) => mark !== "unscored");

/** The answers that were given, blanks for good among them, as estimating reads them. */
export const givenAnswers = ({ outcomes }: Pick<ScoringInput, "outcomes">): MarkedAnswer[] =>
  outcomes.filter(({ given }) => given).map(({ item, ...outcome }) => ({ ...outcome, itemId: item.itemId }));
