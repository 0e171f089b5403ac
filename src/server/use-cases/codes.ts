import { and, eq, gt, lt, ne, sql } from "drizzle-orm";
import { createHash } from "node:crypto";
import type { CodePurpose } from "../../contract/account/account";
import type { Language } from "../../contract/item/content";
import { users } from "../db/accounts-schema";
import type { Queries } from "../db/open";
import { sentCodes } from "../db/sign-in-methods-schema";
import { codeMessage } from "../messages/code-message";
import { secretHashOf } from "../support/identifiers";
import { CallRefusal } from "../support/refusal";
import type { Caller } from "./caller";
import { hasContact, senderFor, type Contact } from "./contact";
import type { Dependencies } from "./dependencies";
import type { WorkSource } from "./fair-queue";
import { checkPassword, hashPassword } from "./passwords";
import { stampOf, type Rights } from "./rights-stamp";

export const codeLifeMs = 5 * 60_000;
const mostTries = 5;
const mostTriesByOthers = 6;
const nothing = async (): Promise<void> => undefined;

/** The device or person that asks for codes and tries them. */
export interface Asker {
  /** Hash of the device or person; null: a device that has not asked for any code. */
  readonly hash: string | null;
  /** The signed-in person who binds a contact, else null. */
  readonly userId: string | null;
  /** The source in whose turn codes are hashed; left out: the server. */
  readonly source?: WorkSource;
  /** The limit on tries at codes that others asked for. */
  readonly othersCodes: {
    /** Counts a try; false: none is left. */
    readonly take: () => Promise<boolean>;
    readonly giveBack: () => Promise<void>;
  };
}

/** Six digits derived from a secret. */
const digitsOf = (secret: string): string =>
  String(Number.parseInt(createHash("sha256").update(secret).digest("hex").slice(0, 12), 16) % 1_000_000).padStart(
    6,
    "0",
  );

/** The hash of a signed-in person who asks for codes. */
export const askerHashOf = ({ userId }: Pick<Caller, "userId">): string => secretHashOf(`person\n${userId}`);

/** The account for which a code is sent: that of the person who binds the contact, or else the contact's owner. */
const accountFor = (queries: Queries, contact: Contact, { userId }: Pick<Asker, "userId">) =>
  queries
    .select()
    .from(users)
    .where(userId === null ? hasContact(contact) : eq(users.userId, userId));

const stampOfAny = (account: (Rights & Pick<Caller, "userId">) | undefined): string =>
  account === undefined ? "" : `${account.userId} ${stampOf(account)}`;

/** The text that is hashed for a code: wrong for other accounts, and once the rights or password of its own change. */
const stamped = (code: string, stamp: string): string => `${code} ${stamp}`;

interface AskedCode {
  readonly purpose: CodePurpose;
  readonly language: Language;
  /** Called with the error if a message could not be sent. */
  readonly failed: (error: unknown) => void;
  readonly asker: Pick<Asker, "hash" | "source" | "userId">;
}

/**
 * Sends a code. For purpose `bind` it is always sent; otherwise only if an account has the contact, which neither the
 * response nor its time reveals. Earlier codes for the contact stay valid. A code is void once the password, status,
 * roles or permissions of its account change.
 */
export async function sendCode(
  deps: Dependencies,
  contact: Contact,
  { purpose, language, failed, asker }: AskedCode,
): Promise<{ expires_in: number }> {
  const { db, clock, secret, siteName = () => "Invigil" } = deps;
  const send = senderFor(deps, contact);
  const [account] = await accountFor(db, contact, asker);
  const code = digitsOf(secret());
  await db.insert(sentCodes).values({
    contact: contact.address,
    purpose,
    codeHash: await hashPassword(stamped(code, stampOfAny(account)), asker.source),
    askerHash: asker.hash ?? "",
    expiresAt: clock() + codeLifeMs,
    tries: 0,
  });
  const minutes = codeLifeMs / 60_000;
  if (purpose === "bind" || account !== undefined)
    // not awaited: the time that sending takes would reveal whether there is an account
    void send(codeMessage({ to: contact.address, code, purpose, language, minutes, site: siteName() })).catch(failed);
  return { expires_in: codeLifeMs / 1000 };
}

/** Counts a try at each valid code that has tries left, and returns their hashes. */
async function triedCodes(
  { db, clock }: Dependencies,
  { address }: Contact,
  purpose: CodePurpose,
  { askerHash, isAskers }: { readonly askerHash: string | null; readonly isAskers: boolean },
): Promise<string[]> {
  const { tries, triesByOthers } = sentCodes;
  const tried = await db
    .update(sentCodes)
    .set(isAskers ? { tries: sql`${tries} + 1` } : { triesByOthers: sql`${triesByOthers} + 1` })
    .where(
      and(
        eq(sentCodes.contact, address),
        eq(sentCodes.purpose, purpose),
        gt(sentCodes.expiresAt, clock()),
        askerHash === null ? undefined : (isAskers ? eq : ne)(sentCodes.askerHash, askerHash),
        isAskers ? lt(tries, mostTries) : lt(triesByOthers, mostTriesByOthers),
      ),
    )
    .returning({ codeHash: sentCodes.codeHash });
  return tried.map(({ codeHash }) => codeHash);
}

/**
 * Counts a try; throws `smsCodeWrong` if the code is wrong. For a right code, returns a function that uses it up
 * together with the contact's other codes; call it in the transaction of the action, so that the code stays valid if
 * the action is refused.
 *
 * The device that asked for a code has five tries at it, which others cannot use up; all others together have six, so
 * that a code can be requested on one device and typed on another. Of the 10^6 possible codes, at most 11 can be tried
 * against each code that is sent, in its five minutes, from any number of addresses: odds of 1.1 in 100,000. As
 * strangers can have at most 40 sign-in codes sent to a contact in a day (`createCodeLimits`), their odds of getting in
 * are at most 4.4 in 10,000 a day, and the owner receives all these messages; for a single address, with its ten codes
 * and eight tries at each, they are 8 in 100,000.
 */
export async function checkCode(
  deps: Dependencies,
  contact: Contact,
  purpose: CodePurpose,
  code: string,
  { hash, source, userId, othersCodes }: Asker,
): Promise<(queries: Queries) => Promise<void>> {
  const [account] = await accountFor(deps.db, contact, { userId });
  const stamp = stampOfAny(account);
  const ofContact = and(eq(sentCodes.contact, contact.address), eq(sentCodes.purpose, purpose));
  const gate = { enter: nothing, passed: nothing, failed: nothing, ...(source === undefined ? {} : { source }) };
  const matching = async (hashes: readonly string[]): Promise<string | null> => {
    for (const one of hashes) if (await checkPassword(one, stamped(code, stamp), gate)) return one;
    return null;
  };
  const ownCodes = hash === null ? [] : await triedCodes(deps, contact, purpose, { askerHash: hash, isAskers: true });
  let matched = await matching(ownCodes);
  if (matched === null && (await othersCodes.take())) {
    const codes = await triedCodes(deps, contact, purpose, { askerHash: hash, isAskers: false });
    matched = await matching(codes);
    if (matched !== null) await othersCodes.giveBack();
    else if (codes.length === 0 && ownCodes.length === 0) await checkPassword(null, code, gate);
  }
  if (matched === null) throw new CallRefusal("smsCodeWrong");
  const codeHash = matched;
  return async (queries) => {
    const [now] = await accountFor(queries, contact, { userId }).for("update");
    if (stampOfAny(now) !== stamp) throw new CallRefusal("smsCodeWrong");
    const used = await queries
      .delete(sentCodes)
      .where(and(ofContact, eq(sentCodes.codeHash, codeHash)))
      .returning({ contact: sentCodes.contact });
    if (used.length === 0) throw new CallRefusal("smsCodeWrong");
    await queries.delete(sentCodes).where(ofContact);
  };
}

/** Uses up a right code; counts a try and throws `smsCodeWrong` for a wrong one. */
export async function redeemCode(deps: Dependencies, ...asked: [Contact, CodePurpose, string, Asker]): Promise<void> {
  const spend = await checkCode(deps, ...asked);
  await spend(deps.db);
}
