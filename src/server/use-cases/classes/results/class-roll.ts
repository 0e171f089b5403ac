import { and, desc, eq, inArray } from "drizzle-orm";
import type { MemberState } from "../../../../contract/classes/class-results";
import { assignmentTargets, classMembers, type assignments } from "../../../db/classes-schema";
import type { Queries } from "../../../db/open";
import { rooms, seats } from "../../../db/rooms-schema";
import { formOf, givenTo, listedColumns, targetOf } from "../../assignments/assigned-members";
import type { Dependencies } from "../../dependencies";
import type { ClassAttempt } from "./class-attempts";

type Assignment = typeof assignments.$inferSelect;

/** A member whom an assignment concerns, or a person without a membership who sat it, with the attempt that counts. */
export interface RollEntry {
  /** null: the membership was deleted. */
  readonly memberId: string | null;
  readonly name: string;
  /** Came in to a room by its code, and typed the name. */
  readonly isByCode: boolean;
  readonly leftAt: number | null;
  readonly hasMakeup: boolean;
  readonly state: MemberState;
  /** null: not begun. */
  readonly attempt: ClassAttempt | null;
}

const over: ReadonlySet<Assignment["phase"]> = new Set(["settled", "archived"]);

interface Standing {
  readonly closesAt: number;
  /** Was missing from a room that is over. */
  readonly isAbsent: boolean;
}

function stateOf(
  { phase }: Assignment,
  { closesAt, isAbsent }: Standing,
  attempt: ClassAttempt | null,
  now: number,
): MemberState {
  if (attempt === null) return isAbsent ? "absent" : now < closesAt ? "notBegun" : "missed";
  const { is_sitting: isSitting, awaiting_points: awaiting } = attempt.stored;
  if (isSitting) return "sitting";
  if (awaiting !== null) return "marking";
  return over.has(phase) ? "settled" : "handedIn";
}

/** The members who were missing from the last room of an assignment. */
async function absentMembers(db: Queries, { assignmentId }: Assignment): Promise<ReadonlySet<string>> {
  const last = db
    .select({ roomId: rooms.roomId })
    .from(rooms)
    .where(eq(rooms.assignmentId, assignmentId))
    .orderBy(desc(rooms.openedAt))
    .limit(1);
  const rows = await db
    .select({ memberId: seats.memberId })
    .from(seats)
    .where(and(inArray(seats.roomId, last), eq(seats.phase, "absent")));
  return new Set(rows.flatMap(({ memberId }) => memberId ?? []));
}

/**
 * Everybody whom an assignment concerns: its members, without those who have left the class and never sat it; and who
 * sat it and is no member any more, since a result outlives the membership, or came in to a room by its code.
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
  const absent = await absentMembers(db, assignment);
  const byMember = new Map(attempts.map((attempt) => [attempt.stored.member_id ?? "", attempt]));
  const known = new Set<ClassAttempt>();
  const roll = members.flatMap((member, place): RollEntry[] => {
    const { memberId, name, leftAt, target } = member;
    const outline = outlines[place];
    const attempt = byMember.get(memberId) ?? null;
    if (attempt !== null) known.add(attempt);
    const isMeant = leftAt === null && (assignment.forWholeClass || target !== null);
    if (outline === undefined || (!isMeant && attempt === null)) return [];
    const { closesAt } = givenTo(assignment, member, outline).window;
    const hasMakeup = target !== null && [target.opensAt, target.closesAt, target.menuId].some((own) => own !== null);
    const state = stateOf(assignment, { closesAt, isAbsent: absent.has(memberId) }, attempt, now);
    return [{ memberId, name, isByCode: false, leftAt, hasMakeup, state, attempt }];
  });
  const others = attempts.flatMap((attempt): RollEntry[] => {
    if (known.has(attempt)) return [];
    const state = stateOf(assignment, { closesAt: assignment.closesAt, isAbsent: false }, attempt, now);
    const { seat_name: name } = attempt.stored;
    const person = { memberId: null, name: name ?? "", isByCode: name !== null, leftAt: null, hasMakeup: false };
    return [{ ...person, state, attempt }];
  });
  return [...roll, ...others];
}
