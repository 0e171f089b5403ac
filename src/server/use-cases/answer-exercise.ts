import type { AnswerOutput } from "../../contract/exam";
import type { AnswerInput } from "../sitting/operation";
import type { Bearer } from "./caller";
import type { Dependencies } from "./dependencies";
import { answerAtOnce, type AnswerRecorder } from "./sitting/answer-at-once";
import { answerSlowly } from "./sitting/answer-slowly";

/** Saves one answer, once: what comes back is on disk. */
export const answerExercise = async (
  deps: Dependencies,
  recorder: AnswerRecorder,
  bearer: Bearer,
  input: AnswerInput,
): Promise<AnswerOutput> =>
  (await answerAtOnce(recorder, bearer, input)) ?? answerSlowly(deps, await bearer.caller(), input);
