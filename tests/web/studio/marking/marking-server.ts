import type { AnswerToMark, MarkQueue } from "../../../../src/contract/classes/marking";
import { answerOf, queueOf } from "../../../machines/studio/marking-samples";
import { Refused } from "../../open-page";

type MarkedQuestion = NonNullable<MarkQueue["item"]>;

/** A question with texts, each with the answers that are like it. */
export const questionOf = (
  item_id: string,
  texts: Readonly<Record<string, readonly AnswerToMark[]>>,
  more: Partial<MarkedQuestion> = {},
): MarkedQuestion => {
  const groups = Object.entries(texts).map(([text, answers]) => ({ text, answers: [...answers] }));
  const { item } = queueOf(...groups.flatMap(({ answers }) => answers));
  if (item === null) throw new Error("a queue of answers has a question");
  return { ...item, item_id, groups, ...more };
};

/** A server of one marker; marks of this window are stored as the marker's own. */
export class MarkingServer {
  questions: MarkedQuestion[];
  /** What the next calls meet in place of an answer. */
  trouble: { readonly markQueue?: () => never; readonly markSave?: () => never } = {};

  constructor(...questions: MarkedQuestion[]) {
    this.questions = questions;
  }

  readonly handlers = {
    markQueue: (input: Readonly<Record<string, unknown>>): MarkQueue => {
      this.trouble.markQueue?.();
      const items = this.questions.map((one, place) => {
        const answers = this.answersTo(one);
        return {
          item_id: one.item_id,
          position: place + 2,
          words: `Words of ${one.item_id}`,
          answers: answers.length,
          waiting: answers.filter(({ state, by_other }) => state === "waiting" && !by_other).length,
          differing: answers.filter(({ state }) => state === "differing").length,
        };
      });
      const item = this.questions.find(({ item_id }) => item_id === input["item_id"]) ?? null;
      return { title: { en: "Rivers", zh: "河流" }, class_name: "4b", items, item };
    },
    markSave: (input: Readonly<Record<string, unknown>>): AnswerToMark => {
      this.trouble.markSave?.();
      const answer = this.questions.flatMap(this.answersTo).find(({ mark_id }) => mark_id === input["mark_id"]);
      if (answer === undefined) throw new Refused("markElsewhere");
      const given = { points: input["points"] as number, comment: input["comment"] as string };
      const version = (input["version"] as number) + 1;
      if (input["points"] === null) Object.assign(answer, answerOf(answer.mark_id));
      else if (input["settles"] === true) Object.assign(answer, { settled: given, version, state: "settled" });
      else Object.assign(answer, { own: given, version, state: "marked" });
      return answer;
    },
  };

  private readonly answersTo = ({ groups }: MarkedQuestion): AnswerToMark[] => groups.flatMap(({ answers }) => answers);
}
