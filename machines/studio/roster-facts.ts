import { faults } from "../../src/contract/calls/faults";
import type { RosterDiff, RosterRow } from "../../src/contract/classes/rosters";
import { asFault } from "../support/fault";

interface RosterTerms {
  /** Members who are not in the list stay in the class. */
  readonly keepsOthers: boolean;
}

/** A list of members: text as it was typed or pasted, or a file of this device, by the key under which it is held. */
export type RosterSource =
  | (RosterTerms & { readonly kind: "text"; readonly text: string })
  | (RosterTerms & { readonly kind: "file"; readonly key: string; readonly name: string });

/** Of each decided conflict, by its line: the member who is meant; null: somebody new. */
export type DecidedConflicts = Readonly<Record<string, string | null>>;

/** Whether the class was changed since the list was compared with it. */
export const isOutdatedRoster = (error: unknown): boolean => asFault(error).code === faults.rosterChanged.code;

const isDecided = (decided: DecidedConflicts, { line }: RosterRow): boolean =>
  line !== null && decided[String(line)] !== undefined;

/** Conflicts that the teacher has not decided yet. */
export const openConflicts = (diff: RosterDiff, decided: DecidedConflicts): readonly RosterRow[] =>
  diff.rows.filter((row) => row.kind === "conflict" && !isDecided(decided, row));

/** Whether a list can be applied: each line is read, each conflict is decided, and something changes. */
export const isApplicable = (diff: RosterDiff, decided: DecidedConflicts): boolean =>
  diff.digest !== null &&
  diff.refused.length === 0 &&
  openConflicts(diff, decided).length === 0 &&
  diff.rows.some(({ kind }) => kind !== "same");
