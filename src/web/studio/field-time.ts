/** A moment as a field for day and time shows it, in the device's time zone. */
export const fieldTime = (instant: number): string => {
  const at = new Date(instant);
  return new Date(instant - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** The moment that such a field means; null: none. */
export const momentOf = (local: string): number | null => {
  const at = new Date(local).getTime();
  return Number.isNaN(at) ? null : at;
};
