import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { AssignmentEvent } from "../../../../machines/studio/assignment.machine";
import type { ResultReleaseEvent } from "../../../../machines/studio/result-release.machine";
import type {
  assignmentChangeSchema,
  changeAssignmentInput,
  changeAssignmentOutput,
} from "../../../contract/classes/assignments";
import type { AuditKind } from "../../../contract/site/audit-kinds";
import { assignments, assignmentTargets, classMembers } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import { writeAudit } from "../audit";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { noteResults } from "../outgoing/note-results";
import { assignedMembers } from "./assigned-members";
import { keepsFromSaving, type AssignmentFinding } from "./assignment-findings";
import { lockAssignment, phaseColumns, releaseAfter, type AssignmentRow } from "./assignment-row";
import { afterTime, releasedByRule } from "./assignment-time";
import { checkAssignment } from "./check-assignment";
import { extendSittings } from "./extend-sittings";
import { givenForm } from "./given-form";

type Change = z.output<typeof assignmentChangeSchema>;
type Of<Kind extends Change["kind"]> = Extract<Change, { kind: Kind }>;
type Output = z.input<typeof changeAssignmentOutput>;

const elsewhere = (): CallRefusal => new CallRefusal("assignmentElsewhere");

/** The assignment after events; throws `assignmentElsewhere` where the chart does not take one. */
function moved(row: AssignmentRow, ...events: readonly AssignmentEvent[]): AssignmentRow {
  const columns = phaseColumns(row, events);
  if (columns === null) throw elsewhere();
  return { ...row, ...columns };
}

function withRelease(row: AssignmentRow, event: ResultReleaseEvent): AssignmentRow {
  const releasePhase = releaseAfter(row.releasePhase, event);
  if (releasePhase === null || row.phase === "recalled" || row.phase === "cancelled") throw elsewhere();
  return { ...row, releasePhase };
}

/** The same moment, or one of those before an assignment has opened. */
const isNarrower = (row: AssignmentRow, next: AssignmentRow): boolean =>
  next.opensAt > row.opensAt || next.closesAt < row.closesAt || next.attempts < row.attempts;

/** The assignment with other terms: before it opens any, later only such as take nothing away from students. */
function withTerms(row: AssignmentRow, change: Of<"terms">): AssignmentRow {
  const { opens_at: opensAt, closes_at: closesAt, attempts, release, place } = change;
  const next = { ...row, opensAt, closesAt, attempts, release, place };
  if (row.phase === "planned") return moved(next, { type: "assignment.changed" }, { type: "assignment.scheduled" });
  if (row.phase === "scheduled") return moved(next, { type: "assignment.changed" });
  if (row.phase === "archived") throw elsewhere();
  if (isNarrower(row, next)) throw new CallRefusal("assignmentNarrowed");
  const isWider = closesAt > row.closesAt || attempts > row.attempts || opensAt < row.opensAt;
  return releasedByRule(isWider ? moved(next, { type: "window.extended" }) : next);
}

/** Stores what one member has otherwise. */
async function storeTarget(
  tx: Queries,
  caller: Caller,
  row: AssignmentRow,
  { target }: Of<"target">,
): Promise<AssignmentRow> {
  const { member_id: memberId, opens_at: opensAt, closes_at: closesAt, menu_id: menuId } = target;
  const inClass = and(eq(classMembers.memberId, memberId), eq(classMembers.classId, row.classId));
  const [member] = await tx.select({ leftAt: classMembers.leftAt }).from(classMembers).where(inClass);
  if (member === undefined || member.leftAt !== null) throw new CallRefusal("memberUnknown");
  const form = menuId === null ? null : await givenForm(tx, caller, menuId);
  const columns = { opensAt, closesAt, menuId: form?.menuId ?? null, edition: form?.version ?? null };
  await tx
    .insert(assignmentTargets)
    .values({ assignmentId: row.assignmentId, memberId, ...columns })
    .onConflictDoUpdate({ target: [assignmentTargets.assignmentId, assignmentTargets.memberId], set: columns });
  if (row.phase === "planned" || row.phase === "scheduled") return moved(row, { type: "assignment.changed" });
  return moved(row, { type: "window.extended" });
}

/** The assignment after a change; targets are stored at once, its own columns are not. */
function changed(
  tx: Queries,
  caller: Caller,
  row: AssignmentRow,
  change: Change,
): AssignmentRow | Promise<AssignmentRow> {
  switch (change.kind) {
    case "terms":
      return withTerms(row, change);
    case "target":
      return storeTarget(tx, caller, row, change);
    case "suspend":
      return moved(row, { type: "assignment.suspended" });
    case "resume":
      return moved(row, { type: "assignment.resumed" });
    case "cancel":
      return moved(row, { type: "assignment.cancelled" });
    case "recall":
      return moved(row, { type: "assignment.recalled" });
    case "restore":
      return moved(row, { type: "assignment.restored" });
    case "archive":
      return moved(row, { type: "assignment.archived" });
    case "release":
      return withRelease(row, { type: "results.released" });
    case "withhold":
      // by hand from now on: its rule would release them again
      return { ...withRelease(row, { type: "results.withheld" }), release: "manual" };
  }
}

const auditedAs: Partial<Record<Change["kind"], AuditKind>> = {
  recall: "assignmentRecalled",
  release: "resultsReleased",
};

/** Changes after which somebody may begin who could not before; a class that was put away takes none of them. */
const opening: readonly Change["kind"][] = ["terms", "target", "resume", "restore"];

/** Thrown to undo a change that findings keep from being saved. */
class NotSaved extends Error {
  readonly output: Output;

  constructor(output: Output) {
    super("findings keep the change from being saved");
    this.output = output;
  }
}

const outputOf = (row: AssignmentRow, isChanged: boolean, findings: readonly AssignmentFinding[]): Output => ({
  changed: isChanged,
  version: row.version,
  phase: row.phase,
  release_phase: row.releasePhase,
  findings: [...findings],
});

const isOtherWindow = (row: AssignmentRow, next: AssignmentRow): boolean =>
  next.opensAt !== row.opensAt || next.closesAt !== row.closesAt || next.attempts !== row.attempts;

/** What would be wrong after a change; of a target, only what is about its member. */
async function findingsAfter(
  tx: Queries,
  deps: Dependencies,
  { current, next, change }: { readonly current: AssignmentRow; readonly next: AssignmentRow; readonly change: Change },
  now: number,
): Promise<AssignmentFinding[]> {
  if (change.kind === "terms" ? !isOtherWindow(current, next) : change.kind !== "target") return [];
  const all = await assignedMembers(tx, deps, next, now);
  const persons = all.filter(({ memberId }) => change.kind !== "target" || memberId === change.target.member_id);
  const findings = await checkAssignment(tx, deps, next, { persons, strangers: 0 }, now);
  return findings.filter(({ member_id }) => change.kind !== "target" || member_id !== undefined);
}

/**
 * Changes an assignment as its charts allow. Throws `assignmentChanged` for an older version, `assignmentElsewhere`
 * where its phase does not take the change, and `assignmentNarrowed` where students would lose time. Findings keep it
 * from being saved as they do for `assign`. The same call sent twice changes it one time.
 */
export async function changeAssignment(
  deps: Dependencies,
  caller: Caller,
  input: z.output<typeof changeAssignmentInput> & { readonly address: string },
): Promise<Output> {
  try {
    return await inTransaction(deps.db, (tx) => changeInTransaction(tx, deps, caller, input));
  } catch (error) {
    if (error instanceof NotSaved) return error.output;
    throw error;
  }
}

async function changeInTransaction(
  tx: Queries,
  deps: Dependencies,
  caller: Caller,
  input: Parameters<typeof changeAssignment>[2],
): Promise<Output> {
  const { change, address, idempotency_key: changeKey } = input;
  const { assignment, row: ofClass } = await lockAssignment(tx, caller, input.assignment_id);
  if (assignment.changeKey === changeKey) return outputOf(assignment, true, []);
  if (ofClass.archivedAt !== null && opening.includes(change.kind)) throw new CallRefusal("classArchived");
  if (assignment.version !== input.version)
    throw new CallRefusal("assignmentChanged", { assignment_id: assignment.assignmentId, version: assignment.version });
  const now = deps.clock();
  const current = await afterTime(tx, deps, assignment, now);
  const next = await changed(tx, caller, current, change);
  const findings = await findingsAfter(tx, deps, { current, next, change }, now);
  if (keepsFromSaving(findings, input.accept_findings)) throw new NotSaved(outputOf(current, false, findings));
  const row = { ...next, version: assignment.version + 1, changeKey, touchedAt: now };
  await tx.update(assignments).set(row).where(eq(assignments.assignmentId, row.assignmentId));
  if (change.kind === "terms" || change.kind === "target")
    await extendSittings(tx, deps, row, await assignedMembers(tx, deps, row, now), now);
  if (row.releasePhase !== assignment.releasePhase || row.phase !== assignment.phase)
    await noteResults(tx, { assignmentId: row.assignmentId }, now);
  const kind = auditedAs[change.kind] ?? "assignmentChanged";
  const { menuId, edition, classId, assignmentId } = row;
  const facts = {
    test: menuId,
    version: String(edition),
    class: ofClass.name,
    ...(kind === "assignmentChanged" ? { change: change.kind } : {}),
  };
  await writeAudit(
    { db: tx, clock: () => now },
    { kind, account: caller.username, address, facts, classId, assignmentId },
  );
  return outputOf(row, true, findings);
}
