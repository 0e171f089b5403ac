/** ample: more than five minutes; low: five to one; last: the last minute. */
export type ClockPhase = "ample" | "low" | "last";

const minute = 60_000;

export const clockPhase = (remainingMs: number): ClockPhase => {
  if (remainingMs > 5 * minute) return "ample";
  return remainingMs > minute ? "low" : "last";
};

const two = (value: number): string => String(value).padStart(2, "0");

/** 31:42, from an hour on 1:31:42. A started second counts as whole; never below 0:00. */
export const clockText = (remainingMs: number): string => {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1_000));
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};

/** The time of day as 10:42, in the device's time zone. */
export const minuteOfDay = (instant: number): string => timeOfDay(instant).slice(0, "10:42".length);

/** The time of day as 10:42:07, in the device's time zone. */
export const timeOfDay = (instant: number): string => {
  const at = new Date(instant);
  return [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(":");
};
