import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Localized } from "../../contract/item/content";
import type { AuditEntry, auditListInput, auditListOutput } from "../../contract/site/audit";
import { foldName } from "../../contract/validators/folding";
import { guests } from "../db/guest-schema";
import type { Queries } from "../db/open";
import { attempts, tests } from "../db/schema";
import { auditEntries } from "../db/security-schema";
import { findByName } from "./accounts/find-by-name";
import type { Dependencies } from "./dependencies";

const pageSize = 50;

type Happening = Omit<AuditEntry, "number" | "at">;

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

const namedIn = (list: readonly Pick<AuditEntry, "facts">[], fact: string): string[] => [
  ...new Set(list.flatMap(({ facts }) => facts[fact] ?? [])),
];

/** The titles of the tests and the names of the guests that the facts mention. */
async function namesIn(db: Queries, list: readonly Pick<AuditEntry, "facts">[]) {
  const title = sql<Localized>`${tests.definition} -> 'title'`;
  const titles = await db
    .select({ menuId: tests.menuId, title })
    .from(tests)
    .where(inArray(tests.menuId, namedIn(list, "test")))
    .orderBy(tests.version);
  const named = await db
    .select({ guestId: guests.guestId, name: guests.name })
    .from(guests)
    .where(inArray(guests.guestId, namedIn(list, "guest")));
  return {
    titles: Object.fromEntries(titles.map((one) => [one.menuId, one.title])),
    guests: Object.fromEntries(named.map(({ guestId, name }) => [guestId, name])),
  };
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
  const list = await db
    .select()
    .from(auditEntries)
    .where(asked)
    .orderBy(desc(auditEntries.number))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await db.select({ number: count() }).from(auditEntries).where(asked);
  return {
    list: list.map((entry) => ({ ...entry })),
    total: all?.number ?? 0,
    page_size: pageSize,
    ...(await namesIn(db, list)),
  };
}
