import type { Item } from "../../contract/item/item";
import { createDraw, type Draw } from "../engine/draw";
import { levelOf, satLevels, type SatLevel } from "./levels";

const moduleNames = ["first", "easier", "harder"] as const;
export type ModuleName = (typeof moduleNames)[number];
/** Item ids of each module in the order of the test. A student takes the first module and one of the other two. */
export type SatPanel = Readonly<Record<ModuleName, readonly string[]>>;
/** Number of items of each level, easy first. */
export type Mix = readonly [easy: number, medium: number, hard: number];

export interface PanelPlan<Domain extends string> {
  readonly bank: readonly Item[];
  readonly domains: readonly Domain[];
  readonly mixes: Readonly<Record<ModuleName, Readonly<Record<Domain, Mix>>>>;
  /**
   * The candidates for a module's next item, out of `cell`, those of one domain and level; `items` are the module's so
   * far.
   */
  candidates(cell: readonly Item[], module: ModuleName, domain: Domain, items: readonly Item[]): readonly Item[];
  /** How familiar an item is from the route so far and from other modules; the least familiar candidate is taken. */
  familiarity(item: Item, route: readonly Item[], module: readonly Item[], taken: ReadonlySet<Item>): number;
  inOrder(items: readonly Item[]): readonly Item[];
  /** Whether a first module may be followed by the given second one. */
  isGood(first: readonly Item[], second: readonly Item[]): boolean;
  /**
   * The uncertainty of abilities after a panel. The good panel with the least of several draws is taken; without this
   * function, the first good one.
   */
  unknown?(modules: Modules): number;
}

/** The items of each module in the order of the test. */
export type Modules = Readonly<Record<ModuleName, readonly Item[]>>;

export const difficultyIn = ({ irt }: Item): number => irt?.b ?? 0;
export const levelIn = (item: Item): SatLevel => levelOf(difficultyIn(item));

/** The items of each domain and level, in the order of the bank. */
type Cells<Domain extends string> = (domain: Domain, level: SatLevel) => readonly Item[];
const cellsOf = <Domain extends string>({ bank }: PanelPlan<Domain>): Cells<Domain> => {
  const cells = new Map<string, Item[]>();
  for (const item of bank) {
    const name = `${item.area} ${levelIn(item)}`;
    cells.set(name, [...(cells.get(name) ?? []), item]);
  }
  return (domain, level) => cells.get(`${domain} ${level}`) ?? [];
};

/** Draws a module of items that are not in `taken`, and adds them to it; undefined when a cell has too few items. */
const moduleFrom = <Domain extends string>(
  plan: PanelPlan<Domain>,
  cells: Cells<Domain>,
  name: ModuleName,
  first: readonly Item[],
  taken: Set<Item>,
  draw: Draw,
): readonly Item[] | undefined => {
  const items: Item[] = [];
  for (const domain of plan.domains) {
    const mix = plan.mixes[name][domain];
    for (const level of draw.shuffled(satLevels.flatMap((one, place) => Array<SatLevel>(mix[place] ?? 0).fill(one)))) {
      const cell = cells(domain, level).filter((item) => !taken.has(item));
      const [next] = draw
        .shuffled(plan.candidates(cell, name, domain, items))
        .map((item) => ({ item, met: plan.familiarity(item, [...first, ...items], items, taken) }))
        .toSorted((one, other) => one.met - other.met);
      if (next === undefined) return undefined;
      items.push(next.item);
      taken.add(next.item);
    }
  }
  return plan.inOrder(items);
};

/** Draws the modules of a panel; undefined when they are not good by the plan or a cell has too few items. */
const modulesFrom = <Domain extends string>(
  plan: PanelPlan<Domain>,
  cells: Cells<Domain>,
  before: ReadonlySet<Item>,
  draw: Draw,
): Modules | undefined => {
  const taken = new Set(before);
  const first = moduleFrom(plan, cells, "first", [], taken, draw);
  const easier = first && moduleFrom(plan, cells, "easier", first, taken, draw);
  const harder = first && moduleFrom(plan, cells, "harder", first, taken, draw);
  if (first === undefined || easier === undefined || harder === undefined) return undefined;
  return plan.isGood(first, easier) && plan.isGood(first, harder) ? { first, easier, harder } : undefined;
};

const mostTries = 200;
/** The number of draws that are compared for a panel. */
const comparedTries = 60;
const idsOf = (items: readonly Item[]): string[] => items.map(({ item_id }) => item_id);

/** The first good panel or, with `unknown`, the least uncertain of the good panels among the first draws. */
const panelFrom = <Domain extends string>(
  plan: PanelPlan<Domain>,
  cells: Cells<Domain>,
  number: number,
  taken: ReadonlySet<Item>,
): Modules | undefined => {
  let best: Modules | undefined;
  let least = Infinity;
  for (let tries = 1; tries <= mostTries && (best === undefined || tries <= comparedTries); tries += 1) {
    const modules = modulesFrom(plan, cells, taken, createDraw(`panel ${number}, try ${tries}`));
    if (modules === undefined) continue;
    if (plan.unknown === undefined) return modules;
    const unknown = plan.unknown(modules);
    if (unknown < least) [best, least] = [modules, unknown];
  }
  return best;
};

/** Two panels without a common item, the same on every call. */
export const panelsOf = <Domain extends string>(plan: PanelPlan<Domain>): SatPanel[] => {
  const taken = new Set<Item>();
  const cells = cellsOf(plan);
  return [1, 2].map((number) => {
    const modules = panelFrom(plan, cells, number, taken);
    if (modules === undefined) throw new Error(`the bank makes no panel ${number}`);
    for (const name of moduleNames) for (const item of modules[name]) taken.add(item);
    return { first: idsOf(modules.first), easier: idsOf(modules.easier), harder: idsOf(modules.harder) };
  });
};
