import type { AppliedRoster } from "../../src/contract/classes/rosters";
import { pick } from "../support/pick";
import { rosterSetup } from "./roster-setup";

const given = pick("source");
const readAgain = { actions: { type: "noteSource", params: given } } as const;
const onList = [
  { guard: { type: "isBlank", params: given }, target: "empty", ...readAgain },
  { guard: { type: "isTooLong", params: given }, target: "tooLong" },
  { guard: { type: "isFile", params: given }, target: "reading", reenter: true, ...readAgain },
  { target: "settling", reenter: true, ...readAgain },
] as const;
const fault = { type: "noteFault", params: pick("error") } as const;
const outdated = { guard: { type: "isOutdated", params: pick("error") }, target: "outdated", actions: fault } as const;
const applied = ({ event }: { event: { output: AppliedRoster } }) => ({ applied: event.output });

/**
 * A list of members comes into a class: it is read, compared with the class, shown, and applied whole once that is
 * confirmed. Nothing in the class changes before.
 */
export const rosterMachine = rosterSetup.createMachine({
  id: "roster",
  context: ({ input: { source } }) => ({ source, diff: null, decided: {}, key: "", applied: null, fault: null }),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "hasList", target: "reading" }, { target: "empty" }] },
    empty: {
      description: "No list is there.",
      tags: "settled",
      on: { "list.changed": onList },
    },
    tooLong: {
      description: "The list is longer than is read at once; the one before stays.",
      tags: "settled",
      on: { "list.changed": onList },
    },
    settling: {
      description: "Somebody is typing; the list is read once typing rests.",
      tags: "settled",
      on: { "list.changed": onList },
      after: { quiet: "reading" },
    },
    reading: {
      description: "The server reads the list and compares it with the class.",
      tags: "busy",
      invoke: {
        id: "compare",
        src: "compare",
        input: ({ context: { source } }) => ({ source }),
        onDone: { target: "shown", actions: { type: "noteDiff", params: ({ event }) => ({ diff: event.output }) } },
        onError: { target: "unread", actions: fault },
      },
      on: { "list.changed": onList },
    },
    unread: {
      description: "The list could not be read; it stays as it is.",
      tags: "settled",
      on: { "list.changed": onList, retry: "reading" },
    },
    shown: {
      description: "What the list would change is shown, with lines that cannot be read and conflicts to decide.",
      tags: "settled",
      on: {
        "list.changed": onList,
        "conflict.decided": { actions: { type: "noteDecision", params: pick("line", "memberId") } },
        "apply.wanted": {
          guard: "isApplicable",
          target: "applying",
          actions: { type: "noteKey", params: pick("key") },
        },
      },
    },
    applying: {
      description: "The list is applied whole.",
      tags: "busy",
      invoke: {
        id: "apply",
        src: "apply",
        input: ({ context: { diff, decided, key } }) => ({ digest: diff?.digest ?? "", decided, key }),
        onDone: {
          target: "applied",
          actions: [
            { type: "noteApplied", params: applied },
            { type: "tellApplied", params: applied },
          ],
        },
        onError: [
          outdated,
          { guard: { type: "mayPass", params: pick("error") }, target: "interrupted", actions: fault },
          { target: "refused", actions: fault },
        ],
      },
    },
    interrupted: {
      description: "It is not known whether the list was applied; applying it again changes nothing twice.",
      tags: "settled",
      on: { retry: "applying" },
    },
    refused: {
      description: "The server refused to apply the list, and nothing was changed.",
      tags: "settled",
      on: { "list.changed": onList, retry: "reading" },
    },
    outdated: {
      description: "The class was changed since the list was compared with it; nothing was applied.",
      tags: "settled",
      on: { "list.changed": onList, retry: "reading" },
    },
    applied: {
      description: "The class is as the list says.",
      tags: "settled",
      entry: "clearList",
      on: { "list.changed": onList },
    },
  },
});
