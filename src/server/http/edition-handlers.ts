import type { Dependencies } from "../use-cases/dependencies";
import { editionList } from "../use-cases/studio/editions";
import { previewTest } from "../use-cases/studio/preview-test";
import { askReview, decideReview, waitingReviews, withdrawReview } from "../use-cases/studio/reviews";
import { studioAudit } from "../use-cases/studio/studio-audit";
import { editionDifference, revisionDifference } from "../use-cases/studio/version-differences";
import { withdrawTest } from "../use-cases/studio/withdraw-test";
import type { HandlersFor } from "./handler";

type EditionCall =
  | "withdrawTest"
  | "previewTest"
  | "studioEditions"
  | "editionDifference"
  | "revisionDifference"
  | "askReview"
  | "withdrawReview"
  | "decideReview"
  | "waitingReviews"
  | "studioAudit";

/** The calls about editions of tests, previews, reviews of questions, and what was done in the studio. */
export const editionHandlers = (deps: Dependencies): HandlersFor<EditionCall> => ({
  withdrawTest: (caller, input, { ip: address }) => withdrawTest(deps, caller, { ...input, address }),
  previewTest: (caller, input) => previewTest(deps, caller, input),
  studioEditions: (caller, input) => editionList(deps, caller, input),
  editionDifference: (caller, input) => editionDifference(deps, caller, input),
  revisionDifference: (caller, input) => revisionDifference(deps, caller, input),
  askReview: (caller, input) => askReview(deps, caller, input),
  withdrawReview: (caller, input) => withdrawReview(deps, caller, input),
  decideReview: (caller, input, { ip: address }) => decideReview(deps, caller, { ...input, address }),
  waitingReviews: (caller, input) => waitingReviews(deps, caller, input),
  studioAudit: (caller, input) => studioAudit(deps, caller, input),
});
