import type { ImportingContext } from "../../machines/importing/importing-facts";
import { importingMachine } from "../../machines/importing/importing.machine";
import { faults } from "../../src/contract/calls/faults";
import type { ImportState } from "../../src/contract/importing/import-limits";
import type { ImportDetail } from "../../src/contract/importing/importing";
import { chartSpec } from "../support/chart-spec";
import { contextBefore, type Expected } from "../support/model";
import { done, failed, type Exploration } from "../support/paths";
import type { ByHand } from "../support/walk";

const file = { key: "f1", name: "cells.xml", size: 100, flatten: false };
const network = { code: "network" } as const;
const unknown = { ...faults.importUnknown, msg: "" };
const changed = { ...faults.importChanged, msg: "" };
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
  done("commit", at.committed),
  failed("commit", network),
  done("publish", at.committed),
  failed("publish", network),
  done("undo", at.undone),
  failed("undo", sat),
  failed("undo", network),
  done("discard", undefined),
  failed("discard", network),
];

const sentSamples: Exploration<typeof importingMachine>["samples"] = [
  ...decisions,
  done("announce", at.sending),
  failed("announce", network),
  done("sendPiece", at.sending),
  done("sendPiece", at.reading),
  failed("sendPiece", network),
  done("restore", at.sending),
  failed("restore", network),
  done("discard", undefined),
  failed("discard", network),
];
const restoredSamples: Exploration<typeof importingMachine>["samples"] = [
  ...decisions,
  ...ofServer,
  ...Object.values(at).map((detail) => done("restore", detail)),
  failed("restore", network),
];

/** By hand: the state in which an import is shown. */
const placeOf = (detail: ImportDetail, hasFile: boolean): string => {
  if (detail.state === "refused") return "unreadable";
  if (detail.state === "sending") return hasFile ? "sending" : "interrupted";
  return detail.state;
};

const expected = (step: Expected): ByHand => {
  const { event, before } = step;
  if (before === null) return {};
  const { type, output, error } = event;
  const context = contextBefore<ImportingContext>(step);
  switch (type) {
    case "choices.made":
      return {
        value: "changing",
        context: { change: { kind: "choices", test: 0, choices: { title: "Cells" } }, fault: null },
      };
    case "questions.leftOut":
      return { value: "changing", context: { change: { kind: "leftOut", numbers: [2], leftOut: true }, fault: null } };
    case "import.wanted":
      return { value: "committing", context: { fault: null } };
    case "publishing.wanted":
      return { value: "publishing", context: { fault: null } };
    case "undo.wanted":
      return { value: "undoing", context: { fault: null } };
    case "import.discarded":
      return { value: context.importId === null ? "discarded" : "discarding" };
    case "retry":
      return { value: context.importId === null ? "announcing" : "restoring", context: { fault: null } };
    default:
  }
  if (type === "xstate.done.actor.discard") return { value: "discarded" };
  if (error === undefined)
    return {
      value: placeOf(output as ImportDetail, context.file !== null),
      context: { detail: output, importId: "i1" },
    };
  const noted = { fault: error, detail: context.detail };
  if (type.endsWith("announce") || type.endsWith("sendPiece")) return { value: "unsent", context: noted };
  if (type.endsWith("restore")) return { value: "unreachable", context: noted };
  if (type.endsWith("watch")) return { value: error === network ? "reading" : "unreachable", context: noted };
  if (error === sat) return { value: "refused", context: noted };
  return { value: "restoring", context: noted };
};

const project: Exploration<typeof importingMachine>["project"] = ({ context: { detail, change, fault } }) => [
  detail?.state ?? null,
  change?.kind ?? null,
  fault?.code ?? null,
];

export const spec = chartSpec({
  name: "importing",
  machine: importingMachine,
  effects: {
    once: ["restore", "announce", "sendPiece", "watch", "change", "commit", "publish", "undo", "discard"],
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
      paths: 16,
    },
    {
      name: "an import that the page finds on the server",
      exploration: { samples: restoredSamples, project, input: { importId: "i1" } },
      expected,
      paths: 420,
    },
  ],
});
