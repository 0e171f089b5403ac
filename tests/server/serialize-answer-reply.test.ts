import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AnswerOutput } from "../../src/contract/attempt/exam";
import { mathBank } from "../../src/items/maths/bank";
import { seedFrom } from "../../src/server/attempts/attempt-ids";
import type { TestItem, TestVersion } from "../../src/server/attempts/catalogue";
import { exerciseOf } from "../../src/server/attempts/exercise";
import { WrittenAnswer } from "../../src/server/attempts/written-answer";
import { serializeAnswerReply } from "../../src/server/http/serialize-answer-reply";

const items = mathBank()
  .slice(0, 40)
  .map(({ item_id: itemId, subject, area, skill, body, expected_ms: expectedMs, points }): TestItem => ({
    itemId,
    stage: "main",
    subject,
    area,
    skill,
    body,
    irt: null,
    expectedMs,
    points,
    model: null,
    setOrder: null,
  }));

const shuffledCopy = (item: TestItem): TestItem => {
  const { interaction } = item.body;
  return "shuffle" in interaction
    ? { ...item, body: { ...item.body, interaction: { ...interaction, shuffle: true } } }
    : item;
};
const withStem = (item: TestItem, en: string): TestItem => ({ ...item, body: { ...item.body, stem: { en } } });

const text = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom('"exercise":null}}}', "\ud800", "题目 😀", ""));
const item = fc.tuple(fc.constantFrom(...items), fc.boolean(), fc.option(text)).map(([one, shuffles, stem]) => {
  const worded = stem === null ? one : withStem(one, stem);
  return shuffles ? shuffledCopy(worded) : worded;
});
const output = fc.record({
  exercise_id: text,
  revision: fc.nat(),
  seq: fc.nat(),
  saved_at: fc.nat(),
  server_time: fc.nat(),
  deadline: fc.option(fc.nat()),
  stage_deadline: fc.option(fc.nat()),
  applied: fc.boolean(),
  lease_held: fc.boolean(),
});
const step = fc.record({
  stage: text,
  answered: fc.nat(),
  total: fc.nat(),
  pause: fc.constantFrom(null, "rapidGuessing" as const),
});

/** A reply of a sitting with the bank's option ids, or with ids of the sitting. */
const seedOf = fc.oneof(
  text,
  text.map((secret) => seedFrom(secret)),
);

const replyOf = (data: AnswerOutput) => ({ code: 200, msg: "成功", data });

describe("a reply to an answer", () => {
  it("equals the JSON of its envelope for any next item, the first time and again", () => {
    fc.assert(
      fc.property(output, fc.option(step), fc.option(item), seedOf, (answer, next, following, seed) => {
        const exercise = following === null ? null : exerciseOf({ seed }, following);
        const data = {
          ...answer,
          next: next === null ? null : { ...next, presented: following?.itemId ?? null, exercise },
        };
        const reply = replyOf(data);
        expect(JSON.parse(serializeAnswerReply(reply).toString())).toEqual(JSON.parse(JSON.stringify(reply)));
        expect(serializeAnswerReply(reply)).toEqual(serializeAnswerReply(reply));
      }),
    );
  });

  it("is put together from the text in the log with the same bytes as from its object", () => {
    const before = '{"code":200,"msg":"成功","data":';
    fc.assert(
      fc.property(output, fc.option(step), fc.option(item), seedOf, (answer, next, following, seed) => {
        const exercise = following === null ? null : exerciseOf({ seed }, following);
        const presented = following?.itemId ?? null;
        const ended =
          next === null ? null : { stage: next.stage, answered: next.answered, total: next.total, presented };
        const { pause = null } = next ?? {};
        const test = {
          items: new Map(following === null ? [] : [[following.itemId, following]]),
        } as unknown as TestVersion;
        const logged = JSON.stringify({ ...answer, next: ended === null ? null : { ...ended, exercise: null, pause } });
        const shown = { ...answer, next: ended === null ? null : { ...ended, exercise, pause } };
        const written = new WrittenAnswer(logged, { attempt: { seed }, test });
        expect(written.reply(before).toString()).toBe(serializeAnswerReply(replyOf(shown)).toString());
        expect(written.output()).toEqual(shown);
        expect(written.applied).toBe(answer.applied);
      }),
    );
  });

  it("is put together from the text of an earlier release with its fields in another order", () => {
    const [following] = items;
    if (following === undefined) throw new Error("the bank is empty");
    const exercise = exerciseOf({ seed: "" }, following);
    const next = { pause: null, exercise: null, presented: following.itemId };
    const sitting = { attempt: { seed: "" }, test: { items: new Map([[following.itemId, following]]) } as never };
    const written = new WrittenAnswer(JSON.stringify({ next, applied: true }), sitting);
    const expected = { data: { next: { ...next, exercise }, applied: true } };
    expect(JSON.parse(written.reply('{"data":').toString())).toEqual(JSON.parse(JSON.stringify(expected)));
  });

  it("has the options in the order of the sitting", () => {
    const orderIn = (seed: string): unknown => {
      const exercise = exerciseOf({ seed }, shuffledCopy(items.find(({ body }) => "shuffle" in body.interaction)!));
      const next = { stage: "main", answered: 1, total: 2, presented: exercise.exercise_id, exercise, pause: null };
      const answer = { exercise_id: "x", revision: 1, seq: 1, saved_at: 0, server_time: 0, deadline: null };
      const data = { ...answer, stage_deadline: null, applied: true, lease_held: true, next };
      return JSON.parse(serializeAnswerReply(replyOf(data)).toString()).data.next.exercise.interaction.options;
    };
    expect(orderIn("a")).toEqual(orderIn("a"));
    expect(new Set(["a", "b", "c", "d", "e", "f"].map((seed) => JSON.stringify(orderIn(seed)))).size).toBeGreaterThan(
      1,
    );
  });
});
