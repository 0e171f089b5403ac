import { createRecorder } from "../attempts/answer-batch/recorder";
import { plainAnswer } from "../attempts/plain-answer";
import type { StepMemory } from "../delivery/delivery-rules";
import type { Metrics } from "../metrics/metrics";
import { advanceExam } from "../use-cases/advance-exam";
import { nextSection } from "../use-cases/ahead/section-ahead";
import { answerExercise } from "../use-cases/answer-exercise";
import { countPlay } from "../use-cases/count-play";
import type { Dependencies } from "../use-cases/dependencies";
import { examItemDetail, presentedExercise } from "../use-cases/exam-item-detail";
import { exerciseDetail } from "../use-cases/exercise-detail";
import { createHeartbeats } from "../use-cases/heartbeat";
import { createBrowserWatch } from "../use-cases/lockdown/watch-browsers";
import { menuDetail, menuList } from "../use-cases/menu";
import type { SeatSigns } from "../use-cases/rooms/seat-signs";
import { createRoomSeqs } from "../use-cases/rooms/seat-updates";
import { saveToolState } from "../use-cases/save-tool-state";
import { createHandIns } from "../use-cases/sitting/hand-ins";
import { startExam } from "../use-cases/start-exam";
import { updateCheckStatus } from "../use-cases/update-check-status";
import { deviceOf } from "./device";
import type { HandlersFor } from "./handler";
import { requestProof } from "./request-proof";
import { serializeAnswerReply } from "./serialize-answer-reply";

/** The calls of an attempt under way, from the menu to its hand-in. */
export const attemptHandlers = (
  deps: Dependencies,
  { metrics, signs }: { readonly metrics: Metrics | undefined; readonly signs: SeatSigns },
): HandlersFor<
  | "menuList"
  | "menuDetail"
  | "startExam"
  | "examItemDetail"
  | "exerciseDetail"
  | "presentedExercise"
  | "answerExercise"
  | "updateCheckStatus"
  | "countPlay"
  | "saveToolState"
  | "advanceExam"
  | "nextSection"
  | "heartbeat"
> => {
  const recorder = createRecorder<StepMemory["kept"]>(deps);
  const saving = { recorder, roomSeqOf: createRoomSeqs(deps.db) };
  const handIns = createHandIns(deps);
  const beat = createHeartbeats(deps, signs);
  const browsers = createBrowserWatch(deps);
  return {
    menuList: (caller, input) => menuList(deps, caller, input),
    menuDetail: (caller, input) => menuDetail(deps, caller, input),
    startExam: (caller, input, request) =>
      startExam(deps, caller, input, deviceOf(request), requestProof(deps, request)),
    examItemDetail: (caller, input) => examItemDetail(deps, caller, input),
    exerciseDetail: (caller, input) => exerciseDetail(deps, caller, input),
    presentedExercise: (caller, input) => presentedExercise(deps, caller, input),
    answerExercise: {
      ofBearer: async (bearer, input, request) => {
        const saved = await answerExercise(deps, saving, bearer, input);
        // an answer is saved whatever its browser shows
        await browsers.seen({ attemptId: input.attempt_id, tokenHash: bearer.tokenHash }, requestProof(deps, request));
        return saved;
      },
      readUsual: plainAnswer,
      write: serializeAnswerReply,
    },
    updateCheckStatus: { ofBearer: (bearer, input) => updateCheckStatus(deps, recorder, bearer, input) },
    countPlay: (caller, input) => countPlay(deps, caller, input),
    saveToolState: (caller, input) => saveToolState(deps, caller, input),
    advanceExam: (caller, input) => advanceExam(deps, handIns, caller, input),
    nextSection: (caller, input) => nextSection(deps, caller, input),
    heartbeat: async (caller, input, request) => {
      const signs = { attemptId: input.attempt_id, tokenHash: caller.tokenHash };
      await browsers.seen(signs, requestProof(deps, request));
      if (input.browser === "missing") await browsers.missing(signs);
      const reply = await beat(caller, input);
      metrics?.beat(input.attempt_id, input.pending);
      return reply;
    },
  };
};
