import type { ImportDetail } from "../../src/contract/importing/importing";
import { assertPresent } from "../support/assert-present";
import { pick } from "../support/pick";
import { importVersionOf } from "./importing-facts";
import { importingSetup } from "./importing-setup";

const found = ({ event }: { event: { output: ImportDetail } }) => ({ detail: event.output });

/** A file of another system on its way to draft tests. The server has what was decided, so a reload goes on. */
export const importingMachine = importingSetup.createMachine({
  id: "importing",
  context: ({ input }) => ({
    file: "file" in input ? input.file : null,
    importId: "importId" in input ? input.importId : null,
    detail: null,
    change: null,
    fault: null,
  }),
  initial: "starting",
  states: {
    starting: { always: [{ guard: "isNew", target: "announcing" }, { target: "restoring" }] },
    restoring: {
      description: "The server is asked where this import stands.",
      tags: "busy",
      invoke: {
        id: "restore",
        src: "restore",
        input: ({ context }) => ({ importId: assertPresent(context.importId, "import") }),
        onDone: { target: "arriving", actions: { type: "noteDetail", params: found } },
        onError: { target: "unreachable", actions: { type: "noteFault", params: pick("error") } },
      },
    },
    unreachable: {
      description: "It is not known where this import stands; asking again may help.",
      tags: "settled",
      on: { retry: { target: "restoring", actions: "forgetFault" } },
    },
    arriving: {
      always: [
        { guard: { type: "isAt", params: { state: "reading" } }, target: "reading" },
        { guard: { type: "isAt", params: { state: "reviewing" } }, target: "reviewing" },
        { guard: { type: "isAt", params: { state: "committed" } }, target: "committed" },
        { guard: { type: "isAt", params: { state: "undone" } }, target: "undone" },
        { guard: { type: "isAt", params: { state: "refused" } }, target: "unreadable" },
        { guard: { type: "isAt", params: { state: "failed" } }, target: "failed" },
        { guard: "hasFile", target: "sending" },
        { target: "interrupted" },
      ],
    },
    announcing: {
      description: "The server is told of a file by its name and size.",
      tags: "busy",
      invoke: {
        id: "announce",
        src: "announce",
        input: ({ context }) => ({ file: assertPresent(context.file, "file") }),
        onDone: { target: "sending", actions: { type: "noteDetail", params: found } },
        onError: { target: "unsent", actions: { type: "noteFault", params: pick("error") } },
      },
    },
    sending: {
      description: "One piece after the other, from where the server says that it is.",
      tags: "busy",
      invoke: {
        id: "sendPiece",
        src: "sendPiece",
        input: ({ context: { file, detail } }) => ({
          file: assertPresent(file, "file"),
          importId: assertPresent(detail, "import").import_id,
          received: assertPresent(detail, "import").received,
        }),
        onDone: { target: "arriving", actions: { type: "noteDetail", params: found } },
        onError: { target: "unsent", actions: { type: "noteFault", params: pick("error") } },
      },
      on: { "import.discarded": "discarding" },
    },
    unsent: {
      description: "A piece did not arrive; what has arrived is kept, and sending may go on from there.",
      tags: "settled",
      on: {
        retry: { target: "starting", actions: "forgetFault" },
        "import.discarded": [{ guard: "isNew", target: "discarded" }, { target: "discarding" }],
      },
    },
    interrupted: {
      description: "A part of a file has arrived, and this page does not have the file.",
      tags: "settled",
      on: { "import.discarded": "discarding" },
    },
    reading: {
      description: "The server reads the file; it is asked from time to time how far it is.",
      tags: "busy",
      invoke: {
        id: "watch",
        src: "watch",
        input: ({ context }) => ({ importId: assertPresent(context.importId, "import") }),
        onDone: { target: "arriving", actions: ["forgetFault", { type: "noteDetail", params: found }] },
        onError: [
          {
            guard: { type: "mayPass", params: pick("error") },
            target: "reading",
            reenter: true,
            actions: { type: "noteFault", params: pick("error") },
          },
          { target: "unreachable", actions: { type: "noteFault", params: pick("error") } },
        ],
      },
      on: { "import.discarded": "discarding" },
    },
    reviewing: {
      description: "The report is on screen and nothing is in the bank; what comes in is decided here.",
      tags: "settled",
      on: {
        "choices.made": { target: "changing", actions: { type: "noteChoices", params: pick("test", "choices") } },
        "questions.leftOut": {
          target: "changing",
          actions: { type: "noteLeftOut", params: pick("numbers", "leftOut") },
        },
        "import.wanted": "committing",
        "import.discarded": "discarding",
      },
    },
    changing: {
      description: "A decision is stored. Somebody else's decision in between is shown instead.",
      tags: "busy",
      entry: "forgetFault",
      invoke: {
        id: "change",
        src: "change",
        input: ({ context: { detail, change } }) => ({
          ...importVersionOf(assertPresent(detail, "import")),
          change: assertPresent(change, "change"),
        }),
        onDone: { target: "arriving", actions: { type: "noteDetail", params: found } },
        onError: { target: "restoring", actions: { type: "noteFault", params: pick("error") } },
      },
    },
    committing: {
      description: "The server makes draft tests of the questions, all or none.",
      tags: "busy",
      entry: "forgetFault",
      invoke: {
        id: "commit",
        src: "commit",
        input: ({ context }) => importVersionOf(assertPresent(context.detail, "import")),
        onDone: { target: "committed", actions: { type: "noteDetail", params: found } },
        onError: { target: "restoring", actions: { type: "noteFault", params: pick("error") } },
      },
    },
    committed: {
      description: "The tests are there, as drafts or published.",
      tags: "settled",
      on: { "publishing.wanted": "publishing", "undo.wanted": "undoing" },
    },
    publishing: {
      description: "From now on students see the tests.",
      tags: "busy",
      entry: "forgetFault",
      invoke: {
        id: "publish",
        src: "publish",
        input: ({ context }) => importVersionOf(assertPresent(context.detail, "import")),
        onDone: { target: "committed", actions: { type: "noteDetail", params: found } },
        onError: { target: "restoring", actions: { type: "noteFault", params: pick("error") } },
      },
    },
    undoing: {
      description: "The tests and what only they need are deleted, unless somebody has begun one of them.",
      tags: "busy",
      entry: "forgetFault",
      invoke: {
        id: "undo",
        src: "undo",
        input: ({ context }) => importVersionOf(assertPresent(context.detail, "import")),
        onDone: { target: "undone", actions: { type: "noteDetail", params: found } },
        onError: [
          {
            guard: { type: "isSat", params: pick("error") },
            target: "refused",
            actions: { type: "noteFault", params: pick("error") },
          },
          { target: "restoring", actions: { type: "noteFault", params: pick("error") } },
        ],
      },
    },
    refused: {
      description: "The import can no longer be undone, for the reason that is shown; its tests stay.",
      tags: "settled",
      on: { "publishing.wanted": "publishing" },
    },
    discarding: {
      description: "What was sent is forgotten.",
      tags: "busy",
      entry: "forgetFault",
      invoke: {
        id: "discard",
        src: "discard",
        input: ({ context }) => ({ importId: assertPresent(context.importId, "import") }),
        onDone: "discarded",
        onError: { target: "restoring", actions: { type: "noteFault", params: pick("error") } },
      },
    },
    undone: {
      description: "The report stays; the tests are gone.",
      tags: "settled",
      on: { "import.discarded": "discarding" },
    },
    unreadable: {
      description: "The file is none that can be read.",
      tags: "settled",
      on: { "import.discarded": "discarding" },
    },
    failed: {
      description: "Reading was cut off, and nothing is kept.",
      tags: "settled",
      on: { "import.discarded": "discarding" },
    },
    discarded: { description: "There is no such import any more.", tags: "settled" },
  },
});
