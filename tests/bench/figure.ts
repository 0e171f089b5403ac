/** One measured value and its bar; without a bar it is only reported. */
export interface Figure {
  readonly measure: string;
  readonly value: number;
  readonly unit: string;
  readonly bar?: { readonly atMost: number } | { readonly atLeast: number };
}

/** Whether a figure meets its bar; null: it has none. NaN never meets a bar. */
export function keepsBar({ value, bar }: Figure): boolean | null {
  if (bar === undefined) return null;
  return "atMost" in bar ? value <= bar.atMost : value >= bar.atLeast;
}

const rounded = (value: number): string => {
  if (Number.isInteger(value)) return String(value);
  return value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 3);
};

const barText = ({ bar }: Figure): string => {
  if (bar === undefined) return "";
  return "atMost" in bar ? `≤ ${bar.atMost}` : `≥ ${bar.atLeast}`;
};

const verdict = (figure: Figure): string => {
  const keeps = keepsBar(figure);
  return keeps === null ? "" : keeps ? "ok" : "over";
};

export function tableOf(figures: readonly Figure[]): string {
  const rows = [
    ["measure", "value", "bar", ""],
    ...figures.map((figure) => [
      figure.measure,
      `${rounded(figure.value)} ${figure.unit}`.trim(),
      barText(figure),
      verdict(figure),
    ]),
  ];
  const widthOf = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const [measure, value, bar] = [widthOf(0), widthOf(1), widthOf(2)];
  return rows
    .map(([name = "", read = "", limit = "", word = ""]) =>
      `${name.padEnd(measure)}  ${read.padStart(value)}  ${limit.padStart(bar)}  ${word}`.trimEnd(),
    )
    .join("\n");
}

export const jsonOf = (figures: readonly Figure[]): string =>
  JSON.stringify(
    figures.map((figure) => ({ ...figure, keepsBar: keepsBar(figure) })),
    null,
    2,
  );
