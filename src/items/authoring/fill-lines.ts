import type { BlueprintLine } from "../../contract/studio/question-filter";
import { assemble, type Effort } from "../../psychometrics/assembly/assemble";
import { problemFrom, type AssemblyProblem, type BlueprintRule } from "../../psychometrics/assembly/blueprint";
import { createRandom } from "../../psychometrics/random";
import { matchLines } from "./line-matching";
import { fitsFilter, type PoolMember } from "./question-pool";

/** What a line has got. */
export interface FilledLine {
  readonly wanted: number;
  /** How many questions fit the line, also those that other lines use. */
  readonly fitting: number;
  readonly members: readonly PoolMember[];
}

const groupedBy = <One, Key>(list: Iterable<One>, keyOf: (one: One) => Key): Map<Key, One[]> => {
  const groups = new Map<Key, One[]>();
  for (const one of list) {
    const group = groups.get(keyOf(one));
    if (group === undefined) groups.set(keyOf(one), [one]);
    else group.push(one);
  }
  return groups;
};

interface OpenLine {
  readonly count: number;
  readonly candidates: readonly number[];
}

/**
 * The candidates of a line that can matter, by falling preference. Other lines use at most all questions of the test,
 * so that as many candidates as the test has questions are always enough. Near-copies come after the first of them.
 */
const preferred = (
  places: readonly number[],
  members: readonly PoolMember[],
  preference: Float64Array,
  most: number,
): readonly number[] => {
  const order = places.toSorted((one, other) => (preference[other] ?? 0) - (preference[one] ?? 0));
  const met = new Set<string>();
  const copies: number[] = [];
  const firsts = order.filter((place) => {
    const model = members[place]?.model ?? null;
    if (model === null) return true;
    if (met.has(model)) copies.push(place);
    return !met.has(model) && met.add(model).size > 0;
  });
  return [...firsts, ...copies].slice(0, most);
};

/** One problem for all lines: variable v stands for the candidate `places[v]` in the line `lines[v]`. */
const problemOfLines = (open: readonly OpenLine[], counts: readonly number[], members: readonly PoolMember[]) => {
  const places = open.flatMap(({ candidates }) => candidates);
  const starts = open.map((_, line) => open.slice(0, line).reduce((sum, { candidates }) => sum + candidates.length, 0));
  const byPlace = groupedBy(places.keys(), (variable) => places[variable] ?? -1);
  const byModel = groupedBy(places.keys(), (variable) => members[places[variable] ?? -1]?.model ?? null);
  const atMostOne = (variables: readonly number[]): BlueprintRule[] =>
    variables.length < 2 ? [] : [{ members: variables, least: 0, most: 1, orNone: false }];
  const ofLines = open.map(({ candidates }, line) => ({
    members: candidates.map((_, at) => (starts[line] ?? 0) + at),
    least: counts[line] ?? 0,
    most: counts[line] ?? 0,
    orNone: false,
  }));
  const once = [...byPlace.values()].flatMap(atMostOne);
  const models = [...byModel].flatMap(([model, variables]) => (model === null ? [] : atMostOne(variables)));
  const length = counts.reduce((sum, count) => sum + count, 0);
  const problem = (rules: readonly BlueprintRule[]): AssemblyProblem => problemFrom(places.length, length, rules, []);
  return { places, starts, strict: problem([...ofLines, ...once, ...models]), plain: problem([...ofLines, ...once]) };
};

/** Candidates of all lines together for which an assembly is worth its time; more are given out in their order. */
const mostAssembled = 2_000;

/** Nobody waits for the last thousandth of the preference: the choice starts from one that fills every place. */
const effort: Effort = { relaxing: 30, rounds: 60, patience: 8, attempts: 2_000 };

const assembled = (
  problem: AssemblyProblem,
  values: Float64Array,
  start: readonly number[],
): readonly number[] | null => {
  if (problem.length === 0) return [];
  const { items, violation } = assemble(problem, {
    fixed: new Uint8Array(problem.size),
    free: new Uint8Array(problem.size).fill(1),
    values,
    before: { items: start, prices: new Float64Array(problem.rules.length) },
    effort,
  });
  return violation === 0 ? items : null;
};

/** Questions on one passage stay neighbours. */
const byPassage = (members: readonly PoolMember[]): PoolMember[] =>
  [...groupedBy(members, ({ id, stimulus }) => stimulus ?? `single ${id}`).values()].flat();

/**
 * The questions of each line, no question twice. The same seed and questions give the same choice, and a question that
 * is added to the pool changes little of it. Near-copies are avoided where the pool allows it. Where the lines cannot
 * all be filled, as many places as possible are.
 */
export const fillLines = (
  lines: readonly BlueprintLine[],
  pool: readonly PoolMember[],
  seed: string,
): readonly FilledLine[] => {
  const preference = Float64Array.from(pool, ({ id }) => 0.5 + createRandom(`${seed}:${id}`)() / 2);
  const most = lines.reduce((sum, { count }) => sum + count, 0);
  const fitting = lines.map(({ filter }) => pool.flatMap((member, place) => (fitsFilter(filter, member) ? place : [])));
  const open = lines.map(({ count }, line) => ({
    count,
    candidates: preferred(fitting[line] ?? [], pool, preference, most),
  }));
  const matched = matchLines(pool.length, open);
  const counts = matched.map(({ length }) => length);
  const isLarge = open.reduce((sum, { candidates }) => sum + candidates.length, 0) > mostAssembled;
  const { places, starts, strict, plain } = problemOfLines(open, counts, pool);
  const values = Float64Array.from(places, (place) => preference[place] ?? 0);
  const start = matched.flatMap((own, line) =>
    own.map((place) => (starts[line] ?? 0) + (open[line]?.candidates.indexOf(place) ?? -1)),
  );
  const chosen = isLarge ? null : (assembled(strict, values, start) ?? assembled(plain, values, start));
  return lines.map(({ count }, line) => {
    const from = starts[line] ?? 0;
    const own = (chosen ?? []).filter((at) => at >= from && at < (starts[line + 1] ?? places.length));
    const used = chosen === null ? (matched[line] ?? []) : own.map((at) => places[at] ?? -1);
    const inOrder = used.toSorted((one, other) => (preference[other] ?? 0) - (preference[one] ?? 0));
    return {
      wanted: count,
      fitting: fitting[line]?.length ?? 0,
      members: byPassage(inOrder.flatMap((place) => pool[place] ?? [])),
    };
  });
};
