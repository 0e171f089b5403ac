import { eq, sql } from "drizzle-orm";
import type { AttemptRow } from "../../attempts/attempt";
import { users } from "../../db/accounts-schema";
import { guests, invitations } from "../../db/guest-schema";
import type { Queries } from "../../db/open";
import { attempts } from "../../db/schema";
import { auditEntries } from "../../db/security-schema";
import { jsonOf, placeholder, statement } from "../../db/statement";

/** Skimmed sittings of a person and their guests whose keys are shown within a day; those of further ones rest. */
export const freeSkims = 3;
export const keyWithholdingMs = 24 * 3_600_000;
/** Nothing rests longer, however many there were before. */
const longestRestMs = 30 * keyWithholdingMs;

/** Of fewer questions there is little to harvest. */
const leastItems = 10;
/** Nobody reads a question in less. */
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

/** What of a sitting tells whether it was skimmed. */
type Effort = Pick<AttemptRow, keyof typeof effortColumns>;

const isHarvestable = ({ kind, status, total }: Effort): boolean =>
  status === "finished" && kind !== "preview" && total >= leastItems;

/** Whether it was over before anybody could have read its questions. */
const isInstant = ({ total, startedAt, finishedAt }: Effort): boolean =>
  (finishedAt ?? startedAt) - startedAt < leastMsPerItem * total;

/** A finished sitting in which hardly anything was answered, or all of it faster than it can be read. */
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
    where ${invitations.invitedBy} = ${placeholder("userId")} and ${guests.attemptId} is not null
  )
  select coalesce(json_agg(${jsonOf(effortColumns)} order by ${attempts.finishedAt}, ${attempts.attemptId}), '[]')
    as efforts
  from ${attempts}
  where ${attempts.attemptId} in (select attempt_id from theirs) and ${attempts.status} = 'finished'
    and ${attempts.finishedAt} > ${placeholder("from")} and ${attempts.finishedAt} <= ${placeholder("until")}`,
);

/** The skimmed sittings of a person and of their guests that ended after `from` and not after `until`, in order. */
async function skimsBetween(queries: Queries, userId: string, from: number, until: number): Promise<Effort[]> {
  const [read] = await endedStatement(queries, { userId, from, until });
  return (read?.efforts ?? []).filter(isSkim);
}

interface Resting extends Effort {
  /** When its keys are let out; at its end: they do not rest. */
  readonly until: number;
}

/** Of skims in order: no more than are free are let out within a day, and what has to rest does so for a day. */
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

/** Who invited the guest whose sitting it is, or was before somebody took it into an account; null: nobody. */
async function inviterOf(queries: Queries, { attemptId, guestId }: Sat): Promise<string | null> {
  const [row] = await queries
    .select({ userId: invitations.invitedBy })
    .from(guests)
    .innerJoin(invitations, eq(invitations.invitationId, guests.invitationId))
    .where(guestId === null ? eq(guests.attemptId, attemptId) : eq(guests.guestId, guestId));
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
 * Until when the keys of a sitting that has ended, or is about to, rest because its person or its inviter has
 * one skimmed after the other; null: they do not. Those of a guest's that was over before it could be read are never
 * let out: guests may all come at once, and be anybody.
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

/** Tests of which a sitting of this person's own rests now. */
export async function restingTests(queries: Queries, userId: string, now: number): Promise<ReadonlySet<string>> {
  const skims = await skimsBetween(queries, userId, now - 2 * longestRestMs, now);
  const own = restOf(skims).filter((rested) => rested.userId === userId && now < rested.until);
  return new Set(own.map(({ menuId }) => menuId));
}

/** Writes down for whoever looks after accounts that somebody, or their guests, skim one sitting after the other. */
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
