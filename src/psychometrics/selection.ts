import { informationOf, informationOfAll, type Bank } from "./bank";
import type { Random } from "./random";

/** What may be served: everything, less `used`, less what `isAvailable` refuses. */
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

/** Index of the most informative item that may be served, −1 where none is left; ties to the lowest index. */
export const selectMaxInformation = (choice: Availability & { readonly bank: Bank; readonly theta: number }): number =>
  mostInformative({ ...choice, best: 1 })[0] ?? -1;

/**
 * Index of the item whose difficulty lies nearest to `theta` (Urry 1970), −1 where none is left; ties to the lowest
 * index.
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
  /** The indices of each area's items, of a set its first. */
  readonly areas: Readonly<Record<string, readonly number[]>>;
  /** Shares (or numbers) of items wanted of each area; only their ratios count. */
  readonly areaTargets: Readonly<Record<string, number>>;
  /** Items of each area served so far. */
  readonly areaCounts: Readonly<Record<string, number>>;
  /** Items that a test has of each area at most while another area has less than its own and something left. */
  readonly areaQuotas?: Readonly<Record<string, number>>;
  /** The items that are served together with one of them, in order, itself first. */
  readonly sets?: ReadonlyMap<number, readonly number[]>;
  readonly random: Random;
  /** How much of the test is over, 0–1: chance decides at its start, information at its end. Left out: information. */
  readonly progress?: number;
  /**
   * What speaks against an item, 0 nothing: of an area only those are chosen from that have the least. `share` is its
   * information beside the highest of the area.
   */
  readonly demeritOf?: (index: number, share: number) => number;
}

export interface Selected {
  /** −1 where nothing is left to serve. */
  readonly index: number;
  readonly area: string;
}

const drawnFrom = <Value>(values: readonly Value[], random: Random): Value | undefined =>
  values[values.length > 1 ? Math.floor(random() * values.length) : 0];

const tolerance = 1e-9;

/** Areas by how far they lie below their share of the test with its next item, furthest first; ties in random order. */
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

/** Information at `theta` of an item of a set on average. */
const meanInformation = (bank: Bank, set: readonly number[], theta: number): number =>
  set.reduce((sum, one) => sum + informationOf(bank, one, theta), 0) / set.length;

/** Marks an item that may not be served: no information is below 0. */
const notFree = -1;

/** Puts what each of these gains into the bank's own array; answers the highest. */
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

/** Of the free ones among these the item with the least demerit, then with the highest (1 − s) R + s I; −1 of none. */
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
 * The next item of an adaptive test: content balance first (Kingsbury and Zara 1989); in that area what the least
 * speaks against; of that by the progressive method (Revuelta and Ponsoda 1998): the highest (1 − s) R + s I, with I
 * its information, R drawn evenly up to the highest of the area, s `progress`. Where an area has nothing left the next
 * neediest serves. A set is chosen as one by the information of an item of it on average.
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
