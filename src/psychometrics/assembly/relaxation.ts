import { highestFree } from "../selection";
import { ruleCounts, missOf, type AssemblyProblem } from "./blueprint";

/** The items that a test may use: `fixed` ones are always in it. Neither array is changed. */
export interface Permission {
  /** 1 by item index. */
  readonly fixed: Uint8Array;
  readonly free: Uint8Array;
}

export interface Relaxed {
  /** Upper bound of the value of any test that meets the blueprint; −Infinity proves that there is none. */
  readonly bound: number;
  /** The price of one more item under each rule, with which the next search can start. */
  readonly prices: Float64Array;
  /**
   * Among the tests found on the way, all of the right length and with whole sets, the one nearest to the blueprint.
   */
  readonly items: readonly number[];
}

const patience = 6;
const tightness = 1e-4;

/** The most valuable additions to each set, as cumulative value by number of items added. */
const additionsTo = (members: readonly number[], { fixed, free }: Permission, reduced: Float64Array) => {
  const served = members.filter((index) => fixed[index] === 1).length;
  const order = members
    .filter((index) => free[index] === 1 && fixed[index] === 0)
    .toSorted((one, other) => (reduced[other] ?? 0) - (reduced[one] ?? 0));
  const worth = [0];
  for (const index of order) worth.push((worth.at(-1) ?? 0) + (reduced[index] ?? 0));
  return { served, order, worth };
};

/**
 * The most valuable test under the rules of length and sets alone: sets by dynamic programming, the rest in order of
 * value.
 */
const bestUnpriced = (problem: AssemblyProblem, permission: Permission, reduced: Float64Array) => {
  const { size, length, rules, sets, setOf } = problem;
  const { fixed, free } = permission;
  const items: number[] = [];
  let value = 0;
  for (let index = 0; index < size; index += 1) {
    if (fixed[index] !== 1) continue;
    items.push(index);
    value += reduced[index] ?? 0;
  }
  const room = length - items.length;
  if (room < 0) return undefined;
  const alone = highestFree(reduced, room, {
    isAvailable: (index) => free[index] === 1 && fixed[index] === 0 && (setOf[index] ?? -1) < 0,
  });

  const firstSetRule = rules.length - sets.length;
  let best = new Float64Array(room + 1).fill(-Infinity);
  best[0] = 0;
  const steps = sets.map((members, set) => {
    const rule = rules[firstSetRule + set];
    const { served, order, worth } = additionsTo(members, permission, reduced);
    const allowed = worth.flatMap((_, more) => (rule === undefined || missOf(rule, served + more) === 0 ? more : []));
    const next = new Float64Array(room + 1).fill(-Infinity);
    const taken = new Int32Array(room + 1);
    for (const more of allowed)
      for (let filled = more; filled <= room; filled += 1) {
        const sum = (best[filled - more] ?? -Infinity) + (worth[more] ?? 0);
        if (sum <= (next[filled] ?? -Infinity)) continue;
        next[filled] = sum;
        taken[filled] = more;
      }
    best = next;
    return { order, taken };
  });

  let together = -Infinity;
  let inSets = 0;
  let sum = 0;
  for (let single = 0; single <= Math.min(room, alone.length); single += 1) {
    if (single > 0) sum += reduced[alone[single - 1] ?? 0] ?? 0;
    const whole = sum + (best[room - single] ?? -Infinity);
    if (whole > together) [together, inSets] = [whole, room - single];
  }
  if (together === -Infinity) return undefined;
  items.push(...alone.slice(0, room - inSets));
  for (const { order, taken } of steps.toReversed()) {
    const more = taken[inSets] ?? 0;
    items.push(...order.slice(0, more));
    inSets -= more;
  }
  return { items, value: value + together };
};

/**
 * Lagrangian relaxation of an assembly problem (Fisher 1981): rules become prices, moved by subgradient steps (Polyak
 * 1969) over `rounds`, while length and sets stay exact. `target` is a value known to be reachable; by default 97 % of
 * the bound. `values` by item index.
 */
export const relax = (
  problem: AssemblyProblem,
  search: Permission & {
    readonly values: Float64Array;
    readonly rounds: number;
    readonly prices?: Float64Array;
    readonly target?: number;
  },
): Relaxed => {
  const { rules, rulesOf, size, sets } = problem;
  const { values, rounds, target } = search;
  const priced = rules.length - sets.length;
  const prices = Float64Array.from({ length: rules.length }, (_, rule) =>
    rule < priced ? (search.prices?.[rule] ?? 0) : 0,
  );
  const reduced = new Float64Array(size);
  const slope = new Float64Array(priced);
  let bound = Infinity;
  let bestPrices = prices.slice();
  let nearest: { readonly items: readonly number[]; readonly violation: number; readonly value: number } | undefined;
  let share = 1;
  let stale = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (let index = 0; index < size; index += 1) {
      let value = values[index] ?? 0;
      for (const rule of rulesOf[index] ?? []) value -= prices[rule] ?? 0;
      reduced[index] = value;
    }
    const found = bestUnpriced(problem, search, reduced);
    if (found === undefined) return { bound: -Infinity, prices: bestPrices, items: nearest?.items ?? [] };
    const counts = ruleCounts(problem, found.items);
    let dual = found.value;
    let violation = 0;
    let length = 0;
    for (let place = 0; place < priced; place += 1) {
      const rule = rules[place];
      if (rule === undefined) continue;
      const price = prices[place] ?? 0;
      const count = counts[place] ?? 0;
      dual += price * (price > 0 ? rule.most : rule.least);
      violation += missOf(rule, count);
      const over = Math.max(0, count - rule.most);
      const under = Math.min(0, count - rule.least);
      slope[place] = price > 0 ? count - rule.most : price < 0 ? count - rule.least : over + under;
      length += (slope[place] ?? 0) ** 2;
    }
    const value = found.items.reduce((sum, index) => sum + (values[index] ?? 0), 0);
    const isNearer = nearest === undefined || violation < nearest.violation;
    if (isNearer || (violation === nearest?.violation && value > nearest.value))
      nearest = { items: found.items, violation, value };
    stale += 1;
    if (dual < bound - tightness * Math.abs(bound)) stale = 0;
    if (dual < bound) [bound, bestPrices] = [dual, prices.slice()];
    if (length === 0) break;
    if (stale >= patience) [share, stale] = [share / 2, 0];
    const step =
      (share * Math.max(dual - Math.min(target ?? 0.97 * bound, bound), tightness * Math.abs(dual))) / length;
    for (let place = 0; place < priced; place += 1) {
      const price = prices[place] ?? 0;
      const moved = price + step * (slope[place] ?? 0);
      prices[place] = price !== 0 && Math.sign(moved) !== Math.sign(price) ? 0 : moved;
    }
  }
  return { bound, prices: bestPrices, items: nearest?.items ?? [] };
};
