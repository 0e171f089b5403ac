/** A limit of a value; the last is a multiple of the same value of an earlier release. */
type Bar = { readonly atMost: number } | { readonly atLeast: number } | { readonly atMostOfBefore: number };

/** One measured value and its bar; without a bar it is only reported. */
export interface Figure {
  readonly measure: string;
  readonly value: number;
  readonly unit: string;
  readonly bar?: Bar;
  /** The value of an earlier release, measured in the same run. */
  readonly before?: number;
}

/** Whether a figure meets its bar; null: it has none. NaN, or a missing earlier value, never meets a bar. */
export function keepsBar({ value, bar, before = Number.NaN }: Figure): boolean | null {
  if (bar === undefined) return null;
  if ("atLeast" in bar) return value >= bar.atLeast;
  return value <= ("atMost" in bar ? bar.atMost : bar.atMostOfBefore * before);
}

const rounded = (value: number): string => {
  if (Number.isInteger(value)) return String(value);
  return value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 3);
};

const barText = ({ bar }: Figure): string => {
  if (bar === undefined) return "";
  if ("atMostOfBefore" in bar) return `≤ ${bar.atMostOfBefore} ×`;
  return "atMost" in bar ? `≤ ${bar.atMost}` : `≥ ${bar.atLeast}`;
};

const verdict = (figure: Figure): string => {
  const keeps = keepsBar(figure);
  return keeps === null ? "" : keeps ? "ok" : "over";
};

const shown = (value: number | undefined, unit: string): string =>
  value === undefined ? "" : `${rounded(value)} ${unit}`.trim();
const ratio = ({ value, before }: Figure): string => (before === undefined ? "" : `${(value / before).toFixed(2)} ×`);

/** The figures as aligned text; with earlier values also those, and the ratio to them. */
export function tableOf(figures: readonly Figure[]): string {
  const compared = figures.some(({ before }) => before !== undefined);
  const earlier = (cells: readonly string[]): readonly string[] => (compared ? cells : []);
  const rows = [
    ["measure", ...earlier(["before"]), compared ? "now" : "value", ...earlier(["now / before"]), "bar", ""],
    ...figures.map((figure) => [
      figure.measure,
      ...earlier([shown(figure.before, figure.unit)]),
      shown(figure.value, figure.unit),
      ...earlier([ratio(figure)]),
      barText(figure),
      verdict(figure),
    ]),
  ];
  const widthOf = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows
    .map((row) =>
      row
        .map((cell, place) => (place === 0 ? cell.padEnd(widthOf(0)) : cell.padStart(widthOf(place))))
        .map((cell, place) => (place === row.length - 1 ? cell.trim() : cell))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

export const jsonOf = (figures: readonly Figure[]): string =>
  JSON.stringify(
    figures.map((figure) => ({ ...figure, keepsBar: keepsBar(figure) })),
    null,
    2,
  );
