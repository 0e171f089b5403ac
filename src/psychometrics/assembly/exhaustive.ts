import { ruleCounts, missOf, type AssemblyProblem } from "./blueprint";
import type { Permission } from "./relaxation";

interface Decision {
  readonly index: number;
  readonly isIn: boolean;
}

/**
 * Searches exhaustively for a test that meets the blueprint: the rule that lacks most of its remaining candidates comes
 * first, and its most valuable item before the others; branches in which a rule cannot be met are cut. "none" is a
 * proof that no test exists; undefined means that `attempts` did not suffice.
 */
export const findFeasible = (
  problem: AssemblyProblem,
  { fixed, free, values, attempts }: Permission & { readonly values: Float64Array; readonly attempts: number },
): readonly number[] | "none" | undefined => {
  const { size, length, rules, rulesOf } = problem;
  const chosen = new Set<number>();
  const open = new Set<number>();
  for (let index = 0; index < size; index += 1) {
    if (fixed[index] === 1) chosen.add(index);
    else if (free[index] === 1) open.add(index);
  }
  const counts = ruleCounts(problem, chosen);
  const left = ruleCounts(problem, open);
  const missed = new Set<number>();
  const noteMiss = (place: number) => {
    const rule = rules[place];
    if (rule !== undefined && missOf(rule, counts[place] ?? 0) > 0) missed.add(place);
    else missed.delete(place);
  };
  for (const place of rules.keys()) noteMiss(place);

  const survives = (place: number): boolean => {
    const rule = rules[place];
    if (rule === undefined) return true;
    const count = counts[place] ?? 0;
    return count <= rule.most && (count + (left[place] ?? 0) >= rule.least || (rule.orNone && count === 0));
  };
  const decide = ({ index, isIn }: Decision) => {
    open.delete(index);
    if (isIn) chosen.add(index);
    for (const place of rulesOf[index] ?? []) {
      left[place] = (left[place] ?? 0) - 1;
      if (!isIn) continue;
      counts[place] = (counts[place] ?? 0) + 1;
      noteMiss(place);
    }
  };
  const undo = ({ index, isIn }: Decision) => {
    open.add(index);
    if (isIn) chosen.delete(index);
    for (const place of rulesOf[index] ?? []) {
      left[place] = (left[place] ?? 0) + 1;
      if (!isIn) continue;
      counts[place] = (counts[place] ?? 0) - 1;
      noteMiss(place);
    }
  };
  const mostValuable = (candidates: Iterable<number>): number => {
    let best = -1;
    for (const index of candidates)
      if (open.has(index) && (best < 0 || (values[index] ?? 0) > (values[best] ?? 0))) best = index;
    return best;
  };
  const next = (): number => {
    let tightest = -1;
    let least = Infinity;
    for (const place of missed) {
      const slack = (counts[place] ?? 0) + (left[place] ?? 0) - (rules[place]?.least ?? 0);
      if (slack < least || (slack === least && place < tightest)) [least, tightest] = [slack, place];
    }
    return mostValuable(rules[tightest]?.members ?? open);
  };
  const isAlive = (): boolean => chosen.size <= length && chosen.size + open.size >= length;

  if (!isAlive() || !rules.every((_, place) => survives(place))) return "none";
  const trail: Decision[] = [];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const isComplete = chosen.size === length && missed.size === 0;
    if (isComplete) return [...chosen];
    const index = chosen.size < length ? next() : -1;
    let decision: Decision | undefined = index < 0 ? undefined : { index, isIn: true };
    for (;;) {
      if (decision !== undefined) {
        decide(decision);
        trail.push(decision);
        if (isAlive() && (rulesOf[decision.index] ?? []).every(survives)) break;
      }
      let last = trail.pop();
      while (last !== undefined && !last.isIn) {
        undo(last);
        last = trail.pop();
      }
      if (last === undefined) return "none";
      undo(last);
      decision = { index: last.index, isIn: false };
    }
  }
  return undefined;
};
