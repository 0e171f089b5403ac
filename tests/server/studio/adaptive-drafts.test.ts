import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { DraftTest } from "../../../src/contract/studio/draft-test";
import { attempts, testItems, tests } from "../../../src/server/db/schema";
import { adaptiveDraftOf, draftOf, draftTestOf } from "../../support/drafts";
import { choose, newKey, openSchool, sitAdaptively, type School } from "../../support/sittings";
import { newcomer } from "../rights/world";

let school: School;
let author: string;
let student: string;
beforeAll(async () => {
  school = await openSchool();
  author = await newcomer(school, { role: ["teacher"] });
  student = await school.signIn("ann");
});

const question = async (stem: string, more = {}): Promise<string> =>
  (await school.call("saveItem", { idempotency_key: newKey(), draft: draftOf(stem, more) }, author)).body.data.item_id;
const save = async (definition: DraftTest) => {
  const { test_id, version } = (await school.call("saveTest", { idempotency_key: newKey(), definition }, author)).body
    .data;
  return { test_id, version };
};
const codesOf = async (definition: DraftTest) =>
  (await school.call("checkTest", await save(definition), author)).body.data.findings.map(
    ({ code, item_id, detail }) => [code, item_id ?? detail ?? ""],
  );

describe("an adaptive draft test", () => {
  it("is published after simulated students have sat it, and ends when it is precise enough", async () => {
    const saved = await save(
      adaptiveDraftOf({ stop_se: 0.8, policies: { ...adaptiveDraftOf().policies, attempts: 3 } }),
    );
    const early = await school.call("publishDraftTest", saved, author);
    expect((early.body.data as unknown as { findings: { code: string }[] }).findings.map(({ code }) => code)).toEqual([
      "forecastMissing",
    ]);
    const simulated = (await school.call("simulateTest", saved, author)).body.data;
    expect([simulated.phase, simulated.forecast.kind]).toEqual(["ready", "adaptive"]);
    expect((await school.call("publishDraftTest", saved, author)).body.data).toEqual({
      menu_id: saved.test_id,
      version: 1,
    });
    const attempt = (await school.call("startExam", { menu_id: saved.test_id }, student)).body.data;
    expect([attempt.total, attempt.presented]).toEqual([20, expect.any(String)]);
    await sitAdaptively(school, student, attempt, (place) => choose(place % 2 === 0 ? "B" : "A"));
    const [row] = await school.db.select().from(attempts).where(eq(attempts.attemptId, attempt.attempt_id));
    expect(row?.status).toBe("finished");
    expect(row?.answered).toBeGreaterThanOrEqual(5);
    expect(row?.answered).toBeLessThan(12);
    expect(row?.total).toBe(row?.answered);
  });

  it("refuses questions that are not calibrated by name", async () => {
    const stray = await question("not calibrated", { skill: "stray" });
    expect(
      await codesOf(
        adaptiveDraftOf({ pool: [{ from: "own", skill: "stray" }], length: { least: 1, most: 1 }, exposure: 1 }),
      ),
    ).toEqual([["itemNotCalibrated", stray]]);
  });

  it("is told what keeps it from working", async () => {
    expect(await codesOf(adaptiveDraftOf({ pool: [] }))).toEqual([["poolEmpty", ""]]);
    expect(await codesOf(adaptiveDraftOf({ length: { least: 30, most: 20 } }))).toEqual([["lengthReversed", ""]]);
    expect(await codesOf(adaptiveDraftOf({ length: { least: 5, most: 97 } }))).toEqual([
      ["poolTooSmall", "96 / 97"],
      ["exposureTooLow", ""],
      ["timeShort", ""],
    ]);
    const narrow = {
      pool: [{ from: "bank" as const, skill: "number-skill", difficulty: [-1, 0] as [number, number] }],
    };
    expect(
      await codesOf(
        adaptiveDraftOf({
          ...narrow,
          length: { least: 2, most: 4 },
          exposure: 1,
          shares: [{ skill: "number-skill", share: 1 }],
        }),
      ),
    ).toEqual([]);
    expect(
      await codesOf(
        adaptiveDraftOf({
          ...narrow,
          length: { least: 2, most: 4 },
          exposure: 1,
          shares: [
            { skill: "number-skill", share: 1 },
            { skill: "absent", share: 3 },
          ],
        }),
      ),
    ).toEqual([["shareTooLarge", "absent: 0 / 3"]]);
  });

  it("gives skills the shares that the author wants", async () => {
    const saved = await save(
      adaptiveDraftOf({
        length: { least: 12, most: 12 },
        stop_se: null,
        shares: [
          { skill: "number-skill", share: 3 },
          { skill: "geometry-skill", share: 1 },
        ],
      }),
    );
    await school.call("simulateTest", saved, author);
    await school.call("publishDraftTest", saved, author);
    const attempt = (await school.call("startExam", { menu_id: saved.test_id }, student)).body.data;
    await sitAdaptively(school, student, attempt, () => choose("B"));
    const report = (await school.call("answerRecord", { attempt_id: attempt.attempt_id }, student)).body.data;
    const ids = report.kind === "fixed" ? report.items.map(({ exercise_id }) => exercise_id) : [];
    expect([ids.filter((id) => id.startsWith("num")).length, ids.filter((id) => id.startsWith("geo")).length]).toEqual([
      9, 3,
    ]);
  });

  it("chooses an author's own questions once an edition of them was calibrated, with what was learned", async () => {
    const skill = "calibrated";
    const own: string[] = [];
    for (let place = 0; place < 8; place += 1) own.push(await question(`own ${place}`, { skill }));
    const fixed = await save(draftTestOf(own));
    await school.call("publishDraftTest", fixed, author);
    const rows = await school.db.select().from(testItems).where(eq(testItems.menuId, fixed.test_id));
    for (const { itemId, position } of rows)
      await school.db
        .update(testItems)
        .set({ irt: { a: 1, b: position / 4 - 1, c: 0, d: 1, calibration: "responses" } })
        .where(and(eq(testItems.menuId, fixed.test_id), eq(testItems.itemId, itemId)));
    const saved = await save(
      adaptiveDraftOf({ pool: [{ from: "own", skill }], length: { least: 2, most: 4 }, exposure: 1, stop_se: null }),
    );
    const { forecast } = (await school.call("simulateTest", saved, author)).body.data;
    expect([forecast.kind, forecast.kind === "adaptive" && forecast.pool]).toEqual(["adaptive", 8]);
    expect((await school.call("publishDraftTest", saved, author)).body.code).toBe(200);
    const learned = await school.db.select().from(testItems).where(eq(testItems.menuId, saved.test_id));
    expect(learned.map(({ irt }) => irt?.b).toSorted((a = 0, b = 0) => a - b)).toEqual([
      -1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75,
    ]);
    const [edition] = await school.db.select().from(tests).where(eq(tests.menuId, saved.test_id));
    expect(edition?.definition).toMatchObject({ exam_info: { type: 2, extract_question_number: 4 }, most_exposure: 1 });
  });
});
