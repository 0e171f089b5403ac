import { describe, expect, it } from "vitest";
import {
  afterFirst,
  nextAnswer,
  answerWithUnsent,
  withComment,
  withConflict,
  withDecision,
  withoutLast,
  withPoints,
  withSavedAnswer,
  type MarkingContext,
  type UnsentMark,
} from "../../../machines/studio/marking-facts";
import type { AnswerToMark } from "../../../src/contract/classes/marking";
import { answerOf, byOther, differs, elsewhere, marked, queueOf, settled, waits } from "./marking-samples";

const contextOf = (answers: readonly AnswerToMark[], more: Partial<MarkingContext> = {}): MarkingContext => ({
  itemId: "q1",
  page: 1,
  isSecond: false,
  queue: queueOf(...answers),
  chosen: answers[0]?.mark_id ?? null,
  unsent: [],
  comments: {},
  conflicts: [],
  last: [],
  savedAt: null,
  fault: null,
  refusal: null,
  news: "none",
  ...more,
});

const m3 = answerOf("m3");
const markOf = (more: Partial<UnsentMark> = {}): UnsentMark => ({
  itemId: "q1",
  markId: "m1",
  points: 3,
  comment: "",
  settles: false,
  version: 0,
  key: "key.m1",
  isFirst: true,
  isSent: false,
  ...more,
});

describe("the next answer", () => {
  it("is the next that waits, round the page, then one to settle; those of another marker only on request", () => {
    const answers = [waits, byOther, differs, m3];
    expect(nextAnswer(contextOf(answers), null)).toBe("m1");
    expect(nextAnswer(contextOf(answers), "m1")).toBe("m3");
    expect(nextAnswer(contextOf(answers), "m3")).toBe("m1");
    expect(nextAnswer(contextOf(answers, { isSecond: true }), "m1")).toBe("m2");
    expect(nextAnswer(contextOf([waits, byOther, differs]), "m1")).toBe("d");
    expect(nextAnswer(contextOf([waits, byOther]), "m1")).toBe(null);
  });
});

describe("points", () => {
  it("go to each of the answers with the comment that was typed, and the next one is chosen", () => {
    const before = contextOf([waits, m3, byOther], { comments: { "q1 m1": "Why?", "q2 x": "kept" } });
    expect(withPoints(before, { markIds: ["m1", "m3"], points: 2.5, key: "key", settles: false })).toEqual({
      unsent: [
        markOf({ points: 2.5, comment: "Why?" }),
        markOf({ points: 2.5, comment: "Why?", markId: "m3", key: "key.m3" }),
      ],
      comments: { "q2 x": "kept" },
      last: [
        { markId: "m1", before: null },
        { markId: "m3", before: null },
      ],
      chosen: null,
    });
  });

  it("replace a mark that is not sent, and follow one that may be stored", () => {
    const given = { markIds: ["m1"], points: 1, key: "key", settles: false };
    const replaced = withPoints(contextOf([waits], { unsent: [markOf()] }), given);
    expect(replaced.unsent).toEqual([markOf({ points: 1 })]);
    expect(replaced.last).toEqual([{ markId: "m1", before: { points: 3, comment: "" } }]);
    const sent = markOf({ isSent: true });
    const { unsent } = withPoints(contextOf([waits], { unsent: [sent] }), given);
    expect(unsent).toEqual([sent, markOf({ points: 1, isFirst: false })]);
    expect(afterFirst(unsent, marked)).toEqual([markOf({ points: 1, isFirst: false, version: 1 })]);
  });

  it("that settle name the version of what was settled before, and cannot be undone", () => {
    const given = (markId: string) => ({ markIds: [markId], points: 4, key: "key", settles: true });
    const first = withPoints(contextOf([differs]), given("d"));
    const settling = { markId: "d", key: "key.d", points: 4, settles: true, isFirst: false };
    expect([first.unsent, first.last]).toEqual([[markOf(settling)], []]);
    const again = withPoints(contextOf([settled]), given("s"));
    expect(again.unsent).toEqual([markOf({ ...settling, markId: "s", key: "key.s", version: 2 })]);
  });
});

describe("undo", () => {
  it("drops what was not sent, and takes back or restores what may be stored", () => {
    const last = [{ markId: "m1", before: null }];
    expect(withoutLast(contextOf([waits], { unsent: [markOf()], last }), "undo").unsent).toEqual([]);
    const back = markOf({ points: null, key: "undo.m1", isFirst: false });
    const sent = markOf({ isSent: true });
    expect(withoutLast(contextOf([waits], { unsent: [sent], last }), "undo")).toEqual({
      unsent: [sent, back],
      last: [],
      chosen: "m1",
    });
    expect(withoutLast(contextOf([marked], { last }), "undo").unsent).toEqual([{ ...back, version: 1 }]);
    const before = { points: 2, comment: "So?" };
    expect(withoutLast(contextOf([marked], { last: [{ markId: "m1", before }] }), "undo").unsent).toEqual([
      { ...back, version: 1, ...before },
    ]);
  });
});

describe("a comment", () => {
  it("waits for points, and afterwards is part of the mark", () => {
    const typed = { text: "Why?", key: "key" };
    expect(withComment(contextOf([waits]), typed)).toEqual({ unsent: [], comments: { "q1 m1": "Why?" } });
    expect(withComment(contextOf([marked]), typed)).toEqual({
      unsent: [markOf({ comment: "Why?", version: 1, isFirst: false })],
      comments: {},
    });
  });
});

describe("an answer as it stands", () => {
  it("has what is unsent already", () => {
    const standing = (answer: AnswerToMark, mark: UnsentMark) =>
      answerWithUnsent(contextOf([answer], { unsent: [mark] }), answer);
    expect(standing(waits, markOf())).toEqual({ ...waits, own: { points: 3, comment: "" }, state: "marked" });
    expect(standing(marked, markOf({ points: null }))).toEqual({ ...waits, version: 1 });
    const settles = markOf({ markId: "d", settles: true, points: 5 });
    expect(standing(differs, settles)).toEqual({ ...differs, settled: { points: 5, comment: "" }, state: "settled" });
  });
});

describe("what the server says of a mark", () => {
  it("changes the answer and the counts of its question", () => {
    const before = contextOf([waits, m3], { unsent: [markOf()] });
    const queue = withSavedAnswer(before, marked);
    expect(queue?.item?.groups.map(({ answers }) => answers[0])).toEqual([marked, m3]);
    expect(queue?.items[0]).toMatchObject({ waiting: 1, differing: 0 });
    const other = { ...before, unsent: [markOf({ itemId: "q9" })] };
    const listed = queueOf(waits).items.map((one) => ({ ...one, item_id: "q9" }));
    const both = { ...other, queue: { ...queueOf(m3), items: listed } };
    expect(withSavedAnswer(both, marked)?.items).toMatchObject([{ item_id: "q9", waiting: 0 }]);
  });

  it("puts a conflict aside with the last that was given, until one of both is taken", () => {
    const last = markOf({ points: 5 });
    const other = markOf({ markId: "m3", key: "key.m3" });
    const before = contextOf([waits, m3], { unsent: [markOf({ isSent: true }), other, last] });
    const after = withConflict(before, elsewhere);
    expect([after.unsent, after.conflicts]).toEqual([[other], [{ mark: last, present: elsewhere }]]);
    expect(after.queue?.item?.groups[0]?.answers).toEqual([elsewhere]);
    const decided = (isMine: boolean) => withDecision({ ...before, ...after }, { markId: "m1", isMine });
    expect(decided(false)).toEqual({ unsent: [other], conflicts: [] });
    expect(decided(true)).toEqual({
      unsent: [other, markOf({ points: 5, version: 4, isFirst: false })],
      conflicts: [],
    });
  });
});
