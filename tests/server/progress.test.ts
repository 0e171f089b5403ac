import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { mostPoints, type ProgressRecord, type SkillProgress } from "../../src/contract/report/progress";
import { attempts } from "../../src/server/db/schema";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { numberedId } from "../support/made-ids";
import {
  adaptiveItems,
  adaptiveTest,
  choose,
  fixedItems,
  fixedTest,
  minute,
  morning,
  newKey,
  openSchool,
  sitAdaptively,
  type School,
} from "../support/sittings";
import { newcomer } from "./rights/world";

const day = 1_440 * minute;
let school: School;
let ann: string;

beforeAll(async () => {
  school = await openSchool();
  const rit = { family: "map", sourceDigest: null, items: adaptiveItems } as const;
  const own = { family: "custom", sourceDigest: null, items: fixedItems } as const;
  const untold = { ...adaptiveTest, exam_info: { ...adaptiveTest.exam_info, scoring_method: 0 } };
  const late = {
    ...fixedTest,
    attempt_limit: null,
    release: { when: "after_close", at: morning + 900 * day } as const,
  };
  await publishTest(school.db, { ...rit, menuId: "again", definition: adaptiveTest }, morning);
  await publishTest(school.db, { ...rit, menuId: "untold", definition: untold }, morning);
  await publishTest(school.db, { ...own, menuId: "late", definition: late }, morning);
  await publishTest(
    school.db,
    { ...own, menuId: "open", definition: { ...fixedTest, attempt_limit: null, release: { when: "after_finish" } } },
    morning,
  );
});

const progress = async (time_zone?: string, token = ann): Promise<ProgressRecord> =>
  (await school.call("progressRecord", time_zone === undefined ? {} : { time_zone }, token)).body.data;
const skills = async (line: string, token = ann): Promise<SkillProgress> =>
  (await school.call("skillProgress", { line }, token)).body.data;
const reportOf = async (attempt_id: string) => {
  const { data } = (await school.call("answerRecord", { attempt_id }, ann)).body;
  if (data.kind === "list") throw new Error("no report");
  return data;
};

async function sitMap(menu_id: string, at: number): Promise<string> {
  school.now = at;
  ann = await school.signIn("ann");
  const attempt = (await school.call("startExam", { menu_id, mode: "full" }, ann)).body.data;
  await sitAdaptively(school, ann, attempt, (place) => choose(place % 3 === 0 ? "B" : "A"));
  return attempt.attempt_id;
}

async function sitFixed(menu_id: string, at: number): Promise<string> {
  school.now = at;
  ann = await school.signIn("ann");
  const { attempt_id, lease } = (await school.call("startExam", { menu_id }, ann)).body.data;
  await school.call("advanceExam", { attempt_id, lease, stage: "main" }, ann);
  return attempt_id;
}

describe("progress", () => {
  it("puts comparable scores on one line, and each attempt on its day in the person's time zone", async () => {
    const late = Date.UTC(2026, 10, 24, 17);
    const first = await sitMap("adaptive", morning);
    const second = await sitMap("again", late);
    await sitMap("untold", late + minute);
    const fixed = await sitFixed("open", late + day);
    const { from, to, days, lines } = await progress();

    expect([from, to]).toEqual(["2026-06-01", "2026-11-25"]);
    const answered = (await reportOf(first)).items.length;
    expect(days).toEqual([
      { day: "2026-11-21", sittings: 1, answered, practised: 0 },
      { day: "2026-11-24", sittings: 2, answered: 2 * answered, practised: 0 },
      { day: "2026-11-25", sittings: 1, answered: 0, practised: 0 },
    ]);
    const shanghai = await progress("Asia/Shanghai");
    expect([shanghai.to, shanghai.days.map((one) => one.day)]).toEqual([
      "2026-11-26",
      ["2026-11-21", "2026-11-25", "2026-11-26"],
    ]);

    expect(lines.map(({ line, family, unit, points }) => [line, family, unit, points.length])).toEqual([
      ["custom.open", "custom", "percent", 1],
      ["map.math", "map", "rit", 2],
    ]);
    const [ofTest, ofMap] = lines;
    expect(ofTest?.points[0]).toMatchObject({ attempt_id: fixed, value: 0 });
    for (const [place, id] of [first, second].entries()) {
      const report = await reportOf(id);
      if (report.kind !== "map" || report.estimate === null) throw new Error("no estimate");
      const { rit, band } = report.estimate;
      expect(ofMap?.points[place]).toEqual({ attempt_id: id, at: report.finished_at, value: rit, band });
    }
  });

  it("shows each skill with its band from the reports", async () => {
    const { strands } = await skills("map.math");
    const ids = (await progress()).lines.find(({ line }) => line === "map.math")?.points.map((one) => one.attempt_id);
    const told = await Promise.all((ids ?? []).map(reportOf));
    const areas = told.map((report) => (report.kind === "map" ? report.areas : []));
    expect(strands.map(({ strand }) => strand)).toEqual(areas.at(-1)?.map(({ area }) => area));
    for (const { strand, unit, points } of strands) {
      expect([unit, points.map(({ at }) => at)]).toEqual(["rit", told.map((report) => report.finished_at)]);
      expect(points.map(({ value, band, items }) => ({ rit: value, band, items }))).toEqual(
        areas.map((list) => {
          const { rit, band, items } = list.find(({ area }) => area === strand) ?? {};
          return { rit, band, items };
        }),
      );
    }
    expect((await skills("custom.open")).strands.flatMap(({ points }) => points)).not.toEqual([]);
  });

  it("shows nothing of parts before results are released", async () => {
    await sitFixed("late", morning + 6 * day);
    expect(await skills("custom.late")).toEqual({ strands: [] });
    school.now = morning + 901 * day;
    ann = await school.signIn("ann");
    expect((await skills("custom.late")).strands).not.toEqual([]);
    school.now = morning + 7 * day;
    ann = await school.signIn("ann");
  });

  it("is private, and refuses an unknown time zone", async () => {
    const ben = await school.signIn("ben");
    expect(await progress("UTC", ben)).toMatchObject({ days: [], lines: [] });
    expect(await skills("map.math", ben)).toEqual({ strands: [] });
    const { status, body } = await school.call("progressRecord", { time_zone: "Mars/Base'; drop" }, ann);
    expect([status, body.code]).toEqual([400, 400]);
  });

  it("counts practice questions on the day of their answers", async () => {
    const before = (await progress()).days.reduce((sum, { practised }) => sum + practised, 0);
    const started = { from: "wrong", length: 5, idempotency_key: newKey() };
    const { practice } = (await school.call("practiceStart", started, ann)).body.data;
    if (practice === null) throw new Error("nothing to practise");
    const { practice_id } = practice;
    await school.call("practiceCheck", { practice_id, place: 0, answer: choose("A") }, ann);
    const { days, to } = await progress();
    expect([days.at(-1)?.day, days.reduce((sum, { practised }) => sum + practised, 0)]).toEqual([to, before + 1]);
  });

  it("is right for any history: attempts per day, and the latest points of each line in order", async () => {
    const row = fc.record({
      menuId: fc.constantFrom("adaptive", "again", "open"),
      at: fc.integer({ min: 0, max: 300 * 24 }).map((hours) => morning - hours * 60 * minute),
      value: fc.option(fc.integer({ min: 140, max: 280 }), { nil: null }),
    });
    school.now = morning;
    const own = await newcomer(school);
    const { username: userId } = (await school.call("userInfo", {}, own)).body.data;
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 70 }), async (facts) => {
        await school.db.delete(attempts).where(eq(attempts.userId, userId));
        const rows = facts.map(({ menuId, at, value }, number) => ({
          attemptId: numberedId(100_000 + number),
          userId,
          menuId,
          version: 1,
          mode: "full",
          status: "finished" as const,
          stage: "main",
          startedAt: at - minute,
          finishedAt: at,
          leaseEpoch: 1,
          leaseSeenAt: at,
          lastSeq: 0,
          answered: 3,
          total: 4,
          seed: "seed",
          score:
            value === null
              ? null
              : {
                  unit: menuId === "open" ? ("percent" as const) : ("rit" as const),
                  value,
                  low: value - 3,
                  high: value + 3,
                  scale: [100, 300] as [number, number],
                },
        }));
        if (rows.length > 0) await school.db.insert(attempts).values(rows);
        const { from, days, lines } = await progress("UTC", own);
        const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
        const seen = rows.filter(({ finishedAt }) => dayOf(finishedAt) >= from);
        const names = [...new Set(seen.map(({ finishedAt }) => dayOf(finishedAt)))].toSorted();
        expect(days).toEqual(
          names.map((name) => {
            const sittings = seen.filter(({ finishedAt }) => dayOf(finishedAt) === name).length;
            return { day: name, sittings, answered: 3 * sittings, practised: 0 };
          }),
        );
        const isScored = ({ score }: (typeof rows)[number]) => score !== null;
        for (const [line, menus] of [
          ["map.math", ["adaptive", "again"]],
          ["custom.open", ["open"]],
        ] as const) {
          const scored = rows.filter((one) => isScored(one) && (menus as readonly string[]).includes(one.menuId));
          const expected = scored
            .toSorted((one, other) => one.finishedAt - other.finishedAt || (one.attemptId < other.attemptId ? -1 : 1))
            .slice(-mostPoints)
            .map(({ attemptId }) => attemptId);
          const told = lines.find((one) => one.line === line)?.points.map(({ attempt_id }) => attempt_id) ?? [];
          expect(told).toEqual(expected);
        }
      }),
      { numRuns: 25 },
    );
  });
});
