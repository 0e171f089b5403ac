import { faults } from "../../src/contract/calls/faults";
import type { AnswerToMark, MarkQueue } from "../../src/contract/classes/marking";
import { asFault, type Fault } from "../support/fault";

type GivenMark = NonNullable<AnswerToMark["own"]>;

/** What a marker gives an answer. */
export interface TeacherMark {
  readonly itemId: string;
  readonly markId: string;
  /** null: the mark is taken back. */
  readonly points: number | null;
  readonly comment: string;
  readonly settles: boolean;
  /** Of the mark that it changes; 0: there is none. */
  readonly version: number;
  /** 8–64 characters, another one for each mark. */
  readonly key: string;
}

/** A mark that the server has not confirmed. */
export interface UnsentMark extends TeacherMark {
  /** The answer had no points before. */
  readonly isFirst: boolean;
  /** The server may have stored it. */
  readonly isSent: boolean;
}

/** A mark that was given in this window and changed in another one meanwhile. */
export interface MarkConflict {
  readonly mark: UnsentMark;
  /** The answer as the server has it. */
  readonly present: AnswerToMark;
}

/** What the device stores of marks until the server has them. */
export interface UnsentMarks {
  readonly marks: readonly UnsentMark[];
  /** Comments to answers without points, by item and mark id. */
  readonly comments: Readonly<Record<string, string>>;
}

/** A mark of the last press, with what the answer had before. */
interface LastMark {
  readonly markId: string;
  readonly before: GivenMark | null;
}

export interface MarkingContext {
  /** null: the question that waits most. */
  readonly itemId: string | null;
  readonly page: number;
  /** Answers that another has marked are marked a second time. */
  readonly isSecond: boolean;
  readonly queue: MarkQueue | null;
  /** The answer that is being marked; null: none is left. */
  readonly chosen: string | null;
  readonly unsent: readonly UnsentMark[];
  readonly comments: UnsentMarks["comments"];
  readonly conflicts: readonly MarkConflict[];
  /** What undo takes back. */
  readonly last: readonly LastMark[];
  /** By the device's clock, in epoch ms; null: nothing was saved yet. */
  readonly savedAt: number | null;
  /** Why the answers could not be had. */
  readonly fault: Fault | null;
  /** Why the last mark was not taken. */
  readonly refusal: Fault | null;
  /** What the server has said of an answer since it was decided what the chosen one waits for. */
  readonly news: "none" | "answer" | "refusal";
}

/** The place of an answer's comment among the comments. */
export const commentPlace = (itemId: string, markId: string): string => `${itemId} ${markId}`;

const answersOf = ({ queue }: MarkingContext): readonly AnswerToMark[] =>
  queue?.item?.groups.flatMap(({ answers }) => answers) ?? [];

const isOpen = ({ own, by_other, state }: AnswerToMark): boolean => state === "waiting" && own === null && !by_other;

const isSame = (one: TeacherMark, other: Pick<TeacherMark, "itemId" | "markId">): boolean =>
  one.itemId === other.itemId && one.markId === other.markId;

/** An answer as it will be once what is unsent has arrived. */
export function answerWithUnsent(context: MarkingContext, answer: AnswerToMark): AnswerToMark {
  const place = { itemId: context.itemId ?? "", markId: answer.mark_id };
  const mark = context.unsent.findLast((one) => isSame(one, place));
  if (mark === undefined) return answer;
  const { points, comment, settles } = mark;
  if (points === null) return { ...answer, own: null, other: null, state: "waiting" };
  if (settles) return { ...answer, settled: { points, comment }, state: "settled" };
  return { ...answer, own: { points, comment }, state: answer.state === "waiting" ? "marked" : answer.state };
}

/** The chosen answer as it stands; null: none is chosen. */
export function chosenAnswer(context: MarkingContext): AnswerToMark | null {
  const found = answersOf(context).find(({ mark_id: markId }) => markId === context.chosen);
  return found === undefined ? null : answerWithUnsent(context, found);
}

/** Whether the caller is to mark an answer, as it stands. */
export const isToMark = ({ isSecond }: Pick<MarkingContext, "isSecond">, { state, by_other }: AnswerToMark): boolean =>
  state === "waiting" && (isSecond || !by_other);

/** The next answer to mark behind another one, then the next to settle; null: none is left on this page. */
export function nextAnswer(context: MarkingContext, after: string | null): string | null {
  const all = answersOf(context).map((answer) => answerWithUnsent(context, answer));
  const at = all.findIndex(({ mark_id: markId }) => markId === after) + 1;
  const turned = [...all.slice(at), ...all.slice(0, at)].filter(({ mark_id: markId }) => markId !== after);
  const next = turned.find((answer) => isToMark(context, answer)) ?? turned.find(({ state }) => state === "differing");
  return next?.mark_id ?? null;
}

const versionFor = (settles: boolean, { settled, version }: AnswerToMark): number =>
  settles === (settled !== null) ? version : 0;

/** The unsent marks with another one, in place of an unsent one to the same answer. */
export function withUnsentMark(
  { unsent }: Pick<MarkingContext, "unsent">,
  mark: Omit<TeacherMark, "version">,
  answer: AnswerToMark,
): readonly UnsentMark[] {
  const others = unsent.filter((one) => one.isSent || !isSame(one, mark));
  const isOnWay = others.some((one) => isSame(one, mark));
  if (mark.points === null && answer.own === null && !isOnWay) return others;
  const isFirst = isOpen(answer) && !isOnWay;
  return [...others, { ...mark, version: versionFor(mark.settles, answer), isFirst, isSent: false }];
}

/** The unsent marks with these points for some answers; a comment that was typed is given to all of them. */
export function withPoints(
  context: MarkingContext,
  {
    markIds,
    points,
    key,
    settles,
  }: Pick<TeacherMark, "key" | "settles"> & { readonly markIds: readonly string[]; points: number },
): Pick<MarkingContext, "unsent" | "comments" | "last" | "chosen"> {
  const itemId = context.itemId ?? "";
  const place = commentPlace(itemId, context.chosen ?? "");
  const { [place]: typed, ...comments } = context.comments;
  let { unsent } = context;
  const last: LastMark[] = [];
  for (const answer of answersOf(context).filter(({ mark_id: markId }) => markIds.includes(markId))) {
    const { mark_id: markId, own: before, settled } = answerWithUnsent(context, answer);
    const comment = typed ?? settled?.comment ?? before?.comment ?? "";
    unsent = withUnsentMark({ unsent }, { itemId, markId, points, comment, settles, key: `${key}.${markId}` }, answer);
    last.push({ markId, before });
  }
  const after = { ...context, unsent };
  return { unsent, comments, last: settles ? [] : last, chosen: nextAnswer(after, markIds.at(-1) ?? null) };
}

/** A comment to the chosen answer: part of its mark, or noted until it has points. */
export function withComment(
  context: MarkingContext,
  { text, key }: { readonly text: string; readonly key: string },
): Pick<MarkingContext, "unsent" | "comments"> {
  const { unsent, comments } = context;
  const [itemId, markId] = [context.itemId ?? "", context.chosen ?? ""];
  const known = answersOf(context).find((one) => one.mark_id === markId);
  const standing = chosenAnswer(context);
  if (known === undefined || standing?.state !== "marked" || standing.own === null)
    return { unsent, comments: { ...comments, [commentPlace(itemId, markId)]: text } };
  const mark = { itemId, markId, points: standing.own.points, comment: text, settles: false, key: `${key}.${markId}` };
  return { unsent: withUnsentMark(context, mark, known), comments };
}

/** The marks of the last press taken back; the first of its answers is chosen again. */
export function withoutLast(context: MarkingContext, key: string): Pick<MarkingContext, "unsent" | "last" | "chosen"> {
  const itemId = context.itemId ?? "";
  let { unsent } = context;
  for (const { markId, before } of context.last) {
    const answer = answersOf(context).find((one) => one.mark_id === markId);
    const { points, comment } = before ?? { points: null, comment: "" };
    const mark = { itemId, markId, points, comment, settles: false, key: `${key}.${markId}` };
    if (answer !== undefined) unsent = withUnsentMark({ unsent }, mark, answer);
  }
  return { unsent, last: [], chosen: context.last[0]?.markId ?? context.chosen };
}

/** The counts of a question that is not on screen, once a mark of it has arrived. */
const withCounts = (queue: MarkQueue | null, { itemId, isFirst, points, settles }: UnsentMark): MarkQueue | null =>
  queue && {
    ...queue,
    items: queue.items.map((one) =>
      one.item_id === itemId
        ? {
            ...one,
            waiting: Math.max(0, one.waiting + (isFirst ? -1 : points === null ? 1 : 0)),
            differing: Math.max(0, one.differing - Number(settles)),
          }
        : one,
    ),
  };

/** The queue once the first of the unsent marks has arrived. */
export const withSavedAnswer = ({ queue, unsent: [first] }: MarkingContext, answer: AnswerToMark): MarkQueue | null =>
  first === undefined || queue?.item?.item_id === first.itemId
    ? withAnswer(queue, first?.itemId ?? "", answer)
    : withCounts(queue, first);

/** The queue with an answer as the server has it now, and the counts of its question. */
function withAnswer(queue: MarkQueue | null, itemId: string, answer: AnswerToMark): MarkQueue | null {
  if (queue?.item?.item_id !== itemId) return queue;
  const before = queue.item.groups.flatMap(({ answers }) => answers).find((one) => one.mark_id === answer.mark_id);
  if (before === undefined) return queue;
  const change = (holds: (one: AnswerToMark) => boolean): number => Number(holds(answer)) - Number(holds(before));
  const differs = ({ state }: AnswerToMark): boolean => state === "differing";
  const items = queue.items.map((one) =>
    one.item_id === itemId
      ? { ...one, waiting: one.waiting + change(isOpen), differing: one.differing + change(differs) }
      : one,
  );
  const groups = queue.item.groups.map((group) => ({
    ...group,
    answers: group.answers.map((one) => (one === before ? answer : one)),
  }));
  return { ...queue, items, item: { ...queue.item, groups } };
}

/** The unsent marks once the first has arrived, with the versions that the others change. */
export const afterFirst = ([first, ...others]: readonly UnsentMark[], answer: AnswerToMark): readonly UnsentMark[] =>
  first === undefined
    ? []
    : others.map((one) => (isSame(one, first) ? { ...one, version: versionFor(one.settles, answer) } : one));

/** The answer as the server has it instead, from a refusal; null: it was refused for another reason. */
export const presentIn = (error: unknown): AnswerToMark | null => {
  const fault = asFault(error);
  if (fault.code !== faults.markChanged.code || !("data" in fault)) return null;
  // the refusal carries the answer as its contract says
  return fault.data as AnswerToMark;
};

/** The first unsent mark put aside, since the answer was changed in another window; the last one given is shown. */
export function withConflict(
  { unsent, conflicts, queue }: MarkingContext,
  present: AnswerToMark,
): Pick<MarkingContext, "unsent" | "conflicts" | "queue"> {
  const [first] = unsent;
  const mark = unsent.findLast((one) => first !== undefined && isSame(one, first));
  if (mark === undefined) return { unsent, conflicts, queue };
  return {
    unsent: unsent.filter((one) => !isSame(one, mark)),
    conflicts: [...conflicts.filter((one) => !isSame(one.mark, mark)), { mark, present }],
    queue: withAnswer(queue, mark.itemId, present),
  };
}

/** What was given in this window, sent again on top of what the server has; or dropped. */
export function withDecision(
  { unsent, conflicts }: MarkingContext,
  { markId, isMine }: { readonly markId: string; readonly isMine: boolean },
): Pick<MarkingContext, "unsent" | "conflicts"> {
  const conflict = conflicts.find(({ mark }) => mark.markId === markId);
  const others = conflicts.filter((one) => one !== conflict);
  if (conflict === undefined || !isMine) return { unsent, conflicts: others };
  const { mark, present } = conflict;
  return { unsent: withUnsentMark({ unsent }, mark, present), conflicts: others };
}
