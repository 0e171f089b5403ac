import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { familyIds } from "../../../src/contract/families";
import {
  countOf,
  everything,
  newestFirst,
  recordQuery,
  states,
  orderByColumn,
  type RecordOrder,
  type Sitting,
} from "../../../src/web/learning/record/record-list";
import { linksOf } from "../../../src/web/learning/record/sitting-links";
import { countsOf, matching, ordered } from "../../support/record-model";
import { sittingOf } from "./samples";

const scores = fc.option(
  fc.record({ unit: fc.constantFrom("rit" as const, "percent" as const), value: fc.integer({ min: 0, max: 300 }) }),
  { nil: null },
);
const sitting = fc
  .record({
    family: fc.constantFrom(...familyIds),
    status: fc.constantFrom(...states),
    started_at: fc.nat(),
    score: scores,
  })
  .map(({ score, ...facts }) =>
    sittingOf({
      ...facts,
      score: score === null ? null : { ...score, low: score.value, high: score.value, scale: [0, 300] },
    }),
  );
const list = fc.array(sitting);
const order = fc.record({ by: fc.constantFrom("date" as const, "score" as const), isDescending: fc.boolean() });
const filter = fc.record({ family: fc.constantFrom(null, ...familyIds), state: fc.constantFrom(null, ...states) });

describe("the counts", () => {
  it("count the attempts of every filter", () => {
    fc.assert(
      fc.property(list, filter, (all, chosen) => {
        const counts = countsOf(all);
        expect(countOf(counts, chosen)).toBe(matching(all, chosen).length);
        expect(countOf(counts, everything)).toBe(all.length);
      }),
    );
  });
});

describe("the question to the server", () => {
  it.each([
    [{ family: null, state: null }, undefined, { by: "date", descending: true, page: 3 }],
    [
      { family: "sat", state: "finished" },
      200,
      { by: "date", descending: true, page: 3, family: "sat", status: "finished", page_size: 200 },
    ],
  ] as const)("has only the fields that narrow it (%#)", (chosen, size, expected) => {
    expect(recordQuery(chosen, newestFirst, 3, size)).toEqual(expected);
  });
});

describe("the order", () => {
  const figures = (sittings: readonly Sitting[]) =>
    sittings.map(({ score }) => (score === null ? null : `${score.unit} ${score.value}`));
  const scored = (unit: "rit" | "percent", value: number, started_at = 0) =>
    sittingOf({ started_at, score: { unit, value, low: value, high: value, scale: [0, 300] } });

  it("holds the same sittings, and leaves the given list alone", () => {
    fc.assert(
      fc.property(list, order, (all, by) => {
        const before = [...all];
        expect(new Set(ordered(all, by))).toEqual(new Set(all));
        expect(all).toEqual(before);
      }),
    );
  });

  it("by date runs with time, and the other way round", () => {
    fc.assert(
      fc.property(list, fc.boolean(), (all, isDescending) => {
        const times = ordered(all, { by: "date", isDescending }).map(({ started_at }) => started_at);
        expect(times).toEqual([...times].sort((one, other) => (isDescending ? other - one : one - other)));
      }),
    );
  });

  it.each([
    [true, ["rit 220", "rit 190", "percent 100", "percent 20", null, null]],
    [false, ["percent 20", "percent 100", "rit 190", "rit 220", null, null]],
  ])("by score keeps units apart and what has none at the end (downwards: %s)", (isDescending, expected) => {
    const all = [
      sittingOf({ score: null }),
      scored("percent", 100),
      scored("rit", 190),
      sittingOf({ score: null }),
      scored("percent", 20),
      scored("rit", 220),
    ];
    expect(figures(ordered(all, { by: "score", isDescending }))).toEqual(expected);
  });

  it.each([true, false])("puts like scores newest first (downwards: %s)", (isDescending) => {
    const times = ordered([scored("rit", 200, 1), scored("rit", 200, 3), scored("rit", 200, 2)], {
      by: "score",
      isDescending,
    }).map(({ started_at }) => started_at);
    expect(times).toEqual([3, 2, 1]);
  });

  it("is turned by the same column, and begins downwards with another", () => {
    const score: RecordOrder = { by: "score", isDescending: true };
    expect([
      orderByColumn(newestFirst, "date"),
      orderByColumn(orderByColumn(newestFirst, "date"), "date"),
      orderByColumn(newestFirst, "score"),
      orderByColumn(score, "score"),
      orderByColumn({ by: "score", isDescending: false }, "date"),
    ]).toEqual([
      { by: "date", isDescending: false },
      newestFirst,
      score,
      { by: "score", isDescending: false },
      newestFirst,
    ]);
  });
});

const fixedInfo = { ...sittingOf().exam_info, type: 0, extract_question_logic: 0 };

describe("the ways on from a sitting", () => {
  it.each([
    [
      sittingOf({ status: "sitting", family: "map", menu_id: "map-math", mode: "full" }),
      [["record.continue", "/examAccess/MAPExamAuto?menu_id=map-math&mode=full"]],
    ],
    [
      sittingOf({ status: "sitting", family: "custom", exam_info: fixedInfo, menu_id: "u 3&4", mode: "full" }),
      [["record.continue", "/examAccess/exam?menu_id=u+3%264&mode=full"]],
    ],
    [
      sittingOf({ family: "map", attempt_id: "a1" }),
      [
        ["record.result", "/examAccess/MAPResult?attempt_id=a1"],
        ["record.analysis", "/analyse?attempt_id=a1"],
      ],
    ],
    [
      sittingOf({ family: "sat", attempt_id: "a2" }),
      [
        ["record.result", "/examAccess/SATResult?attempt_id=a2"],
        ["record.analysis", "/analyse?attempt_id=a2"],
      ],
    ],
  ])("lead to its pages (%#)", (one, expected) => {
    expect(linksOf(one).map(({ label, href }) => [label, href])).toEqual(expected);
  });
});
