import { and, asc, eq, gte, isNotNull } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import type { Answer } from "../../../src/contract/item/item";
import { scoreAnswer } from "../../../src/items/scoring/score";
import { testLimitFor } from "../../../src/server/attempts/accommodated";
import { createCatalogue, type Catalogue, type TestOutline } from "../../../src/server/attempts/catalogue";
import { creditsOf } from "../../../src/server/attempts/time-limits";
import type { Database } from "../../../src/server/db/open";
import { answers, attemptItems, attemptLog, attempts, items } from "../../../src/server/db/schema";
import { wrongAtEnd } from "./counted";
import { found, type Finding } from "./oracle";

type AttemptRow = typeof attempts.$inferSelect;
type LogRow = typeof attemptLog.$inferSelect;
type AnswerRow = typeof answers.$inferSelect;

/** An operation that the server has said to have taken, to whomever. */
export interface Taken {
  readonly attemptId: string;
  readonly key: string;
  readonly seq: number;
}

/** The tolerated delay of an answer without a time, which its transmission may have taken. */
const wayMs = 5_000;
/** The time in ms within which the server ends what is due. */
const endMs = 60_000;

const hasTaken = ({ result }: LogRow): boolean => result !== null && "data" in result;
/** In an adaptive attempt the first answer locks its item: a later one is history, and its window is notified. */
const isHistory = ({ result }: LogRow): boolean =>
  result !== null && "data" in result && result.data["applied"] === false;

const lostOf = (attemptId: string, log: readonly LogRow[], taken: readonly Taken[]): Finding[] => {
  const seqOf = new Map(log.map(({ idempotencyKey, seq }) => [idempotencyKey, seq]));
  return taken
    .filter((one) => one.attemptId === attemptId && seqOf.get(one.key) !== one.seq)
    .map(({ key, seq }) => found("O1 ledger")(`${key} was confirmed as ${seq} and is ${seqOf.get(key) ?? "nowhere"}`));
};

/** Of each item, the log's newest answer: by the writer's epoch, then by its revision. */
function lastWords(log: readonly LogRow[], isAdaptive: boolean): ReadonlyMap<string, LogRow> {
  const last = new Map<string, LogRow>();
  const orderOf = ({ leaseEpoch, revision }: LogRow): number => leaseEpoch * 1e7 + (revision ?? 0);
  for (const row of log) {
    if (row.kind !== "answer" || !hasTaken(row) || (isAdaptive && isHistory(row))) continue;
    const known = last.get(row.itemId ?? "");
    if (known === undefined || orderOf(row) > orderOf(known)) last.set(row.itemId ?? "", row);
  }
  return last;
}

const untrueOf = (last: ReturnType<typeof lastWords>, standing: readonly AnswerRow[]): Finding[] => {
  const tell = found("O2 last word");
  const stands = new Map(standing.map((row) => [row.itemId, row]));
  return [
    ...[...last].flatMap(([itemId, { revision, leaseEpoch, payload }]) => {
      const row = stands.get(itemId);
      const isLast =
        row?.revision === revision &&
        row?.leaseEpoch === leaseEpoch &&
        isDeepStrictEqual(row?.answer, payload["answer"] ?? null);
      return isLast
        ? []
        : [tell(`${itemId}: the log says ${JSON.stringify(payload)}, there stands ${JSON.stringify(row)}`)];
    }),
    ...standing
      .filter(({ itemId, revision }) => revision > 0 && !last.has(itemId))
      .map(({ itemId }) => tell(`${itemId} stands and is not in the log`)),
  ];
};

async function wrongTimes(
  db: Database,
  { definition }: TestOutline,
  attempt: AttemptRow,
  last: ReturnType<typeof lastWords>,
): Promise<Finding[]> {
  const { attemptId, startedAt, closesAt, accommodation, deadline, finishedAt, finishReason } = attempt;
  const limit = testLimitFor(definition, accommodation);
  const given = (await creditsOf(db, attemptId)).reduce((sum, { ms }) => sum + ms, 0);
  const due = limit === null ? null : Math.min(startedAt + limit + given, closesAt ?? Infinity);
  const tell = found("O4 clock");
  const end = deadline ?? Infinity;
  const isInTime = ({ clientTime, serverTime }: LogRow): boolean =>
    serverTime <= end + wayMs || (clientTime !== null && clientTime <= end);
  const isDue = deadline === due || (closesAt !== null && deadline === closesAt);
  // the person who invited a guest may end the guest's attempt earlier
  const hasOwnEnd = finishReason === "expired" && closesAt === null;
  return [
    ...(isDue ? [] : [tell(`${attemptId} ends at ${deadline}, not at ${due}`)]),
    ...[...last.values()]
      .filter((row) => !isInTime(row))
      .map(({ itemId }) => tell(`${itemId} stands, and was given after the end`)),
    ...(hasOwnEnd && Math.abs((finishedAt ?? 0) - end) > endMs
      ? [tell(`${attemptId} was due at ${end} and ended at ${finishedAt}`)]
      : []),
  ];
}

/** Marks each answer of the log again by the key, and compares that with the stored counts. */
async function miscounted(
  db: Database,
  catalogue: Catalogue,
  attempt: AttemptRow,
  standing: readonly AnswerRow[],
): Promise<Finding[]> {
  const tell = found("O1 ledger");
  const test = await catalogue.test(db, attempt.menuId, attempt.version);
  const rows = await db.select({ itemId: items.itemId, key: items.key }).from(items);
  const keys = new Map(rows.map(({ itemId, key }) => [itemId, key]));
  const wrong = standing.filter(({ itemId, answer, mark, credit }) => {
    const [item, key] = [test.items.get(itemId), keys.get(itemId)];
    if (item === undefined || key === undefined || mark === "unscored") return false;
    const again = scoreAnswer(key, item.body.interaction, answer as Answer | null);
    return again.mark !== mark || again.credit !== credit;
  });
  const answered = standing.filter(({ answer, mark }) => answer !== null || mark === "unscored").length;
  const ended = attempt.status === "finished" ? await wrongAtEnd(db, catalogue, attempt) : [];
  return [
    ...wrong.map(({ itemId, mark }) => tell(`${itemId} is marked ${mark}, and a recount marks it otherwise`)),
    ...(answered === attempt.answered ? [] : [tell(`${answered} answers stand, ${attempt.answered} are counted`)]),
    ...ended.map(found("O3 once")),
  ];
}

/** No two items of an attempt are served at the same place. */
async function servedTwice(db: Database, { attemptId }: AttemptRow): Promise<Finding[]> {
  const served = await db.select().from(attemptItems).where(eq(attemptItems.attemptId, attemptId));
  const places = served.map(({ position }) => position);
  const isOnce = new Set(places).size === places.length;
  return isOnce
    ? []
    : [
        found("O3 once")(
          `${attemptId} has two items at one place: ${places.toSorted((one, other) => one - other).join()}`,
        ),
      ];
}

async function wrongIn(db: Database, catalogue: Catalogue, attempt: AttemptRow, taken: readonly Taken[]) {
  const { attemptId, status, menuId, version } = attempt;
  const isOwn = eq(attemptLog.attemptId, attemptId);
  const log = await db.select().from(attemptLog).where(isOwn).orderBy(asc(attemptLog.seq));
  const standing = await db.select().from(answers).where(eq(answers.attemptId, attemptId));
  const outline = await catalogue.outline(db, menuId, version);
  const last = lastWords(log, outline.definition.exam_info.extract_question_logic === 1);
  const held = new Set(log.filter(({ kind }) => kind === "heldAnswer").map(({ itemId }) => itemId));
  const unheld = standing.filter(({ itemId, held: isHeld }) => isHeld && !held.has(itemId));
  return [
    ...lostOf(attemptId, log, taken),
    ...untrueOf(last, standing),
    ...unheld.map(({ itemId }) => found("O2 last word")(`${itemId} is held and not in the log`)),
    ...(await servedTwice(db, attempt)),
    ...(await wrongTimes(db, outline, attempt, last)),
    ...(await miscounted(db, catalogue, attempt, standing)),
    ...(status === "sitting" && log.findLast(({ kind }) => kind === "finish" || kind === "reopen")?.kind === "finish"
      ? [found("O3 once")(`${attemptId} has ended and goes on`)]
      : []),
  ];
}

/** Sittings of one test that a person had at the same time. */
function overlapping(all: readonly AttemptRow[]): Finding[] {
  const before = new Map<string, AttemptRow>();
  return all.flatMap((attempt) => {
    const who = [attempt.userId ?? attempt.guestId, attempt.menuId].join();
    const other = before.get(who);
    before.set(who, attempt);
    const isApart = other === undefined || (other.finishedAt ?? Infinity) <= attempt.startedAt;
    return isApart ? [] : [found("O3 once")(`${who} sits it as ${other.attemptId} and as ${attempt.attemptId}`)];
  });
}

/** Tests that a person began more than once since. */
export const begunAgain = async (db: Database, since: number): Promise<Finding[]> => {
  const begun = await db.select().from(attempts).where(gte(attempts.startedAt, since));
  const names = begun.map(({ userId, guestId, menuId }) => [userId ?? guestId, menuId].join());
  return names.filter((name, at) => names.indexOf(name) < at).map((name) => found("O3 once")(`${name} began again`));
};

/**
 * The faults of the attempts that began, or received anything, since `since`: by the server's own tables and replies.
 */
export async function wrongInSittings(db: Database, taken: readonly Taken[], since = 0): Promise<Finding[]> {
  const catalogue = createCatalogue();
  const all = await db.select().from(attempts).orderBy(asc(attempts.startedAt), asc(attempts.attemptId));
  const known = new Set(all.map(({ attemptId }) => attemptId));
  const worked = new Set(taken.map(({ attemptId }) => attemptId));
  const findings = taken
    .filter(({ attemptId }) => !known.has(attemptId))
    .map(({ key, attemptId }) => found("O1 ledger")(`${key} was confirmed in ${attemptId}, which did not begin`));
  for (const attempt of all)
    if (attempt.startedAt >= since || worked.has(attempt.attemptId))
      findings.push(...(await wrongIn(db, catalogue, attempt, taken)));
  return [...findings, ...overlapping(all)];
}

/** Keys of operations in the log, by attempt. */
export const loggedKeys = async (db: Database, attemptId: string): Promise<ReadonlyMap<string, readonly number[]>> => {
  const rows = await db
    .select({ key: attemptLog.idempotencyKey, seq: attemptLog.seq })
    .from(attemptLog)
    .where(and(eq(attemptLog.attemptId, attemptId), isNotNull(attemptLog.idempotencyKey)));
  const seqs = new Map<string, number[]>();
  for (const { key, seq } of rows) seqs.set(key ?? "", [...(seqs.get(key ?? "") ?? []), seq]);
  return seqs;
};
