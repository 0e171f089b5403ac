import { ruleCounts, missOf, violationOf, type AssemblyProblem } from "./blueprint";
import type { Permission } from "./relaxation";

/** The worth of the current test; higher is better. */
export interface Objective {
  /** Gain in worth if `into` replaces `out`. */
  readonly gain: (out: number, into: number) => number;
  /** `gain` of each entrant in place of `out`, written into `gains` in the order of `entrants`. */
  readonly gainEach: (out: number, entrants: Int32Array, gains: Float64Array) => void;
  readonly exchange: (out: number, into: number) => void;
}

export interface FoundTest {
  readonly items: readonly number[];
  /** Gain in worth over the test at the start of the search. */
  readonly gain: number;
  /** 0: the blueprint is met. */
  readonly violation: number;
}

interface Move {
  readonly outs: readonly number[];
  readonly ins: readonly number[];
  readonly gain: number;
  readonly merit: number;
}

const heldOut = 7;
const heldIn = 3;
const penaltyRise = 1.5;
const penaltyFall = 0.8;

/**
 * Tabu search (Glover 1989) from `start` by exchanges of items and of whole sets. It passes through tests that break
 * rules at a price, which rises while rules are broken and falls while they are met. Ends after `rounds`, after
 * `patience` rounds without a better test, or at `enough` worth gained. Returns the best test that meets the blueprint,
 * otherwise the one nearest to it.
 */
export const searchNearby = (
  problem: AssemblyProblem,
  search: Permission & {
    readonly start: readonly number[];
    readonly objective: Objective;
    /** Price of one item too many or too few under one rule, in units of worth. */
    readonly penalty: number;
    readonly rounds: number;
    readonly patience: number;
    readonly enough?: number;
  },
): FoundTest => {
  const { size, rules, rulesOf, sets, setOf } = problem;
  const { fixed, free, start, objective, rounds, patience, enough = Infinity } = search;
  const chosen = new Set(start);
  const isChosen = new Uint8Array(size);
  for (const index of start) isChosen[index] = 1;
  const counts = ruleCounts(problem, start);
  const barredUntil = new Int32Array(size);
  let penalty = search.penalty;
  let violation = violationOf(problem, start);
  let gained = 0;
  let best: FoundTest = { items: [...start], gain: 0, violation };
  let stale = 0;
  /** By rule, the change of its violation with one item more. */
  const rise = Int32Array.from(rules, (rule, place) => {
    const now = counts[place] ?? 0;
    return missOf(rule, now + 1) - missOf(rule, now);
  });

  const count = (index: number, by: 1 | -1): number => {
    let change = 0;
    for (const place of rulesOf[index] ?? []) {
      const rule = rules[place];
      if (rule === undefined) continue;
      const before = counts[place] ?? 0;
      const now = before + by;
      const miss = missOf(rule, now);
      change += miss - missOf(rule, before);
      counts[place] = now;
      rise[place] = missOf(rule, now + 1) - miss;
    }
    return change;
  };

  const gains = new Float64Array(size);
  /** By item, the change of the violation of its rules if it enters. */
  const lift = new Int32Array(size);
  const liftBy = (place: number, by: number) => {
    for (const index of rules[place]?.members ?? []) lift[index] = (lift[index] ?? 0) + by;
  };
  /**
   * Removes an item from the counts and updates `lift` of all others; returns the change and a function that undoes it.
   */
  const takeOut = (out: number) => {
    const own = rulesOf[out] ?? [];
    const before = own.map((place) => rise[place] ?? 0);
    const change = count(out, -1);
    const moved = own.map((place, at) => (rise[place] ?? 0) - (before[at] ?? 0));
    for (const [at, place] of own.entries()) if (moved[at] !== 0) liftBy(place, moved[at] ?? 0);
    const putBack = () => {
      count(out, 1);
      for (const [at, place] of own.entries()) if (moved[at] !== 0) liftBy(place, -(moved[at] ?? 0));
    };
    return { change, putBack };
  };

  const singles = (round: number, isBetter: (gain: number, broken: number) => boolean): Move | undefined => {
    let move: Move | undefined;
    let highest = -Infinity;
    const entrants = Int32Array.from(free.keys()).filter((index) => free[index] === 1 && isChosen[index] === 0);
    for (let index = 0; index < size; index += 1) {
      let sum = 0;
      for (const place of rulesOf[index] ?? []) sum += rise[place] ?? 0;
      lift[index] = sum;
    }
    for (const out of chosen) {
      if (fixed[out] === 1) continue;
      const { change: outChange, putBack } = takeOut(out);
      objective.gainEach(out, entrants, gains);
      for (let at = 0; at < entrants.length; at += 1) {
        const into = entrants[at] ?? 0;
        const gain = gains[at] ?? 0;
        const change = outChange + (lift[into] ?? 0);
        const merit = gain - penalty * change;
        if (merit <= highest) continue;
        const isBarred = (barredUntil[into] ?? 0) > round || (barredUntil[out] ?? 0) > round;
        if (isBarred && !isBetter(gain, change)) continue;
        highest = merit;
        move = { outs: [out], ins: [into], gain, merit };
      }
      putBack();
    }
    return move;
  };

  /** Carries out an exchange in `objective` and `counts`, but not in `chosen`, and returns the changes. */
  const weigh = ({ outs, ins }: Pick<Move, "outs" | "ins">): { gain: number; change: number } => {
    let gain = 0;
    let change = 0;
    for (let place = 0; place < outs.length; place += 1) {
      const out = outs[place] ?? 0;
      const into = ins[place] ?? out;
      gain += objective.gain(out, into);
      objective.exchange(out, into);
      change += count(out, -1) + count(into, 1);
    }
    return { gain, change };
  };
  const unweigh = ({ outs, ins }: Pick<Move, "outs" | "ins">) => {
    for (let place = 0; place < outs.length; place += 1) {
      const out = outs[place] ?? 0;
      const into = ins[place] ?? out;
      objective.exchange(into, out);
      count(into, -1);
      count(out, 1);
      chosen.delete(out);
      chosen.add(out);
    }
  };
  const exchange = (move: Pick<Move, "outs" | "ins">): { gain: number; change: number } => {
    const weighed = weigh(move);
    for (const [place, out] of move.outs.entries()) {
      const into = move.ins[place] ?? out;
      chosen.delete(out);
      isChosen[out] = 0;
      chosen.add(into);
      isChosen[into] = 1;
    }
    return weighed;
  };

  /** The members that may enter the test, most promising first. */
  const entrantsOf = (members: readonly number[], beside: number): readonly number[] =>
    members
      .filter((index) => free[index] === 1 && isChosen[index] === 0)
      .map((index) => ({ index, gain: objective.gain(beside, index) }))
      .toSorted((one, other) => other.gain - one.gain)
      .map(({ index }) => index);

  /** The best move that exchanges a whole set for another set or for items without a set, or the reverse. */
  const wholes = (round: number, isBetter: (gain: number, broken: number) => boolean): Move | undefined => {
    const leaving = (members: Iterable<number>) => [...members].filter((index) => isChosen[index] === 1);
    const alone: number[] = [];
    for (let index = 0; index < size; index += 1) if ((setOf[index] ?? -1) < 0) alone.push(index);
    const inUse = sets.map(leaving).filter((items) => items.length > 0 && items.every((index) => fixed[index] === 0));
    const aloneOut = leaving(alone).filter((index) => fixed[index] === 0);
    const unused = sets.filter((members) => !members.some((index) => isChosen[index] === 1));
    const [reference] = [...inUse.flat(), ...aloneOut];
    if (reference === undefined) return undefined;
    const entrants = unused.map((members) => entrantsOf(members, reference));
    const aloneIn = entrantsOf(alone, reference);
    const worst = aloneOut.toSorted((one, other) => objective.gain(other, reference) - objective.gain(one, reference));
    const pairs: Pick<Move, "outs" | "ins">[] = inUse.flatMap((outs) => [
      { outs, ins: aloneIn },
      ...entrants.map((ins) => ({ outs, ins: [...ins.slice(0, outs.length), ...aloneIn.slice(0, outs.length)] })),
    ]);
    const firstSetRule = rules.length - sets.length;
    for (const ins of entrants) {
      const rule = rules[firstSetRule + (setOf[ins[0] ?? -1] ?? 0)];
      for (let some = rule?.least ?? 1; some <= Math.min(rule?.most ?? 0, ins.length, worst.length); some += 1)
        pairs.push({ outs: worst.slice(0, some), ins });
    }
    let move: Move | undefined;
    for (const { outs, ins: willing } of pairs) {
      const ins = willing.slice(0, outs.length);
      if (ins.length < outs.length) continue;
      const { gain, change } = weigh({ outs, ins });
      unweigh({ outs, ins });
      const merit = gain - penalty * change;
      if (move !== undefined && merit <= move.merit) continue;
      const isBarred = [...outs, ...ins].some((index) => (barredUntil[index] ?? 0) > round);
      if (!isBarred || isBetter(gain, change)) move = { outs, ins, gain, merit };
    }
    return move;
  };

  for (let round = 1; round <= rounds && stale < patience; round += 1) {
    if (best.violation === 0 && best.gain >= enough) break;
    const isBetter = (gain: number, change: number): boolean =>
      violation + change < best.violation ||
      (violation + change === best.violation && gained + gain > best.gain + 1e-12);
    const single = singles(round, isBetter);
    const whole = sets.length > 0 && (single?.merit ?? 0) <= 0 ? wholes(round, isBetter) : undefined;
    const move = whole !== undefined && (single === undefined || whole.merit > single.merit) ? whole : single;
    if (move === undefined) break;
    const { gain, change } = exchange(move);
    const better = isBetter(gain, change);
    for (const index of move.outs) barredUntil[index] = round + heldOut;
    for (const index of move.ins) barredUntil[index] = round + heldIn;
    violation += change;
    gained += gain;
    penalty *= violation > 0 ? penaltyRise : penaltyFall;
    stale = better ? 0 : stale + 1;
    if (better) best = { items: [...chosen], gain: gained, violation };
  }
  return best;
};
