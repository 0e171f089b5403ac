import type { AnswerOutput } from "../../contract/attempt/exam";
import type { AnswerInput } from "../attempts/operation";
import type { WrittenAnswer } from "../attempts/written-answer";
import type { Bearer } from "./caller";
import type { Dependencies } from "./dependencies";
import { answerInOneStatement, type AnswerRecorder } from "./sitting/answer-in-one-statement";
import { answerInTransaction } from "./sitting/answer-in-transaction";

/** Saves one answer, once. When it resolves, the answer is on disk. */
export const answerExercise = async (
  deps: Dependencies,
  recorder: AnswerRecorder,
  bearer: Bearer,
  input: AnswerInput,
): Promise<AnswerOutput | WrittenAnswer> => {
  // The single statement of the usual case checks only for disabled accounts, not for other statuses.
  if (deps.checksStatus?.() === true) await bearer.caller();
  return (
    (await answerInOneStatement(recorder, bearer, input)) ?? answerInTransaction(deps, await bearer.caller(), input)
  );
};
