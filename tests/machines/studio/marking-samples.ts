import type { UnsentMarks } from "../../../machines/studio/marking-facts";
import type { SavedMark } from "../../../machines/studio/marking-setup";
import { faults } from "../../../src/contract/calls/faults";
import type { AnswerToMark, MarkQueue } from "../../../src/contract/classes/marking";

/** An answer that nobody has marked, or one with what differs from it. */
export const answerOf = (mark_id: string, more: Partial<AnswerToMark> = {}): AnswerToMark => ({
  mark_id,
  own: null,
  other: null,
  by_other: false,
  settled: null,
  version: 0,
  state: "waiting",
  ...more,
});

const given = (points: number, comment = "") => ({ points, comment });

export const waits = answerOf("m1");
export const marked = answerOf("m1", { own: given(3), version: 1, state: "marked" });
/** What the other window of the marker has stored. */
export const elsewhere = answerOf("m1", { own: given(1, "from another window"), version: 4, state: "marked" });
export const byOther = answerOf("m2", { by_other: true });
export const differs = answerOf("d", {
  own: given(3),
  other: given(5),
  by_other: true,
  version: 1,
  state: "differing",
});
export const settled = answerOf("s", { ...differs, mark_id: "s", settled: given(4), version: 2, state: "settled" });
export const agreed = answerOf("a", { own: given(3), other: given(3), by_other: true, version: 1, state: "settled" });
export const closed = answerOf("c", { by_other: true, state: "closed" });

const body = {
  stem: { en: "<p>Why do rivers bend?</p>" },
  interaction: { type: "extended_text", max_length: 500, format: "plain" },
  media: [],
} as unknown as NonNullable<MarkQueue["item"]>["body"];

export const queueOf = (...answers: readonly AnswerToMark[]): MarkQueue => ({
  title: { en: "Rivers" },
  class_name: "4b",
  items: [
    {
      item_id: "q1",
      position: 2,
      words: "Why do rivers bend?",
      answers: answers.length,
      waiting: answers.filter((one) => one.state === "waiting" && !one.by_other).length,
      differing: answers.filter(({ state }) => state === "differing").length,
    },
  ],
  item: {
    item_id: "q1",
    body,
    points: 5,
    groups: answers.map((answer) => ({ text: `Text ${answer.mark_id}`, answers: [answer] })),
    comments: ["Say why."],
    total: answers.length,
  },
});

export const emptyQueue: MarkQueue = { title: { en: "Rivers" }, class_name: "4b", items: [], item: null };

export const nothingUnsent: UnsentMarks = { marks: [], comments: {} };
export const savedAt = 9;
export const saved = (answer: AnswerToMark): SavedMark => ({ answer, savedAt });

export const network = { code: "network" } as const;
export const changed = { ...faults.markChanged, msg: "", data: elsewhere };
export const refused = { ...faults.markElsewhere, msg: "", data: {} };
