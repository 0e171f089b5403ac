import { informationOf, informationOfAll, type Bank } from "./bank";
import type { Random } from "./random";

/** The items that may be served: all except `used` and those that `isAvailable` rejects. */
export interface Availability {
  readonly used?: Iterable<number>;
  readonly isAvailable?: (index: number) => boolean;
}

const availability = ({ used, isAvailable }: Availability): ((index: number) => boolean) => {
  if (used === undefined) return isAvailable ?? (() => true);
  const taken: ReadonlySet<number> = used instanceof Set ? used : new Set(used);
  return isAvailable === undefined ? (index) => !taken.has(index) : (index) => !taken.has(index) && isAvailable(index);
};

/** Indices of the `best` highest values among items that may be served, highest first; ties to the lowest index. */
export const highestFree = (values: Float64Array, best: number, served: Availability): number[] => {
  const isFree = availability(served);
  const chosen: number[] = [];
  let least = -Infinity;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? 0;
    if (value <= least || !isFree(index)) continue;
    let place = chosen.length;
    while (place > 0 && value > (values[chosen[place - 1] ?? 0] ?? 0)) place -= 1;
    chosen.splice(place, 0, index);
    if (chosen.length > best) chosen.pop();
    if (chosen.length === best) least = values[chosen[best - 1] ?? 0] ?? 0;
  }
  return chosen;
};

/** The `best` most informative items that may be served, most informative first; ties to the lowest index. */
export const mostInformative = ({
  bank,
  theta,
  best,
  ...served
}: Availability & { readonly bank: Bank; readonly theta: number; readonly best: number }): number[] =>
  highestFree(informationOfAll(bank, theta), best, served);

/** Index of the most informative item that may be served, −1 if none is left; ties to the lowest index. */
export const selectMaxInformation = (choice: Availability & { readonly bank: Bank; readonly theta: number }): number =>
  mostInformative({ ...choice, best: 1 })[0] ?? -1;

/**
 * Index of the item whose difficulty is nearest to `theta` (Urry 1970), −1 if none is left; ties to the lowest index.
 */
export const selectNearestDifficulty = ({
  bank,
  theta,
  ...rest
}: Availability & { readonly bank: Bank; readonly theta: number }): number => {
  const isFree = availability(rest);
  let nearest = -1;
  let least = Infinity;
  for (let index = 0; index < bank.size; index += 1) {
    const distance = Math.abs((bank.b[index] ?? 0) - theta);
    if (distance >= least || !isFree(index)) continue;
    nearest = index;
    least = distance;
  }
  return nearest;
};

export interface AdaptiveChoice extends Availability {
  readonly bank: Bank;
  readonly theta: number;
  /** Item indices by area; a set is represented by its first item. */
  readonly areas: Readonly<Record<string, readonly number[]>>;
  /** Wanted shares (or numbers) of items by area; only their ratios matter. */
  readonly areaTargets: Readonly<Record<string, number>>;
  /** Number of items served so far, by area. */
  readonly areaCounts: Readonly<Record<string, number>>;
  /** Most items of each area in a test, as long as another area is below its quota and has items left. */
  readonly areaQuotas?: Readonly<Record<string, number>>;
  /** The items that are served together with an item, in order, beginning with the item itself. */
  readonly sets?: ReadonlyMap<number, readonly number[]>;
  readonly random: Random;
  /** Progress of the test, 0–1: chance decides at its start, information at its end. Absent: information only. */
  readonly progress?: number;
  /**
   * Reasons against an item as a number, 0: none; within an area only the items with the lowest demerit are considered.
   * `share` is the item's information relative to the highest in the area.
   */
  readonly demeritOf?: (index: number, share: number) => number;
}

export interface Selected {
  /** −1: no item is left to serve. */
  readonly index: number;
  readonly area: string;
}

const drawnFrom = <Value>(values: readonly Value[], random: Random): Value | undefined =>
  values[values.length > 1 ? Math.floor(random() * values.length) : 0];

const tolerance = 1e-9;

/**
 * Areas in the order of their deficit with the next item, relative to their share of the test, largest first; ties in
 * random order.
 */
const neediest = ({ areaTargets, areaCounts, random }: AdaptiveChoice): string[] => {
  const areas = Object.keys(areaTargets);
  const wanted = areas.reduce((sum, area) => sum + (areaTargets[area] ?? 0), 0);
  const length = 1 + areas.reduce((sum, area) => sum + (areaCounts[area] ?? 0), 0);
  let left = areas.map((area) => ({
    area,
    gap: (length * (areaTargets[area] ?? 0)) / wanted - (areaCounts[area] ?? 0),
  }));
  const order: string[] = [];
  while (left.length > 0) {
    const widest = Math.max(...left.map(({ gap }) => gap));
    const next =
      drawnFrom(
        left.filter(({ gap }) => gap > widest - tolerance),
        random,
      ) ?? left[0];
    left = left.filter((entry) => entry !== next);
    if (next !== undefined) order.push(next.area);
  }
  return order;
};

/** Mean information at `theta` of the items of a set. */
const meanInformation = (bank: Bank, set: readonly number[], theta: number): number =>
  set.reduce((sum, one) => sum + informationOf(bank, one, theta), 0) / set.length;

/** Marks an item that may not be served; information is never below 0. */
const notFree = -1;

/** Writes the information of these items into the bank's array; returns the highest. */
const takeInformation = (
  { bank, theta, sets }: AdaptiveChoice,
  among: readonly number[],
  isFree: (index: number) => boolean,
): number => {
  const { information } = bank;
  let highest = 0;
  for (let at = 0; at < among.length; at += 1) {
    const index = among[at] ?? 0;
    if (!isFree(index)) {
      information[index] = notFree;
      continue;
    }
    const set = sets?.get(index);
    const gained = set === undefined ? informationOf(bank, index, theta) : meanInformation(bank, set, theta);
    information[index] = gained;
    if (gained > highest) highest = gained;
  }
  return highest;
};

const noDemerit = (): number => 0;

/**
 * Index of the free item among these with the lowest demerit and then with the highest (1 − s) R + s I; −1 if none is
 * free.
 */
const selectWithin = (choice: AdaptiveChoice, among: readonly number[], isFree: (index: number) => boolean): number => {
  const { bank, random, progress = 1, demeritOf = noDemerit } = choice;
  const { information } = bank;
  const highest = takeInformation(choice, among, isFree);
  const share = Math.min(1, Math.max(0, progress));
  let chosen = -1;
  let least = Infinity;
  let most = -Infinity;
  for (let at = 0; at < among.length; at += 1) {
    const index = among[at] ?? 0;
    const gained = information[index] ?? 0;
    if (gained === notFree) continue;
    const demerit = demeritOf(index, highest === 0 ? 1 : gained / highest);
    if (demerit > least) continue;
    const value = (share === 1 ? 0 : (1 - share) * random() * highest) + share * gained;
    if (demerit === least && value <= most) continue;
    chosen = index;
    least = demerit;
    most = value;
  }
  return chosen;
};

const isFull = ({ areaQuotas, areaCounts }: AdaptiveChoice, area: string): boolean =>
  areaQuotas !== undefined && (areaCounts[area] ?? 0) >= (areaQuotas[area] ?? Infinity);

/**
 * The next item of an adaptive test: content balance first (Kingsbury and Zara 1989); in that area the items with the
 * lowest demerit; among those the progressive method (Revuelta and Ponsoda 1998): the highest (1 − s) R + s I, with I
 * its information, R drawn evenly up to the highest of the area, s `progress`. If an area has no items left, the area
 * with the next largest deficit is used. A set is chosen as a whole by the mean information of its items.
 */
export const selectAdaptive = (choice: AdaptiveChoice): Selected => {
  const isFree = availability(choice);
  const order = neediest(choice);
  for (const area of [...order.filter((one) => !isFull(choice, one)), ...order.filter((one) => isFull(choice, one))]) {
    const index = selectWithin(choice, choice.areas[area] ?? [], isFree);
    if (index >= 0) return { index, area };
  }
  return { index: -1, area: "" };
};
