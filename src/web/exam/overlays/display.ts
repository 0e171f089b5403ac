import { createAtom, type Readable } from "@tanstack/store";
import { examColours, type ExamColours } from "../../../contract/attempt/exam-colours";
import { localText, type TextStorage } from "../../platform/storage";

const key = "examDisplay";
const mostSittings = 5;

/** How a sitting is shown on this device; `isSized`: the text has been given its own size, and may be changed since. */
interface Display {
  readonly attemptId: string;
  /** null: the usual ones; undefined: nothing was chosen. */
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

/** The colours that were chosen in this window since it was opened, by attempt. */
const chosen = createAtom<Readonly<Record<string, ExamColours | null>>>({});
export const chosenColours: Readable<Readonly<Record<string, ExamColours | null>>> = chosen;

/** The colours that the student has chosen for a sitting on this device; undefined: none. */
export const storedColours = (attemptId: string, storage: TextStorage = localText): ExamColours | null | undefined => {
  const { colours } = storedOf(attemptId, storage);
  return isColours(colours) ? colours : undefined;
};

/** Shows a sitting in these colours from now on, also after a reload; null: in the usual ones. */
export function chooseColours(attemptId: string, colours: ExamColours | null, storage: TextStorage = localText): void {
  keep({ ...storedOf(attemptId, storage), colours }, storage);
  chosen.set((all) => ({ ...all, [attemptId]: colours }));
}

/** Whether a sitting's text has yet to be given its own size on this device; from now on it has. */
export function takeFirstSizing(attemptId: string, storage: TextStorage = localText): boolean {
  const kept = storedOf(attemptId, storage);
  if (kept.isSized === true) return false;
  keep({ ...kept, isSized: true }, storage);
  return true;
}
