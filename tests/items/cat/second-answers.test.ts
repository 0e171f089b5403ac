import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numberAnalogies } from "../../../src/items/cat/analogies/analogies";
import { draftOf } from "../../../src/items/cat/engine/build";
import { catLevels, type CatDraft, type CatModel } from "../../../src/items/cat/engine/model";
import { numberSeries } from "../../../src/items/cat/series/series";
import { settledMathsItem } from "../../../src/items/engine/build";
import { goingOn, throughPairs } from "../../../src/items/engine/other-rules";
import { growingPattern } from "../../../src/items/maths/operations/patterns";
import { numbersIn } from "./solver/seen";

const salts = Array.from({ length: 40 }, (_, k) => String(k));
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>|&nbsp;/g, " ")
    .replaceAll("−", "-")
    .replaceAll("\u202f", "");

/** The shown content, the options and the key of all drafts for the bank of a salt, and of some more drafts. */
const drafts = (model: CatModel, salt: string) =>
  catLevels.flatMap((level) =>
    Array.from({ length: 60 }, (_, n) => {
      const place = n % 5;
      const rung = Math.floor(n / 5) % model.rungs(level);
      return read(draftOf(model, { level, use: n % 2 === 0 ? "form1" : "form2", rung, n, salt, place }), place);
    }),
  );
function read({ figure, options }: CatDraft, place: number) {
  const offered = options.map(({ en }) => Number(plain(en)));
  return { shown: numbersIn(plain(figure?.en ?? "")), offered, key: offered[place] ?? Number.NaN };
}

/** Whether a value lies on the line through two points, by whole-number determinants to avoid rounding in divisions. */
const isOnLine = ([a, fromA, b, fromB, at]: readonly number[], value: number): boolean =>
  (value - (fromA ?? 0)) * ((b ?? 0) - (a ?? 0)) === ((at ?? 0) - (a ?? 0)) * ((fromB ?? 0) - (fromA ?? 0));

describe("a number analogy offers one number that any rule of school makes", () => {
  test.each(salts)("the straight line through its pairs leads to no wrong option, salt %s", (salt) => {
    const faults = drafts(numberAnalogies, salt).filter(({ shown, offered, key }) =>
      offered.some((value) => value !== key && isOnLine(shown, value)),
    );
    expect(faults).toEqual([]);
  });

  test("nor do squares, products and the like, with any number added", () => {
    const rules = [
      (n: number, to: number) => to - n * n,
      (n: number, to: number) => to / n - n,
      (n: number, to: number) => n * to,
    ];
    const faults = salts
      .flatMap((salt) => drafts(numberAnalogies, salt))
      .filter(({ shown, offered, key }) => {
        const [a = 0, fromA = 0, b = 0, fromB = 0, third = 0] = shown;
        return rules.some(
          (by) =>
            by(a, fromA) === by(b, fromB) &&
            offered.some((value) => value !== key && by(third, value) === by(a, fromA)),
        );
      });
    expect(faults).toEqual([]);
  });

  test("the two known cases have 24 and 10 as second answers", () => {
    expect(
      throughPairs(
        [
          [11, 119],
          [8, 62],
        ],
        6,
      ),
    ).toEqual(new Set([24, 34]));
    expect(
      throughPairs(
        [
          [8, 64],
          [10, 100],
        ],
        5,
      ),
    ).toEqual(new Set([10, 25]));
  });

  test("the straight line is among the second answers wherever it meets a whole number", () => {
    const number = fc.integer({ min: -200, max: 200 });
    fc.assert(
      fc.property(number, number, number, fc.integer({ min: -20, max: 20 }), number, (a, b, third, factor, more) => {
        fc.pre(a !== b);
        const of = (n: number) => factor * n + more;
        expect(
          throughPairs(
            [
              [a, of(a)],
              [b, of(b)],
            ],
            third,
          ).has(of(third)),
        ).toBe(true);
      }),
    );
  });
});

describe("a number series offers one number that any rule of school makes", () => {
  test.each([
    [
      [1, 2, 4, 8],
      [15, 16],
    ],
    [
      [2, 3, 5, 8],
      [12, 13],
    ],
    [[3, 5, 9, 17], [33]],
    [[48, 24, 12, 6], [3]],
    [[1, 1, 2, 6, 24], [120]],
    [
      [2, 10, 4, 13, 6, 16],
      [8, 2],
    ],
  ])("%j goes on with %j", (terms, values) => {
    for (const value of values) expect([...goingOn(terms), value]).toContain(value);
    expect(goingOn(terms).has(values[0] ?? 0)).toBe(true);
  });

  test.each(salts)("no curve, no factor with a number more, no sum leads to a wrong option, salt %s", (salt) => {
    const steps = (list: readonly number[]) => list.slice(1).map((value, k) => value - (list[k] ?? 0));
    const isSame = (list: readonly number[]) => list.every((value) => value === list[0]);
    const follows = (list: readonly number[]): boolean => {
      const [a = 0, b = 0] = list;
      const changes = steps(list);
      return (
        isSame(steps(changes)) ||
        isSame(steps(steps(changes))) ||
        (list.length >= 5 && isSame(list.slice(2).map((value, k) => value - (list[k] ?? 0) - (list[k + 1] ?? 0)))) ||
        (a !== b &&
          list.length >= 5 &&
          list.slice(1).every((value, k) => isOnLine([a, b, b, list[2] ?? 0, list[k] ?? 0], value)))
      );
    };
    const faults = drafts(numberSeries, salt).filter(({ shown, offered, key }) =>
      offered.some((value) => value !== key && follows([...shown, value])),
    );
    expect(faults).toEqual([]);
  });
});

test("a growing pattern offers no number by which its four terms go on otherwise", () => {
  const faults = growingPattern.levels.flatMap((level) =>
    Array.from({ length: 200 }, (_, n) => settledMathsItem(growingPattern, level, `second:${n}`)).filter(
      ({ draft, options }) => {
        const terms = numbersIn(draft.stem.en.split("\n")[1] ?? "");
        const [a = 0, b = 0, c = 0, d = 0] = terms;
        const cubic = 4 * d - 6 * c + 4 * b - a;
        return options.some(({ value, mistake }) => mistake !== null && value === cubic);
      },
    ),
  );
  expect(faults.map(({ draft }) => draft.stem.en)).toEqual([]);
});
