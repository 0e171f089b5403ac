import { randomBytes } from "node:crypto";
import { idLength, placedBody } from "./attempt-ids";
import type { TestItem } from "./catalogue";

const digits = 3;
/** Random, so that no content can contain it. */
const prefix = randomBytes(idLength)
  .toString("base64url")
  .slice(0, idLength - digits);
const markOf = (place: number): string => `${prefix}${String(place).padStart(digits, "0")}`;

/** The JSON of an exercise with placeholders for the ids that each attempt gives to the choices. */
interface Template {
  readonly bytes: Buffer;
  /** The byte offsets of the placeholders, each with the index of its choice. */
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

/** The JSON of an item whose choices are in the order of the bank and have the ids `own`. */
export function serializeWithIds(item: TestItem, own: readonly string[]): Buffer {
  const { bytes, names } = templateOf(item);
  const written = Buffer.from(bytes);
  for (const [offset, place] of names) written.write(own[place] ?? "", offset, idLength, "latin1");
  return written;
}
