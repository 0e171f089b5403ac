import { randomBytes } from "node:crypto";
import type { Exercise } from "../../contract/exam";
import type { TestItem } from "./catalogue";
import { idLength, placedBody } from "./own-ids";

const digits = 3;
/** Nobody knows it beforehand, so that no content holds it. */
const prefix = randomBytes(idLength)
  .toString("base64url")
  .slice(0, idLength - digits);
const markOf = (place: number): string => `${prefix}${String(place).padStart(digits, "0")}`;

/** The JSON of an exercise in which each sitting writes its own names of the choices. */
interface Template {
  readonly bytes: Buffer;
  /** Where the names stand, and which one of the content's choices is called there. */
  readonly names: readonly (readonly [offset: number, place: number])[];
}

function makeTemplate({ itemId, body }: TestItem): Template {
  const bytes = Buffer.from(JSON.stringify({ exercise_id: itemId, ...placedBody(body, markOf) }));
  const names: (readonly [number, number])[] = [];
  for (let at = bytes.indexOf(prefix); at >= 0; at = bytes.indexOf(prefix, at + idLength))
    names.push([at, Number(bytes.toString("latin1", at + prefix.length, at + idLength))]);
  return { bytes, names };
}

const templates = new WeakMap<TestItem, Template>();

function templateOf(item: TestItem): Template {
  const known = templates.get(item);
  if (known !== undefined) return known;
  const made = makeTemplate(item);
  templates.set(item, made);
  return made;
}

/** The JSON of an exercise: what is the same for all sittings, and the names that stand in it in one of them. */
export interface WrittenExercise extends Template {
  readonly own: readonly string[];
}

/** An item whose choices stand as in the bank and are called by these names. */
export const writtenWith = (item: TestItem, own: readonly string[]): WrittenExercise => ({ ...templateOf(item), own });

/** An exercise of which nobody has written the like. */
export const writtenAnew = (exercise: Exercise): WrittenExercise => ({
  bytes: Buffer.from(JSON.stringify(exercise)),
  names: [],
  own: [],
});

/** Puts the JSON of an exercise into a buffer. */
export function putWritten({ bytes, names, own }: WrittenExercise, target: Buffer, start: number): void {
  target.set(bytes, start);
  for (const [offset, place] of names) {
    const name = own[place] ?? "";
    for (let at = 0; at < name.length; at += 1) target[start + offset + at] = name.charCodeAt(at);
  }
}
