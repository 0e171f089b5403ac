import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Attempt } from "../../src/contract/attempt/attempt";
import type { DraftItem } from "../../src/contract/studio/draft-item";
import { answers, attemptLog, attempts } from "../../src/server/db/schema";
import { inTransaction } from "../../src/server/db/transaction";
import { markAnswer } from "../../src/server/use-cases/marking/mark-answer";
import { draftOf, draftTestOf } from "../support/drafts";
import { guestOf, handIn } from "../support/invitations";
import { newKey, openSchool, type School } from "../support/sittings";
import { newcomer } from "./rights/world";

const guide = { en: "<p>Erosion on the outer bank, <math><mi>v</mi></math> higher there.</p>" };
const secret = "Erosion on the outer bank";

let school: School;
let author: string;
let menuId: string;
let ids: readonly string[];

const essay = (stem: string, more: Partial<DraftItem>): DraftItem => {
  const draft = draftOf(stem, { key: null, skill: "essays", ...more });
  return {
    ...draft,
    body: { ...draft.body, interaction: { type: "extended_text", max_length: 20_000, format: "plain" } },
  };
};
const saved = async (draft: DraftItem): Promise<string> =>
  (await school.call("saveItem", { idempotency_key: newKey(), draft }, author)).body.data.item_id;

/** Publishes a test of these drafts and returns its menu id with the ids of its items. */
async function published(drafts: readonly DraftItem[], more: object = {}) {
  const items: string[] = [];
  for (const draft of drafts) items.push(await saved(draft));
  const definition = draftTestOf(items, more);
  const test = (await school.call("saveTest", { idempotency_key: newKey(), definition }, author)).body.data;
  const { body } = await school.call("publishDraftTest", { test_id: test.test_id, version: test.version }, author);
  expect(body.code).toBe(200);
  return body.data.menu_id;
}
const shownIds = ({ exercise_list }: Attempt): string[] =>
  exercise_list.flatMap(({ exercise_item }) => exercise_item.map(({ exercise_id }) => exercise_id));

beforeAll(async () => {
  school = await openSchool();
  author = await newcomer(school, { role: ["teacher"] });
  menuId = await published([
    draftOf("1 + 1?", { points: 2 }),
    essay("Why do rivers bend?", { points: 10, key: { type: "extended_text", guide } }),
    essay("What is a delta?", { points: 5 }),
  ]);
});

async function begin(token: string, menu_id = menuId): Promise<Attempt> {
  const { body } = await school.call("startExam", { menu_id }, token);
  expect(body.code).toBe(200);
  const attempt = body.data;
  ids = shownIds(attempt);
  return attempt;
}
const give = async (token: string, { attempt_id, lease }: Attempt, exercise_id = "", text = "", revision = 1) =>
  (
    await school.call(
      "answerExercise",
      {
        attempt_id,
        lease,
        exercise_id,
        revision,
        idempotency_key: newKey(),
        answer: { type: "extended_text", text },
      },
      token,
    )
  ).body;
const choose = (token: string, { attempt_id, lease }: Attempt, option_id: string) =>
  school.call(
    "answerExercise",
    {
      attempt_id,
      lease,
      exercise_id: ids[0],
      revision: 1,
      idempotency_key: newKey(),
      answer: { type: "single_choice", option_id },
    },
    token,
  );
const reportOf = async (token: string, attempt_id: string) => {
  const { data } = (await school.call("answerRecord", { attempt_id }, token)).body;
  if (data.kind !== "fixed") throw new Error("not a report in percent");
  return data;
};
const rowOf = async (token: string) => {
  const { data } = (await school.call("answerRecord", {}, token)).body;
  if (data.kind !== "list") throw new Error("not a list");
  return data.list[0];
};

/** A finished sitting: the choice right, both texts written unless they are given otherwise. */
async function sat(token: string, first = "They dig outside.", second = "A fan of mud.") {
  const attempt = await begin(token);
  await choose(token, attempt, "b");
  if (first !== "") await give(token, attempt, ids[1], first);
  if (second !== "") await give(token, attempt, ids[2], second);
  school.now += 60_000;
  await handIn(school, token, attempt);
  return attempt;
}

describe("answers that a person marks", () => {
  it("are in no sum until then: the score is of the others, and says what awaits marking", async () => {
    const token = await newcomer(school);
    const { attempt_id } = await sat(token);
    const report = await reportOf(token, attempt_id);
    expect(report).toMatchObject({
      total: 1,
      answered: 3,
      right: 1,
      points: 2,
      points_total: 2,
      correct_rate: 1,
      awaiting: { items: 2, points: 15 },
      missed_skills: [],
    });
    expect(report.items.map(({ mark }) => mark)).toEqual(["right", "awaiting", "awaiting"]);
    expect(report.areas).toEqual([
      expect.objectContaining({ items: 1, right: 1, points: 2, points_total: 2, awaiting_points: 15 }),
    ]);
    expect(await rowOf(token)).toMatchObject({
      answered: 3,
      total: 3,
      score: { unit: "percent", value: 100 },
      awaiting_points: 15,
    });
  });

  it("earn nothing at once if they were left blank", async () => {
    const token = await newcomer(school);
    const { attempt_id } = await sat(token, " \n ", "");
    const report = await reportOf(token, attempt_id);
    expect(report.items.map(({ mark }) => mark)).toEqual(["right", "skipped", "skipped"]);
    expect([report.points, report.points_total, report.total, report.awaiting]).toEqual([2, 17, 3, undefined]);
    expect((await rowOf(token))?.awaiting_points).toBe(undefined);
  });

  it("give no score at all where every answer awaits marking", async () => {
    const only = await published([essay("Describe a glacier.", { points: 8 })]);
    const token = await newcomer(school);
    const attempt = await begin(token, only);
    await give(token, attempt, ids[0], "Ice that flows.");
    await handIn(school, token, attempt);
    const report = await reportOf(token, attempt.attempt_id);
    expect([report.correct_rate, report.band, report.points, report.points_total, report.awaiting]).toEqual([
      null,
      null,
      0,
      0,
      { items: 1, points: 8 },
    ]);
    expect(await rowOf(token)).toMatchObject({ score: null, awaiting_points: 8 });
    const { data } = (await school.call("noticeList", {}, token)).body;
    expect(JSON.stringify(data)).toContain("is ready; 8 points await marking");
  });

  it("say before the release how many points await marking, and no marks", async () => {
    const withheld = await published([draftOf("2 + 2?"), essay("Why?", { points: 3 })], {
      policies: { ...draftTestOf([]).policies, release: { when: "manual" } },
    });
    const token = await newcomer(school);
    const attempt = await begin(token, withheld);
    await give(token, attempt, ids[1], "So.");
    await handIn(school, token, attempt);
    const report = await reportOf(token, attempt.attempt_id);
    expect([report.released, report.awaiting, report.items.map(({ mark }) => mark)]).toEqual([
      false,
      { items: 1, points: 3 },
      [null, null],
    ]);
  });

  it("are in no wrong-answer book, no line of progress and no repetition", async () => {
    const token = await newcomer(school);
    await sat(token);
    const book = (await school.call("wrongBookList", {}, token)).body.data;
    expect(book.list).toEqual([]);
    const progress = (await school.call("progressRecord", {}, token)).body.data;
    expect(progress.lines).toEqual([]);
  });

  it("are shown in the analysis as written, without the guide, which no reply to a student holds", async () => {
    const token = await newcomer(school);
    const { attempt_id } = await sat(token, "They dig\noutside.");
    const { data } = (await school.call("exerciseDetail", { attempt_id, exercise_id: ids[1] }, token)).body;
    expect(data.review).toMatchObject({
      answer: { type: "extended_text", text: "They dig\noutside." },
      key: { type: "extended_text" },
      mark: "awaiting",
      credit: 0,
      points: 10,
    });
    const exported = (await school.call("exportData", {}, token)).body.data;
    expect(exported.attempts[0]?.items.map(({ mark, key }) => [mark, key?.type])).toEqual([
      ["right", "single_choice"],
      ["awaiting", "extended_text"],
      ["awaiting", "extended_text"],
    ]);
    const replies = school.exchanges.filter(({ bearer }) => bearer === token);
    expect(replies.length).toBeGreaterThan(5);
    expect(replies.filter(({ upstream }) => String(upstream[0]?.body).includes(secret))).toEqual([]);
  });

  it("of a guest are told to the inviter with what awaits marking", async () => {
    const inviter = await newcomer(school, { role: ["teacher"] });
    const guest = await guestOf(school, inviter, { menu_id: menuId });
    await sat(guest.token);
    const { list } = (await school.call("getShareRecord", { share_id: guest.share.share_id }, inviter)).body.data;
    expect(list[0]?.sitting).toMatchObject({ status: "finished", score: { value: 100 }, awaiting_points: 15 });
  });
});

describe("practising a question that a person marks", () => {
  it("shows the guide as a model answer, and neither scores nor repeats it", async () => {
    const token = await newcomer(school);
    const { attempt_id } = await sat(token);
    await school.call("setFavorite", { attempt_id, exercise_id: ids[1], favorite: true }, token);
    const input = { from: "favourite", length: 5, idempotency_key: newKey() };
    const { practice } = (await school.call("practiceStart", input, token)).body.data;
    expect(practice?.questions.map(({ exercise }) => [exercise.interaction.type, exercise.review])).toEqual([
      ["extended_text", null],
    ]);
    const check = (text: string) =>
      school.call(
        "practiceCheck",
        { practice_id: practice?.practice_id, place: 0, answer: { type: "extended_text", text } },
        token,
      );
    expect((await check("  ")).body.code).toBe(100208);
    const { data } = (await check("The water digs.")).body;
    expect(data.exercise.review).toMatchObject({ mark: "unscored", key: { type: "extended_text", guide } });
    expect(data.repeats).toBe(null);
  });
});

describe("hostile longer answers", () => {
  it("are refused with a clear reason, and the answer that stands is not touched", async () => {
    const token = await newcomer(school);
    const attempt = await begin(token);
    expect((await give(token, attempt, ids[1], "Kept.")).code).toBe(200);
    const codes: number[] = [];
    for (const text of ["x".repeat(20_001), "\u0001".repeat(20_000), "字".repeat(30_000)])
      codes.push((await give(token, attempt, ids[1], text, 2)).code);
    codes.push((await give(token, attempt, ids[0], "not a choice", 2)).code);
    expect(codes).toEqual([400, 413, 413, 100208]);
    const { data } = (await school.call("examItemDetail", { attempt_id: attempt.attempt_id }, token)).body;
    expect(data.answers.map(({ answer }) => answer)).toEqual([{ type: "extended_text", text: "Kept." }]);
  });

  it("of 20,000 characters of any script are stored as they came", async () => {
    const token = await newcomer(school);
    const attempt = await begin(token);
    const texts = ["字".repeat(20_000), "👍".repeat(10_000), `"\\\n\t\u2028${"é".repeat(19_995)}`, "a\u0001\u0007b"];
    for (const [place, text] of texts.entries()) {
      expect((await give(token, attempt, ids[1], text, place + 1)).code).toBe(200);
      const { data } = (await school.call("examItemDetail", { attempt_id: attempt.attempt_id }, token)).body;
      expect(data.answers[0]?.answer).toEqual({ type: "extended_text", text });
    }
  });
});

describe("the points of a person", () => {
  const mark = (attemptId: string, itemId = "", points = 0, markedBy = "marker") =>
    inTransaction(school.db, (tx) => markAnswer(tx, school.deps, { attemptId, itemId, points, markedBy }, school.now));

  it("take the place of the rules: score, report, list and analysis follow", async () => {
    const token = await newcomer(school);
    const { attempt_id } = await sat(token);
    await mark(attempt_id, ids[1], 7.5);
    expect(await reportOf(token, attempt_id)).toMatchObject({
      total: 2,
      points: 9.5,
      points_total: 12,
      partly: 1,
      awaiting: { items: 1, points: 5 },
    });
    await mark(attempt_id, ids[2], 0);
    const whole = await reportOf(token, attempt_id);
    expect([whole.points, whole.points_total, whole.correct_rate, whole.awaiting]).toEqual([
      9.5,
      17,
      9.5 / 17,
      undefined,
    ]);
    expect(whole.items.map((item) => item.mark)).toEqual(["right", "partly", "wrong"]);
    const row = await rowOf(token);
    expect([row?.score?.value, row?.awaiting_points]).toEqual([(100 * 9.5) / 17, undefined]);
    const { data } = (await school.call("exerciseDetail", { attempt_id, exercise_id: ids[1] }, token)).body;
    expect(data.review).toMatchObject({ mark: "partly", credit: 0.75, points: 10 });
    expect((await school.call("wrongBookList", {}, token)).body.data.list).toEqual([]);
  });

  it("may be given anew, by whom and when is stored, and each is a row of the log", async () => {
    const token = await newcomer(school);
    const { attempt_id } = await sat(token);
    await mark(attempt_id, ids[1], 3, "first");
    school.now += 1_000;
    await mark(attempt_id, ids[1], 10, "second");
    const [stored] = await school.db
      .select()
      .from(answers)
      .where(and(eq(answers.attemptId, attempt_id), eq(answers.itemId, ids[1] ?? "")));
    expect(stored).toMatchObject({ mark: "awaiting", markedPoints: 10, markedBy: "second", markedAt: school.now });
    const log = await school.db
      .select({ itemId: attemptLog.itemId, payload: attemptLog.payload })
      .from(attemptLog)
      .where(and(eq(attemptLog.attemptId, attempt_id), eq(attemptLog.kind, "mark")))
      .orderBy(attemptLog.seq);
    expect(log).toEqual([
      { itemId: ids[1], payload: { points: 3, marked_by: "first" } },
      { itemId: ids[1], payload: { points: 10, marked_by: "second" } },
    ]);
  });

  it("are refused outside 0 and the points of the question, for a blank, and before the end", async () => {
    const token = await newcomer(school);
    const { attempt_id } = await sat(token, "Written.", "");
    const before = await school.db.select().from(attempts).where(eq(attempts.attemptId, attempt_id));
    const outcomes: unknown[] = [];
    for (const points of [-0.5, 10.5, Number.NaN]) outcomes.push(await mark(attempt_id, ids[1], points));
    outcomes.push(await mark(attempt_id, ids[2], 1), await mark(attempt_id, ids[0], 1), await mark(attempt_id, "x", 1));
    outcomes.push(await mark("no-attempt", ids[1], 1));
    const open = await begin(await newcomer(school));
    outcomes.push(await mark(open.attempt_id, ids[1], 1));
    expect(outcomes).toEqual([
      "pointsOutside",
      "pointsOutside",
      "pointsOutside",
      "notForPeople",
      "notForPeople",
      "notForPeople",
      "notFinished",
      "notFinished",
    ]);
    expect(await school.db.select().from(attempts).where(eq(attempts.attemptId, attempt_id))).toEqual(before);
  });
});
