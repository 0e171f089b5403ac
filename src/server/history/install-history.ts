import { and, count, eq, isNull, like, notLike, or } from "drizzle-orm";
import { createHash } from "node:crypto";
import { permissionsOf } from "../../contract/account/roles";
import { createRandom } from "../../psychometrics/random";
import { users } from "../db/accounts-schema";
import { attempts, tests } from "../db/schema";
import { inOneTransaction } from "../db/transaction";
import { demoAccounts } from "../support/demo-accounts";
import type { Caller } from "../use-cases/caller";
import type { Dependencies } from "../use-cases/dependencies";
import { createKeyedMutex } from "../use-cases/keyed-mutex";
import { checkPassword } from "../use-cases/passwords";
import { planHistory, type PlannedSitting } from "./plan";
import { sit } from "./sit";

const seed = "demo-history-1";
const keyOf = ({ number }: PlannedSitting): string => `${seed}-${String(number).padStart(2, "0")}`;

const [demoStudent] = demoAccounts;
const nothing = async (): Promise<void> => undefined;
const anybody = { enter: nothing, passed: nothing, failed: nothing };

/** The demo student; null if there is no such account or its password is no longer the public one. */
async function demoCaller({ db }: Pick<Dependencies, "db">): Promise<Caller | null> {
  const [row] = await db.select().from(users).where(eq(users.username, demoStudent.username));
  if (row === undefined || row.deletedAt !== null) return null;
  if (!(await checkPassword(row.passwordHash, demoStudent.password, anybody))) return null;
  return { ...row, permission: permissionsOf(row), tokenHash: "", lastSeenAt: null };
}

/** Whether the student has any attempts that are not from the history. */
async function hasSatAlone({ db }: Pick<Dependencies, "db">, { userId }: Caller): Promise<boolean> {
  const [row] = await db
    .select({ number: count() })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), or(isNull(attempts.startKey), notLike(attempts.startKey, `${seed}-%`))));
  return (row?.number ?? 0) > 0;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** The beginning of the day of `now` (epoch ms) in a time zone. */
function midnightOf(now: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en", { timeZone, hourCycle: "h23", hour: "numeric", minute: "numeric" });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  return now - (now % minuteMs) - ((parts.get("hour") ?? 0) * 60 + (parts.get("minute") ?? 0)) * minuteMs;
}

const secretOf = (key: string): string => createHash("sha256").update(`${seed}:${key}`).digest("base64url");

/** Makes one planned attempt, entirely or not at all; false if the student has this test under way. */
function makeOne(deps: Dependencies, caller: Caller, plan: PlannedSitting, midnight: number): Promise<boolean> {
  return inOneTransaction(deps.db, async (db) => {
    await db.select({ userId: users.userId }).from(users).where(eq(users.userId, caller.userId)).for("update");
    const own = and(
      eq(attempts.userId, caller.userId),
      eq(attempts.menuId, plan.menuId),
      eq(attempts.status, "sitting"),
    );
    const open = await db.select({ attemptId: attempts.attemptId }).from(attempts).where(own);
    if (open.length > 0) return false;
    const startKey = keyOf(plan);
    const time = { now: midnight - plan.daysAgo * dayMs + plan.minute * minuteMs };
    // an open attempt has a valid lease, so its secret must not be guessable from the public seed
    const secret = plan.end === "open" ? deps.secret : () => secretOf(startKey);
    const inside = { ...deps, db, secret, clock: () => time.now, inTurn: createKeyedMutex() };
    await sit({ deps: inside, caller, plan, startKey, random: createRandom(startKey), time });
    return true;
  });
}

export interface HistoryOptions {
  /** Makes nothing for a student who has other attempts. */
  readonly onlyFresh: boolean;
  readonly isStopped?: () => boolean;
}

/**
 * Gives the demo student months of past attempts, as far as they are missing. Each is made through the use cases of
 * real attempts, in its own transaction. Returns the number made.
 */
export async function installHistory(
  deps: Dependencies,
  { onlyFresh, isStopped = () => false }: HistoryOptions,
): Promise<number> {
  const caller = await demoCaller(deps);
  if (caller === null || (onlyFresh && (await hasSatAlone(deps, caller)))) return 0;
  const there = await deps.db
    .select({ startKey: attempts.startKey })
    .from(attempts)
    .where(and(eq(attempts.userId, caller.userId), like(attempts.startKey, `${seed}-%`)));
  const made = new Set(there.map(({ startKey }) => startKey));
  const published = await deps.db.select({ menuId: tests.menuId }).from(tests).where(eq(tests.published, true));
  const known = new Set(published.map(({ menuId }) => menuId));
  const midnight = midnightOf(deps.clock(), deps.timeZone);
  let number = 0;
  for (const plan of planHistory(seed)) {
    if (isStopped()) break;
    if (made.has(keyOf(plan)) || !known.has(plan.menuId)) continue;
    if (await makeOne(deps, caller, plan, midnight)) number += 1;
  }
  return number;
}
