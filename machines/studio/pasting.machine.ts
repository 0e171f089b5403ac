import { pick } from "../support/pick";
import { pastingSetup } from "./pasting-setup";

const pasted = pick("paste");
const readAgain = { actions: { type: "notePaste", params: pasted } } as const;
const onPaste = [
  { guard: { type: "isBlank", params: pasted }, target: "empty", ...readAgain },
  { guard: { type: "isTooLong", params: pasted }, target: "tooLong" },
  { target: "settling", reenter: true, ...readAgain },
] as const;

/**
 * The paste box of a test: a text becomes questions as it is typed, and they are added to the bank one by one. What was
 * added is not added again, whatever fails or is repeated.
 */
export const pastingMachine = pastingSetup.createMachine({
  id: "pasting",
  context: ({ input }) => ({ paste: input.paste, parsed: null, added: {}, fault: null }),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "hasPaste", target: "reading" }, { target: "empty" }] },
    empty: {
      description: "Nothing is in the box.",
      tags: "settled",
      on: { "paste.changed": onPaste },
    },
    tooLong: {
      description: "The text is longer than is read at once; what was in the box before stays.",
      tags: "settled",
      on: { "paste.changed": onPaste },
    },
    settling: {
      description: "Somebody is typing; the text is read once typing rests.",
      tags: "settled",
      on: { "paste.changed": onPaste },
      after: { quiet: "reading" },
    },
    reading: {
      description: "The server reads the text.",
      tags: "busy",
      invoke: {
        id: "parse",
        src: "parse",
        input: ({ context: { paste } }) => ({ paste }),
        onDone: {
          target: "shown",
          actions: { type: "noteParsed", params: ({ event }) => ({ parsed: event.output }) },
        },
        onError: { target: "unread", actions: { type: "noteFault", params: pick("error") } },
      },
      on: { "paste.changed": onPaste },
    },
    unread: {
      description: "The text could not be read for now; it stays in the box.",
      tags: "settled",
      on: { "paste.changed": onPaste, retry: "reading" },
    },
    shown: {
      description: "The questions are shown beside what could not be read.",
      tags: "settled",
      on: { "paste.changed": onPaste, "items.wanted": { guard: "hasItems", target: "adding" } },
    },
    adding: {
      description: "The questions are stored as drafts, one after the other.",
      tags: "busy",
      invoke: {
        id: "addItem",
        src: "addItem",
        input: ({ context }) => ({ item: context.parsed?.items.find(({ key }) => context.added[key] === undefined) }),
        onDone: [
          {
            guard: "hasMore",
            target: "adding",
            reenter: true,
            actions: { type: "noteAdded", params: ({ event }) => ({ added: event.output }) },
          },
          {
            target: "added",
            actions: [{ type: "noteAdded", params: ({ event }) => ({ added: event.output }) }, "tellAdded"],
          },
        ],
        onError: {
          target: "interrupted",
          actions: [{ type: "noteFault", params: pick("error") }, "tellAdded"],
        },
      },
    },
    interrupted: {
      description: "Some questions are added and others not yet; adding goes on with the first that is missing.",
      tags: "settled",
      on: { retry: "adding", "paste.changed": onPaste },
    },
    added: {
      description: "All questions are added; what could not be read stays in the box.",
      tags: "settled",
      entry: "leaveUnread",
      on: { "paste.changed": onPaste },
    },
  },
});
