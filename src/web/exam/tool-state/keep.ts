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

const isAlike = (value: unknown, model: unknown): boolean =>
  Array.isArray(model)
    ? Array.isArray(value)
    : isRecord(model)
      ? isRecord(value)
      : model === null
        ? value === null || isRecord(value)
        : typeof value === typeof model;

/** `value` as far as it has the shape of `model`; what is missing or of another kind is as in `model`. */
const shaped = <Model extends object>(value: unknown, model: Model): Model =>
  isRecord(value)
    ? {
        ...model,
        ...Object.fromEntries(
          Object.entries(model).flatMap(([name, one]: [string, unknown]) =>
            isAlike(value[name], one) ? [[name, value[name]]] : [],
          ),
        ),
      }
    : model;

const read = (value: unknown): ToolState => {
  if (!isRecord(value) || value["version"] !== untouched.version) return untouched;
  const { attempt } = untouched;
  const kept = shaped(value["attempt"], attempt);
  const items = isRecord(value["item"]) ? Object.entries(value["item"]) : [];
  return {
    version: untouched.version,
    item: Object.fromEntries(items.map(([id, one]) => [id, shaped(one, untouchedItem)])),
    attempt: {
      ...kept,
      calculator: shaped(kept.calculator, attempt.calculator),
      lineReader: shaped(kept.lineReader, attempt.lineReader),
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
