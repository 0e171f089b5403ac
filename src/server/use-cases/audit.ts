import { and, count, desc, eq } from "drizzle-orm";
import type { z } from "zod";
import type { AuditEntry, auditListInput, auditListOutput } from "../../contract/audit";
import { users } from "../db/accounts-schema";
import type { Queries } from "../db/open";
import { attempts } from "../db/schema";
import { auditEntries } from "../db/security-schema";
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

/** Whether somebody has that user name: what else is typed in its place may be a password. */
export async function isUserName({ db }: Pick<Dependencies, "db">, username: string): Promise<boolean> {
  const found = await db.select({ userId: users.userId }).from(users).where(eq(users.username, username));
  return found.length > 0;
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
    account === undefined || account === "" ? undefined : eq(auditEntries.account, account),
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
