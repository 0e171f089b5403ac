import type { Item } from "../../../contract/item/item";
import { difficultyIn, panelsOf, type Mix, type ModuleName, type SatPanel } from "../panels";
import { satReadingWritingBank } from "./bank";
import { readingWritingDomains, type ReadingWritingDomain, type Skill } from "./entry";

/** Modules of 27: levels 8/11/8, 14/9/4 and 5/10/12. */
export const satReadingWritingMixes: Readonly<Record<ModuleName, Readonly<Record<ReadingWritingDomain, Mix>>>> = {
  first: { craft: [2, 3, 2], ideas: [2, 3, 2], conventions: [2, 3, 2], expression: [2, 2, 2] },
  easier: { craft: [4, 2, 1], ideas: [4, 2, 1], conventions: [3, 3, 1], expression: [3, 2, 1] },
  harder: { craft: [1, 3, 3], ideas: [1, 3, 3], conventions: [2, 2, 3], expression: [1, 2, 3] },
};

/** The average number of items of each skill in a module. */
const shares: Readonly<Record<string, number>> = {
  wordsInContext: 4,
  structurePurpose: 2,
  crossText: 1,
  centralIdeas: 2,
  textualEvidence: 1.7,
  quantitativeEvidence: 1.3,
  inferences: 2,
  boundaries: 3.5,
  formSense: 3.5,
  transitions: 3,
  synthesis: 3,
} satisfies Record<Skill, number>;
const shareOf = ({ skill }: Item): number => shares[skill] ?? 1;

const sameSkill = (item: Item, items: readonly Item[]): number =>
  items.filter(({ skill }) => skill === item.skill).length;

/** Whether two items come from the same frame; authored items come from none. */
const sameFrame = (one: Item, other: Item): boolean =>
  one.source.kind === "model" && other.source.kind === "model" && one.source.name === other.source.name;

const framePairs = (items: readonly Item[]): number =>
  items.reduce((sum, item, place) => sum + items.slice(0, place).filter((other) => sameFrame(item, other)).length, 0);

const mostFramePairs = 2;
const areaAt = ({ area }: Item): number => readingWritingDomains.findIndex((domain) => domain === area);

/** Whether every skill occurs in a module, none more than one item above its rounded share. */
const isBalanced = (module: readonly Item[]): boolean =>
  Object.entries(shares).every(([skill, share]) => {
    const count = module.filter((item) => item.skill === skill).length;
    return count >= 1 && count <= Math.round(share) + 1;
  });

/** Whether four keys in a row have the same place. */
const hasRun = (module: readonly Item[]): boolean =>
  /(.)\1{3}/.test(module.map(({ key }) => (key.type === "single_choice" ? key.option_id : " ")).join(""));

/**
 * Two panels without a common item, the same on every call. Domains follow each other in the order of the test, items
 * inside a domain go from easy to hard, and each module has every skill.
 */
export const satReadingWritingPanels = (): SatPanel[] =>
  panelsOf({
    bank: satReadingWritingBank(),
    domains: readingWritingDomains,
    mixes: satReadingWritingMixes,
    candidates: (cell) => cell,
    familiarity: (item, route, module) =>
      (sameSkill(item, module) + 0.5) / shareOf(item) + 10 * route.filter((other) => sameFrame(item, other)).length,
    inOrder: (items) =>
      items.toSorted((one, other) => areaAt(one) - areaAt(other) || difficultyIn(one) - difficultyIn(other)),
    isGood: (first, second) =>
      [first, second].every((module) => isBalanced(module) && !hasRun(module)) &&
      framePairs([...first, ...second]) <= mostFramePairs,
  });
