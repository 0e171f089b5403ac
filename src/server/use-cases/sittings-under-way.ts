import { and, eq, ne, sql } from "drizzle-orm";
import { foldName } from "../../contract/validators/folding";
import { users } from "../db/accounts-schema";
import type { Queries } from "../db/open";
import { attempts } from "../db/schema";

/** A sitting under way. */
export interface SittingUnderWay {
  readonly attemptId: string;
  /** The student's user name; null: a guest's sitting. */
  readonly username: string | null;
  readonly menuId: string;
  /** The section under way. */
  readonly stage: string;
  readonly startedAt: number;
  /** null: untimed. */
  readonly deadline: number | null;
  /** Deadline of the section under way; null: it has no time limit of its own. */
  readonly stageDeadline: number | null;
  readonly answered: number;
  readonly total: number;
}

export interface UnderWayFilter {
  readonly username?: string | undefined;
  readonly menuId?: string | undefined;
}

/** All sittings under way but previews, oldest first; optionally only those of one student or one test. */
export function sittingsUnderWay(queries: Queries, { username, menuId }: UnderWayFilter): Promise<SittingUnderWay[]> {
  const { attemptId, startedAt, deadline, stageDeadline, answered, total } = attempts;
  const limits = { stage: attempts.stage, deadline, stageDeadline };
  return queries
    .select({ attemptId, username: users.username, menuId: attempts.menuId, startedAt, ...limits, answered, total })
    .from(attempts)
    .leftJoin(users, eq(users.userId, attempts.userId))
    .where(
      and(
        eq(attempts.status, "sitting"),
        ne(attempts.kind, "preview"),
        username === undefined ? undefined : eq(sql`lower(${users.username})`, foldName(username)),
        menuId === undefined ? undefined : eq(attempts.menuId, menuId),
      ),
    )
    .orderBy(attempts.startedAt, attempts.attemptId);
}
