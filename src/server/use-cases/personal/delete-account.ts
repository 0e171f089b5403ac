import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { z } from "zod";
import type { deleteAccountInput } from "../../../contract/account/personal";
import { ownedBy } from "../../attempts/owner";
import { identities, sessions, users } from "../../db/accounts-schema";
import { favorites, wrongBook } from "../../db/collections-schema";
import { guests, invitations } from "../../db/guest-schema";
import { imports } from "../../db/imports-schema";
import type { Queries } from "../../db/open";
import { practiceItems, practiceSets } from "../../db/practice-schema";
import { attempts } from "../../db/schema";
import { sentCodes } from "../../db/sign-in-methods-schema";
import { toolStates } from "../../db/tool-states-schema";
import { itemFiles, uploads } from "../../db/upload-schema";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { endGuestSittings } from "../guests/guest-sittings";
import { eraseLaunches } from "../lti/erase-launches";
import { checkPassword, hashPassword, type Gate } from "../passwords";
import { perUserTransaction } from "../per-user-transaction";
import { finishAttempt } from "../sitting/finish";
import { settleSitting } from "../sitting/settle";
import { eraseAssigned } from "./assigned-data";
import { eraseAuthored } from "./authored-data";
import { eraseClassData } from "./class-data";
import { eraseGrading } from "./graded-data";
import { eraseReports } from "./report-data";

const switchedOff = 1;
/** Maximum age of the session by which a person who signs in through a provider proves their identity, in ms. */
const freshMs = 600_000;

async function hasPassword(db: Queries, userId: string): Promise<boolean> {
  const [user] = await db.select({ hasPassword: users.hasPassword }).from(users).where(eq(users.userId, userId));
  return user?.hasPassword !== false;
}

/** Throws if the caller has not proved that the account is theirs. */
async function refuseOthers(
  { db, clock }: Dependencies,
  caller: Caller,
  word: string | undefined,
  gate: Gate,
): Promise<void> {
  if (word !== undefined) {
    const [user] = await db
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.userId, caller.userId));
    if (!(await checkPassword(user?.passwordHash ?? null, word, gate))) throw new CallRefusal("credentialsWrong");
    return;
  }
  const [linked] = await db.select().from(identities).where(eq(identities.userId, caller.userId)).limit(1);
  if (linked === undefined && (await hasPassword(db, caller.userId))) throw new CallRefusal("credentialsWrong");
  const [session] = await db.select().from(sessions).where(eq(sessions.tokenHash, caller.tokenHash));
  if (session === undefined || clock() - session.createdAt > freshMs) throw new CallRefusal("signInStale");
}

async function refuseLastAdmin(tx: Queries, { userId, admin }: Caller): Promise<void> {
  if (!admin) return;
  // locked until the end, so that the last two admins cannot both be deleted
  const admins = await tx
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.admin, true), ne(users.status, switchedOff)))
    .orderBy(users.userId)
    .for("update");
  if (!admins.some((other) => other.userId !== userId)) throw new CallRefusal("lastAdmin");
}

/** Ends the person's sittings under way; throws `sittingsOpen` unless the person has agreed to it. */
async function endSittings(
  tx: Queries,
  deps: Dependencies,
  caller: Caller,
  isKnown: boolean,
  now: number,
): Promise<void> {
  const open = await tx
    .select()
    .from(attempts)
    .where(and(ownedBy(caller), eq(attempts.status, "sitting")))
    .orderBy(attempts.attemptId)
    .for("update");
  for (const row of open) {
    const attempt = await settleSitting(tx, deps, row, now);
    if (attempt.status !== "sitting") continue;
    if (!isKnown && attempt.kind !== "preview") throw new CallRefusal("sittingsOpen");
    await finishAttempt(tx, deps, attempt, { reason: "submitted", at: now, more: { by: "deletion" } }, now);
  }
}

/**
 * Revokes the person's invitations, and removes the names from them and from their guests. The students of a room that
 * the person has opened sit on.
 */
async function endInvitations(tx: Queries, deps: Dependencies, { userId }: Caller, now: number): Promise<void> {
  const own = await tx
    .update(invitations)
    .set({ name: "", revokedAt: sql`coalesce(${invitations.revokedAt}, ${now})` })
    .where(and(eq(invitations.invitedBy, userId), eq(invitations.ofRoom, false)))
    .returning({ invitationId: invitations.invitationId });
  const ids = own.map(({ invitationId }) => invitationId);
  for (const invitationId of ids) await endGuestSittings(tx, deps, invitationId, now);
  if (ids.length > 0) await tx.update(guests).set({ name: "" }).where(inArray(guests.invitationId, ids));
  await tx.update(guests).set({ name: "" }).where(eq(guests.claimedBy, userId));
}

async function removeWhatIsPersonal(tx: Queries, { userId }: Caller, passwordHash: string, now: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(identities).where(eq(identities.userId, userId));
  await eraseLaunches(tx, { userId });
  const own = tx.select({ attemptId: attempts.attemptId }).from(attempts).where(eq(attempts.userId, userId));
  await tx.delete(favorites).where(eq(favorites.userId, userId));
  const sets = tx.select({ setId: practiceSets.setId }).from(practiceSets).where(eq(practiceSets.userId, userId));
  await tx.delete(practiceItems).where(inArray(practiceItems.setId, sets));
  await tx.delete(practiceSets).where(eq(practiceSets.userId, userId));
  await tx.delete(wrongBook).where(eq(wrongBook.userId, userId));
  await tx.delete(toolStates).where(inArray(toolStates.attemptId, own));
  await tx.update(itemFiles).set({ userId: null }).where(eq(itemFiles.userId, userId));
  await tx.update(uploads).set({ userId: null }).where(eq(uploads.userId, userId));
  await tx.update(imports).set({ userId: null }).where(eq(imports.userId, userId));
  await eraseAuthored(tx, { userId });
  await eraseAssigned(tx, { userId });
  await eraseGrading(tx, { userId });
  await eraseReports(tx, { userId });
  await eraseClassData(tx, { userId }, now);
  const bare = {
    nickname: "",
    avatar: "",
    admin: false,
    role: [],
    permission: [],
    grade: null,
    mobile: null,
    email: null,
  };
  await tx
    .update(users)
    .set({ ...bare, username: `deleted-${userId}`, passwordHash, status: switchedOff, deletedAt: now })
    .where(eq(users.userId, userId));
}

/**
 * Deletes the caller's account in one transaction. All personal data is removed: name, password, phone, e-mail address,
 * picture, favourites, wrong-answer book, practice, sign-in providers, sessions, tool states, invitations, places in
 * classes, and drafts that no test uses. Attempts, and the drafts behind tests, remain without a name, since the log of
 * attempts is never rewritten and items are calibrated from them. The user name is free immediately.
 */
export async function deleteAccount(
  deps: Dependencies,
  caller: Caller,
  input: z.output<typeof deleteAccountInput>,
  gate: Gate,
): Promise<Record<string, never>> {
  if (input.username.trim() !== caller.username) throw new CallRefusal("nameMismatched");
  await refuseOthers(deps, caller, input.password, gate);
  const nobodys = await hashPassword(deps.secret());
  return perUserTransaction<Record<string, never>>(deps, caller, async (tx) => {
    const now = deps.clock();
    await refuseLastAdmin(tx, caller);
    const [user] = await tx
      .select({ mobile: users.mobile, email: users.email, deletedAt: users.deletedAt })
      .from(users)
      .where(eq(users.userId, caller.userId))
      .for("update");
    if (user === undefined || user.deletedAt !== null) throw new CallRefusal("tokenInvalid");
    await endSittings(tx, deps, caller, input.ends_sittings, now);
    await endInvitations(tx, deps, caller, now);
    const contacts = [user.mobile, user.email].filter((contact) => contact !== null);
    if (contacts.length > 0) await tx.delete(sentCodes).where(inArray(sentCodes.contact, contacts));
    await removeWhatIsPersonal(tx, caller, nobodys, now);
    return {};
  });
}
