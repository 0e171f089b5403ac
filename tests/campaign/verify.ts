import { and, eq, inArray } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import { replaces, type Operation } from "../../machines/outbox/operation";
import type { SavedAnswer } from "../../src/contract/attempt/attempt";
import type { Answer } from "../../src/contract/item/item";
import type { Database } from "../../src/server/db/open";
import { answers, attemptLog, refusedOperations } from "../../src/server/db/schema";
import { loggedKeys } from "../support/oracles/sittings";
import type { Student } from "./student";

export interface Verdict {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly wrongOrder: readonly string[];
}

const isNewer = (one: Operation, other: Operation): boolean =>
  one.epoch > other.epoch || (one.epoch === other.epoch && one.revision > other.revision);

/** The chosen option; in the campaign's test the text of an option is its id in the bank. */
const optionOf = (answer: Answer | null): string | null => (answer?.type === "single_choice" ? answer.option_id : null);

/** The newest operation of each group. */
function newestBy(operations: readonly Operation[], group: (operation: Operation) => string): Operation[] {
  const newest = new Map<string, Operation>();
  for (const operation of operations) {
    const known = newest.get(group(operation));
    if (known === undefined || isNewer(operation, known)) newest.set(group(operation), operation);
  }
  return [...newest.values()];
}

/** Keys of answers that came after their section was left; they are stored beside the current answer. */
async function lateKeys(db: Database, attemptId: string): Promise<ReadonlySet<string | null>> {
  const isLate = inArray(attemptLog.kind, ["heldAnswer", "lateAnswer", "lateTime"]);
  const rows = await db
    .select({ key: attemptLog.idempotencyKey })
    .from(attemptLog)
    .where(and(eq(attemptLog.attemptId, attemptId), isLate));
  return new Set(rows.map(({ key }) => key));
}

/** Current answers that were never given. A mark for review has a later revision than the answer. */
async function madeUp(student: Student, there: readonly Operation[]): Promise<string[]> {
  const { answers: told } = await student.read();
  const isGiven = ({ exercise_id, revision, epoch, answer }: SavedAnswer): boolean =>
    there.some(
      (one) =>
        one.kind === "answer" &&
        one.exerciseId === exercise_id &&
        one.revision <= revision &&
        one.epoch === epoch &&
        isDeepStrictEqual(one.answer, answer),
    );
  return told
    .filter((one) => one.answer !== null && !isGiven(one))
    .map(({ exercise_id: itemId }) => `${itemId} stands as nobody gave it`);
}

/**
 * Compares the operations that a student remembers with the server's tables: confirmed ones are in the log once; so is
 * the last one of each device on each item, unless it was lost with a window; and the last of all logged answers is the
 * current one.
 */
export async function verify(
  db: Database,
  student: Student,
  rowsOf: (key: string) => ReadonlySet<number>,
): Promise<Verdict> {
  const attemptId = student.attemptId();
  const rows = await loggedKeys(db, attemptId);
  const stands = await db.select().from(answers).where(eq(answers.attemptId, attemptId));
  const judged = await db
    .select({ key: refusedOperations.idempotencyKey })
    .from(refusedOperations)
    .where(eq(refusedOperations.attemptId, attemptId));
  const declined = new Set(judged.flatMap(({ key }) => (student.declined().has(key ?? "") ? [key] : [])));

  const given = [...student.given().values()];
  const byDevice = new Map(given.map(({ operation, device }) => [operation.key, device]));
  const alive = given.filter(({ isGone }) => !isGone).map(({ operation }) => operation);
  const owed = newestBy(alive, ({ key, kind, exerciseId, epoch }) =>
    [byDevice.get(key), kind, exerciseId, epoch].join(),
  );
  const claimed = given.map(({ operation }) => operation.key).filter((key) => rowsOf(key).size > 0);
  const isThere = (operation: Operation): boolean =>
    rows.has(operation.key) ||
    declined.has(operation.key) ||
    given.some((one) => one.isGone && rows.has(one.operation.key) && replaces(one.operation, operation));
  const mustBe = new Set([...claimed, ...student.heardBack()]);

  const late = await lateKeys(db, attemptId);
  const there = given.map(({ operation }) => operation).filter(({ key }) => rows.has(key) && !late.has(key));
  const last = newestBy(
    there.filter(({ kind }) => kind === "answer"),
    ({ exerciseId }) => exerciseId ?? "",
  );
  return {
    lost: [
      ...[...mustBe].filter((key) => !rows.has(key)),
      ...owed.filter((operation) => !isThere(operation)).map(({ key }) => key),
    ],
    doubled: [...rows].flatMap(([key, seqs]) => {
      const told = rowsOf(key);
      return seqs.length > 1 || told.size > 1 || [...told].some((seq) => !seqs.includes(seq)) ? [key] : [];
    }),
    wrongOrder: [
      ...(student.way === "atWill" ? [] : await madeUp(student, there)),
      ...(student.way === "inTurn" ? [] : last).flatMap((operation) => {
        const row = stands.find(({ itemId }) => itemId === operation.exerciseId);
        const words = operation.kind === "answer" ? student.wordsOf(operation.exerciseId, operation.answer) : "";
        const isLast =
          row?.revision === operation.revision &&
          row.leaseEpoch === operation.epoch &&
          (student.way === "staged" || optionOf(row.answer) === words);
        return isLast ? [] : [`${operation.exerciseId}: ${operation.key}`];
      }),
    ],
  };
}
