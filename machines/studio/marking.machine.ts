import type { MarkQueue } from "../../src/contract/classes/marking";
import { pick } from "../support/pick";
import { markingSetup, type SavedMark } from "./marking-setup";

const error = pick("error");
const given = { type: "notePoints", params: pick("markIds", "points", "key") } as const;
const settled = { type: "noteSettlement", params: pick("points", "key") } as const;
const onPoints = { target: "deciding", actions: [given, "tellUnsent"] } as const;
const onSettlement = { target: "deciding", actions: [settled, "tellUnsent"] } as const;
const onComment = { actions: [{ type: "noteComment", params: pick("text", "key") }, "tellUnsent"] } as const;
const onQuestion = {
  target: "loading",
  reenter: true,
  actions: { type: "noteQuestion", params: pick("itemId") },
} as const;

/**
 * Answers that one person marks: those of a question, without names. Each mark saves itself, and what is not saved yet
 * is stored on the device. What a second marker has given differently is shown once both have marked, and settled by
 * one of them.
 */
export const markingMachine = markingSetup.createMachine({
  id: "marking",
  context: ({ input: { itemId, unsent } }) => ({
    itemId,
    page: 1,
    isSecond: false,
    queue: null,
    chosen: null,
    unsent: unsent.marks,
    comments: unsent.comments,
    conflicts: [],
    last: [],
    savedAt: null,
    fault: null,
    refusal: null,
    news: "none",
  }),
  type: "parallel",
  states: {
    queue: {
      initial: "loading",
      states: {
        loading: {
          description: "The answers to a question come from the server.",
          tags: "busy",
          invoke: {
            id: "load",
            src: "load",
            input: ({ context: { itemId, page } }) => ({ itemId, page }),
            onDone: {
              target: "marking",
              actions: {
                type: "noteQueue",
                params: ({ event }: { event: { output: MarkQueue } }) => ({ queue: event.output }),
              },
            },
            onError: { target: "unread", actions: { type: "noteFault", params: error } },
          },
          on: { "question.chosen": onQuestion },
        },
        unread: {
          description: "The answers could not be had.",
          tags: "settled",
          on: { "question.chosen": onQuestion, retry: "loading", "network.returned": "loading" },
        },
        marking: {
          description: "The answers are on screen, one of them chosen.",
          tags: "settled",
          initial: "deciding",
          on: {
            "question.chosen": { ...onQuestion, target: "loading" },
            "page.chosen": { target: "loading", actions: { type: "notePage", params: pick("page") } },
            "reload.wanted": "loading",
            "answer.chosen": { target: ".deciding", actions: { type: "noteAnswer", params: pick("markId") } },
            "second.changed": { target: ".deciding", actions: { type: "noteSecond", params: pick("isSecond") } },
            "undo.wanted": {
              guard: "hasLast",
              target: ".deciding",
              actions: [{ type: "takeBack", params: pick("key") }, "tellUnsent"],
            },
          },
          always: [
            { guard: "hasRefusal", target: "loading" },
            { guard: "hasNews", target: ".deciding" },
          ],
          states: {
            deciding: {
              description: "What the chosen answer waits for.",
              entry: ["clearNews", "choose"],
              always: [
                { guard: "hasNoAnswer", target: "nothing" },
                { guard: "isClosed", target: "closed" },
                { guard: "isSettled", target: "settled" },
                { guard: "isDiffering", target: "differing" },
                { guard: "isMarked", target: "marked" },
                { target: "waiting" },
              ],
            },
            nothing: { description: "No answer on this page is left to mark." },
            waiting: {
              description: "The answer waits for the marker's points; those of another marker are hidden.",
              on: { "points.given": onPoints, "comment.changed": onComment },
            },
            marked: {
              description: "The marker has given points, which may be changed.",
              on: { "points.given": onPoints, "comment.changed": onComment },
            },
            differing: {
              description: "Two markers have given different points; both are shown, and one settles them.",
              on: { "settlement.given": onSettlement, "comment.changed": onComment },
            },
            settled: {
              description: "The points stand: both have given the same, or one has settled what differed.",
              on: { "settlement.given": { guard: "hasSettlement", ...onSettlement } },
            },
            closed: { description: "Two others have marked the answer." },
          },
        },
      },
      on: {
        "mine.chosen": {
          guard: { type: "isInConflict", params: pick("markId") },
          actions: [{ type: "decide", params: ({ event: { markId } }) => ({ markId, isMine: true }) }, "tellUnsent"],
        },
        "theirs.chosen": {
          guard: { type: "isInConflict", params: pick("markId") },
          actions: [{ type: "decide", params: ({ event: { markId } }) => ({ markId, isMine: false }) }, "tellUnsent"],
        },
      },
    },
    saving: {
      initial: "saved",
      states: {
        saved: {
          description: "The server has every mark.",
          tags: "settled",
          always: { guard: "hasUnsent", target: "resting" },
        },
        resting: {
          description: "The device has stored what is new; it is sent once typing rests.",
          tags: "settled",
          always: { guard: "hasNoUnsent", target: "saved" },
          on: { "save.wanted": "sending", "comment.changed": { target: "resting", reenter: true } },
          after: { quiet: "sending" },
        },
        sending: {
          description: "The first of the marks is on its way; marking goes on.",
          tags: "busy",
          entry: ["noteSending", "tellUnsent"],
          invoke: {
            id: "save",
            src: "save",
            input: ({ context: { unsent } }) => ({ mark: unsent[0] }),
            onDone: {
              target: "following",
              actions: [
                { type: "noteSaved", params: ({ event }: { event: { output: SavedMark } }) => event.output },
                "tellUnsent",
              ],
            },
            onError: [
              {
                guard: { type: "isConflict", params: error },
                target: "following",
                actions: [{ type: "noteConflict", params: error }, "tellUnsent"],
              },
              { guard: { type: "mayPass", params: error }, target: "kept" },
              { target: "following", actions: [{ type: "dropRefused", params: error }, "tellUnsent"] },
            ],
          },
        },
        following: {
          description: "The next mark is sent, if there is one.",
          always: [{ guard: "hasUnsent", target: "sending" }, { target: "saved" }],
        },
        kept: {
          description: "The server could not be reached; the device has the marks and sends them later.",
          tags: "settled",
          on: { "network.returned": "sending", retry: "sending" },
          after: { tryAgain: "sending" },
        },
      },
    },
  },
});
