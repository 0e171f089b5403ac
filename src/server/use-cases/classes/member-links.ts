import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import { mayGiveRole } from "../../../contract/account/roles";
import { mostMemberLinks, type memberLinksInput, type memberLinksOutput } from "../../../contract/classes/classes";
import { identities, sessions, users } from "../../db/accounts-schema";
import { classes, classMembers } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { entryCodes } from "../../db/sign-in-methods-schema";
import { inTransaction } from "../../db/transaction";
import { secretHashOf } from "../../support/identifiers";
import { CallRefusal } from "../../support/refusal";
import { findByName } from "../accounts/find-by-name";
import { insertAccount } from "../accounts/insert-account";
import { rightsOf } from "../accounts/role-grants";
import { writeAudit } from "../audit";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { notifyPerson } from "../notices/notify-person";
import { hashPassword } from "../passwords";
import { stampOf } from "../rights-stamp";
import { endAllSessions } from "../sign-in";
import { lockClass } from "./class-access";
import { isPupils } from "./link-accounts";

type MemberRow = typeof classMembers.$inferSelect;
type Account = typeof users.$inferSelect;
type Links = z.output<typeof memberLinksOutput>;

/** Life of a link for a member, in ms: a printed list is handed out days later. */
const memberLinkLifeMs = 7 * 86_400_000;

/** A user name for a member who has none: letters and digits that are read aloud without mistakes. */
const newUsername = (id: string): string =>
  `s_${secretHashOf(id)
    .replaceAll(/[^a-hj-km-np-z2-9]/g, "")
    .slice(0, 10)}`;

/** Makes the account of a member, with a password that nobody knows; null: somebody else has its user name. */
async function makeAccountOf(
  tx: Queries,
  deps: Dependencies,
  caller: Caller,
  { member, passwordHash }: { readonly member: MemberRow; readonly passwordHash: string },
): Promise<Account | null> {
  if (member.username !== null && (await findByName(tx, member.username)) !== null) return null;
  const userId = deps.ids();
  const username = member.username ?? newUsername(userId);
  const rights = rightsOf(["student"]);
  const nickname = member.name.slice(0, 32);
  const createdAt = deps.clock();
  const account = await insertAccount(tx, {
    ...rights,
    userId,
    username,
    nickname,
    passwordHash,
    hasPassword: false,
    createdAt,
  });
  await notifyPerson(tx, deps, userId, "accountMade", { by: caller.nickname });
  await tx
    .update(classMembers)
    .set({ userId, username, accountMade: true })
    .where(eq(classMembers.memberId, member.memberId));
  return account;
}

/** Whether teachers may let the account in by a link: nobody has made it their own by a password or another sign-in. */
async function isStillOfClass(tx: Queries, account: Account): Promise<boolean> {
  if (!isPupils(account) || account.hasPassword || account.mobile !== null || account.email !== null) return false;
  return (await tx.$count(identities, eq(identities.userId, account.userId))) === 0;
}

/** The account of a member for a link; null: the member gets none. */
async function accountForLink(
  tx: Queries,
  deps: Dependencies,
  caller: Caller,
  given: { readonly member: MemberRow; readonly passwordHash: string; readonly isNamed: boolean },
): Promise<Account | null> {
  const { member, isNamed } = given;
  if (member.userId === null)
    return member.username === null || isNamed ? makeAccountOf(tx, deps, caller, given) : null;
  if (!member.accountMade) return null;
  const [account] = await tx.select().from(users).where(eq(users.userId, member.userId)).for("update");
  if (account === undefined || !(await isStillOfClass(tx, account))) return null;
  const isUsed = (await tx.$count(sessions, eq(sessions.userId, account.userId))) > 0;
  if (isUsed && !isNamed) return null;
  await tx.delete(entryCodes).where(eq(entryCodes.userId, account.userId));
  await endAllSessions(tx, account.userId, deps.clock());
  return account;
}

async function membersFor(tx: Queries, { class_id: classId, members }: z.output<typeof memberLinksInput>) {
  const rows = await tx
    .select()
    .from(classMembers)
    .where(
      and(
        eq(classMembers.classId, classId),
        isNull(classMembers.leftAt),
        members === undefined ? undefined : inArray(classMembers.memberId, members),
      ),
    )
    .orderBy(asc(classMembers.name), asc(classMembers.memberId));
  return members === undefined
    ? rows.filter(({ userId, username, accountMade }) => (userId === null ? username === null : accountMade))
    : rows;
}

/**
 * Makes accounts for members who have none, and for each a link that signs in once. The links end with a change of the
 * teacher's account, not with the teacher's session, since lists of them are printed. An account that a pupil has made
 * their own, and one that this class has not made, get none.
 */
export async function memberLinks(
  deps: Dependencies,
  caller: Caller,
  { address, ...input }: z.output<typeof memberLinksInput> & { readonly address: string },
): Promise<Links> {
  if (!mayGiveRole(caller, "student")) throw new CallRefusal("forbidden");
  const passwordHash = await hashPassword(deps.secret());
  return inTransaction(deps.db, async (tx) => {
    const { row } = await lockClass(tx, caller, { class_id: input.class_id });
    const wanted = await membersFor(tx, input);
    const isNamed = input.members !== undefined;
    const [maker] = await tx.select().from(users).where(eq(users.userId, caller.userId));
    const expiresAt = deps.clock() + memberLinkLifeMs;
    const links: Links["links"] = [];
    const without: Links["without"] = [];
    const now = wanted.slice(0, mostMemberLinks);
    for (const member of now) {
      const named = { member_id: member.memberId, name: member.name };
      const account = await accountForLink(tx, deps, caller, { member, passwordHash, isNamed });
      if (account === null) {
        without.push(named);
        continue;
      }
      const code = `${deps.secret()}${deps.secret()}`;
      await tx.insert(entryCodes).values({
        codeHash: secretHashOf(code),
        userId: account.userId,
        expiresAt,
        userStamp: stampOf(account),
        madeBy: caller.userId,
        makerStamp: maker === undefined ? null : stampOf(maker),
      });
      links.push({ ...named, username: account.username, code, expires_at: expiresAt });
    }
    if (links.length > 0) {
      await tx
        .update(classes)
        .set({ version: sql`${classes.version} + 1` })
        .where(eq(classes.classId, row.classId));
      const facts = { class: row.name, members: String(links.length) };
      const { username } = caller;
      await writeAudit(
        { db: tx, clock: deps.clock },
        { kind: "memberLinksMade", account: username, address, facts, classId: row.classId },
      );
    }
    return { links, without, left_over: wanted.length - now.length };
  });
}
