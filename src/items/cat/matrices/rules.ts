import type { Attribute, Figure } from "../figures/figure";

/** The values of one attribute in the table, row by row; the last cell, which is asked for, is undefined. */
export type AttributeTable = readonly (readonly (number | undefined)[])[];

/** A rule of tables; it predicts the value of the last cell, or undefined when the shown cells do not follow it. */
export interface TableRule {
  readonly name: "alike" | "step" | "double" | "each" | "sum" | "difference";
  predict(table: AttributeTable, attribute: Attribute): number | undefined;
}

const cycles: Readonly<Partial<Record<Attribute, readonly [first: number, size: number]>>> = {
  turn: [0, 8],
  place: [1, 4],
};
const ordered = new Set<Attribute>(["count", "size", "dots", "turn", "place"]);
const amounts = new Set<Attribute>(["count", "dots"]);

/** The value after a step; attributes with a cycle, such as turn and place, start over at its end. */
export const steppedValue = (attribute: Attribute, value: number, step: number): number => {
  const cycle = cycles[attribute];
  if (cycle === undefined) return value + step;
  const [first, size] = cycle;
  return ((((value - first + step) % size) + size) % size) + first;
};

const shown = (line: readonly (number | undefined)[]): number[] => line.filter((value) => value !== undefined);
const whole = (table: AttributeTable): number[][] => table.map(shown).filter((line) => line.length === table.length);
const last = (table: AttributeTable): number[] => shown(table.at(-1) ?? []);

const alike: TableRule["predict"] = (table) => {
  const same = (line: readonly number[]) => line.every((value) => value === line[0]);
  return table.map(shown).every(same) ? last(table)[0] : undefined;
};

const step: TableRule["predict"] = (table, attribute) => {
  const [one, two] = whole(table)[0] ?? [];
  if (!ordered.has(attribute) || one === undefined || two === undefined) return undefined;
  const steps = Array.from({ length: 15 }, (_, k) => k - 7).filter(
    (by) => by !== 0 && steppedValue(attribute, one, by) === two,
  );
  const follows = (by: number) =>
    table
      .map(shown)
      .every((line) => line.every((value, k) => k === 0 || steppedValue(attribute, line[k - 1] ?? 0, by) === value));
  const by = steps.find(follows);
  return by === undefined ? undefined : steppedValue(attribute, last(table).at(-1) ?? 0, by);
};

const double: TableRule["predict"] = (table, attribute) =>
  amounts.has(attribute) &&
  table.map(shown).every((line) => line.every((value, k) => k === 0 || value === 2 * (line[k - 1] ?? 0)))
    ? 2 * (last(table).at(-1) ?? 0)
    : undefined;

/** The rule that each row and each column contains the same three different values. */
const each: TableRule["predict"] = (table) => {
  const values = new Set(whole(table)[0]);
  const missing = [...values].filter((value) => !last(table).includes(value));
  if (table.length < 3 || values.size < 3 || missing.length !== 1) return undefined;
  const turned = table.map((_, k) => table.map((line) => line[k]));
  const isFull = (line: readonly (number | undefined)[]) => {
    const list = shown(line);
    return new Set(list).size === list.length && list.every((value) => values.has(value));
  };
  return [...table, ...turned].every(isFull) ? missing[0] : undefined;
};

const combined =
  (sign: 1 | -1): TableRule["predict"] =>
  (table, attribute) => {
    if (table.length < 3 || !amounts.has(attribute)) return undefined;
    const rows = whole(table);
    const [a = 0, b = 0] = last(table);
    return rows.every(([one = 0, two = 0, three]) => one + sign * two === three) ? a + sign * b : undefined;
  };

export const tableRules: readonly TableRule[] = [
  { name: "alike", predict: alike },
  { name: "step", predict: step },
  { name: "double", predict: double },
  { name: "each", predict: each },
  { name: "sum", predict: combined(1) },
  { name: "difference", predict: combined(-1) },
];

const flipped = (table: AttributeTable): AttributeTable => table.map((_, k) => table.map((line) => line[k]));

/** The values of the last cell that all rules predict, read along the rows and down the columns. */
const predictions = (table: AttributeTable, attribute: Attribute): Set<number> =>
  new Set(
    [table, flipped(table)]
      .flatMap((view) => tableRules.map((rule) => rule.predict(view, attribute)))
      .filter((value) => value !== undefined),
  );

export const tableOf = (cells: readonly Figure[], size: number, attribute: Attribute): AttributeTable =>
  Array.from({ length: size }, (_, r) => Array.from({ length: size }, (_, c) => cells[r * size + c]?.[attribute]));

/** The attributes in play of the missing figure; undefined when the rules predict no or several values for one. */
export const completion = (
  cells: readonly Figure[],
  size: number,
  inPlay: readonly Attribute[],
): Partial<Record<Attribute, number>> | undefined => {
  const found = inPlay.map((one) => [one, [...predictions(tableOf(cells, size, one), one)]] as const);
  if (found.some(([, values]) => values.length !== 1)) return undefined;
  return Object.fromEntries(found.map(([one, [value]]) => [one, value]));
};
