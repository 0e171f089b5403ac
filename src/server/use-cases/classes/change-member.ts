import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { classLimits, type ChangedMember, type changeMemberInput } from "../../../contract/classes/classes";
import { foldName } from "../../../contract/validators/folding";
import { classes, classMembers } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import { writeAudit } from "../audit";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { classChanged, lockClass } from "./class-access";
import { linkAccounts } from "./link-accounts";
import { knownMembers } from "./roster/known-members";
import { readMember } from "./roster/read-roster";
import type { KnownMember } from "./roster/roster-difference";
import { refusedRosterLine } from "./roster/roster-faults";

type Input = z.output<typeof changeMemberInput> & { readonly address: string };
type Change = Input["change"];
type Columns = Partial<Pick<typeof classMembers.$inferInsert, "name" | "externalId" | "username" | "leftAt">>;

/** What a change does: nothing, since it stands already; what is wrong with it; or the columns that it sets. */
type Outcome =
  | { readonly kind: "same" }
  | { readonly kind: "refused"; readonly refused: ChangedMember["refused"] }
  | { readonly kind: "changed"; readonly columns: Columns; readonly told: string };

const refusedBy = (...refused: ChangedMember["refused"]): Outcome => ({ kind: "refused", refused });

function factsAfter(
  typed: Extract<Change, { readonly kind: "facts" }>,
  member: KnownMember,
  members: readonly KnownMember[],
): Outcome {
  // a user name that stands is not judged again: an account may be older than the rules
  const isKept = member.username !== null && foldName(typed.username) === member.username;
  const read = readMember({ ...typed, username: isKept ? "" : typed.username });
  if (read.member === null || read.refused.length > 0) return refusedBy(...read.refused);
  const { name, externalId } = read.member;
  const username = isKept ? member.username : read.member.username;
  if (name === member.name && externalId === member.externalId && username === member.username) return { kind: "same" };
  const refused: ChangedMember["refused"] = [];
  const others = members.filter(({ memberId }) => memberId !== member.memberId);
  const ofNumber = externalId === null ? undefined : others.find((one) => one.externalId === externalId);
  const ofUsername = username === null ? undefined : others.find((one) => one.username === username);
  if (ofNumber !== undefined) {
    const facts = { text: externalId ?? "", whose: ofNumber.name };
    refused.push({ fact: "external_id", sentence: refusedRosterLine("takenByOther", facts).sentence });
  }
  if (member.isLinked && username !== member.username) {
    const facts = { text: member.username ?? "" };
    refused.push({ fact: "username", sentence: refusedRosterLine("linkedOtherwise", facts).sentence });
  } else if (ofUsername !== undefined) {
    const facts = { text: username ?? "", whose: ofUsername.name };
    refused.push({ fact: "username", sentence: refusedRosterLine("takenByOther", facts).sentence });
  }
  return refused.length > 0
    ? refusedBy(...refused)
    : { kind: "changed", columns: { name, externalId, username }, told: "member" };
}

function outcomeOf(change: Change, member: KnownMember, members: readonly KnownMember[], now: number): Outcome {
  if (change.kind === "facts") return factsAfter(change, member, members);
  const isLeaving = change.kind === "left";
  if (member.hasLeft === isLeaving) return { kind: "same" };
  if (isLeaving) return { kind: "changed", columns: { leftAt: now }, told: "memberLeft" };
  if (members.filter(({ hasLeft }) => !hasLeft).length >= classLimits.members)
    return refusedBy({ fact: null, sentence: refusedRosterLine("noRoom").sentence });
  return { kind: "changed", columns: { leftAt: null }, told: "memberReturned" };
}

async function memberOf(tx: Queries, classId: string, memberId: string) {
  const members = await knownMembers(tx, classId);
  const member = members.find((one) => one.memberId === memberId);
  // the row of a deleted account has no name and stays as it is
  if (member === undefined || member.name === "") throw new CallRefusal("memberUnknown");
  return { members, member };
}

/**
 * Changes one member of a class by the rules of a list: other facts, out of the class, or back. Nobody is erased.
 * Throws `memberUnknown`, `classArchived`, and `classChanged` where the class has another version; the same change sent
 * twice changes it one time.
 */
export const changeMember = (
  deps: Dependencies,
  caller: Caller,
  { address, class_id, version, member_id: memberId, change }: Input,
): Promise<ChangedMember> =>
  inTransaction(deps.db, async (tx) => {
    const { row } = await lockClass(tx, caller, { class_id });
    const { classId } = row;
    const { members, member } = await memberOf(tx, classId, memberId);
    const outcome = outcomeOf(change, member, members, deps.clock());
    if (outcome.kind === "same") return { class_id: classId, version: row.version, refused: [] };
    if (row.version !== version) throw classChanged(row);
    if (outcome.kind === "refused") return { class_id: classId, version: row.version, refused: outcome.refused };
    await tx
      .update(classMembers)
      .set(outcome.columns)
      .where(and(eq(classMembers.classId, classId), eq(classMembers.memberId, memberId)));
    await linkAccounts(tx, caller, classId);
    await tx
      .update(classes)
      .set({ version: version + 1 })
      .where(eq(classes.classId, classId));
    const facts = { class: row.name, change: outcome.told, member: memberId };
    await writeAudit(
      { db: tx, clock: deps.clock },
      { kind: "classChanged", account: caller.username, address, facts, classId },
    );
    return { class_id: classId, version: version + 1, refused: [] };
  });
