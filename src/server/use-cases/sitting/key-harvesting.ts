import { and, eq, sql } from "drizzle-orm";
import type { AttemptRow } from "../../attempts/attempt";
import { users } from "../../db/accounts-schema";
import { guests, invitations } from "../../db/guest-schema";
import type { Queries } from "../../db/open";
import { attempts } from "../../db/schema";
import { auditEntries } from "../../db/security-schema";
import { jsonOf, placeholder, statement } from "../../db/statement";

/**
 * Number of skimmed attempts, by a person and their guests, whose keys are released within a day; the keys of further
 * ones are withheld.
 */
export const freeSkims = 3;
export const keyWithholdingMs = 24 * 3_600_000;
/** Maximum time for which keys are withheld, however many skimmed attempts there were before. */
const longestRestMs = 30 * keyWithholdingMs;

/** Attempts with fewer items are ignored: they reveal few keys. */
const leastItems = 10;
/** Shorter than any item can be read, in ms. */
const leastMsPerItem = 2_000;

const effortColumns = {
  attemptId: attempts.attemptId,
  userId: attempts.userId,
  menuId: attempts.menuId,
  kind: attempts.kind,
  status: attempts.status,
  answered: attempts.answered,
  total: attempts.total,
  startedAt: attempts.startedAt,
  finishedAt: attempts.finishedAt,
};

/** The columns from which skimming is detected. */
type Effort = Pick<AttemptRow, keyof typeof effortColumns>;

const isHarvestable = ({ kind, status, total }: Effort): boolean =>
  status === "finished" && kind !== "preview" && total >= leastItems;

/** Whether an attempt was over before its items could have been read. */
const isInstant = ({ total, startedAt, finishedAt }: Effort): boolean =>
  (finishedAt ?? startedAt) - startedAt < leastMsPerItem * total;

/**
 * Whether a finished attempt was skimmed: fewer than half its items were answered, or it was over before they could
 * have been read.
 */
const isSkim = (effort: Effort): boolean =>
  isHarvestable(effort) && (2 * effort.answered < effort.total || isInstant(effort));

const endedStatement = statement<{ readonly efforts: Effort[] }, "userId" | "from" | "until">(
  "ended_between",
  () => sql`
  with theirs as (
    select ${attempts.attemptId} from ${attempts}
    where ${attempts.userId} = ${placeholder("userId")} and ${attempts.status} = 'finished'
      and ${attempts.finishedAt} > ${placeholder("from")} and ${attempts.finishedAt} <= ${placeholder("until")}
    union
    select ${guests.attemptId} from ${guests}
    join ${invitations} on ${invitations.invitationId} = ${guests.invitationId}
    where ${invitations.invitedBy} = ${placeholder("userId")} and not ${invitations.ofRoom}
      and ${guests.attemptId} is not null
  )
  select coalesce(json_agg(${jsonOf(effortColumns)} order by ${attempts.finishedAt}, ${attempts.attemptId}), '[]')
    as efforts
  from ${attempts}
  where ${attempts.attemptId} in (select attempt_id from theirs) and ${attempts.status} = 'finished'
    and ${attempts.finishedAt} > ${placeholder("from")} and ${attempts.finishedAt} <= ${placeholder("until")}`,
);

/** The skimmed attempts of a person and their guests that ended after `from` and not after `until`, in order. */
async function skimsBetween(queries: Queries, userId: string, from: number, until: number): Promise<Effort[]> {
  const [read] = await endedStatement(queries, { userId, from, until });
  return (read?.efforts ?? []).filter(isSkim);
}

interface Resting extends Effort {
  /** When its keys are released; if equal to its end, they are not withheld. */
  readonly until: number;
}

/**
 * The skims, in order, whose keys are withheld: within a day no more than `freeSkims` are released, and withholding
 * lasts at least a day.
 */
function restOf(skims: readonly Effort[]): Resting[] {
  const rested: Resting[] = [];
  for (const [place, skim] of skims.entries()) {
    const ended = skim.finishedAt ?? 0;
    const next = (rested[place - freeSkims]?.until ?? Number.NEGATIVE_INFINITY) + keyWithholdingMs;
    const until = next <= ended ? ended : Math.min(Math.max(ended + keyWithholdingMs, next), ended + longestRestMs);
    rested.push({ ...skim, until });
  }
  return rested.filter(({ finishedAt, until }) => until > (finishedAt ?? 0));
}

/**
 * The user who invited the guest of an attempt, also after the attempt was claimed by an account; null: none, or the
 * guest sat in a room under supervision.
 */
async function inviterOf(queries: Queries, { attemptId, guestId }: Sat): Promise<string | null> {
  const [row] = await queries
    .select({ userId: invitations.invitedBy })
    .from(guests)
    .innerJoin(invitations, eq(invitations.invitationId, guests.invitationId))
    .where(
      and(
        guestId === null ? eq(guests.attemptId, attemptId) : eq(guests.guestId, guestId),
        eq(invitations.ofRoom, false),
      ),
    );
  return row?.userId ?? null;
}

type Sat = Effort & Pick<AttemptRow, "guestId">;

async function restAmong(queries: Queries, userId: string, ended: Sat): Promise<number | null> {
  const at = ended.finishedAt ?? 0;
  const before = await skimsBetween(queries, userId, at - longestRestMs, at);
  const skims = [...before.filter(({ attemptId }) => attemptId !== ended.attemptId), ended];
  const inOrder = skims.toSorted(
    (one, other) => (one.finishedAt ?? 0) - (other.finishedAt ?? 0) || (one.attemptId < other.attemptId ? -1 : 1),
  );
  return restOf(inOrder).find(({ attemptId }) => attemptId === ended.attemptId)?.until ?? null;
}

/**
 * Until when (epoch ms) the keys of an attempt that has ended, or is about to, are withheld because its owner or their
 * inviter skims attempts; null: they are not. Keys of a guest's attempt that was over before it could be read are never
 * released (Infinity), since one person can pose as any number of guests.
 */
export async function restsUntil(queries: Queries, attempt: Sat): Promise<number | null> {
  if (attempt.finishedAt === null || !isSkim(attempt)) return null;
  const inviter = await inviterOf(queries, attempt);
  if (inviter !== null && isInstant(attempt)) return Number.POSITIVE_INFINITY;
  const rests: number[] = [];
  for (const userId of new Set([attempt.userId, inviter])) {
    const rest = userId === null ? null : await restAmong(queries, userId, attempt);
    if (rest !== null) rests.push(rest);
  }
  return rests.length === 0 ? null : Math.max(...rests);
}

/** Tests with an attempt of this person whose keys are withheld now. */
export async function restingTests(queries: Queries, userId: string, now: number): Promise<ReadonlySet<string>> {
  const skims = await skimsBetween(queries, userId, now - 2 * longestRestMs, now);
  const own = restOf(skims).filter((rested) => rested.userId === userId && now < rested.until);
  return new Set(own.map(({ menuId }) => menuId));
}

/** Writes an audit entry for administrators if a person, or their guests, skim one attempt after the other. */
export async function noteKeyHarvesting(queries: Queries, attempt: AttemptRow, now: number): Promise<void> {
  const { attemptId, menuId, guestId } = attempt;
  if ((await restsUntil(queries, attempt)) === null) return;
  const userId = attempt.userId ?? (await inviterOf(queries, attempt));
  if (userId === null) return;
  const [person] = await queries.select({ username: users.username }).from(users).where(eq(users.userId, userId));
  if (person === undefined) return;
  const facts = { test: menuId, sitting: attemptId, ...(guestId === null ? {} : { guest: guestId }) };
  await queries.insert(auditEntries).values({ at: now, kind: "skimmed", account: person.username, address: "", facts });
}
