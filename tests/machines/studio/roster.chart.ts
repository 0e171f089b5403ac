import type { DecidedConflicts, RosterSource } from "../../../machines/studio/roster-facts";
import { rosterMachine } from "../../../machines/studio/roster.machine";
import { faults } from "../../../src/contract/calls/faults";
import type { RosterDiff, RosterRow } from "../../../src/contract/classes/rosters";
import { chartSpec } from "../../support/chart-spec";
import { contextBefore, type Expected } from "../../support/model";
import { done, failed, type Exploration } from "../../support/paths";
import type { ByHand } from "../../support/walk";

const text: RosterSource = { kind: "text", text: "Ann\nBen", keepsOthers: false };
const blank: RosterSource = { kind: "text", text: " \n", keepsOthers: true };
const file: RosterSource = { kind: "file", key: "f1", name: "4b.xlsx", keepsOthers: true };
/** Stands in names of steps by a short form: paths compare them millions of times. */
const long: RosterSource & { readonly toJSON: () => unknown } = {
  kind: "text",
  text: "x".repeat(5_000_001),
  keepsOthers: false,
  toJSON: () => ({ kind: "text", text: "too long" }),
};

const rowOf = (line: number, kind: RosterRow["kind"]): RosterRow => ({
  line,
  kind,
  member_id: null,
  name: `Pupil ${line}`,
  external_id: null,
  username: null,
  other: {},
  was: null,
});
const columns = { read: ["name"], other: [] };
const refusedLine = { line: 2, column: "name", code: "nameMissing", sentence: { en: "Line 2 has no name." } };
const digest = "0123456789abcdef";
const clear: RosterDiff = { digest, rows: [rowOf(1, "same"), rowOf(2, "new")], columns, refused: [] };
const same: RosterDiff = { digest, rows: [rowOf(1, "same")], columns, refused: [] };
const unreadable: RosterDiff = { ...clear, digest: null, refused: [refusedLine] };
const undecided: RosterDiff = { digest, rows: [rowOf(1, "conflict")], columns, refused: [] };

const network = { code: "network" } as const;
const outdated = { ...faults.rosterChanged, msg: "" };
const unfit = { ...faults.classElsewhere, msg: "" };
const counts = { class_id: "c1", version: 2, joined: 1, left: 0, changed: 0 };
const key = "key-1234";

interface Known {
  readonly source: RosterSource;
  readonly diff: RosterDiff | null;
  readonly decided: DecidedConflicts;
  readonly key: string;
}

const samples: Exploration<typeof rosterMachine>["samples"] = [
  { type: "list.changed", source: text },
  { type: "list.changed", source: blank },
  { type: "list.changed", source: file },
  { type: "list.changed", source: long },
  { type: "conflict.decided", line: "1", memberId: null },
  { type: "apply.wanted", key },
  { type: "retry" },
  done("compare", clear),
  done("compare", same),
  done("compare", unreadable),
  done("compare", undecided),
  failed("compare", network),
  done("apply", counts),
  failed("apply", network),
  failed("apply", outdated),
  failed("apply", unfit),
];

const places = new Map<unknown, string>([
  [network, "interrupted"],
  [outdated, "outdated"],
  [unfit, "refused"],
]);

const changed = (source: RosterSource, context: Known): ByHand => {
  if (source === long) return { value: "tooLong", context: { ...context } };
  const fresh = { source, diff: null, decided: {}, key: context.key, applied: null, fault: null };
  if (source.kind === "file") return { value: "reading", context: fresh, starts: [["compare", { source }]] };
  return { value: source === blank ? "empty" : "settling", context: fresh };
};

const expected = (step: Expected): ByHand => {
  const { event, before, now } = step;
  if (before === null) return { value: now.context["source"] === file ? "reading" : "empty" };
  const { type, output, error } = event;
  const context = contextBefore<Known>(step);
  const apply = { digest, decided: context.decided, key };
  if (error !== undefined)
    return {
      value: before.value === "reading" ? "unread" : places.get(error),
      context: { ...context, fault: error },
    };
  if (type === "list.changed") return changed((event as unknown as { source: RosterSource }).source, context);
  if (type.startsWith("xstate.after")) return { value: "reading", starts: [["compare", { source: context.source }]] };
  switch (type) {
    case "conflict.decided":
      return { value: "shown", context: { ...context, decided: { "1": null } } };
    case "apply.wanted":
      return { value: "applying", context: { ...context, key }, starts: [["apply", apply]] };
    case "retry":
      return before.value === "interrupted"
        ? { value: "applying", context: { ...context }, starts: [["apply", apply]] }
        : { value: "reading", context: { ...context }, starts: [["compare", { source: context.source }]] };
    case "xstate.done.actor.compare":
      return { value: "shown", context: { ...context, diff: output, decided: {}, fault: null } };
    default:
      return {
        value: "applied",
        context: {
          source: { kind: "text", text: "", keepsOthers: false },
          diff: null,
          decided: {},
          key,
          applied: counts,
          fault: null,
        },
        emits: [{ type: "list.applied", applied: counts }],
      };
  }
};

const kindOf = (source: RosterSource): string =>
  source.kind === "file" ? "file" : source.text.trim() === "" ? "blank" : "text";

const project: Exploration<typeof rosterMachine>["project"] = ({ context: { source, diff, decided } }) => [
  kindOf(source),
  diff?.rows.map(({ kind }) => kind) ?? null,
  diff?.refused.length ?? 0,
  decided,
];

export const spec = chartSpec({
  name: "roster",
  machine: rosterMachine,
  effects: { once: ["compare", "apply"] },
  cases: [
    {
      name: "a list that is typed",
      exploration: { samples, project, input: { source: { kind: "text", text: "", keepsOthers: false } } },
      expected,
      paths: 300,
    },
    {
      name: "a file that was dropped",
      exploration: { samples, project, input: { source: file } },
      expected,
      paths: 300,
    },
  ],
});
