import { assign, setup } from "xstate";
import { faults } from "../../src/contract/calls/faults";
import type { ImportState } from "../../src/contract/importing/import-limits";
import type { ImportChoices, ImportDetail } from "../../src/contract/importing/importing";
import { asFault, isPassing } from "../support/fault";
import { unprovided } from "../support/unprovided";
import type {
  FileFact,
  ImportChange,
  ImportVersion,
  PendingStep,
  ImportingContext,
  ImportingEvent,
  ImportingInput,
  RetryDelayInput,
  PieceInput,
} from "./importing-facts";

/** Types, effects, guards and actions of the importing machine. */
export const importingSetup = setup({
  types: {
    context: {} as ImportingContext,
    events: {} as ImportingEvent,
    input: {} as ImportingInput,
    tags: {} as "busy" | "settled",
  },
  actors: {
    restore: unprovided<ImportDetail, { readonly importId: string }>("restore"),
    announce: unprovided<ImportDetail, { readonly file: FileFact }>("announce"),
    sendPiece: unprovided<ImportDetail, PieceInput>("sendPiece"),
    retryDelay: unprovided<void, RetryDelayInput>("retryDelay"),
    watch: unprovided<ImportDetail, { readonly importId: string }>("watch"),
    change: unprovided<ImportDetail, ImportVersion & { readonly change: ImportChange }>("change"),
    commit: unprovided<ImportDetail, ImportVersion>("commit"),
    publish: unprovided<ImportDetail, ImportVersion>("publish"),
    undo: unprovided<ImportDetail, ImportVersion>("undo"),
    discard: unprovided<void, { readonly importId: string }>("discard"),
  },
  guards: {
    isNew: ({ context }) => context.importId === null,
    isAt: ({ context }, { state }: { state: ImportState }) => context.detail?.state === state,
    hasFile: ({ context }) => context.file !== null,
    mayPass: (_, { error }: { error: unknown }) => isPassing(asFault(error)),
    isPending: ({ context: { pending, detail } }, { step }: { step: PendingStep["step"] }) =>
      pending?.step === step && pending.version === detail?.version,
    isGone: (_, { error }: { error: unknown }) => asFault(error).code === faults.importUnknown.code,
    isDiscarded: ({ context }, { error }: { error: unknown }) =>
      context.pending?.step === "discard" && asFault(error).code === faults.importUnknown.code,
    isSat: (_, { error }: { error: unknown }) => asFault(error).code === faults.importSat.code,
  },
  actions: {
    noteDetail: assign(({ context: { fault } }, { detail }: { detail: ImportDetail }) => ({
      detail,
      importId: detail.import_id,
      failures: 0,
      fault: fault !== null && isPassing(fault) ? null : fault,
    })),
    noteFault: assign(({ context }, { error }: { error: unknown }) => ({
      fault: asFault(error),
      failures: context.failures + 1,
    })),
    notePending: assign(({ context }, { step }: { step: PendingStep["step"] }) => ({
      pending: { step, version: context.detail?.version ?? 0 },
    })),
    forgetPending: assign({ pending: null }),
    forgetFault: assign({ fault: null }),
    noteChoices: assign((_, { test, choices }: { test: number; choices: ImportChoices }) => ({
      change: { kind: "choices" as const, test, choices },
    })),
    noteLeftOut: assign((_, { numbers, leftOut }: { numbers: readonly number[]; leftOut: boolean }) => ({
      change: { kind: "leftOut" as const, numbers, leftOut },
    })),
  },
});
