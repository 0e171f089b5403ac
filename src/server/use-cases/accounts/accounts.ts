import { and, asc, count, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { z } from "zod";
import { roleNames, type RoleName } from "../../../contract/account/role-names";
import { mayGiveRole, outOfReach } from "../../../contract/account/roles";
import type {
  Account,
  accountListInput,
  accountListOutput,
  changeAccountInput,
  makeAccountInput,
} from "../../../contract/site/site-admin";
import { foldSearch } from "../../../contract/validators/folding";
import { users } from "../../db/accounts-schema";
import type { Queries } from "../../db/open";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import { refuseUnseen } from "../../support/shown-name";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { refuseGuessable } from "../new-password";
import { notifyPerson } from "../notices/notify-person";
import { hashPassword } from "../passwords";
import { endAllSessions } from "../sign-in";
import { voidCodes } from "../void-codes";
import { insertAccount } from "./insert-account";
import { rightsOf } from "./role-grants";

/** The log for changes of accounts. */
type Journal = Pick<FastifyBaseLogger, "info">;
type Row = typeof users.$inferSelect;

const pageSize = 50;
const switchedOn = 0;

const accountOf = (row: Row, caller: Caller): Account => ({
  user_id: row.userId,
  username: row.username,
  nickname: row.nickname,
  role: roleNames.filter((name) => row.role.includes(name) || (name === "admin" && row.admin)),
  status: row.status,
  created_at: row.createdAt,
  is_self: row.userId === caller.userId,
  out_of_reach: row.userId === caller.userId ? null : outOfReach(caller, row),
});

/** Throws `forbidden` if a role allows more than the caller may do. */
function refuseUnheld(caller: Caller, given: readonly RoleName[]): void {
  if (!given.every((role) => mayGiveRole(caller, role))) throw new CallRefusal("forbidden");
}

/** A LIKE pattern for names that contain the text, with its wildcards escaped. */
const within = (text: string): string =>
  `%${foldSearch(text)
    .trim()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** SQL condition: a name contains the text, both folded as for searches. */
const holds = (name: typeof users.username | typeof users.nickname, query: string): SQL =>
  sql`regexp_replace(normalize(${name}, NFKD), '[\u0300-\u036f]', '', 'g') ilike ${within(query)}`;

const matching = ({ query = "", role, status }: z.output<typeof accountListInput>): SQL | undefined =>
  and(
    isNull(users.deletedAt),
    query === "" ? undefined : or(holds(users.username, query), holds(users.nickname, query)),
    role === undefined
      ? undefined
      : role === "admin"
        ? eq(users.admin, true)
        : sql`${users.role} @> ${JSON.stringify([role])}::jsonb`,
    status === undefined ? undefined : eq(users.status, Number(status)),
  );

/** A page of the accounts that match the search, sorted by user name. */
export async function accountList(
  { db }: Dependencies,
  caller: Caller,
  input: z.output<typeof accountListInput>,
): Promise<z.input<typeof accountListOutput>> {
  const rows = await db
    .select()
    .from(users)
    .where(matching(input))
    .orderBy(asc(sql`lower(${users.username})`), asc(users.userId))
    .limit(pageSize)
    .offset(((input.page ?? 1) - 1) * pageSize);
  const [all] = await db.select({ number: count() }).from(users).where(matching(input));
  return {
    list: rows.map((row) => accountOf(row, caller)),
    may_give: roleNames.filter((role) => mayGiveRole(caller, role)),
    total: all?.number ?? 0,
    page_size: pageSize,
  };
}

/** Makes an account for another person, with an initial password or with an unknown one. */
export async function makeAccount(
  deps: Dependencies,
  caller: Caller,
  { username, nickname, password, role }: z.output<typeof makeAccountInput>,
  log: Journal,
): Promise<Account> {
  refuseUnheld(caller, role);
  refuseUnseen(nickname);
  if (password !== undefined) await refuseGuessable(password, [username, nickname]);
  const passwordHash = await hashPassword(password ?? deps.secret());
  const made = await inTransaction(deps.db, async (tx) => {
    const rights = rightsOf(role);
    const row = await insertAccount(tx, {
      ...rights,
      userId: deps.ids(),
      username,
      nickname,
      passwordHash,
      hasPassword: password !== undefined,
      createdAt: deps.clock(),
    });
    await notifyPerson(tx, deps, row.userId, "accountMade", { by: caller.nickname });
    return row;
  });
  log.info({ by: caller.userId, account: made.userId, role: made.role }, "an account was made");
  return accountOf(made, caller);
}

/** Locks all enabled admins, so that two of them cannot disable each other at the same time. */
const activeAdmins = (tx: Queries): Promise<{ userId: string }[]> =>
  tx
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.admin, true), eq(users.status, switchedOn)))
    .orderBy(asc(users.userId))
    .for("update");

/**
 * Disables an account and ends its sessions, enables it, or changes its roles. Only administrators may change
 * administrators.
 */
export async function changeAccount(
  deps: Dependencies,
  caller: Caller,
  { user_id: userId, status, role }: z.output<typeof changeAccountInput>,
  log: Journal,
): Promise<Account> {
  const { before, after } = await inTransaction(deps.db, async (tx) => {
    const admins = await activeAdmins(tx);
    const [row] = await tx.select().from(users).where(eq(users.userId, userId)).for("update");
    if (row === undefined || row.deletedAt !== null) throw new CallRefusal("accountUnknown");
    if (outOfReach(caller, row) === "administrator") throw new CallRefusal("forbidden");
    refuseUnheld(caller, role?.filter((name) => !row.role.includes(name)) ?? []);
    const rights = role === undefined ? {} : rightsOf(role, row.permission);
    const changed: Row = { ...row, ...rights, status: status ?? row.status };
    const losesAdmin = row.admin && (!changed.admin || changed.status !== switchedOn);
    if (row.userId === caller.userId && (losesAdmin || changed.status !== switchedOn))
      throw new CallRefusal("ownAccount");
    if (losesAdmin && admins.every((admin) => admin.userId === row.userId)) throw new CallRefusal("lastAdmin");
    const { admin, permission } = changed;
    await tx
      .update(users)
      .set({ status: changed.status, role: changed.role, admin, permission })
      .where(eq(users.userId, userId));
    await voidCodes(tx, userId);
    if (changed.status !== switchedOn) await endAllSessions(tx, userId, deps.clock());
    if (changed.role.join() !== row.role.join())
      await notifyPerson(tx, deps, userId, "rolesChanged", { by: caller.nickname });
    return { before: row, after: changed };
  });
  log.info(
    {
      by: caller.userId,
      account: userId,
      from: { role: before.role, status: before.status },
      to: { role: after.role, status: after.status },
    },
    "an account was changed",
  );
  return accountOf(after, caller);
}
