import type { RosterRow } from "../../../contract/classes/rosters";

/** One fact of a member before and after; "" where there is none. `fact`: its name, or the heading of its column. */
export interface FactChange {
  readonly fact: string;
  readonly from: string;
  readonly to: string;
}

/** The facts in which a row differs from its member. */
export function changesOf({ was, ...row }: RosterRow): readonly FactChange[] {
  if (was === null) return [];
  const facts = (["name", "external_id", "username"] as const).map((fact) => ({
    fact,
    from: was[fact] ?? "",
    to: row[fact] ?? "",
  }));
  const others = [...new Set([...Object.keys(was.other), ...Object.keys(row.other)])].map((fact) => ({
    fact,
    from: was.other[fact] ?? "",
    to: row.other[fact] ?? "",
  }));
  return [...facts, ...others].filter(({ from, to }) => from !== to);
}
