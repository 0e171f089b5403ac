import { createAtom, type Readable } from "@tanstack/store";
import { examColours, type ExamColours } from "../../../contract/attempt/exam-colours";
import { localText, type TextStorage } from "../../platform/storage";

const key = "examDisplay";
const mostSittings = 5;

/**
 * The display settings of an attempt on this device. `isSized`: the initial text size was applied; the student may have
 * changed it since.
 */
interface Display {
  readonly attemptId: string;
  /** null: the usual colours; undefined: nothing was chosen. */
  readonly colours?: ExamColours | null;
  readonly isSized?: true;
}

const isDisplay = (value: unknown): value is Display =>
  typeof value === "object" && value !== null && "attemptId" in value && typeof value.attemptId === "string";

const isColours = (value: unknown): value is ExamColours | null =>
  value === null || examColours.some((one) => one === value);

/** Newest first. */
const readAll = (storage: TextStorage): readonly Display[] => {
  try {
    const kept: unknown = JSON.parse(storage.get(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isDisplay) : [];
  } catch {
    return [];
  }
};

const storedOf = (attemptId: string, storage: TextStorage): Display =>
  readAll(storage).find((one) => one.attemptId === attemptId) ?? { attemptId };

function keep(changed: Display, storage: TextStorage): void {
  const others = readAll(storage).filter(({ attemptId }) => attemptId !== changed.attemptId);
  storage.set(key, JSON.stringify([changed, ...others].slice(0, mostSittings)));
}

/** The colours chosen in this window since it was opened, by attempt id. */
const chosen = createAtom<Readonly<Record<string, ExamColours | null>>>({});
export const chosenColours: Readable<Readonly<Record<string, ExamColours | null>>> = chosen;

/** The colours that the student chose for an attempt on this device; undefined: none chosen. */
export const storedColours = (attemptId: string, storage: TextStorage = localText): ExamColours | null | undefined => {
  const { colours } = storedOf(attemptId, storage);
  return isColours(colours) ? colours : undefined;
};

/** Shows an attempt in these colours from now on, also after a reload; null: in the usual colours. */
export function chooseColours(attemptId: string, colours: ExamColours | null, storage: TextStorage = localText): void {
  keep({ ...storedOf(attemptId, storage), colours }, storage);
  chosen.set((all) => ({ ...all, [attemptId]: colours }));
}

/** Whether the text of an attempt still has to get its initial size on this device; marks it as done. */
export function takeFirstSizing(attemptId: string, storage: TextStorage = localText): boolean {
  const kept = storedOf(attemptId, storage);
  if (kept.isSized === true) return false;
  keep({ ...kept, isSized: true }, storage);
  return true;
}
