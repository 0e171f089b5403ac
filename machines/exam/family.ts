import type { Attempt, Unscored } from "../../src/contract/attempt/attempt";
import type { Answer } from "../../src/contract/item/item";
import type { Delivery, WorkOperation } from "../outbox/operation";
import type { Fault } from "../support/fault";
import type { AnswerSheet } from "./answer-sheet";
import type { RestoredWork } from "./restored-work";

/** Input of a family's chart at the start of a stage. */
export interface FamilyInput {
  readonly attempt: Attempt;
  readonly sheet: AnswerSheet;
  readonly restored: RestoredWork;
  /** The student has just read on the test's page how the test works. */
  readonly isBriefed: boolean;
}

/** Events from the sitting to a family's chart. */
export type FamilyEvent =
  | { readonly type: "outbox.delivered"; readonly operation: WorkOperation; readonly delivery: Delivery }
  | { readonly type: "outbox.refused"; readonly operation: WorkOperation; readonly fault: Fault }
  | { readonly type: "connection.restored" };

/** Reports of the student's actions from a family's chart, and from the engine inside it, to the sitting. */
export type FamilyReport =
  | {
      readonly type: "answer.given";
      readonly exerciseId: string;
      readonly answer: Answer | null;
      readonly elapsedMs: number;
      /** Why the item is not scored; given instead of an answer. */
      readonly unscored?: Unscored;
    }
  | { readonly type: "mark.given"; readonly exerciseId: string }
  /** A choice that is not confirmed yet; stored on this device so that a reload restores it. */
  | { readonly type: "choice.made"; readonly exerciseId: string; readonly answer: Answer | null }
  /** The answer before this report was the last one of its section, and the server has entered the next section. */
  | { readonly type: "section.entered"; readonly stage: string };
