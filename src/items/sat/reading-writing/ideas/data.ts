import { barChart } from "../../../engine/figures/charts";
import { table } from "../../../engine/figures/table";
import { same } from "../../../engine/words";
import type { Draft } from "../entry";

/** Numbers by row and column, as shown in a table. */
export interface Data {
  readonly title: string;
  /** Heading of the column with the rows' names. */
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: Readonly<Record<string, readonly number[]>>;
}

/** Looks up one number of the data, for use in options. */
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

/** A draft about a table above its passage. */
export const withTable = (data: Data, tell: (cell: CellLookup) => Told): Draft => {
  const rows = Object.entries(data.rows).map(([name, values]) => [name, ...values.map(String)]);
  const { en } = table([data.corner, ...data.columns], rows, { headed: true });
  return { ...tell(cellOf(data)), figure: titled(data.title, en) };
};

/** A draft about a bar chart above its passage, with one bar for each row and a scale in steps of `step`. */
export const withBars = (data: Data, step: number, tell: (cell: CellLookup) => Told): Draft => {
  const [unit = ""] = data.columns;
  const cell = cellOf(data);
  const bars = Object.keys(data.rows).map((name) => ({ name: same(name), value: cell(name, unit) }));
  const told = bars.map(({ name, value }) => `${name.en}: ${value}`).join("; ");
  const { en } = barChart(bars, step, same(unit), same(`${data.title}. ${told}`));
  return { ...tell(cell), figure: titled(data.title, en) };
};
