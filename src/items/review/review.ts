import type { Item } from "../../contract/item/item";
import type { PlannedBank } from "./plan";
import { brokenRules, type BrokenRule } from "./rules";

export interface ReviewCell {
  readonly area: string;
  readonly level: string;
  readonly items: number;
  readonly least: number;
}

/** A bank compared with its plan. */
export interface Review {
  readonly bank: PlannedBank;
  readonly items: readonly Item[];
  /** Cells by area, then level; items outside the plan's areas and levels are in none. */
  readonly cells: readonly ReviewCell[];
  /** Descriptions of missing items; empty when the bank meets its plan. */
  readonly gaps: readonly string[];
  readonly broken: readonly BrokenRule[];
}

/** Counts a bank's items by area and difficulty, and checks every rule. */
export function reviewOf(bank: PlannedBank): Review {
  const items = bank.items();
  const counts = new Map<string, number>();
  for (const item of items) {
    const name = `${bank.areaOf(item)} ${bank.levelOf(item)}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const cells = bank.areas.flatMap((area) =>
    bank.levels.map((level): ReviewCell => {
      const name = `${area} ${level}`;
      return { area, level, items: counts.get(name) ?? 0, least: bank.least(area, level) };
    }),
  );
  const thin = cells.filter((cell) => cell.items < cell.least);
  const unsuited = bank.unsuited?.() ?? [];
  return {
    bank,
    items,
    cells,
    gaps: [
      ...(items.length < bank.leastInAll ? [`${items.length} items of ${bank.leastInAll}`] : []),
      ...thin.map(({ area, level, items: count, least }) => `${area} at ${level}: ${count} of ${least}`),
    ],
    broken: [
      ...brokenRules(items, bank.areaOf),
      ...(unsuited.length === 0 ? [] : [{ rule: "passages read as their level should", by: unsuited }]),
    ],
  };
}
