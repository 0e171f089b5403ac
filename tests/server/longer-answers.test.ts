import { describe, expect, it } from "vitest";
import { draftOf, draftTestOf } from "../support/drafts";
import { essay, EssaySchool, guide } from "../support/essays";
import { guestOf, handIn } from "../support/invitations";
import { newKey } from "../support/sittings";
import { newcomer } from "./rights/world";

const secret = "Erosion on the outer bank";
const essays = new EssaySchool();

describe("answers that a person marks", () => {
  it("are in no sum until then: the score is of the others, and says what awaits marking", async () => {
    const token = await newcomer(essays.school);
    const { attempt_id } = await essays.sat(token);
    const report = await essays.reportOf(token, attempt_id);
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
    expect(await essays.rowOf(token)).toMatchObject({
      answered: 3,
      total: 3,
      score: { unit: "percent", value: 100 },
      awaiting_points: 15,
    });
  });

  it("earn nothing at once if they were left blank", async () => {
    const token = await newcomer(essays.school);
    const { attempt_id } = await essays.sat(token, " \n ", "");
    const report = await essays.reportOf(token, attempt_id);
    expect(report.items.map(({ mark }) => mark)).toEqual(["right", "skipped", "skipped"]);
    expect([report.points, report.points_total, report.total, report.awaiting]).toEqual([2, 17, 3, undefined]);
    expect((await essays.rowOf(token))?.awaiting_points).toBe(undefined);
  });

  it("give no score at all where every answer awaits marking", async () => {
    const only = await essays.published([essay("Describe a glacier.", { points: 8 })]);
    const token = await newcomer(essays.school);
    const attempt = await essays.begin(token, only);
    await essays.give(token, attempt, essays.ids[0], "Ice that flows.");
    await handIn(essays.school, token, attempt);
    const report = await essays.reportOf(token, attempt.attempt_id);
    expect([report.correct_rate, report.band, report.points, report.points_total, report.awaiting]).toEqual([
      null,
      null,
      0,
      0,
      { items: 1, points: 8 },
    ]);
    expect(await essays.rowOf(token)).toMatchObject({ score: null, awaiting_points: 8 });
    const { data } = (await essays.school.call("noticeList", {}, token)).body;
    expect(JSON.stringify(data)).toContain("is ready; 8 points await marking");
  });

  it("say before the release how many points await marking, and no marks", async () => {
    const withheld = await essays.published([draftOf("2 + 2?"), essay("Why?", { points: 3 })], {
      policies: { ...draftTestOf([]).policies, release: { when: "manual" } },
    });
    const token = await newcomer(essays.school);
    const attempt = await essays.begin(token, withheld);
    await essays.give(token, attempt, essays.ids[1], "So.");
    await handIn(essays.school, token, attempt);
    const report = await essays.reportOf(token, attempt.attempt_id);
    expect([report.released, report.awaiting, report.items.map(({ mark }) => mark)]).toEqual([
      false,
      { items: 1, points: 3 },
      [null, null],
    ]);
  });

  it("are in no wrong-answer book, no line of progress and no repetition", async () => {
    const token = await newcomer(essays.school);
    await essays.sat(token);
    const book = (await essays.school.call("wrongBookList", {}, token)).body.data;
    expect(book.list).toEqual([]);
    const progress = (await essays.school.call("progressRecord", {}, token)).body.data;
    expect(progress.lines).toEqual([]);
  });

  it("are shown in the analysis as written, without the guide, which no reply to a student holds", async () => {
    const token = await newcomer(essays.school);
    const { attempt_id } = await essays.sat(token, "They dig\noutside.");
    const { data } = (await essays.school.call("exerciseDetail", { attempt_id, exercise_id: essays.ids[1] }, token))
      .body;
    expect(data.review).toMatchObject({
      answer: { type: "extended_text", text: "They dig\noutside." },
      key: { type: "extended_text" },
      mark: "awaiting",
      credit: 0,
      points: 10,
    });
    const exported = (await essays.school.call("exportData", {}, token)).body.data;
    expect(exported.attempts[0]?.items.map(({ mark, key }) => [mark, key?.type])).toEqual([
      ["right", "single_choice"],
      ["awaiting", "extended_text"],
      ["awaiting", "extended_text"],
    ]);
    const replies = essays.school.exchanges.filter(({ bearer }) => bearer === token);
    expect(replies.length).toBeGreaterThan(5);
    expect(replies.filter(({ upstream }) => String(upstream[0]?.body).includes(secret))).toEqual([]);
  });

  it("of a guest are told to the inviter with what awaits marking", async () => {
    const inviter = await newcomer(essays.school, { role: ["teacher"] });
    const guest = await guestOf(essays.school, inviter, { menu_id: essays.menuId });
    await essays.sat(guest.token);
    const { list } = (await essays.school.call("getShareRecord", { share_id: guest.share.share_id }, inviter)).body
      .data;
    expect(list[0]?.sitting).toMatchObject({ status: "finished", score: { value: 100 }, awaiting_points: 15 });
  });
});

describe("practising a question that a person marks", () => {
  it("shows the guide as a model answer, and neither scores nor repeats it", async () => {
    const token = await newcomer(essays.school);
    const { attempt_id } = await essays.sat(token);
    await essays.school.call("setFavorite", { attempt_id, exercise_id: essays.ids[1], favorite: true }, token);
    const input = { from: "favourite", length: 5, idempotency_key: newKey() };
    const { practice } = (await essays.school.call("practiceStart", input, token)).body.data;
    expect(practice?.questions.map(({ exercise }) => [exercise.interaction.type, exercise.review])).toEqual([
      ["extended_text", null],
    ]);
    const check = (text: string) =>
      essays.school.call(
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
    const token = await newcomer(essays.school);
    const attempt = await essays.begin(token);
    expect((await essays.give(token, attempt, essays.ids[1], "Kept.")).code).toBe(200);
    const codes: number[] = [];
    for (const text of ["x".repeat(20_001), "\u0001".repeat(20_000), "字".repeat(30_000)])
      codes.push((await essays.give(token, attempt, essays.ids[1], text, 2)).code);
    codes.push((await essays.give(token, attempt, essays.ids[0], "not a choice", 2)).code);
    expect(codes).toEqual([400, 413, 413, 100208]);
    const { data } = (await essays.school.call("examItemDetail", { attempt_id: attempt.attempt_id }, token)).body;
    expect(data.answers.map(({ answer }) => answer)).toEqual([{ type: "extended_text", text: "Kept." }]);
  });

  it("of 20,000 characters of any script are stored as they came", async () => {
    const token = await newcomer(essays.school);
    const attempt = await essays.begin(token);
    const texts = ["字".repeat(20_000), "👍".repeat(10_000), `"\\\n\t\u2028${"é".repeat(19_995)}`, "a\u0001\u0007b"];
    for (const [place, text] of texts.entries()) {
      expect((await essays.give(token, attempt, essays.ids[1], text, place + 1)).code).toBe(200);
      const { data } = (await essays.school.call("examItemDetail", { attempt_id: attempt.attempt_id }, token)).body;
      expect(data.answers[0]?.answer).toEqual({ type: "extended_text", text });
    }
  });
});
