import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { users } from "../../../src/server/db/accounts-schema";
import { assignments } from "../../../src/server/db/classes-schema";
import { attempts } from "../../../src/server/db/schema";
import { openSession } from "../../../src/server/use-cases/sign-in";
import { assignmentOf, classOf, sitForAssignment } from "../../support/classes";
import { EssaySchool, guide } from "../../support/essays";
import { newKey } from "../../support/sittings";
import { newcomer } from "../rights/world";

const essays = new EssaySchool();
let assignment_id = "";
let one = "";
let other = "";
let third = "";

let people = 0;
async function teacher(): Promise<{ readonly userId: string; readonly token: string }> {
  const userId = `marker-${(people += 1)}`;
  const account = { userId, username: userId, passwordHash: "", nickname: userId, role: ["teacher"], permission: [] };
  await essays.school.db.insert(users).values({ ...account, createdAt: essays.school.now });
  return { userId, token: await openSession(essays.school.deps, userId) };
}

beforeEach(async () => {
  const teachers = [await teacher(), await teacher(), await teacher()];
  [one = "", other = "", third = ""] = teachers.map(({ token }) => token);
  const { class_id } = await classOf(essays.school, { teachers: teachers.map(({ userId }) => userId), members: [] });
  const given = { menuId: essays.menuId, edition: 1, phase: "marking" as const, unmarked: 2 };
  ({ assignment_id } = await assignmentOf(essays.school, class_id, given));
});

async function sat(text: string, second = ""): Promise<string> {
  const { attempt_id } = await essays.sat(await newcomer(essays.school), text, second);
  await sitForAssignment(essays.school, attempt_id, { assignment_id });
  return attempt_id;
}

const river = () => essays.ids[1] ?? "";
const queue = async (token: string, item_id = river()) =>
  (await essays.school.call("markQueue", { assignment_id, item_id }, token)).body.data;
const answersFor = async (token: string) => (await queue(token)).item?.groups.flatMap(({ answers }) => answers) ?? [];

const firstAnswerFor = async (token: string) => (await answersFor(token))[0]?.mark_id ?? "";

const save = async (
  token: string,
  mark_id: string,
  mark: { points: number | null; version: number; comment?: string; settles?: boolean },
) =>
  (
    await essays.school.call(
      "markSave",
      { idempotency_key: newKey(), assignment_id, item_id: river(), mark_id, ...mark },
      token,
    )
  ).body;

const scoreOf = async (attemptId: string) => {
  const [row] = await essays.school.db.select().from(attempts).where(eq(attempts.attemptId, attemptId));
  return row?.score?.value;
};

describe("the answers of a class that people mark", () => {
  it("come without names, like ones together, with the guide", async () => {
    const sittings = [await sat("They dig outside."), await sat("No idea"), await sat("they  dig outside. ")];
    const shown = await queue(one);
    expect(shown.items).toEqual([
      { item_id: river(), position: 2, words: "Why do rivers bend?", answers: 3, waiting: 3, differing: 0 },
    ]);
    expect([shown.title, shown.class_name]).toEqual([{ en: "Sums" }, "5A"]);
    expect(shown.item).toMatchObject({ item_id: river(), points: 10, guide, total: 3, comments: [] });
    expect(shown.item?.groups.map(({ text, answers }) => [text.trim().toLowerCase(), answers.length])).toEqual([
      ["no idea", 1],
      [expect.stringMatching(/^they +dig outside\.$/), 2],
    ]);
    const words = JSON.stringify(shown);
    for (const attemptId of sittings) expect(words).not.toContain(`"${attemptId}"`);
    const ids = (await answersFor(other)).map(({ mark_id }) => mark_id);
    expect(new Set(ids)).toEqual(new Set((await answersFor(one)).map(({ mark_id }) => mark_id)));
    expect(new Set(ids).size).toBe(3);
  });

  it("count at once with the points of the first marker, and bring his comments back", async () => {
    const attempt = await sat("They dig outside.");
    const mark_id = await firstAnswerFor(one);
    const saved = await save(one, mark_id, { points: 5, comment: "Say why.", version: 0 });
    expect(saved).toMatchObject({
      code: 200,
      data: { own: { points: 5, comment: "Say why." }, version: 1, state: "marked" },
    });
    expect(await scoreOf(attempt)).toBeCloseTo((100 * (2 + 5)) / (2 + 10 + 5));
    expect((await queue(other)).item?.comments).toEqual(["Say why."]);
  });

  it("carry their comments to the student once results are released, and none while two markers differ", async () => {
    const token = await newcomer(essays.school);
    const { attempt_id } = await essays.sat(token, "They dig outside.", "");
    await sitForAssignment(essays.school, attempt_id, { assignment_id });
    const read = async () =>
      (await essays.school.call("exerciseDetail", { attempt_id, exercise_id: river() }, token)).body.data.review;
    const release = (releasePhase: "held" | "released") =>
      essays.school.db
        .update(assignments)
        .set({ release: "manual", releasePhase })
        .where(eq(assignments.assignmentId, assignment_id));
    await release("held");
    const mark_id = await firstAnswerFor(one);
    await save(one, mark_id, { points: 5, comment: "Say why.", version: 0 });
    expect(await read()).toBeNull();
    await release("released");
    expect(await read()).toMatchObject({ credit: 0.5, comments: ["Say why."] });
    await save(other, mark_id, { points: 7, comment: "Good start.", version: 0 });
    expect(await read()).not.toHaveProperty("comments");
    await save(one, mark_id, { points: 7, comment: "Say why.", version: 1 });
    expect(await read()).toMatchObject({ comments: ["Say why.", "Good start."] });
  });

  it("settle the assignment with the last mark", async () => {
    await sat("They dig outside.");
    await sat("No idea");
    const phase = async () =>
      (await essays.school.db.select().from(assignments).where(eq(assignments.assignmentId, assignment_id)))[0];
    const [first, last] = await answersFor(one);
    await save(one, first?.mark_id ?? "", { points: 1, version: 0 });
    expect(await phase()).toMatchObject({ phase: "marking", unmarked: 1 });
    await save(other, last?.mark_id ?? "", { points: 1, version: 0 });
    expect(await phase()).toMatchObject({ phase: "settled", unmarked: 0 });
  });

  it("are stored once, and a change of an older version is refused with the present one", async () => {
    await sat("They dig outside.");
    const mark_id = await firstAnswerFor(one);
    const codes = [
      (await save(one, mark_id, { points: 5, version: 0 })).code,
      (await save(one, mark_id, { points: 5, version: 0 })).code,
      (await save(one, mark_id, { points: 6, version: 1 })).code,
    ];
    expect(codes).toEqual([200, 200, 200]);
    expect(await save(one, mark_id, { points: 7, version: 1 })).toMatchObject({
      code: 101051,
      data: { own: { points: 6 }, version: 2 },
    });
    expect((await save(one, mark_id, { points: 11, version: 2 })).code).toBe(101052);
    expect((await save(one, "none", { points: 1, version: 0 })).code).toBe(101050);
  });
});

describe("a mark that is taken back", () => {
  it("leaves the answer waiting, with the score as before, and can be given again", async () => {
    const attempt = await sat("They dig outside.");
    await sat("With sand");
    const mark_id = await firstAnswerFor(one);
    const before = await scoreOf(attempt);
    await save(one, mark_id, { points: 5, comment: "Say why.", version: 0 });
    const untouched = { mark_id, own: null, other: null, by_other: false, settled: null, version: 0, state: "waiting" };
    expect(await save(one, mark_id, { points: null, version: 0 })).toMatchObject({
      code: 101051,
      data: { own: { points: 5 }, version: 1 },
    });
    expect((await save(one, mark_id, { points: null, version: 1 })).data).toEqual(untouched);
    expect((await save(one, mark_id, { points: null, version: 1 })).data).toEqual(untouched);
    expect([await scoreOf(attempt), (await queue(one)).items[0]?.waiting]).toEqual([before, 2]);
    expect((await save(one, mark_id, { points: 6, version: 0 })).data).toMatchObject({
      own: { points: 6 },
      version: 1,
    });
    expect(await scoreOf(attempt)).toBeCloseTo((100 * 8) / 17);
  });

  it("is a second marker's alone, where two have marked", async () => {
    const attempt = await sat("They dig outside.");
    await sat("No idea");
    const mark_id = (await answersFor(one)).at(-1)?.mark_id ?? "";
    await save(one, mark_id, { points: 5, version: 0 });
    await save(other, mark_id, { points: 8, version: 0 });
    const before = await scoreOf(attempt);
    expect((await save(one, mark_id, { points: null, version: 1 })).code).toBe(101050);
    expect((await save(other, mark_id, { points: null, version: 1 })).data).toMatchObject({
      own: null,
      by_other: true,
    });
    expect((await queue(one)).items).toMatchObject([{ differing: 0, waiting: 1 }]);
    expect(await scoreOf(attempt)).toBe(before);
  });

  it("is refused once every answer has its points", async () => {
    await sat("They dig outside.");
    const mark_id = await firstAnswerFor(one);
    await save(one, mark_id, { points: 5, version: 0 });
    expect((await save(one, mark_id, { points: null, version: 1 })).code).toBe(101050);
    expect(await answersFor(one)).toMatchObject([{ own: { points: 5 }, state: "marked" }]);
  });
});

describe("two markers", () => {
  it("see the other's points after their own only, and settle a difference", async () => {
    const attempt = await sat("They dig outside.");
    const mark_id = await firstAnswerFor(one);
    await save(one, mark_id, { points: 5, version: 0 });
    expect(await answersFor(other)).toEqual([
      { mark_id, own: null, other: null, by_other: true, settled: null, version: 0, state: "waiting" },
    ]);
    expect((await save(other, mark_id, { points: 8, version: 0 })).data).toMatchObject({
      own: { points: 8 },
      other: { points: 5 },
      state: "differing",
    });
    expect((await queue(one)).items).toMatchObject([{ differing: 1 }]);
    const before = await scoreOf(attempt);
    expect((await save(third, mark_id, { points: 1, version: 0 })).code).toBe(101050);
    expect(await save(one, mark_id, { points: 7, version: 0, settles: true })).toMatchObject({
      data: { state: "settled", settled: { points: 7 }, version: 1 },
    });
    expect([before, await scoreOf(attempt)]).toEqual([expect.closeTo((100 * 7) / 17), expect.closeTo((100 * 9) / 17)]);
    expect((await save(other, mark_id, { points: 2, version: 1 })).code).toBe(101050);
    expect((await queue(one)).items).toMatchObject([{ differing: 0 }]);
  });

  it("agree where they give the same", async () => {
    await sat("They dig outside.");
    const mark_id = await firstAnswerFor(one);
    await save(one, mark_id, { points: 5, version: 0 });
    expect((await save(other, mark_id, { points: 5, version: 0 })).data.state).toBe("settled");
    expect((await save(other, mark_id, { points: 11, version: 1 })).code).toBe(101052);
  });
});
