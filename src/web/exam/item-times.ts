import { localText, type TextStorage } from "../platform/storage";

const key = "itemTimes";
const mostSittings = 5;

type Times = Readonly<Record<string, number>>;
/** Newest first. */
type Kept = readonly { readonly attemptId: string; readonly times: Times }[];

const isTimes = (value: unknown): value is Times =>
  typeof value === "object" && value !== null && Object.values(value).every((ms) => typeof ms === "number" && ms >= 0);

const isEntry = (value: unknown): value is Kept[number] =>
  typeof value === "object" &&
  value !== null &&
  "attemptId" in value &&
  typeof value.attemptId === "string" &&
  "times" in value &&
  isTimes(value.times);

function read(storage: TextStorage): Kept {
  try {
    const kept: unknown = JSON.parse(storage.get(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Total milliseconds for which this device has shown an item of an attempt; 0 where unknown. */
export const timeOn = (attemptId: string, exerciseId: string, storage: TextStorage = localText): number =>
  read(storage).find((one) => one.attemptId === attemptId)?.times[exerciseId] ?? 0;

/** Stores that time across reloads and returns, for the last five attempts. */
export function keepTimeOn(attemptId: string, exerciseId: string, ms: number, storage: TextStorage = localText): void {
  const kept = read(storage);
  const times = { ...kept.find((one) => one.attemptId === attemptId)?.times, [exerciseId]: Math.round(ms) };
  const others = kept.filter((one) => one.attemptId !== attemptId);
  storage.set(key, JSON.stringify([{ attemptId, times }, ...others].slice(0, mostSittings)));
}
