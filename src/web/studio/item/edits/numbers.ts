/** The share that a percentage stands for, from -1 to 1; null: it stands for none. */
export const shareFromPercent = (entered: number | null): number | null =>
  entered === null || entered < -100 || entered > 100 ? null : Math.round(entered * 1000) / 100_000;

export const percentOf = (share: number): number => Math.round(share * 100_000) / 1000;

const decimal = /^[+\-−]?(?:\d{1,15}(?:[.,]\d{0,15})?|[.,]\d{1,15})$/;

/** A typed decimal number; null where it is none. */
export const typedNumber = (text: string): number | null => {
  const trimmed = text.trim();
  if (!decimal.test(trimmed)) return null;
  const value = Number(trimmed.replace("−", "-").replace(",", "."));
  return Number.isFinite(value) ? value : null;
};
