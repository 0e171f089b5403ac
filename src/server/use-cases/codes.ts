import { and, eq, gt, lt, sql } from "drizzle-orm";
import { createHash } from "node:crypto";
import type { CodePurpose } from "../../contract/account";
import type { Language } from "../../contract/content";
import { users } from "../db/accounts-schema";
import type { Queries } from "../db/open";
import { sentCodes } from "../db/ways-in-schema";
import { codeMessage } from "../messages/code-message";
import { CallRefusal } from "../refusal";
import { ownerOf, senderFor, type Contact } from "./contact";
import type { Dependencies } from "./dependencies";
import type { Source } from "./fair-queue";
import { checkPassword, hashPassword } from "./passwords";

export const codeLifeMs = 5 * 60_000;
const mostTries = 5;
const nothing = async (): Promise<void> => undefined;

/** Six digits out of a secret. */
const digitsOf = (secret: string): string =>
  String(Number.parseInt(createHash("sha256").update(secret).digest("hex").slice(0, 12), 16) % 1_000_000).padStart(
    6,
    "0",
  );

interface AskedCode {
  readonly purpose: CodePurpose;
  readonly language: Language;
  /** Hears of a message that was not taken. */
  readonly failed: (error: unknown) => void;
  /** In whose turn the code is hashed. */
  readonly source: Source;
}

/**
 * Sends a code. To bind a contact it goes there in any case; else only where an account has the contact, which neither
 * the answer tells nor the time that it takes.
 */
export async function sendCode(
  deps: Dependencies,
  contact: Contact,
  { purpose, language, failed, source }: AskedCode,
): Promise<{ expires_in: number }> {
  const { db, clock, secret, siteName = () => "Invigil" } = deps;
  const send = senderFor(deps, contact);
  const [owner] = await db.select({ userId: users.userId }).from(users).where(ownerOf(contact));
  const code = digitsOf(secret());
  const kept = { codeHash: await hashPassword(code, source), expiresAt: clock() + codeLifeMs, tries: 0 };
  await db
    .insert(sentCodes)
    .values({ contact: contact.address, purpose, ...kept })
    .onConflictDoUpdate({ target: [sentCodes.contact, sentCodes.purpose], set: kept });
  const minutes = codeLifeMs / 60_000;
  if (purpose === "bind" || owner !== undefined)
    // Not waited for: how long the message takes would tell who has an account.
    void send(codeMessage({ to: contact.address, code, purpose, language, minutes, site: siteName() })).catch(failed);
  return { expires_in: codeLifeMs / 1000 };
}

/**
 * Counts a try, and refuses a code that is wrong. Answers what spends a right one, to be called in the transaction of
 * what it is for: where that is refused, the code still holds.
 */
export async function checkCode(
  { db, clock }: Dependencies,
  { address }: Contact,
  purpose: CodePurpose,
  code: string,
  source?: Source,
): Promise<(queries: Queries) => Promise<void>> {
  const ofContact = and(eq(sentCodes.contact, address), eq(sentCodes.purpose, purpose));
  const [kept] = await db
    .update(sentCodes)
    .set({ tries: sql`${sentCodes.tries} + 1` })
    .where(and(ofContact, gt(sentCodes.expiresAt, clock()), lt(sentCodes.tries, mostTries)))
    .returning({ codeHash: sentCodes.codeHash });
  const gate = { enter: nothing, passed: nothing, failed: nothing, ...(source === undefined ? {} : { source }) };
  if (!(await checkPassword(kept?.codeHash ?? null, code, gate)) || kept === undefined)
    throw new CallRefusal("smsCodeWrong");
  return async (queries) => {
    const used = await queries
      .delete(sentCodes)
      .where(and(ofContact, eq(sentCodes.codeHash, kept.codeHash)))
      .returning({ contact: sentCodes.contact });
    if (used.length === 0) throw new CallRefusal("smsCodeWrong");
  };
}

/** Uses up a code, or counts a try and refuses. */
export async function redeemCode(deps: Dependencies, ...asked: [Contact, CodePurpose, string, Source?]): Promise<void> {
  const spend = await checkCode(deps, ...asked);
  await spend(deps.db);
}
