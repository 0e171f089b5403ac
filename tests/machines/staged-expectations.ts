import type { Expected } from "../support/model";
import type { ByHand } from "../support/walk";
import { answerOf } from "./samples";

/** The start of a section: the engine that runs it, with its input. */
export interface Begins {
  readonly value: string;
  readonly engine: readonly [id: string, input: unknown];
}

const given = { type: "answer.given" as const, exerciseId: "e1", answer: answerOf(), elapsedMs: 900 };
const marked = { type: "mark.given" as const, exerciseId: "e1" };
export const passedOn = [given, marked];

/** The engine is started once; its reports of answers and marks are passed on; its end completes the section. */
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
