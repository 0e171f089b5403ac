import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import { importingMachine } from "../../machines/importing/importing.machine";
import { isPassing } from "../../machines/support/fault";
import { faults } from "../../src/contract/calls/faults";
import type { ImportState } from "../../src/contract/importing/import-limits";
import type { ImportDetail } from "../../src/contract/importing/importing";
import { coveringPaths } from "./covering-paths";
import { calculate } from "./model";
import { done, failed, pathsThrough, type ChartPath, type Exploration } from "./paths";

/** How an import stands on the server. changed: with another choice. published: committed, and students see it. */
export type ImportStand = ImportState | "changed" | "published" | "gone";
type StandWithDetail = Exclude<ImportStand, "gone">;

/** Each with a version of its own: a page whose version is not the server's has missed a change. */
const versions: Readonly<Record<StandWithDetail, number>> = {
  sending: 1,
  reading: 2,
  reviewing: 3,
  changed: 4,
  committed: 5,
  published: 6,
  undone: 7,
  refused: 8,
  failed: 9,
};
const standOf = ({ version }: Pick<ImportDetail, "version">): ImportStand =>
  (Object.keys(versions) as StandWithDetail[]).find((stand) => versions[stand] === version) ?? "gone";

const stateOf = (stand: StandWithDetail): ImportState =>
  stand === "changed" ? "reviewing" : stand === "published" ? "committed" : stand;

/** Where others, or a reading, can lead an import in one step. */
const next: Readonly<Record<ImportStand, readonly ImportStand[]>> = {
  sending: ["reading", "gone"],
  reading: ["reviewing", "refused", "failed", "gone"],
  reviewing: ["changed", "committed", "gone"],
  changed: ["changed", "committed", "gone"],
  committed: ["published", "undone"],
  published: ["published", "undone"],
  undone: ["gone"],
  refused: ["gone"],
  failed: ["gone"],
  gone: [],
};

/** The steps by which an import comes to stand so; null: it cannot. */
export const stepsTo = (from: ImportStand, to: ImportStand): readonly ImportStand[] | null => {
  const ways: { readonly at: ImportStand; readonly way: readonly ImportStand[] }[] = [{ at: from, way: [] }];
  for (const { at, way } of ways) {
    if (at === to) return way;
    for (const one of next[at]) if (!ways.some((known) => known.at === one)) ways.push({ at: one, way: [...way, one] });
  }
  return null;
};

const counts = { exact: 2, changed: 0, refused: 0, left_out: 0, coming: 2 };

/** An import that stands so; of its questions nothing is said. */
export const detailAt = (stand: StandWithDetail): ImportDetail => ({
  import_id: "i1",
  version: versions[stand],
  state: stateOf(stand),
  file_name: "cells.xml",
  size: 100,
  received: stand === "sending" ? 0 : 100,
  by: "Ms Lin",
  at: 1,
  read: 0,
  format: null,
  fault: null,
  known: null,
  counts,
  tests: [
    {
      place: 0,
      title: "Cells",
      language: "en",
      subject: "general",
      time_limit_ms: null,
      attempts: null,
      kept: [],
      changed: [],
      sections: [{ title: "Plants", items: 2 }],
      counts,
      choices: {},
      menu_id: stateOf(stand) === "committed" ? "import-i1-1" : null,
      published: stand === "published",
    },
  ],
});

const refusal = (name: keyof typeof faults) => ({ ...faults[name], msg: "" });
/** The request was lost. */
const network = { code: "network" } as const;
/** The server has done it, and its reply was lost. */
const replyLost = { code: "network", isDone: true } as const;
/** Something else than the server answered that it is not there. */
export const notFound = { code: "http", status: 404 } as const;

const decisions = [
  { type: "choices.made", test: 0, choices: { title: "Leaves" } },
  { type: "questions.leftOut", numbers: [1], leftOut: true },
  { type: "import.wanted" },
  { type: "publishing.wanted" },
  { type: "undo.wanted" },
  { type: "import.discarded" },
  { type: "retry" },
] as const;

const common: Exploration<typeof importingMachine>["samples"] = [
  ...decisions,
  failed("restore", network),
  failed("restore", refusal("importUnknown")),
  failed("restore", notFound),
  done("discard", undefined),
  failed("discard", network),
  failed("discard", replyLost),
  failed("discard", refusal("importUnknown")),
  failed("discard", refusal("importElsewhere")),
  done("retryDelay", undefined),
];

const sent: Exploration<typeof importingMachine>["samples"] = [
  ...common,
  done("announce", detailAt("sending")),
  failed("announce", network),
  failed("announce", refusal("importsFull")),
  done("sendPiece", detailAt("sending")),
  done("sendPiece", detailAt("reading")),
  failed("sendPiece", network),
  failed("sendPiece", replyLost),
  failed("sendPiece", refusal("importUnknown")),
  done("restore", detailAt("sending")),
  done("restore", detailAt("reading")),
];

const restored: Exploration<typeof importingMachine>["samples"] = [
  ...common,
  ...(Object.keys(versions) as StandWithDetail[]).map((stand) => done("restore", detailAt(stand))),
  done("watch", detailAt("reading")),
  done("watch", detailAt("reviewing")),
  done("watch", detailAt("refused")),
  done("watch", detailAt("failed")),
  failed("watch", network),
  failed("watch", refusal("importUnknown")),
  done("change", detailAt("changed")),
  failed("change", refusal("importChanged")),
  failed("change", network),
  failed("change", replyLost),
  done("commit", detailAt("committed")),
  failed("commit", network),
  failed("commit", replyLost),
  failed("commit", refusal("importChanged")),
  done("publish", detailAt("published")),
  failed("publish", network),
  failed("publish", replyLost),
  failed("publish", refusal("importChanged")),
  done("undo", detailAt("undone")),
  failed("undo", refusal("importSat")),
  failed("undo", network),
  failed("undo", replyLost),
  failed("undo", refusal("importChanged")),
];

const project: Exploration<typeof importingMachine>["project"] = ({ context: { detail, fault, pending } }) => [
  detail?.version ?? null,
  fault === null ? null : isPassing(fault) ? "passing" : fault.code,
  // a step requested on another version is never carried out
  pending?.version === detail?.version ? pending?.step : null,
];

/** The server's reply that an event of the chart stands for. */
export interface ImportReply {
  readonly call: string;
  /** The stand that a reply with an import reports. */
  readonly stand: ImportStand | null;
  /** Why it failed; null: it did not. */
  readonly code: number | string | null;
  /** The server has done what was asked. */
  readonly isDone: boolean;
}
export const replyIn = ({ type, output, error }: AnyEventObject): ImportReply | null => {
  const [, call] = /^xstate\.(?:done|error)\.actor\.(\w+)$/.exec(type) ?? [];
  if (call === undefined || call === "retryDelay") return null;
  const stand = output === undefined ? null : standOf(output as ImportDetail);
  const fault = error as { readonly code: number | string; readonly isDone?: true } | undefined;
  return { call, stand, code: fault?.code ?? null, isDone: fault?.isDone ?? fault === undefined };
};

/** By hand: from which stands a step of the page leads where. */
const effects: Readonly<Record<string, readonly [from: readonly ImportStand[], to: ImportStand]>> = {
  sendPiece: [["sending"], "reading"],
  change: [["reviewing", "changed"], "changed"],
  commit: [["reviewing", "changed"], "committed"],
  publish: [["committed", "published"], "published"],
  undo: [["committed", "published"], "undone"],
  discard: [["sending", "reading", "reviewing", "changed", "undone", "refused", "failed"], "gone"],
};

/** What a refusal says of the stand: the one that others have brought about just before. */
const standRefused = (stand: ImportStand, code: number | string): ImportStand | null => {
  if (code === faults.importUnknown.code) return "gone";
  if (code === faults.importElsewhere.code) return "committed";
  if (code === faults.importChanged.code)
    return stand === "committed" || stand === "published" ? "published" : "changed";
  return code === faults.importSat.code && stand !== "published" ? null : stand;
};

/** The stand before a reply was made, and after it; null: no server can make it. */
export const standsOf = (
  { call, stand, code, isDone }: ImportReply,
  at: ImportStand,
): { readonly before: ImportStand; readonly after: ImportStand } | null => {
  if (!isDone && code !== null) {
    const before = standRefused(at, code);
    return before === null || stepsTo(at, before) === null ? null : { before, after: before };
  }
  if (call === "announce") return { before: "sending", after: "sending" };
  const [from, to] = effects[call] ?? [[], at];
  if (call === "restore" || call === "watch" || stand === "sending") {
    const before = stand ?? at;
    return stepsTo(at, before) === null ? null : { before, after: before };
  }
  return from.includes(at) ? { before: at, after: to } : null;
};

/** Whether one server can make all replies of a path, with the help of other people. */
const isPlayable = (path: ChartPath): boolean => {
  let at: ImportStand = "sending";
  let isSat = false;
  for (const { event } of path) {
    const reply = replyIn(event);
    if (reply === null) continue;
    const stands = standsOf(reply, at);
    if (stands === null || (isSat && stands.after === "undone")) return false;
    at = stands.after;
    isSat ||= reply.code === faults.importSat.code;
  }
  return true;
};

const elsewhere = ["xstate.done.actor.watch", "xstate.error.actor.watch"];
const explorations = {
  sent: {
    samples: sent,
    elsewhere,
    project,
    input: { file: { key: "f1", name: "cells.xml", size: 100, flatten: false } },
  },
  found: { samples: restored, project, input: { importId: "i1" } },
} as const;

/**
 * Few paths that together go every way from state to state: of a file that the page sends, or of an import that it
 * finds. A path ends before the first step that is not possible on the page.
 */
export function importingPaths(
  whose: keyof typeof explorations,
  isPossible: (at: AnyMachineSnapshot, event: AnyEventObject) => boolean = () => true,
): ChartPath[] {
  const exploration = explorations[whose];
  // a path passes through places that others lead to as well: its snapshots are those of its own way
  const own = (path: ChartPath): ChartPath =>
    calculate(importingMachine, path, exploration.input).map(({ event, now }) => ({ event, snapshot: now }));
  const cut = (path: ChartPath): ChartPath => {
    const isBarred = ({ event }: ChartPath[number], place: number) => {
      const before = path[place - 1]?.snapshot;
      return before !== undefined && !isPossible(before, event);
    };
    const end = path.findIndex(isBarred);
    return end < 0 ? path : path.slice(0, end);
  };
  return coveringPaths(pathsThrough(importingMachine, exploration).filter(isPlayable).map(own).map(cut));
}

/** "done restore committed", "error commit 100802" */
export const importingEventName = (event: AnyEventObject): string => {
  const reply = replyIn(event);
  if (reply === null) return event.type.replace("xstate.done.actor.", "done ");
  const { call, stand, code, isDone } = reply;
  const words = code === null ? ["done", call, stand ?? ""] : [isDone ? "reply lost of" : "error", call, code];
  return words.join(" ").trim();
};
