import type { ImportingContext } from "../../machines/importing/importing-facts";
import { importingMachine } from "../../machines/importing/importing.machine";
import { isPassing } from "../../machines/support/fault";
import { faults } from "../../src/contract/calls/faults";
import type { ImportState } from "../../src/contract/importing/import-limits";
import type { ImportDetail } from "../../src/contract/importing/importing";
import { chartSpec } from "../support/chart-spec";
import { contextBefore, type Expected } from "../support/model";
import { done, failed, type Exploration } from "../support/paths";
import type { ByHand } from "../support/walk";

const file = { key: "f1", name: "cells.xml", size: 100, flatten: false };
const network = { code: "network" } as const;
const full = { ...faults.importsFull, msg: "" };
const unknown = { ...faults.importUnknown, msg: "" };
const changed = { ...faults.importChanged, msg: "" };
const elsewhere = { ...faults.importElsewhere, msg: "" };
const sat = { ...faults.importSat, msg: "" };

const detailAt = (state: ImportState): ImportDetail => ({
  import_id: "i1",
  version: 3,
  state,
  file_name: "cells.xml",
  size: 100,
  received: state === "sending" ? 40 : 100,
  by: "Ms Lin",
  at: 1,
  read: 0,
  format: null,
  fault: null,
  known: null,
  counts: { exact: 0, changed: 0, refused: 0, left_out: 0, coming: 0 },
  tests: [],
});
const at = {
  sending: detailAt("sending"),
  reading: detailAt("reading"),
  reviewing: detailAt("reviewing"),
  committed: detailAt("committed"),
  undone: detailAt("undone"),
  refused: detailAt("refused"),
  failed: detailAt("failed"),
};
/** The same import after a change by another person. */
const changedMeanwhile = { ...at.reviewing, version: 4 };

const decisions = [
  { type: "choices.made", test: 0, choices: { title: "Cells" } },
  { type: "questions.leftOut", numbers: [2], leftOut: true },
  { type: "import.wanted" },
  { type: "publishing.wanted" },
  { type: "undo.wanted" },
  { type: "import.discarded" },
  { type: "retry" },
] as const;

const ofServer = [
  done("watch", at.reading),
  done("watch", at.reviewing),
  done("watch", at.refused),
  failed("watch", network),
  failed("watch", unknown),
  done("change", at.reviewing),
  failed("change", changed),
  failed("change", network),
  done("commit", at.committed),
  failed("commit", network),
  failed("commit", changed),
  done("publish", at.committed),
  failed("publish", network),
  failed("publish", changed),
  done("undo", at.undone),
  failed("undo", sat),
  failed("undo", network),
  failed("undo", changed),
  done("discard", undefined),
  failed("discard", network),
  failed("discard", unknown),
  failed("discard", elsewhere),
  done("retryDelay", undefined),
];

const sentSamples: Exploration<typeof importingMachine>["samples"] = [
  ...decisions,
  done("announce", at.sending),
  failed("announce", network),
  failed("announce", full),
  done("sendPiece", at.sending),
  done("sendPiece", at.reading),
  failed("sendPiece", network),
  failed("sendPiece", unknown),
  done("restore", at.sending),
  failed("restore", network),
  failed("restore", unknown),
  done("discard", undefined),
  failed("discard", network),
  failed("discard", unknown),
  failed("discard", elsewhere),
  done("retryDelay", undefined),
];
const restoredSamples: Exploration<typeof importingMachine>["samples"] = [
  ...decisions,
  ...ofServer,
  ...[...Object.values(at), changedMeanwhile].map((detail) => done("restore", detail)),
  failed("restore", network),
  failed("restore", unknown),
];

/** By hand: the state in which an import is shown. */
const placeOf = (detail: ImportDetail, hasFile: boolean): string => {
  if (detail.state === "refused") return "unreadable";
  if (detail.state === "sending") return hasFile ? "sending" : "interrupted";
  return detail.state;
};

const stepStates = {
  change: "changing",
  commit: "committing",
  publish: "publishing",
  undo: "undoing",
  discard: "discarding",
} as const;

/** By hand: the result of restoring an import; a step requested on this version is carried out. */
const restored = ({ pending, file: ofPage }: ImportingContext, detail: ImportDetail): ByHand => {
  const step = pending?.version === detail.version ? pending.step : null;
  const context = { detail, importId: "i1", failures: 0 };
  if (step !== null) return { value: stepStates[step], context: { ...context, fault: null, pending } };
  return { value: placeOf(detail, ofPage !== null), context };
};

/** By hand: the state after a fault of an effect. */
const afterFault = (actor: string, error: unknown, { pending }: ImportingContext): string => {
  if (error === sat) return "refused";
  if (error === network) return actor === "watch" ? "reading" : "unreachable";
  if (actor === "announce" || actor === "sendPiece") return "unsent";
  if (actor === "watch") return "unknown";
  if (actor === "restore") return pending?.step === "discard" ? "discarded" : "unknown";
  return actor === "discard" && error === unknown ? "discarded" : "restoring";
};

const expected = (step: Expected): ByHand => {
  const { event, before } = step;
  if (before === null) return {};
  const { type, output, error } = event;
  const context = contextBefore<ImportingContext>(step);
  const stepOf = (name: keyof typeof stepStates, more: Partial<ImportingContext> = {}): ByHand => ({
    value: stepStates[name],
    context: { fault: null, pending: { step: name, version: context.detail?.version ?? 0 }, ...more },
  });
  const begun = { value: context.importId === null ? "announcing" : "restoring" };
  switch (type) {
    case "choices.made":
      return stepOf("change", { change: { kind: "choices", test: 0, choices: { title: "Cells" } } });
    case "questions.leftOut":
      return stepOf("change", { change: { kind: "leftOut", numbers: [2], leftOut: true } });
    case "import.wanted":
      return stepOf("commit");
    case "publishing.wanted":
      return stepOf("publish");
    case "undo.wanted":
      return stepOf("undo");
    case "import.discarded":
      return context.importId === null ? { value: "discarded" } : stepOf("discard");
    case "retry":
      return before.value === "unreachable" ? begun : { ...begun, context: { fault: null } };
    case "xstate.done.actor.retryDelay":
      return begun;
    case "xstate.done.actor.discard":
      return { value: "discarded" };
    case "xstate.done.actor.restore":
      return restored(context, output as ImportDetail);
    default:
  }
  const actor = type.slice(type.lastIndexOf(".") + 1);
  if (error === undefined)
    return {
      value: placeOf(output as ImportDetail, context.file !== null),
      context: { detail: output, importId: "i1", failures: 0 },
    };
  const value = afterFault(actor, error, context);
  if (value === "discarded") return { value };
  const noted = { fault: error, detail: context.detail, failures: context.failures + 1 };
  // a refused step is not requested again; one that did not arrive is
  const isOver = value === "refused" || value === "restoring";
  return { value, context: { ...noted, pending: isOver ? null : context.pending } };
};

const project: Exploration<typeof importingMachine>["project"] = ({ context: { detail, fault, pending } }) => [
  detail?.state ?? null,
  fault === null ? null : isPassing(fault),
  // a step requested on another version is never carried out
  pending !== null && pending.version === detail?.version ? pending.step : null,
];

export const spec = chartSpec({
  name: "importing",
  machine: importingMachine,
  effects: {
    once: ["restore", "announce", "sendPiece", "watch", "retryDelay", "change", "commit", "publish", "undo", "discard"],
  },
  cases: [
    {
      name: "a file that is sent from this page",
      exploration: {
        samples: sentSamples,
        elsewhere: ["xstate.done.actor.watch", "xstate.error.actor.watch"],
        project,
        input: { file },
      },
      expected,
      paths: 47,
      steps: 211,
    },
    {
      name: "an import that the page finds on the server",
      exploration: { samples: restoredSamples, project, input: { importId: "i1" } },
      expected,
      paths: 982,
      steps: 6959,
    },
  ],
});
