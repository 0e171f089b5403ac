import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Family } from "../../../src/contract/families";
import { reportSchema, type Report } from "../../../src/contract/report/report";
import type { TestVersion } from "../../../src/server/attempts/catalogue";
import { versionOf } from "../../../src/server/cli/simulation/delivered";
import { familyRules } from "../../../src/server/families/rules";
import type { ItemOutcome, ScoringInput } from "../../../src/server/families/scoring-input";
import { withheld } from "../../../src/server/families/withheld-report";
import { optDefinition } from "../../../src/server/shipped/opt";
import { miniDraft } from "../../support/mini-bank";
import { optTestBank } from "../../support/opt-bank";
import { adaptiveItems, adaptiveTest, fixedItems, fixedTest } from "../../support/sittings";
import { attemptOf } from "../../support/staged-scoring-input";

const mini = miniDraft();
const custom = { ...adaptiveTest, subject: "biology" };
const tests = {
  map: versionOf({ menuId: "map", family: "map", definition: adaptiveTest, items: adaptiveItems }),
  mapMini: versionOf(mini),
  opt: versionOf({ menuId: "opt", family: "opt", definition: optDefinition, items: optTestBank }),
  fixed: versionOf({ menuId: "fixed", family: "custom", definition: fixedTest, items: fixedItems }),
  adaptive: versionOf({ menuId: "adaptive", family: "custom", definition: custom, items: adaptiveItems }),
} satisfies Record<string, TestVersion>;
type Kind = keyof typeof tests;

const drawn = fc.record({
  mark: fc.constantFrom("right", "wrong", "skipped", "unscored"),
  elapsedMs: fc.oneof(fc.nat(3_000), fc.nat(200_000)),
  held: fc.boolean(),
  changes: fc.nat(5),
  isPartly: fc.boolean(),
});
const logs = fc.record({
  order: fc.infiniteStream(fc.nat()),
  drawn: fc.array(drawn, { maxLength: 60 }),
  total: fc.integer({ min: 1, max: 60 }),
  season: fc.constantFrom("fall", "winter", "spring"),
  grade: fc.integer({ min: 0, max: 12 }),
});
type Log = typeof logs extends fc.Arbitrary<infer One> ? One : never;

const mapOf = ({ season, grade }: Log, family: Family, subject: string) => {
  const { norms } = familyRules[family];
  if (norms === null) return null;
  const month = { fall: 9, winter: 0, spring: 3 }[season];
  const known = norms.subjects.includes(subject) ? subject : norms.subjects[0];
  return norms.groupOf(known ?? "", grade, month);
};

/** An attempt at some of a test's items in any order, answered in any way. */
function materialOf(kind: Kind, log: Log): ScoringInput {
  const test = tests[kind];
  const items = [...test.items.values()];
  const shuffled = items
    .map((item) => ({ item, at: log.order.next().value }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
  const outcomes = shuffled.slice(0, log.drawn.length).flatMap((item, place): ItemOutcome[] => {
    const one = log.drawn[place];
    if (one === undefined) return [];
    const isPartly = kind === "fixed" && one.mark === "wrong" && one.isPartly;
    const mark = isPartly ? "partly" : one.mark;
    const credit = mark === "right" ? 1 : isPartly ? 0.5 : 0;
    const { elapsedMs, held, changes } = one;
    const given = mark !== "skipped";
    return [{ item, given, mark, credit, elapsedMs, checkStatus: 0, held, difficulty: null, changes }];
  });
  const attempt = attemptOf(test, "full", Math.max(log.total, outcomes.length));
  const norm = mapOf(log, test.family, test.definition.subject);
  return {
    attempt: { ...attempt, prior: norm === null ? null : { ...norm, ...priorOf(log) } },
    test,
    outcomes,
    durationMs: outcomes.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0),
  };
}
const priorOf = ({ season, grade }: Log) => ({ season, grade, avoid: [] });

const holds = (value: number, [low, high]: readonly [number, number]) => low <= value + 1e-9 && value <= high + 1e-9;
const isRank = (rank: number) => Number.isInteger(rank) && rank >= 1 && rank <= 99;
const marked = (material: ScoringInput) => material.outcomes.filter(({ mark }) => mark !== "unscored");

/** Whether the report has scores. */
const seen = new Set<string>();

const checks: {
  readonly [One in Report["kind"]]?: (report: Extract<Report, { kind: One }>, of: ScoringInput) => void;
} = {
  map: (report, material) => {
    const { estimate, areas, scale, engagement, validity, trace } = report;
    expect(engagement.rapid).toBeLessThanOrEqual(engagement.answered);
    expect((estimate === null) === (validity.verdict === "invalid")).toBe(true);
    expect(validity.reasons.length > 0).toBe(validity.verdict !== "valid");
    seen.add(estimate === null ? "without" : "with");
    if (estimate === null) {
      expect([areas, trace, report.next_steps, engagement.without_rapid]).toEqual([[], [], [], null]);
      return;
    }
    expect([holds(estimate.rit, scale), holds(estimate.rit, estimate.band), estimate.se > 0]).toEqual([
      true,
      true,
      true,
    ]);
    const { percentile, percentile_band: percentiles } = estimate;
    if (percentile === null || percentiles === null) throw new Error("compared with no norm");
    expect([percentile, ...percentiles].every(isRank)).toBe(true);
    expect(holds(percentile, percentiles)).toBe(true);
    for (const area of areas) {
      expect([holds(area.rit, area.band), holds(area.rit, scale), area.right <= area.items]).toEqual([
        true,
        true,
        true,
      ]);
    }
    const counted = marked(material).filter(({ given }) => given);
    expect(areas.reduce((sum, { items }) => sum + items, 0)).toBe(counted.length);
    expect(areas.reduce((sum, { right }) => sum + right, 0)).toBe(
      counted.filter(({ mark }) => mark === "right").length,
    );
  },
  placement: (report, material) => {
    expect(report.reached).toBe(material.outcomes.filter(({ given }) => given).length);
    expect(report.scores.length > 0).toBe(report.reached >= report.needed);
    seen.add(report.scores.length > 0 ? "with" : "without");
    for (const { value, band, range, items } of [...report.scores, ...report.skills]) {
      expect([holds(value, band), holds(value, range), holds(band[0], range), holds(band[1], range)]).toEqual([
        true,
        true,
        true,
        true,
      ]);
      expect(items).toBeGreaterThan(0);
    }
    for (const { missed, items } of report.missed_skills) expect(missed >= 1 && missed <= items).toBe(true);
  },
  fixed: (report, material) => {
    const own = marked(material);
    seen.add("with").add("without");
    expect(report.total).toBe(own.length);
    expect(report.right).toBe(own.filter(({ mark }) => mark === "right").length);
    if (report.correct_rate !== null && report.band !== null) {
      expect(holds(report.correct_rate, [0, 1])).toBe(true);
      expect(holds(report.correct_rate, report.band)).toBe(true);
    }
    if (report.domain !== undefined) {
      if (report.domain !== null) {
        expect(holds(report.domain.rate, report.domain.band) && holds(report.domain.rate, [0, 1])).toBe(true);
      }
      expect(report.areas).toEqual([]);
      return;
    }
    for (const field of ["items", "right", "points", "points_total"] as const) {
      const whole = {
        items: report.total,
        right: report.right,
        points: report.points,
        points_total: report.points_total,
      };
      expect(report.areas.reduce((sum, area) => sum + area[field], 0)).toBeCloseTo(whole[field] ?? Number.NaN, 9);
    }
  },
};

describe("a report of any log is valid", () => {
  it.each(Object.keys(tests) as Kind[])("%s", (kind) => {
    seen.clear();
    fc.assert(
      fc.property(logs, (log) => {
        const material = materialOf(kind, log);
        const report = familyRules[material.test.family].report(material);
        expect(reportSchema.parse(report)).toEqual(report);
        expect(report.items.map(({ exercise_id }) => exercise_id)).toEqual(
          material.outcomes.map(({ item }) => item.itemId),
        );
        const check = checks[report.kind] as ((report: Report, of: ScoringInput) => void) | undefined;
        if (check === undefined) throw new Error(`nobody checks ${report.kind}`);
        check(report, material);
        const held = withheld(report);
        expect(held.items.every(({ mark, difficulty }) => mark === null && difficulty === null)).toBe(true);
        expect(JSON.stringify(familyRules[material.test.family].report(material))).toBe(JSON.stringify(report));
      }),
      { numRuns: 150 },
    );
    expect([...seen].toSorted()).toEqual(["with", "without"]);
  });
});
