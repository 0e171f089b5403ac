import type { Item } from "../../../contract/item/item";
import { information } from "../../../psychometrics/model";
import { satPrior } from "../../../psychometrics/scales/sat";
import { normalDensity } from "../../../psychometrics/scales/share";
import { difficultyIn, levelIn, panelsOf, type Mix, type ModuleName, type Modules, type SatPanel } from "../panels";
import { satMathBank } from "./bank";
import { satMathDomains, type SatMathDomain } from "./engine/model";

/** Modules of 22: levels 7/8/7, 12/7/3 and 4/8/10. */
export const satMathMixes: Readonly<Record<ModuleName, Readonly<Record<SatMathDomain, Mix>>>> = {
  first: { algebra: [3, 3, 2], advanced: [2, 2, 3], data: [1, 2, 1], geometry: [1, 1, 1] },
  easier: { algebra: [4, 2, 1], advanced: [4, 3, 1], data: [2, 1, 0], geometry: [2, 1, 1] },
  harder: { algebra: [1, 3, 3], advanced: [1, 3, 4], data: [1, 1, 1], geometry: [1, 1, 2] },
};

/** Number of items without options, which cannot be guessed, in each module and domain: six in all, the maximum. */
const entries: Readonly<Record<ModuleName, Readonly<Record<SatMathDomain, number>>>> = {
  first: { algebra: 2, advanced: 2, data: 1, geometry: 1 },
  easier: { algebra: 2, advanced: 2, data: 1, geometry: 1 },
  harder: { algebra: 2, advanced: 2, data: 1, geometry: 1 },
};

const isEntry = ({ body }: Item): boolean => body.interaction.type === "numeric_entry";
const kinds = new WeakMap<Item, string>();
const kindOf = (item: Item): string => {
  const kind = kinds.get(item) ?? `${item.source.name} ${levelIn(item)}`;
  kinds.set(item, kind);
  return kind;
};
const repeatsAKind = (route: readonly Item[]): boolean => new Set(route.map(kindOf)).size < route.length;

/** Abilities of a cohort in even steps, −3 to 3 logits, with their shares. */
const cohort = Array.from({ length: 25 }, (_, step) => {
  const theta = (step - 12) / 4;
  return { theta, share: normalDensity(theta) / 4 };
});
/** Information of the prior. It limits the variance at the ends of the cohort, where items give little information. */
const ofPrior = 1 / satPrior.sd ** 2;

const told = new WeakMap<Item, Float64Array>();
/** The information of an item at each ability of the cohort. */
const toldBy = (item: Item): Float64Array => {
  const { irt } = item;
  const known =
    told.get(item) ?? Float64Array.from(cohort, ({ theta }) => (irt === undefined ? 0 : information(irt, theta)));
  told.set(item, known);
  return known;
};

/** Mean error variance over the cohort; abilities below its mean take the easier module, the others the harder one. */
const unknownOf = ({ first, easier, harder }: Modules): number => {
  const [below, above] = [easier, harder].map((second) => [...first, ...second].map(toldBy));
  return cohort.reduce((sum, { theta, share }, step) => {
    const items = (theta < 0 ? below : above) ?? [];
    return sum + share / items.reduce((total, one) => total + (one[step] ?? 0), ofPrior);
  }, 0);
};

const made = new Map<string, readonly SatPanel[]>();

const panelsFor = (salt: string): SatPanel[] =>
  panelsOf({
    bank: satMathBank(salt),
    domains: satMathDomains,
    mixes: satMathMixes,
    candidates: (cell, module, domain, items) => {
      const met = items.filter((item) => item.area === domain && isEntry(item)).length;
      const wantsEntry = met < entries[module][domain] && cell.some(isEntry);
      return cell.filter((item) => isEntry(item) === wantsEntry);
    },
    familiarity: (item, route, _module, taken) => {
      const kind = kindOf(item);
      let met = 0;
      for (const other of route) {
        if (other.source.name === item.source.name) met += 100;
        if (kindOf(other) === kind) met += 1000;
      }
      for (const other of taken) if (kindOf(other) === kind) met += 1;
      return met;
    },
    inOrder: (items) => items.toSorted((one, other) => difficultyIn(one) - difficultyIn(other)),
    isGood: (first, second) => !repeatsAKind([...first, ...second]),
    unknown: unknownOf,
  });

/**
 * Two panels without a common item, the same on every call with the same salt. No kind of question comes twice on a
 * student's route, and models repeat as little as the bank allows; each panel is the most informative of the draws that
 * keep to this.
 */
export const satMathPanels = (salt = ""): SatPanel[] => {
  const panels = made.get(salt) ?? panelsFor(salt);
  made.set(salt, panels);
  return [...panels];
};
