import type { Expected } from "../support/model";
import type { ByHand } from "../support/walk";
import { answerOf } from "./samples";

/** Where a section begins, and the engine that runs it with what it is given. */
export interface Begins {
  readonly value: string;
  readonly engine: readonly [id: string, input: unknown];
}

const given = { type: "answer.given" as const, exerciseId: "e1", answer: answerOf(), elapsedMs: 900 };
const marked = { type: "mark.given" as const, exerciseId: "e1" };
export const passedOn = [given, marked];

/** The engine is started once; what it tells of answers and marks is passed on; with it the section is completed. */
export const expectingSection =
  ({ value, engine }: Begins) =>
  ({ event, before }: Expected): ByHand => {
    if (before === null) return { value, starts: [engine] };
    const isOver = event.type.startsWith("xstate.done");
    return {
      value: isOver ? "completed" : value,
      starts: [],
      reports: passedOn.filter(({ type }) => type === event.type),
    };
  };
