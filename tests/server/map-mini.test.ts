import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { MapReport } from "../../src/contract/report/report";
import { normOf } from "../../src/psychometrics/scales/rit";
import { users } from "../../src/server/db/accounts-schema";
import { mapMiniMathematics, mapMiniReading } from "../../src/server/shipped/map-mini";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { faultOfDraft } from "../../src/server/use-cases/publishing/fault-of";
import { miniDraft } from "../support/mini-bank";
import { choose, minute, newKey, openSchool, type School } from "../support/sittings";

const draft = miniDraft();
const items = new Map(draft.items.map((item) => [item.item_id, item] as const));
const difficultyOf = (id: string) => items.get(id)?.irt?.b ?? NaN;
const areas = [...new Set(draft.items.map(({ area }) => area))];

let school: School;
let ann: string;

beforeAll(async () => {
  school = await openSchool();
  await school.db.update(users).set({ grade: 1 }).where(eq(users.username, "ann"));
  await publishTest(school.db, draft, school.now);
  ann = await school.signIn("ann");
});

async function sit(
  more: object,
  answerAt: (place: number) => object,
): Promise<{ served: string[]; report: MapReport }> {
  const started = await school.call("startExam", { menu_id: draft.menuId, ...more }, ann);
  const { attempt_id, lease, presented } = started.body.data;
  const served: string[] = [];
  for (let exercise_id = presented; exercise_id !== null;) {
    served.push(exercise_id);
    school.now += minute;
    const base = { attempt_id, lease, exercise_id, revision: 1, idempotency_key: newKey(), elapsed_ms: 12_000 };
    const reply = await school.call("answerExercise", { ...base, ...answerAt(served.length - 1) }, ann);
    exercise_id = reply.body.data.next?.presented ?? null;
  }
  await school.call("advanceExam", { attempt_id, lease, stage: "main" }, ann);
  const report = (await school.call("answerRecord", { attempt_id }, ann)).body.data;
  if (report.kind !== "map") throw new Error("not a MAP report");
  return { served, report };
}

const right = { answer: choose("a") };
const wrong = { answer: choose("b") };

describe("MAP mini", () => {
  it.each([mapMiniMathematics, mapMiniReading])("can be published with a bank of its subject: $title.en", (one) => {
    const own = draft.items.map((item) => ({ ...item, subject: one.subject }));
    expect(faultOfDraft({ ...draft, definition: one, items: own })).toBeNull();
    expect(faultOfDraft({ ...draft, definition: one, items: own.slice(0, 40) })).toMatch(/43 items/);
  });

  it("has 20 questions, or 43 on request, with its four areas balanced", async () => {
    const usual = await sit({}, (place) => (place % 2 === 0 ? right : wrong));
    const whole = await sit({ mode: "full" }, (place) => (place % 3 === 0 ? wrong : right));
    expect([usual.served.length, whole.served.length]).toEqual([20, 43]);
    for (const { served } of [usual, whole]) {
      expect(new Set(served).size).toBe(served.length);
      const counts = areas.map((area) => served.filter((id) => items.get(id)?.area === area).length);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
    expect(whole.report.estimate).not.toBeNull();
  });

  it("begins with two easy items below the norm of the starting grade", async () => {
    const { mean } = normOf("math", 0, "fall");
    const { served } = await sit({ start_level: 0 }, () => right);
    const known = served.slice(0, 2).map((id) => 1 / (1 + Math.exp(difficultyOf(id) - (mean - 200) / 10)));
    expect(known[0]).toBeGreaterThan(0.65);
    expect(known[1]).toBeGreaterThan(0.5);
  });

  it("reports scores from 100 to 240; a wide band alone does not make them doubtful", async () => {
    const best = await sit({}, () => right);
    expect(best.report.scale).toEqual([100, 240]);
    expect(best.report.estimate?.band[1]).toBeLessThanOrEqual(240);
    const few = await sit({}, (place) => (place < 7 ? { answer: null, unscored: "audioFailed" } : right));
    expect(few.report.validity).toEqual({ verdict: "valid", reasons: [] });
    expect(few.report.engagement.answered).toBe(13);
    const list = (await school.call("answerRecord", {}, ann)).body.data;
    if (list.kind !== "list") throw new Error("not a list");
    expect(list.list[0]?.score).toMatchObject({ unit: "rit", scale: [100, 240] });
  });

  it("compares with the norm of the child's grade", async () => {
    const { report } = await sit({}, (place) => (place % 2 === 0 ? right : wrong));
    const { mean, sd } = normOf("math", 1, "fall");
    expect(report).toMatchObject({ grade: 1, season: "fall", norm: { mean, sd } });
  });

  it("serves each file that an item names", async () => {
    for (const { sha256 } of draft.items.slice(0, 3).flatMap(({ body }) => body.media))
      expect((await school.app.inject(`/media/${sha256}`)).statusCode).toBe(200);
  });
});
