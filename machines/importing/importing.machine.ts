import type { ImportDetail } from "../../src/contract/importing/importing";
import { assertPresent } from "../support/assert-present";
import { pick } from "../support/pick";
import { importVersionOf } from "./importing-facts";
import { importingSetup } from "./importing-setup";

const found = ({ event }: { event: { output: ImportDetail } }) => ({ detail: event.output });

/**
 * The import of a file of another system, which ends in draft tests. The server stores all choices, so the import
 * continues after a reload.
 */
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
      description: "The page requests the current state of this import from the server.",
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
      description: "The state of this import is unknown; a new request may succeed.",
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
      description: "The page announces the file to the server by its name and size.",
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
      description: "The file is sent piece by piece, from the position that the server reports.",
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
      description:
        "A piece did not arrive. The server has stored the earlier ones, and sending may continue from there.",
      tags: "settled",
      on: {
        retry: { target: "starting", actions: "forgetFault" },
        "import.discarded": [{ guard: "isNew", target: "discarded" }, { target: "discarding" }],
      },
    },
    interrupted: {
      description: "Part of the file has arrived, but this page does not have the file to send the rest.",
      tags: "settled",
      on: { "import.discarded": "discarding" },
    },
    reading: {
      description: "The server reads the file; the page requests its progress from time to time.",
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
      description:
        "The report is on screen and nothing is in the bank yet; the questions and settings can be chosen now.",
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
      description: "A choice is being stored, unless another person's change came first, which is shown instead.",
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
      description: "The server makes the draft tests: either all of them or none.",
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
      description: "The tests exist, as drafts or published.",
      tags: "settled",
      on: { "publishing.wanted": "publishing", "undo.wanted": "undoing" },
    },
    publishing: {
      description: "The server publishes the tests, so that students see them.",
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
      description: "The server deletes the tests and all that only they need, unless one of them has been started.",
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
      description: "The import can no longer be undone, for the reason shown; its tests stay.",
      tags: "settled",
      on: { "publishing.wanted": "publishing" },
    },
    discarding: {
      description: "The server deletes the import with the uploaded file.",
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
      description: "The tests are deleted; the report remains.",
      tags: "settled",
      on: { "import.discarded": "discarding" },
    },
    unreadable: {
      description: "The file is not of a kind that can be read.",
      tags: "settled",
      on: { "import.discarded": "discarding" },
    },
    failed: {
      description: "Reading was interrupted; nothing of the file is stored.",
      tags: "settled",
      on: { "import.discarded": "discarding" },
    },
    discarded: { description: "The import no longer exists.", tags: "settled" },
  },
});
