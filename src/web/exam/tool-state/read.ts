import type { ToolSheet } from "../../../../machines/exam/tool-sheet";
import { untouched, untouchedItem, type ToolState } from "./shape";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A copy of `model` with the entries of `value` that have the same type there. */
const shaped = <Model extends object>(value: unknown, model: Model): Model => {
  const given = isRecord(value) ? value : {};
  const isAlike = ([name, one]: readonly [string, unknown]) =>
    typeof given[name] === typeof one && Array.isArray(given[name]) === Array.isArray(one);
  const kept = Object.entries(model).filter(isAlike);
  return { ...model, ...Object.fromEntries(kept.map(([name]) => [name, given[name]])) };
};

/**
 * The tool state stored in the sheet of an attempt. State written by an older or newer version is read as far as it
 * fits.
 */
export const readTools = ({ sitting, items }: ToolSheet): ToolState => {
  const { calculator, lineReader, keypad, ...rest } = shaped(sitting?.state, untouched.attempt);
  const model = untouched.attempt;
  return {
    item: Object.fromEntries(Object.entries(items).map(([id, { state }]) => [id, shaped(state, untouchedItem)])),
    attempt: {
      ...rest,
      calculator: shaped(calculator, model.calculator),
      lineReader: shaped(lineReader, model.lineReader),
      keypad: shaped(keypad, model.keypad),
    },
  };
};
