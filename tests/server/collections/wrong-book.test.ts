import { and, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Calls } from "../../../src/contract/calls/calls";
import { wrongBook } from "../../../src/server/db/collections-schema";
import { attempts, tests } from "../../../src/server/db/schema";
import { handIn, sittingGuest } from "../../support/invitations";
import { choose, minute, morning, newKey, openSchool, sitAdaptively, type School } from "../../support/sittings";
import { newcomer } from "../rights/world";

let school: School;
beforeAll(async () => {
  school = await openSchool();
});

type Sitting = Calls["startExam"]["output"];

const begin = async (token: string, menu_id = "fixed"): Promise<Sitting> =>
  (await school.call("startExam", { menu_id }, token)).body.data;
const answer = (token: string, { attempt_id, lease }: Sitting, exercise_id: string, given: object, more: object = {}) =>
  school.call(
    "answerExercise",
    { attempt_id, lease, exercise_id, answer: given, revision: 1, idempotency_key: newKey(), ...more },
    token,
  );
const book = async (token: string, filter: object = {}) =>
  (await school.call("wrongBookList", filter, token)).body.data;
const ids = async (token: string, filter: object = {}) =>
  (await book(token, filter)).list.map(({ exercise_id }) => exercise_id);

/** An attempt at the fixed test with these answers, handed in. */
async function sat(token: string, answers: Readonly<Record<string, object>>, menu_id = "fixed") {
  const sitting = await begin(token, menu_id);
  for (const [item, given] of Object.entries(answers)) await answer(token, sitting, item, given);
  school.now += minute;
  await handIn(school, token, sitting);
  return sitting;
}
const [right, wrong] = [choose("B"), choose("A")];
const partly = { type: "multiple_choice", option_ids: ["A"] };

describe("the wrong-answer book", () => {
  it("gets wrong and partly right answers, not blanks, when a sitting ends", async () => {
    const token = await newcomer(school);
    const sitting = await begin(token);
    await answer(token, sitting, "f1", wrong);
    expect((await book(token)).total).toBe(0);
    await answer(token, sitting, "f2", right);
    await answer(token, sitting, "f4", partly);
    await handIn(school, token, sitting);
    const entry = {
      attempt_id: sitting.attempt_id,
      menu_id: "fixed",
      family: "custom",
      title: { en: "Fixed" },
      cause: null,
      times: 1,
      added_at: school.now,
      due_at: null,
      is_due: true,
      streak: 0,
      mastered_at: null,
    };
    // the stems of the bank's fixed items are one and the same
    const stem = { en: "Question f1", zh: "题目 f1" };
    const title = { en: "General skill", zh: "General skill" };
    const item = { subject: "math", area: "general", skill: "general-skill", title, stem };
    expect(await book(token)).toEqual({
      list: [
        { ...entry, exercise_id: "f1", mark: "wrong", item },
        { ...entry, exercise_id: "f4", mark: "partly", item },
      ],
      total: 2,
      page: 1,
      page_size: 50,
      due: 2,
      skills: [{ family: "custom", skill: "general-skill", title, count: 2 }],
    });
  });

  it("is filled when the time is over, and by an adaptive sitting", async () => {
    const token = await newcomer(school);
    const late = await begin(token);
    await answer(token, late, "f1", wrong);
    school.now += 11 * minute;
    await school.call("examItemDetail", { attempt_id: late.attempt_id }, token);
    expect(await ids(token)).toEqual(["f1"]);
    const adaptive = await begin(token, "adaptive");
    await sitAdaptively(school, token, adaptive, (place) => (place % 2 === 0 ? wrong : right));
    expect((await book(token, { family: "map" })).total).toBe(10);
    expect((await book(token, { family: "custom" })).total).toBe(1);
  });

  it("counts the attempts in which an item was wrong, and shows the latest", async () => {
    const token = await newcomer(school);
    await sat(token, { f1: wrong, f2: wrong });
    const second = await sat(token, { f1: wrong, f2: right });
    const { list } = await book(token);
    expect(
      list.map(({ exercise_id, times, attempt_id }) => [exercise_id, times, attempt_id === second.attempt_id]),
    ).toEqual([
      ["f1", 2, true],
      ["f2", 1, false],
    ]);
  });

  it("is separate per person, and gets a guest's mistakes when the result is claimed", async () => {
    const [inviter, other] = [await newcomer(school), await newcomer(school)];
    const guest = await sittingGuest(school, inviter);
    await answer(guest.token, guest.attempt, "f1", wrong);
    await handIn(school, guest.token, guest.attempt);
    expect([await ids(inviter), await ids(other)]).toEqual([[], []]);
    await school.call("claimResult", { vtk: guest.token }, other);
    await school.call("claimResult", { vtk: guest.token }, other);
    expect([await ids(inviter), await ids(other), (await book(other)).list[0]?.times]).toEqual([[], ["f1"], 1]);
  });

  it("removes and restores entries; the next wrong answer restores one too", async () => {
    const token = await newcomer(school);
    await sat(token, { f1: wrong, f2: wrong });
    const change = async (input: object) => (await school.call("deleteWrongBook", input, token)).body.data;
    expect(await change({ exercise_ids: ["f1", "f1", "f3"] })).toEqual({ exercise_ids: ["f1"] });
    expect(await change({ exercise_ids: ["f1"] })).toEqual({ exercise_ids: [] });
    expect(await ids(token)).toEqual(["f2"]);
    expect(await change({ exercise_ids: ["f1", "f2"], restore: true })).toEqual({ exercise_ids: ["f1"] });
    expect((await ids(token)).sort()).toEqual(["f1", "f2"]);
    await change({ exercise_ids: ["f1", "f2"] });
    expect((await book(token)).total).toBe(0);
    await sat(token, { f1: wrong, f2: right });
    expect(await ids(token)).toEqual(["f1"]);
  });

  it("stores the cause chosen by its owner, and filters by cause and skill", async () => {
    const token = await newcomer(school);
    await sat(token, { f1: wrong, f2: wrong });
    const cause = async (input: object) => (await school.call("setWrongCause", input, token)).body;
    expect((await cause({ exercise_id: "f1", cause: "misread" })).data).toEqual({
      exercise_id: "f1",
      cause: "misread",
    });
    expect((await cause({ exercise_id: "f3", cause: "misread" })).code).toBe(100206);
    expect((await cause({ exercise_id: "f1", cause: "bad luck" })).code).toBe(400);
    expect([
      await ids(token, { cause: "misread" }),
      await ids(token, { cause: "time" }),
      (await ids(token, { skill: "general-skill" })).length,
      await ids(token, { skill: "other" }),
    ]).toEqual([["f1"], [], 2, []]);
    expect((await cause({ exercise_id: "f1", cause: null })).data.cause).toBeNull();
    expect(await ids(token, { cause: "misread" })).toEqual([]);
  });

  it("shows nothing of a test before its results are released", async () => {
    const token = await newcomer(school);
    await sat(token, { f1: wrong }, "lenient");
    expect(await book(token)).toMatchObject({ list: [], total: 0 });
    await school.db.update(tests).set({ releasedAt: school.now }).where(eq(tests.menuId, "lenient"));
    expect(await ids(token)).toEqual(["f1"]);
    await school.db.update(tests).set({ releasedAt: null }).where(eq(tests.menuId, "lenient"));
  });

  it("is updated by a late answer that counts", async () => {
    const token = await newcomer(school);
    const sitting = await begin(token, "lenient");
    const stamp = school.now + minute;
    await answer(token, sitting, "f1", wrong);
    school.now += 11 * minute;
    await school.call("examItemDetail", { attempt_id: sitting.attempt_id }, token);
    const kept = async () =>
      (
        await school.db
          .select({ itemId: wrongBook.itemId })
          .from(wrongBook)
          .where(eq(wrongBook.attemptId, sitting.attempt_id))
          .orderBy(wrongBook.itemId)
      ).map(({ itemId }) => itemId);
    expect(await kept()).toEqual(["f1"]);
    const late = { revision: 2, answered_at: stamp };
    expect((await answer(token, sitting, "f1", right, late)).body.code).toBe(200);
    expect((await answer(token, sitting, "f2", wrong, late)).body.code).toBe(200);
    expect(await kept()).toEqual(["f2"]);
  });
});

it("the wrong-answer book stays fast for a person with ten thousand attempts", async () => {
  const token = await newcomer(school);
  const { attempt_id } = await sat(token, { f1: wrong });
  const [one] = await school.db.select().from(attempts).where(eq(attempts.attemptId, attempt_id));
  const veteran = one?.userId ?? "";
  await school.db.execute(sql`
    insert into attempts select (jsonb_populate_record(a, jsonb_build_object(
      'attempt_id', md5(n::text)::uuid, 'start_key', null, 'seed', 'old-' || n))).*
    from attempts a, generate_series(1, 10000) n where a.attempt_id = ${attempt_id}`);
  await school.db.execute(sql`
    insert into items select (jsonb_populate_record(i, jsonb_build_object('item_id', 'many-' || n))).*
    from items i, generate_series(1, 10000) n where i.item_id = 'f1'`);
  await school.db.execute(sql`
    insert into wrong_book (user_id, item_id, attempt_id, menu_id, version, family, added_at, skill, mark)
    select ${veteran}, 'many-' || n, md5(n::text)::uuid, 'fixed', 1, 'custom', ${morning}::bigint - n, 'many', 'wrong'
    from generate_series(1, 10000) n`);
  await school.db.execute(sql`analyze`);
  const times: number[] = [];
  for (const page of [1, 2, 3, 100, 200]) {
    const begun = performance.now();
    const { list, total } = await book(token, { page });
    times.push(performance.now() - begun);
    expect([list.length, total]).toEqual([50, 10_001]);
  }
  expect(times.sort((one, other) => one - other)[2]).toBeLessThan(500);
  const plan = await school.db.execute<{ "QUERY PLAN": string }>(sql`
    explain select item_id from wrong_book where user_id = ${veteran} and deleted_at is null
    order by added_at desc, item_id limit 50`);
  expect(JSON.stringify(plan.rows)).toContain("wrong_book_by_time");
  expect(await school.db.$count(wrongBook, and(eq(wrongBook.userId, veteran), eq(wrongBook.skill, "many")))).toBe(
    10_000,
  );
});
