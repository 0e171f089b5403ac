import { and, asc, count, desc, eq, inArray, ne, sql, type SQL } from "drizzle-orm";
import type { RecordCount, RecordQuery } from "../../contract/attempt/answer-record";
import { scoreUnits } from "../../contract/families";
import type { AttemptRow } from "../attempts/attempt";
import { ownedBy } from "../attempts/owner";
import type { Queries } from "../db/open";
import { attempts, tests } from "../db/schema";
import type { Principal } from "./caller";
import type { Dependencies } from "./dependencies";
import { isCounted } from "./sitting/attempt-limit";
import { currentAttempt } from "./sitting/current";
import { isScoreShown, withoutHeldScores } from "./sitting/held-results";
import { dueRows } from "./sitting/settle";

/** Ends those of the caller's sittings whose time is over, so that lists are up to date. */
async function settleDue(deps: Dependencies, caller: Principal): Promise<void> {
  const due = await deps.db
    .select({ attemptId: attempts.attemptId })
    .from(attempts)
    .where(and(ownedBy(caller), eq(attempts.status, "sitting"), dueRows(deps.clock())));
  await Promise.all(due.map(({ attemptId }) => currentAttempt(deps, caller, attemptId)));
}

/** A caller's attempts at one test: at most two full rows, however many there are. */
export interface MyAttempts {
  readonly open: AttemptRow | null;
  readonly last: AttemptRow | null;
  /** The number of attempts that count against the limit of the test. */
  readonly used: number;
}

const none: MyAttempts = { open: null, last: null, used: 0 };

/** The caller's attempts at each test they have begun. */
export async function myAttempts(
  deps: Dependencies,
  caller: Principal,
  menuId?: string,
): Promise<{ readonly of: (menuId: string) => MyAttempts; readonly open: readonly AttemptRow[] }> {
  await settleDue(deps, caller);
  const own = and(ownedBy(caller), menuId === undefined ? undefined : eq(attempts.menuId, menuId));
  const [open, last, counted] = await Promise.all([
    deps.db
      .select()
      .from(attempts)
      .where(and(own, eq(attempts.status, "sitting"))),
    deps.db
      .selectDistinctOn([attempts.menuId])
      .from(attempts)
      .where(and(own, eq(attempts.status, "finished")))
      .orderBy(asc(attempts.menuId), desc(attempts.startedAt), desc(attempts.attemptId)),
    deps.db
      .select({ menuId: attempts.menuId, kind: attempts.kind, number: count() })
      .from(attempts)
      .where(own)
      .groupBy(attempts.menuId, attempts.kind),
  ]);
  const known = new Map<string, MyAttempts>();
  const add = (id: string, part: Partial<MyAttempts>) => known.set(id, { ...(known.get(id) ?? none), ...part });
  for (const row of open) add(row.menuId, { open: row });
  for (const row of await withoutHeldScores(deps.db, last)) add(row.menuId, { last: row });
  for (const { menuId: id, number, kind } of counted)
    if (isCounted({ kind })) add(id, { used: (known.get(id)?.used ?? 0) + number });
  return { of: (id) => known.get(id) ?? none, open };
}

/** The newest attempts at one test, as the caller may see them. */
export const newestSittings = async (
  { db }: Pick<Dependencies, "db">,
  caller: Principal,
  menuId: string,
  most: number,
): Promise<AttemptRow[]> =>
  withoutHeldScores(
    db,
    await db
      .select()
      .from(attempts)
      .where(and(ownedBy(caller), eq(attempts.menuId, menuId)))
      .orderBy(desc(attempts.startedAt), desc(attempts.attemptId))
      .limit(most),
  );

const unitOfScore = sql`array_position(${sql.raw(`array['${scoreUnits.join("','")}']`)}, ${attempts.score}->>'unit')`;
const valueOfScore = sql`(${attempts.score}->>'value')::float8`;

/**
 * The order of attempts: by date, or by score, where scores of one unit stay together, attempts without a score come
 * last in either direction, and equal scores are sorted newest first.
 */
function orderOf(queries: Queries, { by, descending }: Pick<RecordQuery, "by" | "descending">): SQL[] {
  const way = descending ? desc : asc;
  if (by === "date") return [way(attempts.startedAt), asc(attempts.attemptId)];
  const isShown = isScoreShown(queries);
  const direction = descending ? sql`desc` : sql`asc`;
  return [
    sql`${attempts.score} is null or not ${isShown}`,
    sql`case when ${isShown} then ${unitOfScore} end ${direction}`,
    sql`case when ${isShown} then ${valueOfScore} end ${direction}`,
    desc(attempts.startedAt),
    asc(attempts.attemptId),
  ];
}

export interface RecordPage {
  readonly rows: readonly AttemptRow[];
  /** The number of attempts by family and status, regardless of the filter. */
  readonly counts: readonly RecordCount[];
}

/** One page of the caller's attempts in the requested order; previews are not among them. */
export async function recordPage(deps: Dependencies, caller: Principal, asked: RecordQuery): Promise<RecordPage> {
  await settleDue(deps, caller);
  const { family, status, page, page_size: size } = asked;
  const counted = and(ownedBy(caller), ne(attempts.kind, "preview"));
  const versionsOf = (name: NonNullable<typeof family>) =>
    inArray(
      sql`(${attempts.menuId}, ${attempts.version})`,
      deps.db.select({ menuId: tests.menuId, version: tests.version }).from(tests).where(eq(tests.family, name)),
    );
  const [rows, counts] = await Promise.all([
    deps.db
      .select()
      .from(attempts)
      .where(
        and(
          counted,
          status === undefined ? undefined : eq(attempts.status, status),
          family === undefined ? undefined : versionsOf(family),
        ),
      )
      .orderBy(...orderOf(deps.db, asked))
      .limit(size)
      .offset((page - 1) * size),
    deps.db
      .select({ family: tests.family, status: attempts.status, sittings: count() })
      .from(attempts)
      .innerJoin(tests, and(eq(tests.menuId, attempts.menuId), eq(tests.version, attempts.version)))
      .where(counted)
      .groupBy(tests.family, attempts.status)
      .orderBy(asc(tests.family), asc(attempts.status)),
  ]);
  return { rows: await withoutHeldScores(deps.db, rows), counts };
}
