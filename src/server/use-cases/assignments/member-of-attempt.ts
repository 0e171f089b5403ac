import { sql, type SQL } from "drizzle-orm";
import { assignments, classMembers } from "../../db/classes-schema";
import { seats } from "../../db/rooms-schema";
import { attempts } from "../../db/schema";

// Drizzle leaves the table's name out in a query of one table, and the column would be that of another one here
const ofAttempt = (column: { readonly name: string }): SQL => sql`${attempts}.${sql.identifier(column.name)}`;

/**
 * SQL: the member of its class to whom an attempt at an assignment belongs: the one at whose seat of a room it was sat,
 * with or without an account, or else the one who has its account; null: nobody who is a member.
 */
export const memberOfAttempt = (): SQL<string | null> => sql<string | null>`coalesce(
  (select seat.member_id from ${seats} as seat where seat.attempt_id = ${ofAttempt(attempts.attemptId)}),
  (select member.member_id from ${classMembers} as member
    join ${assignments} as given on given.class_id = member.class_id
    where given.assignment_id = ${ofAttempt(attempts.assignmentId)}
      and member.user_id = ${ofAttempt(attempts.userId)}))`;

/** SQL: what the attempts of one person at an assignment have in common, also of persons who are no members. */
export const personOfAttempt = (): SQL<string> =>
  sql<string>`coalesce(${memberOfAttempt()}, ${ofAttempt(attempts.userId)}, ${ofAttempt(attempts.attemptId)}::text)`;

const ofMember = (column: { readonly name: string }): SQL => sql`${classMembers}.${sql.identifier(column.name)}`;

/**
 * SQL: how many attempts the member in `classMembers` has at the assignment in `assignments`: with the account, and at
 * a seat without it. Both are looked up by an index, since this is asked for whole classes.
 */
export const attemptsOfMember = (): SQL<number> => sql<number>`(
  (select count(*) from ${attempts}
    where ${attempts.assignmentId} = ${assignments.assignmentId}
      and ${ofAttempt(attempts.userId)} = ${ofMember(classMembers.userId)})
  + (select count(*) from ${seats} as seat join ${attempts} on ${ofAttempt(attempts.attemptId)} = seat.attempt_id
    where seat.member_id = ${ofMember(classMembers.memberId)}
      and ${attempts.assignmentId} = ${assignments.assignmentId}
      and ${ofAttempt(attempts.userId)} is distinct from ${ofMember(classMembers.userId)}))`;
