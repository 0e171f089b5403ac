import { eq, sql } from "drizzle-orm";
import { users } from "../../db/accounts-schema";
import type { Queries } from "../../db/open";
import { attempts } from "../../db/schema";
import { auditEntries } from "../../db/security-schema";
import { jsonOf, placeholder, statement } from "../../db/statement";
import type { AttemptRow } from "../../sitting/attempt";

/** Skimmed sittings of a person within a day whose keys are shown at once; those of further ones rest for a day. */
export const freeSkims = 3;
export const restMs = 24 * 3_600_000;

/** Of fewer questions there is little to harvest. */
const leastItems = 10;
/** Nobody reads a question in less. */
const leastMsPerItem = 2_000;

const effortColumns = {
  attemptId: attempts.attemptId,
  menuId: attempts.menuId,
  kind: attempts.kind,
  status: attempts.status,
  answered: attempts.answered,
  total: attempts.total,
  startedAt: attempts.startedAt,
  finishedAt: attempts.finishedAt,
};

/** What of a sitting tells whether it was skimmed. */
type Effort = Pick<AttemptRow, keyof typeof effortColumns>;

/** A finished sitting in which hardly anything was answered, or all of it faster than it can be read. */
function isSkim({ kind, status, answered, total, startedAt, finishedAt }: Effort): boolean {
  if (status !== "finished" || finishedAt === null || kind === "preview" || total < leastItems) return false;
  return 2 * answered < total || finishedAt - startedAt < leastMsPerItem * total;
}

const endedStatement = statement<{ readonly efforts: Effort[] }, "userId" | "from" | "until">(
  "ended_between",
  () => sql`
  select coalesce(json_agg(${jsonOf(effortColumns)} order by ${attempts.finishedAt}, ${attempts.attemptId}), '[]')
    as efforts
  from ${attempts}
  where ${attempts.userId} = ${placeholder("userId")} and ${attempts.status} = 'finished'
    and ${attempts.finishedAt} > ${placeholder("from")} and ${attempts.finishedAt} <= ${placeholder("until")}`,
);

/** The skimmed sittings of a person that ended after `from` and not after `until`, the first first. */
async function skimsBetween(queries: Queries, userId: string, from: number, until: number): Promise<Effort[]> {
  const [read] = await endedStatement(queries, { userId, from, until });
  return (read?.efforts ?? []).filter(isSkim);
}

/** Those that came after as many as are free, each with the end of its rest. */
const resting = (skims: readonly Effort[]): (Effort & { readonly until: number })[] =>
  skims.flatMap((skim, place) => {
    const ended = skim.finishedAt ?? 0;
    const before = skims.slice(0, place).filter(({ finishedAt }) => (finishedAt ?? 0) > ended - restMs);
    return before.length < freeSkims ? [] : [{ ...skim, until: ended + restMs }];
  });

/**
 * Until when the keys of a finished sitting rest because its owner skims one after the other; null: they do not. A
 * guest has but one.
 */
export async function restsUntil(queries: Queries, attempt: AttemptRow): Promise<number | null> {
  const { attemptId, userId, finishedAt } = attempt;
  if (userId === null || finishedAt === null || !isSkim(attempt)) return null;
  const skims = await skimsBetween(queries, userId, finishedAt - restMs, finishedAt);
  return resting(skims).find((skim) => skim.attemptId === attemptId)?.until ?? null;
}

/** Whether the keys of a sitting that is about to end will rest. */
export async function willRest(queries: Queries, ended: AttemptRow): Promise<boolean> {
  const { userId, finishedAt } = ended;
  if (userId === null || finishedAt === null || !isSkim(ended)) return false;
  const skims = await skimsBetween(queries, userId, finishedAt - restMs, finishedAt);
  return resting([...skims, ended]).some(({ attemptId }) => attemptId === ended.attemptId);
}

/** Tests of which a sitting of this person rests now. */
export async function restingTests(queries: Queries, userId: string, now: number): Promise<ReadonlySet<string>> {
  const skims = await skimsBetween(queries, userId, now - 2 * restMs, now);
  return new Set(resting(skims).flatMap(({ menuId, until }) => (now < until ? [menuId] : [])));
}

/** Writes down for whoever looks after accounts that somebody skims one sitting after the other. */
export async function noteHarvest(queries: Queries, attempt: AttemptRow, now: number): Promise<void> {
  const { userId, attemptId, menuId } = attempt;
  if (userId === null || (await restsUntil(queries, attempt)) === null) return;
  const [person] = await queries.select({ username: users.username }).from(users).where(eq(users.userId, userId));
  if (person === undefined) return;
  const facts = { test: menuId, sitting: attemptId };
  await queries.insert(auditEntries).values({ at: now, kind: "skimmed", account: person.username, address: "", facts });
}
