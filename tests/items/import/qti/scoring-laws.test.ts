import fc from "fast-check";
import { expect, it } from "vitest";
import type { QuestionRecord } from "../../../../src/items/import/record";
import {
  add,
  choices,
  itemOf,
  mapping,
  mapResponse,
  orWhen,
  otherwise,
  readOnly,
  response,
  rules,
  set,
  value,
  variable,
  when,
} from "./builders";

const names = ["a", "b", "c", "d"] as const;
const points = fc.integer({ min: -4, max: 6 }).map((quarters) => quarters / 2);
const bound = fc.option(
  fc.integer({ min: -4, max: 6 }).map((halves) => halves / 2),
  { nil: undefined },
);

/** The points of a sum within bounds. */
const within = (sum: number, lower = Number.NEGATIVE_INFINITY, upper = Number.POSITIVE_INFINITY) =>
  Math.min(upper, Math.max(lower, sum));

const subsets = Array.from({ length: 16 }, (_, bits) => names.filter((_name, place) => (bits >> place) & 1));

/** The points by the rule for multiple-choice records, as it is documented there. */
const earned = ({ asked, points: most, lowest = 0 }: QuestionRecord, chosen: readonly string[]): number => {
  if (chosen.length === 0) return 0;
  if (asked.kind === "single_choice") return most * (asked.shares[chosen[0] ?? ""] ?? 0);
  if (asked.kind !== "multiple_choice") throw new Error(asked.kind);
  const right = names.filter((name) => (asked.shares[name] ?? 0) > 0);
  if (asked.marking === "whole") return right.join() === chosen.join() ? most : 0;
  const sum = chosen.reduce((total, name) => total + (asked.shares[name] ?? 0), 0);
  return most * Math.min(1, Math.max(lowest, sum));
};

it("a mapping of several choices earns its points for every set of choices, or is refused", async () => {
  const seen = { read: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(fc.tuple(points, points, points, points), bound, bound, async (given, lower, upper) => {
      const bounds =
        (lower === undefined ? "" : `lowerBound="${lower}" `) + (upper === undefined ? "" : `upperBound="${upper}"`);
      const read = await readOnly(
        itemOf({
          responses: response(
            "identifier multiple",
            [],
            mapping(Object.fromEntries(names.map((name, place) => [name, given[place] ?? 0])), bounds),
          ),
          body: choices(["one", "two", "three", "four"], 'maxChoices="0"'),
          processing: mapResponse,
        }),
      );
      if (typeof read === "string") {
        seen.refused += 1;
        return;
      }
      seen.read += 1;
      for (const chosen of subsets.slice(1)) {
        const sum = chosen.reduce((total, name) => total + (given[names.indexOf(name)] ?? 0), 0);
        expect(earned(read, chosen)).toBeCloseTo(within(sum, lower, upper), 9);
      }
    }),
    { numRuns: 300 },
  );
  expect(seen.read).toBeGreaterThan(100);
});

it("conditions on one choice earn the points that they set, in any order, or are refused", async () => {
  const seen = { read: 0 };
  const condition = fc.record({ name: fc.constantFrom(...names), points, adds: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(
      fc.array(condition, { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      fc.option(points, { nil: undefined }),
      async (conditions, chained, rest) => {
        const test = (name: string) => `<match>${variable()}${value(name, "identifier")}</match>`;
        const action = ({ adds, points: by }: { adds: boolean; points: number }) =>
          adds ? add(value(by)) : set(value(by));
        const [first, ...others] = conditions;
        if (!first) return;
        const written = chained
          ? [
              when(
                test(first.name),
                action(first),
                ...others.map((one) => orWhen(test(one.name), action(one))),
                ...(rest === undefined ? [] : [otherwise(set(value(rest)))]),
              ),
            ]
          : conditions.map((one) => when(test(one.name), action(one)));
        const expected = (name: string): number => {
          const taken = conditions.filter((one) => one.name === name);
          if (chained) return taken[0]?.points ?? rest ?? 0;
          return taken.reduce((score, one) => (one.adds ? score + one.points : one.points), 0);
        };
        const read = await readOnly(
          itemOf({
            responses: response("identifier", []),
            body: choices(["one", "two", "three", "four"]),
            processing: rules(...written),
          }),
        );
        if (typeof read === "string") return;
        seen.read += 1;
        expect(names.map((name) => earned(read, [name]))).toEqual(
          names.map((name) => expect.closeTo(expected(name), 9)),
        );
      },
    ),
    { numRuns: 400 },
  );
  expect(seen.read).toBeGreaterThan(80);
});
