import { array, assert, constantFrom, integer, property, record, string } from "fast-check";
import { describe, expect, it } from "vitest";
import type { BlueprintLine } from "../../../src/contract/studio/question-filter";
import { fillLines } from "../../../src/items/authoring/fill-lines";
import { fitsFilter, type PoolMember } from "../../../src/items/authoring/question-pool";

const member = (id: string, more: Partial<PoolMember> = {}): PoolMember => ({
  id,
  from: "own",
  family: "custom",
  subject: "math",
  skill: "fractions",
  type: "single_choice",
  level: null,
  tags: [],
  expectedMs: 60_000,
  irt: null,
  model: null,
  stimulus: null,
  ...more,
});
const irt = (b: number) => ({ a: 1, b, c: 0, d: 1, calibration: "responses" as const });
const line = (count: number, filter: object = {}): BlueprintLine => ({ count, filter: { from: "own", ...filter } });
const idsOf = (filled: ReturnType<typeof fillLines>) => filled.map(({ members }) => members.map(({ id }) => id));

/** The most places that can be filled, by trying every choice for one question after the other. */
const mostFilled = (lines: readonly BlueprintLine[], pool: readonly PoolMember[]): number => {
  const left = lines.map(({ count }) => count);
  const best = (place: number): number => {
    const question = pool[place];
    if (question === undefined) return 0;
    let most = best(place + 1);
    for (const [at, { filter }] of lines.entries()) {
      if ((left[at] ?? 0) === 0 || !fitsFilter(filter, question)) continue;
      left[at] = (left[at] ?? 0) - 1;
      most = Math.max(most, 1 + best(place + 1));
      left[at] = (left[at] ?? 0) + 1;
    }
    return most;
  };
  return best(0);
};

describe("filling the lines of a blueprint", () => {
  it("takes questions of a skill within a range of difficulty and without a tag", () => {
    const pool = [
      member("easy", { irt: irt(-2) }),
      member("used", { irt: irt(-0.5), tags: ["set X"] }),
      member("other", { irt: irt(-0.5), skill: "decimals" }),
      member("unknown"),
      member("fit-1", { irt: irt(-1) }),
      member("fit-2", { irt: irt(0) }),
    ];
    const filter = { skill: "fractions", difficulty: [-1, 0], without_tags: ["set X"] };
    const [filled] = fillLines([line(4, filter)], pool, "seed");
    expect([filled?.wanted, filled?.fitting, filled?.members.map(({ id }) => id).toSorted()]).toEqual([
      4,
      2,
      ["fit-1", "fit-2"],
    ]);
  });

  it("leaves a question to the line that has no other", () => {
    const pool = [member("both", { tags: ["a", "b"] }), member("only-a", { tags: ["a"] })];
    expect(idsOf(fillLines([line(1, { tags: ["a"] }), line(1, { tags: ["b"] })], pool, "s"))).toEqual([
      ["only-a"],
      ["both"],
    ]);
  });

  it("avoids two questions of one model while there are others, and takes them otherwise", () => {
    const pool = ["1", "2", "3"].map((n) => member(`copy-${n}`, { model: "sums" }));
    const single = member("single");
    for (let seed = 0; seed < 20; seed += 1) {
      const chosen = idsOf(fillLines([line(2)], [...pool, single], String(seed))).flat();
      expect(chosen).toContain("single");
    }
    expect(
      idsOf(fillLines([line(3)], pool, "s"))
        .flat()
        .toSorted(),
    ).toEqual(["copy-1", "copy-2", "copy-3"]);
  });

  it("keeps questions on one passage together", () => {
    const pool = ["1", "2", "3", "4"].map((n) => member(`q${n}`, { stimulus: Number(n) % 2 === 0 ? "passage" : null }));
    for (let seed = 0; seed < 10; seed += 1) {
      const [order = []] = idsOf(fillLines([line(4)], pool, String(seed)));
      expect(Math.abs(order.indexOf("q2") - order.indexOf("q4"))).toBe(1);
    }
  });

  it("gives the same choice for a seed whatever the order of the pool, and others for other seeds", () => {
    const pool = Array.from({ length: 60 }, (_, n) => member(`q${n}`));
    const chosen = idsOf(fillLines([line(5)], pool, "one"));
    expect(idsOf(fillLines([line(5)], pool.toReversed(), "one"))).toEqual(chosen);
    expect(idsOf(fillLines([line(5)], pool, "two"))).not.toEqual(chosen);
  });

  it("changes one question at most when one is added to the pool", () => {
    const pool = Array.from({ length: 40 }, (_, n) => member(`q${n}`));
    const before = new Set(idsOf(fillLines([line(6)], pool, "seed")).flat());
    const after = idsOf(fillLines([line(6)], [...pool, member("new")], "seed")).flat();
    expect(after.filter((id) => !before.has(id)).length).toBeLessThanOrEqual(1);
  });

  it("fills a test of 1,000 questions from a large pool without an assembly", () => {
    const pool = Array.from({ length: 3000 }, (_, n) => member(`q${n}`, { tags: [n % 2 === 0 ? "a" : "b"] }));
    const lines = Array.from({ length: 50 }, (_, n) =>
      line(20, n % 3 === 0 ? {} : { tags: [n % 3 === 1 ? "a" : "b"] }),
    );
    const ids = idsOf(fillLines(lines, pool, "seed"));
    expect(ids.map(({ length }) => length)).toEqual(lines.map(() => 20));
    expect(new Set(ids.flat()).size).toBe(1000);
  });

  it("fills as many places as any choice could, each with a question that fits, none twice", () => {
    const tags = ["a", "b", "c"];
    const pools = array(
      record({ tags: array(constantFrom(...tags), { maxLength: 3 }), model: constantFrom(null, "m") }),
      {
        maxLength: 7,
      },
    );
    const lists = array(record({ count: integer({ min: 1, max: 3 }), tag: constantFrom(...tags) }), { maxLength: 3 });
    assert(
      property(pools, lists, string({ minLength: 1, maxLength: 5 }), (drawn, wanted, seed) => {
        const pool = drawn.map((more, n) => member(`q${n}`, more));
        const lines = wanted.map(({ count, tag }) => line(count, { tags: [tag] }));
        const filled = fillLines(lines, pool, seed);
        const ids = idsOf(filled).flat();
        expect(new Set(ids).size).toBe(ids.length);
        for (const [at, { members }] of filled.entries()) {
          const { count, filter } = lines[at] ?? line(0);
          expect(members.length).toBeLessThanOrEqual(count);
          expect(members.every((question) => fitsFilter(filter, question))).toBe(true);
        }
        expect(ids.length).toBe(mostFilled(lines, pool));
      }),
      { numRuns: 300 },
    );
  });
});
