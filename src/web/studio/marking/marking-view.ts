import {
  chosenAnswer,
  commentPlace,
  isToMark,
  answerWithUnsent,
  type MarkingContext,
} from "../../../../machines/studio/marking-facts";
import type { AnswerToMark, MarkQueue } from "../../../contract/classes/marking";

type MarkedQuestion = NonNullable<MarkQueue["item"]>;

/** An answer in the list of a page: its words and how it stands. */
export interface ListedAnswer {
  /** From 1, on this page. */
  readonly number: number;
  readonly text: string;
  /** How many answers are like it, itself included. */
  readonly likes: number;
  readonly answer: AnswerToMark;
}

/** The answers of a page in their order, as they stand. */
export const listedAnswers = (context: MarkingContext): readonly ListedAnswer[] =>
  (context.queue?.item?.groups ?? [])
    .flatMap(({ text, answers }) =>
      answers.map((answer) => ({ text, likes: answers.length, answer: answerWithUnsent(context, answer) })),
    )
    .map((one, place) => ({ ...one, number: place + 1 }));

/** Of the answers like a chosen one, those that get points with it: those that wait as it does. */
export function groupOf(context: MarkingContext): readonly string[] {
  const { chosen } = context;
  if (chosen === null) return [];
  const group = context.queue?.item?.groups.find(({ answers }) => answers.some((one) => one.mark_id === chosen));
  const waiting = (group?.answers ?? [])
    .filter((one) => one.mark_id !== chosen && isToMark(context, answerWithUnsent(context, one)))
    .map((one) => one.mark_id);
  return chosenAnswer(context)?.state === "waiting" ? [chosen, ...waiting] : [chosen];
}

/** The comment to the chosen answer: typed, settled or given. */
export function shownComment(context: MarkingContext): string {
  const answer = chosenAnswer(context);
  if (answer === null) return "";
  const typed = context.comments[commentPlace(context.itemId ?? "", answer.mark_id)];
  return typed ?? answer.settled?.comment ?? answer.own?.comment ?? "";
}

/** The next question with answers to mark or to settle behind the present one; undefined: none is left. */
export function nextWaitingQuestion({ queue, itemId }: MarkingContext): MarkQueue["items"][number] | undefined {
  const items = queue?.items ?? [];
  const at = items.findIndex(({ item_id: id }) => id === itemId) + 1;
  const others = [...items.slice(at), ...items.slice(0, at)].filter(({ item_id: id }) => id !== itemId);
  return others.find(({ waiting, differing }) => waiting > 0 || differing > 0);
}

/** The question on screen; null: another one is still loading, or nobody has answered it. */
export const shownQuestionOf = ({ queue, itemId }: MarkingContext): MarkedQuestion | null =>
  queue?.item?.item_id === itemId ? (queue?.item ?? null) : null;
