import type { Language } from "../../contract/item/content";

export const dayMs = 86_400_000;

/** Milliseconds as 31:42 or 1:05:09, never below zero. */
export function clockFace(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

export const wholeMinutes = (ms: number): number => Math.max(1, Math.round(ms / 60_000));

/** A day and time of day as people of that language write it, such as 21 Nov, 10:42. */
export const dayAndTime = (instant: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" }).format(
    instant,
  );
