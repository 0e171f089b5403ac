import { barChart } from "../../../engine/figures/charts";
import { table } from "../../../engine/figures/table";
import { same } from "../../../engine/words";
import type { Draft } from "../entry";

/** Figures by row and column, as the table shows them. */
export interface Data {
  readonly title: string;
  /** What the rows are. */
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: Readonly<Record<string, readonly number[]>>;
}

/** One figure of the data, as options write it. */
export type CellLookup = (row: string, column: string) => number;
type Told = Omit<Draft, "figure">;

const cellOf =
  ({ columns, rows }: Data): CellLookup =>
  (row, column) => {
    const value = rows[row]?.[columns.indexOf(column)];
    if (value === undefined) throw new Error(`no figure for ${row}, ${column}`);
    return value;
  };

const titled = (title: string, figure: string): string => `<p><b>${title}</b></p>${figure}`;

/** A draft whose figures come from the table above its passage. */
export const withTable = (data: Data, tell: (cell: CellLookup) => Told): Draft => {
  const rows = Object.entries(data.rows).map(([name, values]) => [name, ...values.map(String)]);
  const { en } = table([data.corner, ...data.columns], rows, { headed: true });
  return { ...tell(cellOf(data)), figure: titled(data.title, en) };
};

/** A draft whose figures come from the bar chart above its passage: one bar a row, read off in steps of `step`. */
export const withBars = (data: Data, step: number, tell: (cell: CellLookup) => Told): Draft => {
  const [unit = ""] = data.columns;
  const cell = cellOf(data);
  const bars = Object.keys(data.rows).map((name) => ({ name: same(name), value: cell(name, unit) }));
  const told = bars.map(({ name, value }) => `${name.en}: ${value}`).join("; ");
  const { en } = barChart(bars, step, same(unit), same(`${data.title}. ${told}`));
  return { ...tell(cell), figure: titled(data.title, en) };
};
