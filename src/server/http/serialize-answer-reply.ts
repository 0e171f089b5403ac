import type { z } from "zod";
import type { answerOutput } from "../../contract/attempt/exam";
import type { Envelope } from "../../contract/calls/envelope";
import { serializeExercise } from "../attempts/exercise";

const ends = "}}}";

/** The reply to an answer as JSON. Most of it is the next exercise, whose serialized form is cached. */
export function serializeAnswerReply({ code, msg, data }: Envelope<z.input<typeof answerOutput>>): string | Buffer {
  const { next } = data;
  if (next === null || next.exercise === null) return JSON.stringify({ code, msg, data });
  const { exercise } = next;
  const text = JSON.stringify({ code, msg, data: { ...data, next: { ...next, exercise: undefined } } });
  const before = `${text.slice(0, -ends.length)},"exercise":`;
  return Buffer.concat([Buffer.from(before), serializeExercise(exercise), Buffer.from(ends)]);
}
