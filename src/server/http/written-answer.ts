import type { z } from "zod";
import type { Envelope } from "../../contract/envelope";
import type { answerOutput } from "../../contract/exam";
import { writtenExercise } from "../sitting/exercise";

const ends = "}}}";

/** A reply to an answer as JSON. Most of it is the exercise that follows, which is not written anew each time. */
export function writtenAnswer({ code, msg, data }: Envelope<z.input<typeof answerOutput>>): string | Buffer {
  const { next, ...answer } = data;
  if (next === null || next.exercise === null) return JSON.stringify({ code, msg, data });
  const { exercise, ...step } = next;
  const text = JSON.stringify({ code, msg, data: { ...answer, next: step } });
  const before = `${text.slice(0, -ends.length)},"exercise":`;
  return Buffer.concat([Buffer.from(before), writtenExercise(exercise), Buffer.from(ends)]);
}
