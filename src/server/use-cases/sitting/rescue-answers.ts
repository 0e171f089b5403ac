import { eq } from "drizzle-orm";
import type { ReadRescueCopy } from "../../../contract/attempt/rescue";
import { runIdempotently } from "../../attempts/idempotency";
import { answerPayloadOf, type AnswerInput } from "../../attempts/operation";
import { ownerOf, type Owner } from "../../attempts/owner";
import { stagePhaseOf } from "../../attempts/stages";
import { users } from "../../db/accounts-schema";
import { guests } from "../../db/guest-schema";
import { attemptLeases, attempts } from "../../db/schema";
import { secretHashOf } from "../../support/identifiers";
import { CallRefusal } from "../../support/refusal";
import type { Dependencies } from "../dependencies";
import { RescueFault } from "../rescue-fault";
import { answerAfterLeaving } from "./answer-late";
import { answerOperation } from "./answer-operation";
import { areKeysOut } from "./keys-out";
import { readAnswer } from "./presented";
import { withSitting, type LockedSitting } from "./with-sitting";

/**
 * known: the server had it already. held: given in time, stored beside the result for review. late: given after the
 * end, only logged. refused: not an answer to an item of this attempt.
 */
export type RescueOutcome = "known" | "held" | "late" | "refused";

export interface RescuedAnswer {
  readonly exerciseId: string;
  /** With the choice ids of the bank. */
  readonly answer: AnswerInput["answer"];
  /** When the student gave it, as reported by the device (epoch ms); null: not reported. */
  readonly answeredAt: number | null;
  readonly outcome: RescueOutcome;
  /**
   * The copy was made when the student could have seen the keys; the time of the answer is only reported by the device.
   */
  readonly afterKeys: boolean;
}

export interface Rescued {
  /** The user name, or the name that a guest gave. */
  readonly person: string;
  /** In the order in which they were given. */
  readonly answers: readonly RescuedAnswer[];
}

const outcomeOf: ReadonlyMap<string, RescueOutcome> = new Map([
  ["answerHeld", "held"],
  ["attemptClosed", "late"],
  ["answerLate", "late"],
  ["itemNotServed", "refused"],
  ["answerMismatched", "refused"],
  ["invalidRequest", "refused"],
]);

interface Sat {
  readonly owner: Owner;
  readonly person: string;
}

async function sittingOf({ db }: Dependencies, attemptId: string): Promise<Sat> {
  const [row] = await db
    .select({ userId: attempts.userId, guestId: attempts.guestId, user: users.username, guest: guests.name })
    .from(attempts)
    .leftJoin(users, eq(users.userId, attempts.userId))
    .leftJoin(guests, eq(guests.guestId, attempts.guestId))
    .where(eq(attempts.attemptId, attemptId));
  if (row === undefined) throw new RescueFault("The sitting that this copy is of is not in this database.");
  return { owner: ownerOf(row), person: row.user ?? row.guest ?? "" };
}

/** The lease that a device sends for an operation that an older version of the app stored without one. */
const unknownLease = "unknown";

/**
 * Throws a `RescueFault` if the copy has no lease of this attempt, or any unknown one: then it was not made by a device
 * on which the attempt was taken.
 */
async function checkLeases({ db }: Dependencies, { attempt_id: attemptId, answers }: ReadRescueCopy): Promise<void> {
  const rows = await db.select().from(attemptLeases).where(eq(attemptLeases.attemptId, attemptId));
  const given = new Set(rows.map(({ leaseHash }) => leaseHash));
  if (!answers.some(({ lease }) => given.has(secretHashOf(lease))))
    throw new RescueFault("This copy was not made by a device that sat this test, so nothing of it was taken in.");
  const strange = answers.filter(({ lease }) => lease !== unknownLease && !given.has(secretHashOf(lease))).length;
  if (strange > 0)
    throw new RescueFault(
      `This copy holds ${strange === 1 ? "an answer" : `${strange} answers`} under a right to write ` +
        "that was not given for this sitting here, so nothing of it was taken in.",
    );
}

type Kept = Pick<RescuedAnswer, "answer" | "outcome" | "afterKeys">;

/** Stores one answer as held or late; it never counts, whatever the policy of the test. */
async function keepOne(sitting: LockedSitting, told: AnswerInput, madeAt: number): Promise<Kept> {
  const { tx, attempt, test } = sitting;
  if (attempt.status !== "finished")
    throw new RescueFault("This sitting is still under way: its device hands in by itself, and no copy is needed.");
  const input = readAnswer(sitting, told);
  const outcome = await runIdempotently(sitting, input.idempotency_key, answerPayloadOf(input), async () => {
    const operation = await answerOperation(sitting, input);
    const stage = await stagePhaseOf(tx, test, attempt, operation.item.stage);
    const end = "at" in stage ? stage.at : null;
    return answerAfterLeaving(sitting, operation, end ?? attempt.finishedAt, madeAt);
  });
  const { answer } = input;
  const afterKeys = await areKeysOut(sitting, madeAt);
  if (!(outcome instanceof CallRefusal)) return { answer, outcome: "known", afterKeys };
  return { answer, outcome: outcomeOf.get(outcome.fault) ?? "refused", afterKeys };
}

async function rescueOne(
  deps: Dependencies,
  owner: Owner,
  { attempt_id, made_at: madeAt }: ReadRescueCopy,
  input: AnswerInput,
): Promise<Kept> {
  try {
    return await withSitting(deps, owner, { ...input, attempt_id }, (sitting) => keepOne(sitting, input, madeAt));
  } catch (error) {
    if (error instanceof CallRefusal)
      return { answer: input.answer, outcome: outcomeOf.get(error.fault) ?? "refused", afterKeys: false };
    throw error;
  }
}

const inOrder = (one: AnswerInput, other: AnswerInput): number =>
  (one.epoch ?? 0) - (other.epoch ?? 0) ||
  (one.answered_at ?? 0) - (other.answered_at ?? 0) ||
  one.revision - other.revision;

/**
 * Adds the answers of a device's copy to a finished attempt as late answers: stored for review, each once. Throws a
 * `RescueFault` if the attempt is unknown or still under way, or if the copy is from another device.
 */
export async function rescueAnswers(deps: Dependencies, copy: ReadRescueCopy): Promise<Rescued> {
  const { owner, person } = await sittingOf(deps, copy.attempt_id);
  await checkLeases(deps, copy);
  const answers: RescuedAnswer[] = [];
  for (const input of [...copy.answers].sort(inOrder))
    answers.push({
      exerciseId: input.exercise_id,
      answeredAt: input.answered_at ?? null,
      ...(await rescueOne(deps, owner, copy, input)),
    });
  return { person, answers };
}
