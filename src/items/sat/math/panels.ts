import type { Item } from "../../../contract/item";
import { createDraw, type Draw } from "../../maths/engine/draw";
import { satMathBank } from "./bank";
import { levelOf } from "./engine/difficulty";
import { domains, levels, type Domain, type Level } from "./engine/model";

export type ModuleName = "first" | "easier" | "harder";
/** Item ids of each module, easy first. A student sits the first and one of the other two. */
export type SatPanel = Readonly<Record<ModuleName, readonly string[]>>;

interface DomainShare {
  /** Items of each level, easy first. */
  readonly mix: readonly [number, number, number];
  /** How many of them have no options. */
  readonly entries: number;
}

/** Modules of 22: levels 7/8/7, 12/7/3 and 4/8/10; each module has five or six entries. */
const blueprints: Readonly<Record<ModuleName, Readonly<Record<Domain, DomainShare>>>> = {
  first: {
    algebra: { mix: [3, 3, 2], entries: 2 },
    advanced: { mix: [2, 2, 3], entries: 2 },
    data: { mix: [1, 2, 1], entries: 1 },
    geometry: { mix: [1, 1, 1], entries: 1 },
  },
  easier: {
    algebra: { mix: [4, 2, 1], entries: 2 },
    advanced: { mix: [4, 3, 1], entries: 2 },
    data: { mix: [2, 1, 0], entries: 0 },
    geometry: { mix: [2, 1, 1], entries: 1 },
  },
  harder: {
    algebra: { mix: [1, 3, 3], entries: 2 },
    advanced: { mix: [1, 3, 4], entries: 2 },
    data: { mix: [1, 1, 1], entries: 1 },
    geometry: { mix: [1, 1, 2], entries: 1 },
  },
};

const mostTries = 200;

const isEntry = ({ body }: Item): boolean => body.interaction.type === "numeric_entry";
const difficulty = ({ irt }: Item): number => irt?.b ?? 0;
const kindOf = (item: Item): string => `${item.source.name} ${levelOf(difficulty(item))}`;

/** How often models on a route, and kinds on any, were met before: the less, the sooner an item is taken. */
const familiarity = (item: Item, route: readonly Item[], taken: ReadonlySet<Item>): number =>
  100 * route.filter(({ source }) => source.name === item.source.name).length +
  1000 * route.filter((other) => kindOf(other) === kindOf(item)).length +
  [...taken].filter((other) => kindOf(other) === kindOf(item)).length;

const repeatsAKind = (route: readonly Item[]): boolean => new Set(route.map(kindOf)).size < route.length;

/** A panel of items that are not taken, or undefined where this draw leaves a route with two questions of a kind. */
const panelFrom = (bank: readonly Item[], before: ReadonlySet<Item>, draw: Draw): readonly Item[][] | undefined => {
  const taken = new Set(before);
  const moduleOf = (name: ModuleName, first: readonly Item[]): Item[] => {
    const items: Item[] = [];
    for (const domain of domains) {
      const { mix, entries } = blueprints[name][domain];
      let left = entries;
      for (const level of draw.shuffled(levels.flatMap((one, place) => Array<Level>(mix[place] ?? 0).fill(one)))) {
        const cell = bank.filter(
          (item) => item.area === domain && levelOf(difficulty(item)) === level && !taken.has(item),
        );
        const wantsEntry = left > 0 && cell.some(isEntry);
        const [next] = draw
          .shuffled(cell.filter((item) => isEntry(item) === wantsEntry))
          .map((item) => ({ item, met: familiarity(item, [...first, ...items], taken) }))
          .toSorted((one, other) => one.met - other.met);
        if (next === undefined) return [];
        if (wantsEntry) left -= 1;
        items.push(next.item);
        taken.add(next.item);
      }
    }
    return items.toSorted((one, other) => difficulty(one) - difficulty(other));
  };
  const first = moduleOf("first", []);
  const seconds = [moduleOf("easier", first), moduleOf("harder", first)];
  const isGood = seconds.every((second) => second.length > 0 && !repeatsAKind([...first, ...second]));
  return isGood ? [first, ...seconds] : undefined;
};

/**
 * Two panels without a common item, the same on every call. Within what a student may sit no kind of question comes
 * twice, and models repeat as little as the bank allows.
 */
export const satMathPanels = (): SatPanel[] => {
  const bank = satMathBank();
  const taken = new Set<Item>();
  return [1, 2].map((number) => {
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const modules = panelFrom(bank, taken, createDraw(`panel ${number}, try ${tries}`));
      if (modules === undefined) continue;
      for (const item of modules.flat()) taken.add(item);
      const [first = [], easier = [], harder = []] = modules.map((items) => items.map(({ item_id }) => item_id));
      return { first, easier, harder };
    }
    throw new Error(`the bank makes no panel ${number}`);
  });
};
