import { and, count, desc, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { AuditEntry, auditListInput, auditListOutput } from "../../contract/audit";
import { foldName } from "../../contract/validators/folding";
import type { Queries } from "../db/open";
import { attempts } from "../db/schema";
import { auditEntries } from "../db/security-schema";
import { findByName } from "./accounts/find-by-name";
import type { Dependencies } from "./dependencies";

const pageSize = 50;

type Happening = Omit<AuditEntry, "number" | "at">;

/** Writes down what happened; nobody changes it afterwards. */
export async function writeAudit(
  { db, clock }: { readonly db: Queries; readonly clock: () => number },
  happening: Happening,
): Promise<void> {
  await db.insert(auditEntries).values({ ...happening, at: clock() });
}

/** The user name of the account that somebody means by what they typed; null: nobody's, it may be a password. */
export async function userNameOf({ db }: Pick<Dependencies, "db">, typed: string): Promise<string | null> {
  return (await findByName(db, typed))?.username ?? null;
}

/** Whether there is such a sitting: whose, the caller knows. */
export async function isSitting({ db }: Pick<Dependencies, "db">, attemptId: string): Promise<boolean> {
  return (await db.$count(attempts, eq(attempts.attemptId, attemptId))) > 0;
}

/** What happened, the latest first. */
export async function auditList(
  { db }: Pick<Dependencies, "db">,
  { account, kind, page = 1 }: z.output<typeof auditListInput>,
): Promise<z.input<typeof auditListOutput>> {
  const asked = and(
    account === undefined || account === "" ? undefined : eq(sql`lower(${auditEntries.account})`, foldName(account)),
    kind === undefined ? undefined : eq(auditEntries.kind, kind),
  );
  const list = await db
    .select()
    .from(auditEntries)
    .where(asked)
    .orderBy(desc(auditEntries.number))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await db.select({ number: count() }).from(auditEntries).where(asked);
  return { list: list.map((entry) => ({ ...entry })), total: all?.number ?? 0, page_size: pageSize };
}
