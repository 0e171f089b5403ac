import type { AnswerMark, DifficultyBand } from "../../contract/report/marked-item";
import type { AwaitingMarks } from "../../contract/report/report";
import type { ReleasePolicy } from "../../contract/tests";
import type { AttemptRow } from "../attempts/attempt";
import { attemptRecordOf, type AttemptRecord } from "../attempts/attempt-record";
import type { TestItem, TestVersion } from "../attempts/catalogue";
import type { ScoredAnswer } from "../attempts/scored-attempts";
import { standingMark } from "../attempts/standing-mark";
import type { Queries } from "../db/open";
import type { MarkedAnswer } from "../delivery/delivery-rules";
import { deliveryRulesOf } from "../delivery/rules";
import { changesIn } from "./analysis/changes";
import { difficultyBandIn } from "./analysis/difficulty";
import { workedMs } from "./worked-time";

/** One served item with its outcome. */
export interface ItemOutcome {
  readonly item: TestItem;
  /** It was answered, or definitely left blank; otherwise it was only served. */
  readonly given: boolean;
  readonly mark: AnswerMark;
  readonly credit: number;
  readonly elapsedMs: number;
  readonly checkStatus: 0 | 1;
  readonly held: boolean;
  readonly difficulty: DifficultyBand | null;
  readonly changes: number;
}

/** Whether keys, marks and explanations of an attempt may leave the server now, and by which policy. */
export interface Release {
  readonly released: boolean;
  readonly policy: ReleasePolicy;
  /** The student has another sitting of the same test under way. */
  readonly sittingAgain: boolean;
}

/** The data from which a report is made. None of it depends on when or by whom the report is read. */
export interface ScoringInput {
  readonly attempt: AttemptRow;
  readonly test: TestVersion;
  /** In the order served. */
  readonly outcomes: readonly ItemOutcome[];
  readonly durationMs: number;
}

/** Reads the data for the score and report of an attempt. */
export const gather = async (queries: Queries, test: TestVersion, attempt: AttemptRow): Promise<ScoringInput> =>
  scoringInputOf(test, attempt, await attemptRecordOf(queries, attempt.attemptId));

/** The same data, of an attempt whose records have been read already. */
export function scoringInputOf(
  test: TestVersion,
  attempt: AttemptRow,
  { answers, log }: Pick<AttemptRecord, "log"> & { readonly answers: readonly ScoredAnswer[] },
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
        ...standingMark(answer, item.points),
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

/** The outcomes that count once all are marked, i.e. without items that could not be heard. */
export const countedOutcomes = ({ outcomes }: Pick<ScoringInput, "outcomes">): ItemOutcome[] =>
  outcomes.filter(({ mark }) => mark !== "unscored");

/** The outcomes that count for a score now: those that a person has yet to mark are no part of it. */
export const scoredOutcomes = (material: Pick<ScoringInput, "outcomes">): ItemOutcome[] =>
  countedOutcomes(material).filter(({ mark }) => mark !== "awaiting");

/** The number and the points of the answers that a person has yet to mark; null: none. */
export function awaitingMarks({ outcomes }: Pick<ScoringInput, "outcomes">): AwaitingMarks | null {
  const own = outcomes.filter(({ mark }) => mark === "awaiting");
  return own.length === 0 ? null : { items: own.length, points: own.reduce((sum, { item }) => sum + item.points, 0) };
}

/** The answers that were given, including definite blanks, as needed for estimating. */
export const givenAnswers = ({ outcomes }: Pick<ScoringInput, "outcomes">): MarkedAnswer[] =>
  outcomes.filter(({ given }) => given).map(({ item, ...outcome }) => ({ ...outcome, itemId: item.itemId }));
