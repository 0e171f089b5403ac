import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { z } from "zod";
import type { assignInput, assignOutput } from "../../../contract/classes/assignments";
import type { Terms } from "../../attempts/accommodated";
import { assignments, assignmentTargets, classMembers } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { inTransaction } from "../../db/transaction";
import { writeAudit } from "../audit";
import type { Caller } from "../caller";
import { lockClass } from "../classes/class-access";
import type { Dependencies } from "../dependencies";
import { givenTo, termsInForce, type AssignedPerson } from "./assigned-members";
import { keepsFromSaving } from "./assignment-findings";
import { phaseColumns, type AssignmentRow } from "./assignment-row";
import { checkAssignment } from "./check-assignment";
import { givenForm } from "./given-form";

type AssignInput = z.output<typeof assignInput>;
type Output = z.input<typeof assignOutput>;

const rowsPerStatement = 1_000;

/** The assignment that the same call has made before. */
async function madeBefore(tx: Queries, { userId }: Caller, createKey: string): Promise<AssignmentRow | undefined> {
  const [row] = await tx
    .select()
    .from(assignments)
    .where(and(eq(assignments.madeBy, userId), eq(assignments.createKey, createKey)));
  return row;
}

interface Listed {
  readonly memberId: string;
  readonly userId: string | null;
  readonly name: string;
  readonly leftAt: number | null;
  readonly terms: Terms;
}

/** The members of the class that were asked for; all without a list. */
const membersOf = (tx: Queries, { class_id: classId, members: asked }: AssignInput, now: number): Promise<Listed[]> =>
  tx
    .select({
      memberId: classMembers.memberId,
      userId: classMembers.userId,
      name: classMembers.name,
      leftAt: classMembers.leftAt,
      terms: termsInForce(now),
    })
    .from(classMembers)
    .where(
      and(
        eq(classMembers.classId, classId),
        isNull(classMembers.leftAt),
        asked === undefined ? undefined : inArray(classMembers.memberId, asked),
      ),
    )
    .orderBy(asc(classMembers.name), asc(classMembers.memberId));

async function giveTo(tx: Queries, assignmentId: string, members: readonly Pick<Listed, "memberId">[]): Promise<void> {
  const rows = members.map(({ memberId }) => ({ assignmentId, memberId }));
  for (let from = 0; from < rows.length; from += rowsPerStatement)
    await tx.insert(assignmentTargets).values(rows.slice(from, from + rowsPerStatement));
}

const newRow = ({ caller, input, edition, assignmentId }: Making, now: number): AssignmentRow => {
  const phased = phaseColumns({ phase: "planned", unmarked: 0 }, [
    { type: "assignment.scheduled" },
    ...(input.opens_at <= now ? ([{ type: "window.opened" }] as const) : []),
  ]);
  if (phased === null) throw new Error("the chart does not let an assignment be scheduled");
  return {
    ...phased,
    assignmentId,
    version: 1,
    classId: input.class_id,
    menuId: input.menu_id,
    edition,
    forWholeClass: input.members === undefined,
    opensAt: input.opens_at,
    closesAt: input.closes_at,
    attempts: input.attempts,
    release: input.release,
    place: input.place,
    releasePhase: "held",
    madeBy: caller.userId,
    createKey: input.idempotency_key,
    changeKey: null,
    createdAt: now,
    touchedAt: now,
  };
};

interface Making {
  readonly caller: Caller;
  readonly input: AssignInput;
  readonly edition: number;
  readonly assignmentId: string;
}

/**
 * Gives the newest edition of a test to a class or some of its members, and answers what would cut somebody short. It
 * is stored if nothing found blocks it and the teacher accepts the rest. The same call sent twice makes one assignment.
 */
export const assign = (
  deps: Dependencies,
  caller: Caller,
  { address, ...input }: AssignInput & { readonly address: string },
): Promise<Output> =>
  inTransaction(deps.db, async (tx): Promise<Output> => {
    // the lock on the class makes the same call sent twice wait for the first
    const { row: ofClass } = await lockClass(tx, caller, { class_id: input.class_id });
    const before = await madeBefore(tx, caller, input.idempotency_key);
    if (before !== undefined) return { assignment_id: before.assignmentId, version: before.version, findings: [] };
    const now = deps.clock();
    const { menuId, version: edition } = await givenForm(tx, caller, input.menu_id);
    const outline = await deps.catalogue.outline(tx, menuId, edition);
    const row = newRow({ caller, input, edition, assignmentId: deps.ids() }, now);
    const listed = await membersOf(tx, input, now);
    const persons = listed.map((member): AssignedPerson => givenTo(row, { ...member, target: null }, outline));
    const strangers = new Set(input.members ?? []).size - (input.members === undefined ? 0 : listed.length);
    const draft = { ...row, assignmentId: null };
    const findings = await checkAssignment(tx, deps, draft, { persons, strangers }, now);
    if (keepsFromSaving(findings, input.accept_findings)) return { assignment_id: null, version: 0, findings };
    await tx.insert(assignments).values(row);
    if (!row.forWholeClass) await giveTo(tx, row.assignmentId, listed);
    const facts = { test: menuId, version: String(edition), class: ofClass.name };
    const { username: account } = caller;
    const { classId, assignmentId } = row;
    await writeAudit(
      { db: tx, clock: () => now },
      { kind: "testAssigned", account, address, facts, classId, assignmentId },
    );
    return { assignment_id: row.assignmentId, version: row.version, findings };
  });
