import { eq } from "drizzle-orm";
import type { MemberState } from "../../../../contract/classes/class-results";
import { assignmentTargets, classMembers, type assignments } from "../../../db/classes-schema";
import { formOf, givenTo, listedColumns, targetOf } from "../../assignments/assigned-members";
import type { Dependencies } from "../../dependencies";
import type { ClassAttempt } from "./class-attempts";

type Assignment = typeof assignments.$inferSelect;

/** A member whom an assignment concerns, or a person without a membership who sat it, with the attempt that counts. */
export interface RollEntry {
  /** null: the membership was deleted. */
  readonly memberId: string | null;
  readonly name: string;
  readonly leftAt: number | null;
  readonly hasMakeup: boolean;
  readonly state: MemberState;
  /** null: not begun. */
  readonly attempt: ClassAttempt | null;
}

const over: ReadonlySet<Assignment["phase"]> = new Set(["settled", "archived"]);

function stateOf({ phase }: Assignment, closesAt: number, attempt: ClassAttempt | null, now: number): MemberState {
  if (attempt === null) return now < closesAt ? "notBegun" : "missed";
  const { is_sitting: isSitting, awaiting_points: awaiting } = attempt.stored;
  if (isSitting) return "sitting";
  if (awaiting !== null) return "marking";
  return over.has(phase) ? "settled" : "handedIn";
}

/**
 * Everybody whom an assignment concerns: its members, without those who have left the class and never sat it; and who
 * sat it and is no member any more, since a result outlives the membership.
 */
export async function classRoll(
  { db, catalogue }: Pick<Dependencies, "db" | "catalogue">,
  assignment: Assignment,
  attempts: readonly ClassAttempt[],
  now: number,
): Promise<RollEntry[]> {
  const members = await db
    .select(listedColumns(now))
    .from(classMembers)
    .leftJoin(assignmentTargets, targetOf(assignment.assignmentId))
    .where(eq(classMembers.classId, assignment.classId));
  const outlines = await catalogue.outlines(
    db,
    members.map(({ target }) => formOf(assignment, target)),
  );
  const byPerson = new Map(attempts.map((attempt) => [attempt.stored.user_id ?? "", attempt]));
  const known = new Set<ClassAttempt>();
  const roll = members.flatMap((member, place): RollEntry[] => {
    const { memberId, name, leftAt, userId, target } = member;
    const outline = outlines[place];
    const attempt = userId === null ? null : (byPerson.get(userId) ?? null);
    if (attempt !== null) known.add(attempt);
    const isMeant = leftAt === null && (assignment.forWholeClass || target !== null);
    if (outline === undefined || (!isMeant && attempt === null)) return [];
    const { closesAt } = givenTo(assignment, member, outline).window;
    const hasMakeup = target !== null && [target.opensAt, target.closesAt, target.menuId].some((own) => own !== null);
    return [{ memberId, name, leftAt, hasMakeup, state: stateOf(assignment, closesAt, attempt, now), attempt }];
  });
  const others = attempts.flatMap((attempt): RollEntry[] => {
    if (known.has(attempt)) return [];
    const state = stateOf(assignment, assignment.closesAt, attempt, now);
    return [{ memberId: null, name: "", leftAt: null, hasMakeup: false, state, attempt }];
  });
  return [...roll, ...others];
}
