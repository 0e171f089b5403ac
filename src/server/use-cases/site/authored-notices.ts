import { count, desc, eq } from "drizzle-orm";
import type { z } from "zod";
import type { saveNoticeInput, AuthoredNotice, authoredNoticesOutput } from "../../../contract/site/site-admin";
import { users } from "../../db/accounts-schema";
import type { Queries } from "../../db/open";
import { notices } from "../../db/site-schema";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { cleanText } from "../notices/notice-html";

type Input = z.output<typeof saveNoticeInput>;
type Row = typeof notices.$inferSelect;

const pageSize = 20;

const shownOf = (row: Row, writtenBy: string): AuthoredNotice => ({
  notice_id: row.noticeId,
  revision: row.revision,
  text: row.text,
  image: row.image,
  role: row.role,
  valid_from: row.validFrom,
  valid_until: row.validUntil,
  written_by: writtenBy,
  written_at: row.writtenAt,
  changed_at: row.changedAt,
  withdrawn_at: row.withdrawnAt,
});

async function found(tx: Queries, noticeId: string): Promise<{ row: Row; by: string } | null> {
  const [one] = await tx
    .select({ row: notices, by: users.nickname })
    .from(notices)
    .innerJoin(users, eq(users.userId, notices.writtenBy))
    .where(eq(notices.noticeId, noticeId))
    .for("update", { of: notices });
  return one ?? null;
}

/** A page of all written notices, newest first. */
export async function authoredNotices(
  { db }: Dependencies,
  { page = 1 }: { page?: number | undefined },
): Promise<z.input<typeof authoredNoticesOutput>> {
  const rows = await db
    .select({ row: notices, by: users.nickname })
    .from(notices)
    .innerJoin(users, eq(users.userId, notices.writtenBy))
    .orderBy(desc(notices.writtenAt), desc(notices.noticeId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await db.select({ number: count() }).from(notices);
  return { list: rows.map(({ row, by }) => shownOf(row, by)), total: all?.number ?? 0, page_size: pageSize };
}

const isSame = (row: Row, { text, image, role, valid_from: from, valid_until: until }: Input): boolean =>
  row.text.zh === text.zh &&
  row.text.en === text.en &&
  row.image === image &&
  row.role.join() === role.join() &&
  row.validFrom === from &&
  row.validUntil === until;

/**
 * Creates a notice, or updates it if it still has the revision that was edited. Its HTML is sanitized here, and nowhere
 * later.
 */
export const saveNotice = (deps: Dependencies, caller: Caller, given: Input): Promise<AuthoredNotice> =>
  inTransaction(deps.db, async (tx) => {
    const input = { ...given, text: cleanText(given.text), role: [...new Set(given.role)].toSorted() };
    if (input.text.zh === undefined && input.text.en === undefined) throw new CallRefusal("invalidRequest");
    const now = deps.clock();
    const known = await found(tx, input.notice_id);
    const terms = {
      text: input.text,
      image: input.image,
      role: input.role,
      validFrom: input.valid_from,
      validUntil: input.valid_until,
      revision: input.revision + 1,
      changedAt: now,
    };
    if (known === null) {
      if (input.revision !== 0) throw new CallRefusal("noticeUnknown");
      const row: Row = {
        ...terms,
        noticeId: input.notice_id,
        newsAt: Math.max(now, input.valid_from),
        writtenBy: caller.userId,
        writtenAt: now,
        withdrawnAt: null,
      };
      await tx.insert(notices).values(row);
      return shownOf(row, caller.nickname);
    }
    const { row, by } = known;
    if (row.revision === input.revision + 1 && isSame(row, input)) return shownOf(row, by);
    if (row.revision !== input.revision) throw new CallRefusal("noticeChanged", { changed_at: row.changedAt });
    const changed: Row = { ...row, ...terms, newsAt: Math.max(row.writtenAt, input.valid_from) };
    await tx.update(notices).set(changed).where(eq(notices.noticeId, row.noticeId));
    return shownOf(changed, by);
  });

/** Withdraws a notice, or shows it again. */
export const withdrawNotice = (
  deps: Dependencies,
  { notice_id: noticeId, withdrawn }: { notice_id: string; withdrawn: boolean },
): Promise<AuthoredNotice> =>
  inTransaction(deps.db, async (tx) => {
    const known = await found(tx, noticeId);
    if (known === null) throw new CallRefusal("noticeUnknown");
    const { row, by } = known;
    if ((row.withdrawnAt !== null) === withdrawn) return shownOf(row, by);
    const changed: Row = { ...row, withdrawnAt: withdrawn ? deps.clock() : null };
    await tx.update(notices).set({ withdrawnAt: changed.withdrawnAt }).where(eq(notices.noticeId, noticeId));
    return shownOf(changed, by);
  });
