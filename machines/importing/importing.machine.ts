import type { ImportDetail } from "../../src/contract/importing/importing";
import { assertPresent } from "../support/assert-present";
import { pick } from "../support/pick";
import { importVersionOf } from "./importing-facts";
import { importingSetup } from "./importing-setup";

const found = ({ event }: { event: { output: ImportDetail } }) => ({ detail: event.output });
const noteFound = { type: "noteDetail", params: found } as const;
const noteError = { type: "noteFault", params: pick("error") } as const;

const mayPass = { type: "mayPass", params: pick("error") } as const;
const whereUnreached = { guard: mayPass, target: "unreachable", actions: noteError } as const;
/** A step that the server has refused is not retried; the page shows the current state of the import. */
const afterFailedStep = [whereUnreached, { target: "restoring", actions: ["forgetPending", noteError] }] as const;

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
    pending: null,
    failures: 0,
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
        onDone: { target: "arriving", actions: noteFound },
        onError: [
          { guard: { type: "isDiscarded", params: pick("error") }, target: "discarded" },
          whereUnreached,
          { target: "unknown", actions: noteError },
        ],
      },
    },
    unreachable: {
      description:
        "The server could not be reached. The page retries by itself and then continues with the pending step.",
      tags: "settled",
      invoke: {
        id: "retryDelay",
        src: "retryDelay",
        input: ({ context: { importId, file, ...own } }) => ({ ...own, name: importId ?? file?.key ?? "" }),
        onDone: "starting",
      },
      on: {
        retry: "starting",
        "import.discarded": [{ guard: "isNew", target: "discarded" }, { target: "discarding" }],
      },
    },
    unknown: {
      description: "The server refused to show this import, for example because it was deleted.",
      tags: "settled",
      on: { retry: { target: "restoring", actions: "forgetFault" } },
    },
    arriving: {
      always: [
        { guard: { type: "isPending", params: { step: "change" } }, target: "changing" },
        { guard: { type: "isPending", params: { step: "commit" } }, target: "committing" },
        { guard: { type: "isPending", params: { step: "publish" } }, target: "publishing" },
        { guard: { type: "isPending", params: { step: "undo" } }, target: "undoing" },
        { guard: { type: "isPending", params: { step: "discard" } }, target: "discarding" },
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
        onDone: { target: "sending", actions: noteFound },
        onError: [whereUnreached, { target: "unsent", actions: noteError }],
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
        onDone: { target: "arriving", actions: noteFound },
        onError: [whereUnreached, { target: "unsent", actions: noteError }],
      },
      on: { "import.discarded": "discarding" },
    },
    unsent: {
      description: "The file was refused by the server. The pieces that it has stored need not be sent again.",
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
        onDone: { target: "arriving", actions: ["forgetFault", noteFound] },
        onError: [
          { guard: mayPass, target: "reading", reenter: true, actions: noteError },
          { target: "unknown", actions: noteError },
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
      entry: ["forgetFault", { type: "notePending", params: { step: "change" } }],
      invoke: {
        id: "change",
        src: "change",
        input: ({ context: { detail, change } }) => ({
          ...importVersionOf(assertPresent(detail, "import")),
          change: assertPresent(change, "change"),
        }),
        onDone: { target: "arriving", actions: ["forgetPending", noteFound] },
        onError: afterFailedStep,
      },
    },
    committing: {
      description: "The server makes the draft tests: either all of them or none.",
      tags: "busy",
      entry: ["forgetFault", { type: "notePending", params: { step: "commit" } }],
      invoke: {
        id: "commit",
        src: "commit",
        input: ({ context }) => importVersionOf(assertPresent(context.detail, "import")),
        onDone: { target: "committed", actions: noteFound },
        onError: afterFailedStep,
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
      entry: ["forgetFault", { type: "notePending", params: { step: "publish" } }],
      invoke: {
        id: "publish",
        src: "publish",
        input: ({ context }) => importVersionOf(assertPresent(context.detail, "import")),
        onDone: { target: "committed", actions: noteFound },
        onError: afterFailedStep,
      },
    },
    undoing: {
      description: "The server deletes the tests and all that only they need, unless one of them has been started.",
      tags: "busy",
      entry: ["forgetFault", { type: "notePending", params: { step: "undo" } }],
      invoke: {
        id: "undo",
        src: "undo",
        input: ({ context }) => importVersionOf(assertPresent(context.detail, "import")),
        onDone: { target: "undone", actions: noteFound },
        onError: [
          { guard: { type: "isSat", params: pick("error") }, target: "refused", actions: ["forgetPending", noteError] },
          ...afterFailedStep,
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
      entry: ["forgetFault", { type: "notePending", params: { step: "discard" } }],
      invoke: {
        id: "discard",
        src: "discard",
        input: ({ context }) => ({ importId: assertPresent(context.importId, "import") }),
        onDone: "discarded",
        onError: [{ guard: { type: "isGone", params: pick("error") }, target: "discarded" }, ...afterFailedStep],
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
