import type { TextStorage } from "../../effects/storage";
import { untouched, untouchedItem, type ToolState } from "./shape";

const key = "toolState";
const mostSittings = 5;

interface Entry {
  readonly attemptId: string;
  readonly state: ToolState;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `value` as far as each of its entries is of the kind that `model` has there; the rest is as in `model`. */
const shaped = <Model extends object>(value: unknown, model: Model): Model => {
  const given = isRecord(value) ? value : {};
  const isAlike = ([name, one]: readonly [string, unknown]) =>
    typeof given[name] === typeof one && Array.isArray(given[name]) === Array.isArray(one);
  const kept = Object.entries(model).filter(isAlike);
  return { ...model, ...Object.fromEntries(kept.map(([name]) => [name, given[name]])) };
};

const read = (value: unknown): ToolState => {
  const { version, item, attempt } = shaped(value, untouched);
  if (version !== untouched.version) return untouched;
  const { calculator, lineReader, ...rest } = shaped(attempt, untouched.attempt);
  return {
    version,
    item: Object.fromEntries(Object.entries(item).map(([id, one]) => [id, shaped(one, untouchedItem)])),
    attempt: {
      ...rest,
      calculator: shaped(calculator, untouched.attempt.calculator),
      lineReader: shaped(lineReader, untouched.attempt.lineReader),
    },
  };
};

const readAll = (storage: TextStorage): readonly Entry[] => {
  try {
    const kept: unknown = JSON.parse(storage.get(key) ?? "[]");
    return (Array.isArray(kept) ? kept : [])
      .filter(isRecord)
      .flatMap(({ attemptId, state }) => (typeof attemptId === "string" ? [{ attemptId, state: read(state) }] : []));
  } catch {
    return [];
  }
};

/** The tools of an attempt as this device has kept them. */
export const keptTools = (attemptId: string, storage: TextStorage): ToolState =>
  readAll(storage).find((one) => one.attemptId === attemptId)?.state ?? untouched;

/** Keeps them over reloads, for the last five sittings. */
export const keepTools = (attemptId: string, state: ToolState, storage: TextStorage): void => {
  const others = readAll(storage).filter((one) => one.attemptId !== attemptId);
  storage.set(key, JSON.stringify([{ attemptId, state }, ...others].slice(0, mostSittings)));
};
