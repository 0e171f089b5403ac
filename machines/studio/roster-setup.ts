import { assign, emit, setup } from "xstate";
import type { AppliedRoster, RosterDiff } from "../../src/contract/classes/rosters";
import { asFault, isPassing, type Fault } from "../support/fault";
import { unprovided } from "../support/unprovided";
import { isApplicable, isOutdatedRoster, type DecidedConflicts, type RosterSource } from "./roster-facts";

interface RosterContext {
  readonly source: RosterSource;
  /** null: nothing has been read. */
  readonly diff: RosterDiff | null;
  readonly decided: DecidedConflicts;
  /** Of the application that is under way or was the last: repeating it changes nothing. */
  readonly key: string;
  readonly applied: AppliedRoster | null;
  readonly fault: Fault | null;
}

type RosterEvent =
  | { readonly type: "list.changed"; readonly source: RosterSource }
  | { readonly type: "conflict.decided"; readonly line: string; readonly memberId: string | null }
  /** `key`: 8–64 characters, another one for each application. */
  | { readonly type: "apply.wanted"; readonly key: string }
  | { readonly type: "retry" };

/** How long typing rests before the list is read, in ms. */
const quietMs = 350;
/** The longest text, in characters; files are measured by the server. */
const longestList = 5_000_000;

interface ForApplying {
  readonly digest: string;
  readonly decided: DecidedConflicts;
  readonly key: string;
}

/** Types, effects, guards and actions of the roster machine. */
export const rosterSetup = setup({
  types: {
    context: {} as RosterContext,
    events: {} as RosterEvent,
    input: {} as { readonly source: RosterSource },
    emitted: {} as { readonly type: "list.applied"; readonly applied: AppliedRoster },
    tags: {} as "busy" | "settled",
  },
  actors: {
    compare: unprovided<RosterDiff, { readonly source: RosterSource }>("compare"),
    apply: unprovided<AppliedRoster, ForApplying>("apply"),
  },
  guards: {
    hasList: ({ context: { source } }) => source.kind === "file" || source.text.trim() !== "",
    isBlank: (_, { source }: { source: RosterSource }) => source.kind === "text" && source.text.trim() === "",
    isTooLong: (_, { source }: { source: RosterSource }) => source.kind === "text" && source.text.length > longestList,
    isFile: (_, { source }: { source: RosterSource }) => source.kind === "file",
    isApplicable: ({ context: { diff, decided } }) => diff !== null && isApplicable(diff, decided),
    isOutdated: (_, { error }: { error: unknown }) => isOutdatedRoster(error),
    mayPass: (_, { error }: { error: unknown }) => isPassing(asFault(error)),
  },
  actions: {
    noteSource: assign((_, { source }: { source: RosterSource }) => ({
      source,
      diff: null,
      decided: {},
      applied: null,
      fault: null,
    })),
    noteDiff: assign((_, { diff }: { diff: RosterDiff }) => ({ diff, decided: {}, fault: null })),
    noteDecision: assign(({ context }, { line, memberId }: { line: string; memberId: string | null }) => ({
      decided: { ...context.decided, [line]: memberId },
    })),
    noteKey: assign((_, { key }: { key: string }) => ({ key })),
    noteApplied: assign((_, { applied }: { applied: AppliedRoster }) => ({ applied, fault: null })),
    noteFault: assign((_, { error }: { error: unknown }) => ({ fault: asFault(error) })),
    clearList: assign({ source: { kind: "text", text: "", keepsOthers: false } as const, diff: null, decided: {} }),
    tellApplied: emit((_, { applied }: { applied: AppliedRoster }) => ({ type: "list.applied" as const, applied })),
  },
  delays: { quiet: quietMs },
});
