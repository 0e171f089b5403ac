import { and, eq, gt, lt, sql } from "drizzle-orm";
import { createHash } from "node:crypto";
import { smsCodes, users } from "../db/schema";
import { CallRefusal } from "../refusal";
import type { Dependencies } from "./dependencies";
import { checkPassword, hashPassword } from "./passwords";

type Purpose = "find_pwd" | "bind";

export const codeLifeMs = 5 * 60_000;
const mostTries = 5;
const open = { enter: async () => undefined, failed: async () => undefined };

/** Six digits out of a secret. */
const digitsOf = (secret: string): string =>
  String(Number.parseInt(createHash("sha256").update(secret).digest("hex").slice(0, 12), 16) % 1_000_000).padStart(
    6,
    "0",
  );

/** Sends a code to a phone; to find a password, only where an account has the phone, which the answer does not tell. */
export async function sendCode(
  { db, clock, secret, sms }: Dependencies,
  { mobile, purpose }: { mobile: string; purpose: Purpose },
): Promise<{ expires_in: number }> {
  if (sms === undefined) throw new CallRefusal("smsUnavailable");
  const [owner] = await db.select({ userId: users.userId }).from(users).where(eq(users.mobile, mobile));
  const code = digitsOf(secret());
  const kept = { codeHash: await hashPassword(code), expiresAt: clock() + codeLifeMs, tries: 0 };
  if (purpose === "bind" || owner !== undefined) {
    await db
      .insert(smsCodes)
      .values({ mobile, purpose, ...kept })
      .onConflictDoUpdate({ target: [smsCodes.mobile, smsCodes.purpose], set: kept });
    // Not waited for: how long the message takes would tell who has an account.
    void sms(mobile, code).catch(() => undefined);
  }
  return { expires_in: codeLifeMs / 1000 };
}

/** Uses up a code, or counts a try and refuses. */
export async function redeemCode(
  { db, clock }: Dependencies,
  mobile: string,
  purpose: Purpose,
  code: string,
): Promise<void> {
  const [kept] = await db
    .update(smsCodes)
    .set({ tries: sql`${smsCodes.tries} + 1` })
    .where(
      and(
        eq(smsCodes.mobile, mobile),
        eq(smsCodes.purpose, purpose),
        gt(smsCodes.expiresAt, clock()),
        lt(smsCodes.tries, mostTries),
      ),
    )
    .returning({ codeHash: smsCodes.codeHash });
  if (!(await checkPassword(kept?.codeHash ?? null, code, open)) || kept === undefined)
    throw new CallRefusal("smsCodeWrong");
  const used = await db
    .delete(smsCodes)
    .where(and(eq(smsCodes.mobile, mobile), eq(smsCodes.purpose, purpose), eq(smsCodes.codeHash, kept.codeHash)))
    .returning({ mobile: smsCodes.mobile });
  if (used.length === 0) throw new CallRefusal("smsCodeWrong");
}
