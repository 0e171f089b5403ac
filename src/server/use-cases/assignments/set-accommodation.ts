import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import type { setAccommodationInput, setAccommodationOutput } from "../../../contract/classes/assignments";
import { users } from "../../db/accounts-schema";
import { classMembers } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { attempts } from "../../db/schema";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import { accommodateInTransaction } from "../accommodate";
import { writeAudit } from "../audit";
import type { Caller } from "../caller";
import { findClass, refusedAs, type ClassRow } from "../classes/class-access";
import type { Dependencies } from "../dependencies";

interface Member {
  readonly userId: string;
  readonly username: string;
  readonly ofClass: ClassRow;
}

/** The account of a member of a class that the caller may change. */
async function memberWithAccount(tx: Queries, caller: Caller, memberId: string): Promise<Member> {
  const [member] = await tx
    .select({ classId: classMembers.classId, userId: classMembers.userId, username: users.username })
    .from(classMembers)
    .leftJoin(users, and(eq(users.userId, classMembers.userId), isNull(users.deletedAt)))
    .where(and(eq(classMembers.memberId, memberId), isNull(classMembers.leftAt)));
  if (member === undefined) throw new CallRefusal("memberUnknown");
  const ofClass = await refusedAs("memberUnknown", findClass(tx, caller, member.classId));
  if (member.userId === null || member.username === null) throw new CallRefusal("memberWithoutAccount");
  return { userId: member.userId, username: member.username, ofClass: ofClass.row };
}

/**
 * Gives a member of one's class an accommodation, or withdraws it, for all that they begin from now on, in every class.
 * Throws `memberUnknown` for a member of another class, and `memberWithoutAccount`.
 */
export const setAccommodation = (
  { db, clock }: Dependencies,
  caller: Caller,
  input: z.output<typeof setAccommodationInput> & { readonly address: string },
): Promise<z.input<typeof setAccommodationOutput>> =>
  inTransaction(db, async (tx) => {
    const { terms, note, until, address } = input;
    const { userId, username, ofClass } = await memberWithAccount(tx, caller, input.member_id);
    const now = clock();
    const grant = { terms, note, until, givenBy: caller.username };
    const { row, isNew } = await accommodateInTransaction(tx, userId, grant, now);
    const facts = { whose: username, class: ofClass.name, version: String(row.version) };
    const { username: account } = caller;
    const { classId } = ofClass;
    if (isNew)
      await writeAudit({ db: tx, clock: () => now }, { kind: "accommodationGiven", account, address, facts, classId });
    const open = and(eq(attempts.userId, userId), eq(attempts.status, "sitting"));
    return {
      version: row.version,
      terms: row.terms,
      until: row.until,
      sittings_under_way: await tx.$count(attempts, open),
    };
  });
