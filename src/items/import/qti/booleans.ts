import { Notes } from "../notes";
import { Refusal } from "../refusal";
import type { XmlElement } from "../xml";

const booleans: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["1", true],
  ["false", false],
  ["0", false],
]);
const around = /^[ \t\n\r]+|[ \t\n\r]+$/g;

/**
 * Reads an attribute of the type xs:boolean: true, false, 1 or 0, with white space around it. Other spellings in
 * capitals, such as True and FALSE, are accepted and noted. Throws Refusal for every other value.
 */
export const readBoolean = (element: XmlElement, name: string, whenMissing: boolean, notes: Notes): boolean => {
  const written = element.attributes[name];
  if (written === undefined) return whenMissing;
  const value = written.replace(around, "");
  const exact = booleans.get(value);
  if (exact !== undefined) return exact;
  const detail = `${name}="${written.slice(0, 60)}"`;
  const folded = booleans.get(value.toLowerCase());
  if (folded === undefined) throw new Refusal("booleanUnreadable", detail);
  notes.add("booleanRespelled", detail);
  return folded;
};

/**
 * Like `readBoolean`, for places without notes: other spellings in capitals are not noted, since they change nothing.
 * Throws Refusal.
 */
export const isTrue = (element: XmlElement, name: string, whenMissing: boolean): boolean =>
  readBoolean(element, name, whenMissing, new Notes());

/** Whether an attribute of a test has this truth value; an unknown value has neither. */
export const isSetTo = ({ attributes }: Pick<XmlElement, "attributes">, name: string, value: boolean): boolean =>
  booleans.get((attributes[name] ?? "").replace(around, "").toLowerCase()) === value;
