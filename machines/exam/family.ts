import type { Attempt, Unscored } from "../../src/contract/attempt/attempt";
import type { Answer } from "../../src/contract/item/item";
import type { Delivery, WorkOperation } from "../outbox/operation";
import type { Fault } from "../support/fault";
import type { AnswerSheet } from "./answer-sheet";
import type { RestoredWork } from "./restored-work";

/** What every family's chart is given when a stage of its sitting begins. */
export interface FamilyInput {
  readonly attempt: Attempt;
  readonly sheet: AnswerSheet;
  readonly restored: RestoredWork;
  /** The student has just read on the test's page how it goes. */
  readonly isBriefed: boolean;
}

/** What the sitting tells a family's chart. */
export type FamilyEvent =
  | { readonly type: "outbox.delivered"; readonly operation: WorkOperation; readonly delivery: Delivery }
  | { readonly type: "outbox.refused"; readonly operation: WorkOperation; readonly fault: Fault }
  | { readonly type: "connection.restored" };

/** What a family's chart, and the engine in it, tells of the student's doing. */
export type FamilyReport =
  | {
      readonly type: "answer.given";
      readonly exerciseId: string;
      readonly answer: Answer | null;
      readonly elapsedMs: number;
      /** In place of an answer: the item is not scored. */
      readonly unscored?: Unscored;
    }
  | { readonly type: "mark.given"; readonly exerciseId: string }
  /** Chosen and not yet confirmed; it is kept on this device, so that a reload finds it again. */
  | { readonly type: "choice.made"; readonly exerciseId: string; readonly answer: Answer | null }
  /** The answer before was the last of its section, and the sitting stands in the next. */
  | { readonly type: "section.entered"; readonly stage: string };
