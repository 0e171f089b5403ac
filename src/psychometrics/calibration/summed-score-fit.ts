import { probability, type ItemParameters } from "../model";
import { chiSquareTail } from "./chi-square";
import type { WeightedAbility } from "./curve-linking";

/** Fit of an item to its curve among people with the same number right. */
export interface SummedScoreFit {
  readonly chiSquare: number;
  readonly df: number;
  /** Probability of at least as large a value under the model; NaN without a degree of freedom. */
  readonly p: number;
}

/** Probabilities of each number right on items with these probabilities (Lord and Wingersky 1984). */
export const scoreDistribution = (chances: readonly number[]): Float64Array => {
  const shares = new Float64Array(chances.length + 1);
  shares[0] = 1;
  for (const [place, chance] of chances.entries())
    for (let score = place + 1; score >= 0; score -= 1)
      shares[score] = (shares[score] ?? 0) * (1 - chance) + (score === 0 ? 0 : (shares[score - 1] ?? 0) * chance);
  return shares;
};

/** Neighbouring scores, pooled until each cell has enough expected answers. */
interface Cell {
  people: number;
  right: number;
  expected: number;
}

const merged = (cells: readonly Cell[], least: number): Cell[] => {
  const isFull = ({ people, expected }: Cell) => expected >= least && people - expected >= least;
  const result: Cell[] = [];
  for (const cell of cells) {
    const last = result.at(-1);
    if (last === undefined || isFull(last)) result.push({ ...cell });
    else {
      last.people += cell.people;
      last.right += cell.right;
      last.expected += cell.expected;
    }
  }
  const last = result.at(-1);
  const before = result.at(-2);
  if (last !== undefined && before !== undefined && !isFull(last)) {
    before.people += last.people;
    before.right += last.right;
    before.expected += last.expected;
    result.pop();
  }
  return result;
};

/**
 * S-X² of each item (Orlando and Thissen 2000) from the answers of people who were given all items: `answers[p][i]` is
 * 1 if person p has item i right. `estimated` is the number of parameters of an item that were estimated from these
 * answers. Scores are pooled until each cell has `least` expected right and wrong answers. Null if an answer is
 * missing.
 */
export const summedScoreFit = (given: {
  readonly items: readonly ItemParameters[];
  readonly answers: readonly (readonly number[])[];
  readonly abilities: readonly WeightedAbility[];
  readonly estimated: number;
  readonly least?: number;
}): readonly SummedScoreFit[] | null => {
  const { items, answers, abilities, estimated, least = 1 } = given;
  const isWhole = answers.every((row) => row.length === items.length && row.every((x) => x === 0 || x === 1));
  if (items.length < 3 || answers.length === 0 || !isWhole) return null;
  const people = new Float64Array(items.length + 1);
  const right = items.map(() => new Float64Array(items.length + 1));
  for (const row of answers) {
    const score = row.reduce((sum, x) => sum + x, 0);
    people[score] = (people[score] ?? 0) + 1;
    for (const [item, x] of row.entries()) {
      const own = right[item];
      if (own !== undefined) own[score] = (own[score] ?? 0) + x;
    }
  }
  const chances = abilities.map(({ theta }) => items.map((item) => probability(item, theta)));
  const whole = chances.map(scoreDistribution);
  return items.map((_, item) => {
    const others = chances.map((all) => scoreDistribution(all.filter((_chance, place) => place !== item)));
    const cells = Array.from({ length: items.length - 1 }, (_score, place): Cell => {
      const score = place + 1;
      let [all, own] = [0, 0];
      for (const [node, { weight }] of abilities.entries()) {
        all += weight * (whole[node]?.[score] ?? 0);
        own += weight * (chances[node]?.[item] ?? 0) * (others[node]?.[score - 1] ?? 0);
      }
      const count = people[score] ?? 0;
      return { people: count, right: right[item]?.[score] ?? 0, expected: (count * own) / all };
    });
    const filled = merged(
      cells.filter((cell) => cell.people > 0),
      least,
    );
    const chiSquare = filled.reduce(
      (sum, cell) => sum + (cell.right - cell.expected) ** 2 / (cell.expected * (1 - cell.expected / cell.people)),
      0,
    );
    const df = filled.length - estimated;
    return { chiSquare, df, p: df > 0 ? chiSquareTail(chiSquare, df) : NaN };
  });
};
