import { assign, emit, setup } from "xstate";
import type { AnswerToMark, MarkQueue } from "../../src/contract/classes/marking";
import { asFault, isPassing } from "../support/fault";
import { unprovided } from "../support/unprovided";
import {
  afterFirst,
  chosenAnswer,
  nextAnswer,
  presentIn,
  withComment,
  withConflict,
  withDecision,
  withoutLast,
  withPoints,
  withSavedAnswer,
  type TeacherMark,
  type MarkingContext,
  type UnsentMark,
  type UnsentMarks,
} from "./marking-facts";

/** What the server says of an answer that it has stored. */
export interface SavedMark {
  readonly answer: AnswerToMark;
  /** By the device's clock (epoch ms). */
  readonly savedAt: number;
}

type MarkingEvent =
  | { readonly type: "question.chosen"; readonly itemId: string }
  | { readonly type: "page.chosen"; readonly page: number }
  | { readonly type: "reload.wanted" }
  | { readonly type: "answer.chosen"; readonly markId: string }
  | { readonly type: "second.changed"; readonly isSecond: boolean }
  | {
      readonly type: "points.given";
      readonly markIds: readonly string[];
      readonly points: number;
      readonly key: string;
    }
  | { readonly type: "settlement.given"; readonly points: number; readonly key: string }
  | { readonly type: "comment.changed"; readonly text: string; readonly key: string }
  | { readonly type: "undo.wanted"; readonly key: string }
  | { readonly type: "mine.chosen"; readonly markId: string }
  | { readonly type: "theirs.chosen"; readonly markId: string }
  | { readonly type: "save.wanted" }
  | { readonly type: "network.returned" }
  | { readonly type: "retry" };

interface Asked {
  readonly itemId: string | null;
  readonly page: number;
}

/** How long typing and pressing rest before marks are saved, and how long until saving is tried again, in ms. */
const quietMs = 700;
const tryAgainMs = 5_000;

const stateIs =
  (state: AnswerToMark["state"]) =>
  ({ context }: { readonly context: MarkingContext }): boolean =>
    chosenAnswer(context)?.state === state;

/** Types, effects, guards and actions of the marking machine. */
export const markingSetup = setup({
  types: {
    context: {} as MarkingContext,
    events: {} as MarkingEvent,
    emitted: {} as { readonly type: "unsent.changed"; readonly unsent: UnsentMarks },
    input: {} as { readonly itemId: string | null; readonly unsent: UnsentMarks },
    tags: {} as "busy" | "settled",
  },
  actors: {
    load: unprovided<MarkQueue, Asked>("load"),
    save: unprovided<SavedMark, { readonly mark: UnsentMark | undefined }>("save"),
  },
  guards: {
    hasNoAnswer: ({ context }) => chosenAnswer(context) === null,
    isClosed: stateIs("closed"),
    isSettled: stateIs("settled"),
    isDiffering: stateIs("differing"),
    isMarked: stateIs("marked"),
    hasSettlement: ({ context }) => chosenAnswer(context)?.settled != null,
    hasLast: ({ context }) => context.last.length > 0,
    hasUnsent: ({ context }) => context.unsent.length > 0,
    hasNoUnsent: ({ context }) => context.unsent.length === 0,
    isInConflict: ({ context }, { markId }: { markId: string }) =>
      context.conflicts.some(({ mark }) => mark.markId === markId),
    isConflict: (_, { error }: { error: unknown }) => presentIn(error) !== null,
    mayPass: (_, { error }: { error: unknown }) => isPassing(asFault(error)),
    hasRefusal: ({ context }) => context.news === "refusal",
    hasNews: ({ context }) => context.news === "answer",
  },
  actions: {
    noteQuestion: assign((_, { itemId }: { itemId: string }) => ({ itemId, page: 1, chosen: null, refusal: null })),
    notePage: assign((_, { page }: { page: number }) => ({ page, chosen: null })),
    noteQueue: assign(({ context }, { queue }: { queue: MarkQueue }) => {
      const next = {
        ...context,
        queue,
        itemId: queue.item?.item_id ?? context.itemId,
        last: [],
        fault: null,
        news: "none" as const,
      };
      return { ...next, chosen: chosenAnswer(next)?.mark_id ?? nextAnswer(next, null) };
    }),
    noteAnswer: assign((_, { markId }: { markId: string }) => ({ chosen: markId })),
    noteSecond: assign(({ context }, { isSecond }: { isSecond: boolean }) => ({
      isSecond,
      chosen: context.chosen ?? nextAnswer({ ...context, isSecond }, null),
    })),
    clearNews: assign({ news: "none" }),
    choose: assign(({ context }) => ({ chosen: context.chosen ?? nextAnswer(context, null) })),
    notePoints: assign(
      (
        { context },
        { markIds, points, key }: Pick<TeacherMark, "key"> & { markIds: readonly string[]; points: number },
      ) => withPoints(context, { markIds, points, key, settles: false }),
    ),
    noteSettlement: assign(({ context }, { points, key }: Pick<TeacherMark, "key"> & { points: number }) =>
      withPoints(context, { markIds: [context.chosen ?? ""], points, key, settles: true }),
    ),
    noteComment: assign(({ context }, typed: { text: string; key: string }) => withComment(context, typed)),
    takeBack: assign(({ context }, { key }: { key: string }) => withoutLast(context, key)),
    decide: assign(({ context }, choice: { markId: string; isMine: boolean }) => withDecision(context, choice)),
    noteSending: assign(({ context: { unsent } }) => ({
      unsent: unsent.map((mark, place) => (place === 0 ? { ...mark, isSent: true } : mark)),
    })),
    noteSaved: assign(({ context }, { answer, savedAt }: SavedMark) => ({
      unsent: afterFirst(context.unsent, answer),
      queue: withSavedAnswer(context, answer),
      savedAt,
      refusal: null,
      news: "answer" as const,
    })),
    noteConflict: assign(({ context }, { error }: { error: unknown }) => {
      const present = presentIn(error);
      return present === null ? {} : { ...withConflict(context, present), news: "answer" as const };
    }),
    dropRefused: assign(({ context: { unsent } }, { error }: { error: unknown }) => ({
      unsent: unsent.slice(1),
      refusal: asFault(error),
      news: "refusal" as const,
    })),
    noteFault: assign((_, { error }: { error: unknown }) => ({ fault: asFault(error) })),
    tellUnsent: emit(({ context: { unsent, conflicts, comments } }) => ({
      type: "unsent.changed" as const,
      unsent: { marks: [...conflicts.map(({ mark }) => mark), ...unsent], comments },
    })),
  },
  delays: { quiet: quietMs, tryAgain: tryAgainMs },
});
