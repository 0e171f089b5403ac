import type { AnswerOutput } from "../../contract/attempt/exam";
import type { AnswerInput } from "../attempts/operation";
import { WrittenAnswer } from "../attempts/written-answer";
import type { Bearer } from "./caller";
import type { Dependencies } from "./dependencies";
import { answerInOneStatement, type AnswerRecorder } from "./sitting/answer-in-one-statement";
import { answerInTransaction } from "./sitting/answer-in-transaction";

type Saved = AnswerOutput | WrittenAnswer;

/** What answers are saved with; created once per process. */
export interface AnswerSaving {
  readonly recorder: AnswerRecorder;
  /** The number of the last event of a room. */
  readonly roomSeqOf: (roomId: string) => Promise<number>;
}

/** The reply to an answer, with what its window needs to learn of events in its room before the next heartbeat. */
async function withRoomSeq(
  { recorder, roomSeqOf }: AnswerSaving,
  { attempt_id: attemptId }: AnswerInput,
  saved: Saved,
): Promise<Saved> {
  const roomId = recorder.known.cached(attemptId)?.attempt.roomId ?? null;
  if (roomId === null) return saved;
  const seq = await roomSeqOf(roomId);
  return saved instanceof WrittenAnswer ? saved.withRoomSeq(seq) : { ...saved, room_seq: seq };
}

/** Saves one answer, once. When it resolves, the answer is on disk. */
export const answerExercise = async (
  deps: Dependencies,
  saving: AnswerSaving,
  bearer: Bearer,
  input: AnswerInput,
): Promise<Saved> => {
  // The single statement of the usual case checks only for disabled accounts, not for other statuses.
  if (deps.checksStatus?.() === true) await bearer.caller();
  const saved =
    (await answerInOneStatement(saving.recorder, bearer, input)) ??
    (await answerInTransaction(deps, await bearer.caller(), input));
  return withRoomSeq(saving, input, saved);
};
