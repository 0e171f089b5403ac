import type { ClassResults, Estimate, ItemStats, MemberResult } from "../../../../src/contract/classes/class-results";

export const estimate = (value: number | null, n: number, low: number | null, high: number | null): Estimate => ({
  value,
  n,
  low,
  high,
});

type Cell = MemberResult["cells"][number];
const cell = (item_id: string, mark: Cell["mark"], points: number | null, more: Partial<Cell> = {}): Cell => ({
  item_id,
  mark,
  points,
  elapsed_ms: 42_000,
  changes: 0,
  rapid: false,
  ...more,
});

const member = (name: string, more: Partial<MemberResult> = {}): MemberResult => ({
  member_id: name.toLowerCase(),
  name,
  left_at: null,
  makeup: false,
  state: "settled",
  attempt_id: `at-${name.toLowerCase()}`,
  menu_id: "m1",
  edition: 1,
  attempts: 1,
  answered: 3,
  total: 3,
  score: null,
  band: null,
  points: null,
  points_total: 4,
  handed_in_at: 1_000_000,
  cells: [],
  ...more,
});

const scored = (score: number, points: number, cells: readonly Cell[]): Partial<MemberResult> => ({
  score,
  points,
  band: { low: score - 9, high: score + 8 },
  cells: [...cells],
});

const item = (
  item_id: string,
  position: number,
  words: string,
  skill: string,
  points = 1,
): ClassResults["items"][number] => ({
  item_id,
  position,
  stage: "main",
  words,
  skill: { en: skill, zh: skill === "Halves" ? "二分之一" : "比较" },
  points,
  facility: estimate(0.5, 3, 0.1, 0.9),
});

/** A small class: three have handed in, one of them is waiting for a mark, one sits, one has not begun. */
export const classSample: ClassResults = {
  assignment_id: "as1",
  class_id: "c1",
  class_name: "4b",
  menu_id: "m1",
  edition: 1,
  title: { en: "Fractions, unit 3", zh: "分数，第三单元" },
  release_phase: "held",
  scale: { unit: "percent", low: 0, high: 100 },
  members: [
    member(
      "Ann",
      scored(90, 3.5, [
        cell("q1", "right", 1),
        cell("q2", "partly", 0.5, { changes: 2, elapsed_ms: 61_000 }),
        cell("q3", "right", 2),
      ]),
    ),
    member("Bo", scored(50, 2, [cell("q1", "right", 1), cell("q2", "right", 1), cell("q3", "wrong", 0)])),
    member("Cy", {
      ...scored(20, 1, [
        cell("q1", "wrong", 0, { rapid: true, elapsed_ms: 900 }),
        cell("q2", "skipped", 0),
        cell("q3", "awaiting", null),
      ]),
      state: "marking",
      attempts: 2,
    }),
    member("Di", { state: "sitting", attempts: 0, handed_in_at: null }),
    member("Ed", {
      state: "notBegun",
      attempts: 0,
      attempt_id: null,
      menu_id: null,
      edition: null,
      handed_in_at: null,
    }),
  ],
  items: [
    item("q1", 1, "What is a half of 8?", "Halves"),
    item("q2", 2, "Which is larger?", "Comparing"),
    item("q3", 3, "Why is it so?", "Comparing", 2),
  ],
  skills: [
    {
      skill_id: "halves",
      skill: { en: "Halves", zh: "二分之一" },
      area: { en: "Numbers", zh: "数" },
      members: [
        { attempt_id: "at-ann", share: estimate(1, 1, 0.21, 1) },
        { attempt_id: "at-bo", share: estimate(1, 1, 0.21, 1) },
        { attempt_id: "at-cy", share: estimate(0, 1, 0, 0.79) },
      ],
    },
    {
      skill_id: "comparing",
      skill: { en: "Comparing", zh: "比较" },
      area: { en: "Numbers", zh: "数" },
      members: [
        { attempt_id: "at-ann", share: estimate(0.83, 2, 0.3, 0.98) },
        { attempt_id: "at-bo", share: estimate(0.33, 2, 0.06, 0.79) },
        { attempt_id: "at-cy", share: estimate(null, 0, null, null) },
      ],
    },
  ],
  at: Date.UTC(2026, 10, 28, 10, 42),
};

/** What three answers tell about a question. */
export const statsSample: ItemStats = {
  item_id: "q1",
  position: 1,
  words: "What is a half of 8?",
  skill: { en: "Halves", zh: "二分之一" },
  points: 1,
  facility: estimate(2 / 3, 3, 0.21, 0.94),
  without_coefficient: "tooFew",
  discrimination: estimate(null, 3, null, null),
  omitted: estimate(0, 3, 0, 0.56),
  time_ms: { median: 42_000, n: 3, low: 900, high: 61_000 },
  options: [
    { option_id: "a", words: "4", is_key: true, thirds: [0, 1, 1] },
    { option_id: "b", words: "16", is_key: false, thirds: [1, 0, 0] },
  ],
  thirds: [1, 1, 1],
};
