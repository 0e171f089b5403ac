import type { AdvanceRequest } from "../../../../machines/exam/hand-in-facts";
import { handInContentsOf, type StoredHandInInput } from "../../../../machines/exam/sitting-facts";
import { isWork, type Operation } from "../../../../machines/outbox/operation";
import { selectQueue } from "../../../../machines/outbox/outbox.selectors";
import { isBlocked } from "../../../../machines/outbox/queue-paced";
import { refusedWorkOf } from "../../../../machines/outbox/queue-unsent";
import { storedReplies } from "../device/stored-replies";
import type { Later } from "../later";
import { answerCall, operationCall } from "../outbox/answer-call";
import type { OutboxActor } from "../outbox/link";
import type { OutlineCall, OutlinedCall } from "../outline-call";
import { advanceCall } from "./advance-call";

/** Calls that the service worker sends in this order, each with its own authorization. */
interface StoredHandIn {
  /** The stage that the student has handed in for good; null: none. */
  readonly stage: string | null;
  readonly calls: readonly OutlinedCall[];
}

/** A hand-in with the operations that it names; unsent answers are sent before it. */
export type HandInToKeep = AdvanceRequest & Pick<StoredHandInInput, "isLast">;

/** Hand-ins stored on the device so that they are sent even if the page is closed, by person and attempt. */
export interface StoredHandIns {
  /**
   * Resolves with whether the device delivers the hand-in by itself: only the hand-in of the whole test. Before a
   * further section only the answers are stored, so that the clock of that section does not start while the student is
   * away.
   */
  keep(person: string, handIn: HandInToKeep, unsent: readonly Operation[]): Promise<boolean>;
  drop(person: string, attemptId: string): void;
  /** The stage that the student was handing in for good; null: none. */
  stageOf(person: string, attemptId: string): Promise<string | null>;
}

const prefix = "handin.";
const prefixOf = (person: string) => `${prefix}${person}.`;
const nameOf = (person: string, attemptId: string) => `${prefixOf(person)}${attemptId}`;

/** Whether a stored name is that of a hand-in of this person. */
export const isHandInOf = (person: string, name: string): boolean => name.startsWith(prefixOf(person));

/** Background sync tag by which the browser wakes the service worker once there is a network. */
const syncTag = "hand-in";

interface Syncing {
  readonly sync?: { readonly register: (tag: string) => Promise<void> };
}

/** Registers for background sync; false where the browser does not support it, or no service worker is active. */
async function askToBeWoken(): Promise<boolean> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as
    | (ServiceWorkerRegistration & Syncing)
    | undefined;
  if (registration?.active == null || registration.sync === undefined) return false;
  await registration.sync.register(syncTag);
  return true;
}

const callOf = (outline: OutlineCall, attemptId: string, operation: Operation): readonly OutlinedCall[] => {
  if (!isWork(operation)) return [];
  if (operation.kind === "answer") return [outline("answerExercise", answerCall(attemptId, operation, null))];
  const { exerciseId: exercise_id, checkStatus: check_status } = operation;
  return [outline("updateCheckStatus", { ...operationCall(attemptId, operation, null), exercise_id, check_status })];
};

export const makeStoredHandIns = (outline: OutlineCall): StoredHandIns => ({
  keep: async (person, { isLast, ...handIn }, unsent) => {
    const { attemptId, stage, reason } = handIn;
    const answers = unsent.flatMap((operation) => callOf(outline, attemptId, operation));
    const calls = isLast ? [...answers, outline("advanceExam", advanceCall(handIn))] : answers;
    const kept: StoredHandIn = { stage: isLast && reason === "student" ? stage : null, calls };
    await storedReplies.keep(person, nameOf(person, attemptId), kept);
    return (await askToBeWoken()) && isLast;
  },
  drop: (person, attemptId) => void storedReplies.drop(nameOf(person, attemptId)).catch(() => undefined),
  stageOf: async (person, attemptId) => {
    const kept = (await storedReplies.recall(nameOf(person, attemptId))) as StoredHandIn | null;
    return kept?.stage ?? null;
  },
});

interface HandInDependencies {
  readonly handIns?: StoredHandIns;
  readonly outbox: OutboxActor;
  readonly later: Later;
}

/** Milliseconds; a hand-in that the server answers sooner is not stored. */
const patienceMs = 2_000;

/**
 * Stores a hand-in that takes long, until it is over in this window, and reports when the device will deliver it. While
 * an operation is blocked on the way although the server is reached, nothing is stored: this window knows when to
 * retry.
 */
export const watchHandIn = (
  { handIns, outbox, later }: HandInDependencies,
  input: StoredHandInInput,
  send: (event: { readonly type: "handIn.stored" }) => void,
): (() => void) => {
  if (handIns === undefined) return () => undefined;
  let isOver = false;
  let stop = (): void => undefined;
  const person = outbox.getSnapshot().context.person ?? "";
  const keep = async (): Promise<void> => {
    const queue = selectQueue(outbox.getSnapshot(), input.attemptId)?.getSnapshot().context;
    if (queue?.waiting.some(({ operation }) => isBlocked(queue, operation))) return wait();
    const unsent = (queue?.waiting ?? []).map(({ operation }) => operation);
    const { sheet, ...handIn } = input;
    const papers = handInContentsOf({ sheet }, queue === undefined ? [] : refusedWorkOf(queue));
    const delivers = await handIns.keep(person, { ...handIn, ...papers }, unsent);
    if (isOver) handIns.drop(person, input.attemptId);
    else if (delivers) send({ type: "handIn.stored" });
  };
  const wait = (): void => {
    stop = later(patienceMs, () => void keep().catch(() => undefined));
  };
  wait();
  return () => {
    isOver = true;
    stop();
    handIns.drop(person, input.attemptId);
  };
};
