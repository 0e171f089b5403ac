import { pick } from "../support/pick";
import type { DraftContext } from "./draft-facts";
import { draftSetup } from "./draft-setup";

const typed = pick("content");
const toSave = ({ context: { id, version, content } }: { context: DraftContext }) => ({ id, version, content });

/** A draft that its author types: it saves itself, and what is not saved yet is stored on the device. */
export const draftMachine = draftSetup.createMachine({
  id: "draft",
  context: ({ input: { stored, unsent } }) => ({
    ...stored,
    version: unsent?.version ?? stored.version,
    content: unsent?.content ?? stored.content,
    saved: stored.content,
    sending: null,
    unconfirmed: unsent?.unconfirmed ?? [],
    theirs: null,
    fault: null,
  }),
  initial: "opening",
  states: {
    opening: {
      description: "The draft is as the server has it, or as the device has it if that was not saved.",
      always: [{ guard: "hasUnsent", target: "dirty" }, { target: "clean" }],
    },
    clean: {
      description: "The server has what is on screen.",
      tags: "settled",
      on: {
        "content.changed": { target: "dirty", actions: { type: "noteContent", params: typed } },
        "stored.found": {
          guard: { type: "isNewer", params: pick("stored") },
          actions: { type: "noteStored", params: pick("stored") },
        },
      },
    },
    dirty: {
      description: "The author is typing; the device has stored it, and it is saved once typing rests.",
      tags: "settled",
      entry: "storeUnsent",
      on: {
        "content.changed": { target: "dirty", reenter: true, actions: { type: "noteContent", params: typed } },
        "save.wanted": "saving",
      },
      after: { quiet: "saving" },
    },
    saving: {
      description: "The draft is on its way to the server; typing goes on and is saved afterwards.",
      tags: "busy",
      entry: "noteSending",
      invoke: {
        id: "save",
        src: "save",
        input: toSave,
        onDone: [
          {
            guard: "hasNewer",
            target: "dirty",
            actions: { type: "noteSaved", params: ({ event }) => ({ saved: event.output }) },
          },
          {
            target: "clean",
            actions: [{ type: "noteSaved", params: ({ event }) => ({ saved: event.output }) }, "forgetUnsent"],
          },
        ],
        onError: [
          {
            guard: { type: "isUnconfirmed", params: pick("error") },
            target: "saving",
            reenter: true,
            actions: { type: "buildOnUnconfirmed", params: pick("error") },
          },
          {
            guard: { type: "isConflict", params: pick("error") },
            target: "conflicting",
            actions: { type: "noteTheirs", params: pick("error") },
          },
          {
            guard: { type: "mayPass", params: pick("error") },
            target: "kept",
            actions: { type: "noteFault", params: pick("error") },
          },
          { target: "refused", actions: { type: "noteFault", params: pick("error") } },
        ],
      },
      on: { "content.changed": { actions: [{ type: "noteContent", params: typed }, "storeUnsent"] } },
    },
    kept: {
      description: "The server could not be reached; the device has the draft and sends it later.",
      tags: "settled",
      on: {
        "content.changed": { actions: [{ type: "noteContent", params: typed }, "storeUnsent"] },
        "network.returned": "saving",
        retry: "saving",
      },
      after: { tryAgain: "saving" },
    },
    refused: {
      description: "The server does not take the draft, for the reason that is shown; the device has it.",
      tags: "settled",
      on: {
        "content.changed": { target: "dirty", actions: { type: "noteContent", params: typed } },
        retry: "saving",
      },
    },
    conflicting: {
      description: "Somebody else has changed the draft; both versions are shown, and neither is overwritten.",
      tags: "settled",
      on: {
        "content.changed": { actions: [{ type: "noteContent", params: typed }, "storeUnsent"] },
        "mine.chosen": { target: "saving", actions: "buildOnTheirs" },
        "theirs.chosen": { target: "clean", actions: ["takeTheirs", "forgetUnsent"] },
      },
    },
  },
});
