import { and, count, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import type { AuditEntry, auditListInput, auditListOutput } from "../../contract/site/audit";
import { foldName } from "../../contract/validators/folding";
import { guests } from "../db/guest-schema";
import type { Queries } from "../db/open";
import { attempts } from "../db/schema";
import { auditEntries } from "../db/security-schema";
import { findByName } from "./accounts/find-by-name";
import { assignmentNames, namedIn, titlesIn, withMemberNames } from "./audit-names";
import type { Dependencies } from "./dependencies";

const pageSize = 50;

/** The class and the assignment that an entry is about, by which their teachers find it. */
export interface AuditSubject {
  readonly classId?: string;
  readonly assignmentId?: string;
}

type Happening = Omit<AuditEntry, "number" | "at"> & AuditSubject;

/** Writes an audit entry; entries are never changed. */
export async function writeAudit(
  { db, clock }: { readonly db: Queries; readonly clock: () => number },
  happening: Happening,
): Promise<void> {
  await db.insert(auditEntries).values({ ...happening, at: clock() });
}

/**
 * The user name of the account that a person meant by the typed text; null: no account matches, and the text may be a
 * password.
 */
export async function userNameOf({ db }: Pick<Dependencies, "db">, typed: string): Promise<string | null> {
  return (await findByName(db, typed))?.username ?? null;
}

/** Whether there is an attempt with this id, of any owner. */
export async function isSitting({ db }: Pick<Dependencies, "db">, attemptId: string): Promise<boolean> {
  return (await db.$count(attempts, eq(attempts.attemptId, attemptId))) > 0;
}

/** The names of the guests that the facts mention, by guest_id. */
async function guestNames(db: Queries, list: readonly Pick<AuditEntry, "facts">[]) {
  const named = await db
    .select({ guestId: guests.guestId, name: guests.name })
    .from(guests)
    .where(inArray(guests.guestId, namedIn(list, "guest")));
  return Object.fromEntries(named.map(({ guestId, name }) => [guestId, name]));
}

/** A page of the audit entries, newest first. */
export async function auditList(
  { db }: Pick<Dependencies, "db">,
  { account, kind, page = 1 }: z.output<typeof auditListInput>,
): Promise<z.input<typeof auditListOutput>> {
  const asked = and(
    account === undefined || account === "" ? undefined : eq(sql`lower(${auditEntries.account})`, foldName(account)),
    kind === undefined ? undefined : eq(auditEntries.kind, kind),
  );
  const { classId: _, assignmentId: _of, ...columns } = getTableColumns(auditEntries);
  const list = await db
    .select(columns)
    .from(auditEntries)
    .where(asked)
    .orderBy(desc(auditEntries.number))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await db.select({ number: count() }).from(auditEntries).where(asked);
  return {
    list: await withMemberNames(db, list),
    total: all?.number ?? 0,
    page_size: pageSize,
    titles: await titlesIn(db, list),
    assignments: await assignmentNames(db, namedIn(list, "assignment")),
    guests: await guestNames(db, list),
  };
}
