import type { Calls } from "../../../../src/contract/calls/calls";
import type { AssignedMember, AssignmentEntry } from "../../../../src/contract/classes/assignments";

const minute = 60_000;
/** Friday, in the time zone of the device. */
export const fridayNoon = new Date(2026, 10, 27, 12, 0).getTime();
export const dayMs = 86_400_000;

/** An assignment to a whole class that is open until the next Friday. */
export const givenEntry = (changes: Partial<AssignmentEntry> = {}): AssignmentEntry => ({
  assignment_id: "as-1",
  version: 3,
  class_id: "c1",
  class_name: "4b",
  menu_id: "m1",
  edition: 2,
  title: { en: "Fractions", zh: "分数" },
  for_whole_class: true,
  opens_at: fridayNoon - dayMs,
  closes_at: fridayNoon + 7 * dayMs,
  attempts: 1,
  release: "after_close",
  place: "home",
  phase: "open",
  release_phase: "held",
  unmarked: 0,
  members: 4,
  begun: 2,
  handed_in: 1,
  ...changes,
});

/** A member with an account for whom nothing is arranged. */
export const memberOf = (name: string, changes: Partial<AssignedMember> = {}): AssignedMember => ({
  member_id: `id-${name}`,
  name,
  has_account: true,
  state: "notBegun",
  opens_at: fridayNoon - dayMs,
  closes_at: fridayNoon + 7 * dayMs,
  last_start: fridayNoon + 7 * dayMs - 40 * minute,
  time_limit_ms: 40 * minute,
  usual_time_limit_ms: 40 * minute,
  has_accommodation: false,
  target: null,
  attempt_ids: [],
  attempts_left: 1,
  ...changes,
});

export const detailOf = (
  entry: Partial<AssignmentEntry> = {},
  members: readonly AssignedMember[] = [],
): Calls["studioAssignment"]["output"] => ({
  assignment: givenEntry(entry),
  members: [...members],
  findings: [],
  at: fridayNoon,
});
