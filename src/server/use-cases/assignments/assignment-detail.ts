import type { z } from "zod";
import type {
  AssignedMember,
  studioAssignmentInput,
  studioAssignmentOutput,
} from "../../../contract/classes/assignments";
import type { LockdownState } from "../../../contract/integrations/lockdown";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { lockdownsOf } from "../lockdown/lockdown-row";
import { policyRowOf } from "../lockdown/seb-policy";
import { assignedAttempts, assignedMembers, type AssignedAttempt, type AssignedPerson } from "./assigned-members";
import { assignmentEntry } from "./assignment-list";
import { findAssignment, type AssignmentRow } from "./assignment-row";
import { mayStillBegin } from "./begin-rule";
import { checkAssignment } from "./check-assignment";

const settledPhases: readonly AssignmentRow["phase"][] = ["settled", "archived"];

/** How far a member is. */
function stateOf(
  row: AssignmentRow,
  { window }: AssignedPerson,
  own: readonly AssignedAttempt[],
  now: number,
): AssignedMember["state"] {
  if (own.some(({ status }) => status === "sitting")) return "sitting";
  if (own.some(({ awaitingPoints }) => awaitingPoints !== null)) return "marking";
  if (own.length > 0) return settledPhases.includes(row.phase) ? "settled" : "handedIn";
  return mayStillBegin(row.phase, window, now) ? "notBegun" : "missed";
}

function assignedMember(
  row: AssignmentRow,
  person: AssignedPerson,
  own: readonly AssignedAttempt[],
  now: number,
): AssignedMember {
  const { memberId, target, window, limits } = person;
  return {
    member_id: memberId,
    name: person.name,
    has_account: person.userId !== null,
    state: stateOf(row, person, own, now),
    opens_at: window.opensAt,
    closes_at: window.closesAt,
    last_start: window.lastStart,
    time_limit_ms: limits.own,
    usual_time_limit_ms: limits.usual,
    has_accommodation: person.terms !== null,
    target:
      target === null || (target.opensAt === null && target.closesAt === null && target.menuId === null)
        ? null
        : { member_id: memberId, opens_at: target.opensAt, closes_at: target.closesAt, menu_id: target.menuId },
    attempt_ids: own.map(({ attemptId }) => attemptId),
    attempts_left: Math.max(0, row.attempts - own.length),
  };
}

/** An assignment with the state of every member, and what is wrong with it now. */
export async function assignmentDetail(
  deps: Dependencies,
  caller: Caller,
  { assignment_id: assignmentId }: z.output<typeof studioAssignmentInput>,
): Promise<z.input<typeof studioAssignmentOutput>> {
  const { db } = deps;
  const { assignment: row } = await findAssignment(db, caller, assignmentId);
  const now = deps.clock();
  const entry = await assignmentEntry(deps, caller, assignmentId);
  if (entry === undefined) throw new CallRefusal("assignmentUnknown");
  const persons = await assignedMembers(db, deps, row, now);
  const attempted = await assignedAttempts(db, row);
  const asksBrowser = (await policyRowOf(db, assignmentId)) !== undefined;
  const browsers = asksBrowser ? await lockdownsOf(db, assignmentId) : new Map<string, LockdownState>();
  const ownOf = ({ memberId }: AssignedPerson) => attempted.get(memberId) ?? [];
  const members = persons
    .filter((person) => person.leftAt === null || ownOf(person).length > 0)
    .map((person) => ({
      ...assignedMember(row, person, ownOf(person), now),
      ...(asksBrowser && person.userId !== null ? { lockdown: browsers.get(person.userId) ?? null } : {}),
    }));
  const isAhead = ["planned", "scheduled", "open", "suspended"].includes(row.phase);
  const findings = isAhead ? await checkAssignment(db, deps, row, { persons, strangers: 0 }, now) : [];
  return { assignment: entry, members, findings, asks_browser: asksBrowser, at: now };
}
