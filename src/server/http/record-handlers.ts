import { answerRecord } from "../use-cases/answer-record";
import { favoriteRecord, setFavorite } from "../use-cases/collections/favorites";
import { deleteWrongBook, setWrongCause, wrongBookList } from "../use-cases/collections/wrong-book";
import type { Dependencies } from "../use-cases/dependencies";
import { growthRecord } from "../use-cases/growth-record";
import {
  practiceCheck,
  practiceDetail,
  practiceFinish,
  practiceOffer,
  practiceStart,
} from "../use-cases/practice/practice";
import { progressRecord } from "../use-cases/progress/progress-record";
import { skillProgress } from "../use-cases/progress/skill-progress";
import type { HandlersFor } from "./handler";

/** The calls about a person's records, progress, collections and practice. */
export const recordHandlers = (
  deps: Dependencies,
): HandlersFor<
  | "answerRecord"
  | "progressRecord"
  | "skillProgress"
  | "growthRecord"
  | "favoriteRecord"
  | "setFavorite"
  | "wrongBookList"
  | "deleteWrongBook"
  | "setWrongCause"
  | "practiceOffer"
  | "practiceStart"
  | "practiceDetail"
  | "practiceCheck"
  | "practiceFinish"
> => ({
  answerRecord: (caller, input) => answerRecord(deps, caller, input),
  progressRecord: (caller, input) => progressRecord(deps, caller, input),
  skillProgress: (caller, input) => skillProgress(deps, caller, input),
  growthRecord: (caller, input) => growthRecord(deps, caller, input),
  favoriteRecord: (caller, input) => favoriteRecord(deps, caller, input),
  setFavorite: (caller, input) => setFavorite(deps, caller, input),
  wrongBookList: (caller, input) => wrongBookList(deps, caller, input),
  deleteWrongBook: (caller, input) => deleteWrongBook(deps, caller, input),
  setWrongCause: (caller, input) => setWrongCause(deps, caller, input),
  practiceOffer: (caller, input) => practiceOffer(deps, caller, input),
  practiceStart: (caller, input) => practiceStart(deps, caller, input),
  practiceDetail: (caller, input) => practiceDetail(deps, caller, input),
  practiceCheck: (caller, input) => practiceCheck(deps, caller, input),
  practiceFinish: (caller, input) => practiceFinish(deps, caller, input),
});
