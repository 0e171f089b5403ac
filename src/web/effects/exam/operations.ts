import { uuidv7 } from "uuidv7";
import type { StartOutcome, StartRequest } from "../../../../machines/exam/attempt.machine";
import type { HandInInput } from "../../../../machines/exam/hand-in.machine";
import type { Delivery, Draft, Kept, Operation, RestoredWork } from "../../../../machines/exam/operation";
import type { Attempt, NextStep, TestDetail } from "../../../contract/exam";
import type { SendCall } from "../http";
import type { LeaseKeeper } from "./lease";
import type { OutboxStore } from "./outbox-store";
import type { ServerClock } from "./server-clock";

export interface SittingDependencies {
  readonly call: SendCall;
  readonly store: OutboxStore;
  readonly clock: ServerClock;
  readonly leases: LeaseKeeper;
  readonly newKey?: () => string;
}

/** A hung connection is given up after this long and tried again: the operation's key makes that harmless. */
const saveTimeout = 15_000;

/** What the exam charts invoke: the calls of a sitting, and what this browser keeps of it. */
export const sittingEffects = ({ call, store, clock, leases, newKey = uuidv7 }: SittingDependencies) => {
  const told = (attempt: Attempt): Attempt => {
    clock.tell(attempt.server_time);
    return attempt;
  };

  const deliverAnswer = async (
    attempt_id: string,
    lease: string,
    operation: Operation & { kind: "answer" },
    signal: AbortSignal,
  ): Promise<Delivery> => {
    const { exerciseId, answer, revision, elapsedMs, key, madeAt } = operation;
    const output = await call(
      "answerExercise",
      {
        attempt_id,
        lease,
        exercise_id: exerciseId,
        answer,
        revision,
        elapsed_ms: Math.round(elapsedMs),
        idempotency_key: key,
        answered_at: madeAt,
      },
      { signal, timeout: saveTimeout },
    );
    clock.tell(output.server_time);
    return {
      savedAt: output.saved_at,
      clock: { serverTime: output.server_time, deadline: output.deadline },
      applied: output.applied,
      leaseHeld: output.lease_held,
      next: output.next,
    };
  };

  const deliverCheck = async (
    attempt_id: string,
    lease: string,
    { exerciseId, checkStatus, revision, key }: Operation & { kind: "check" },
    signal: AbortSignal,
  ): Promise<Delivery> => {
    const output = await call(
      "updateCheckStatus",
      { attempt_id, lease, exercise_id: exerciseId, check_status: checkStatus, revision, idempotency_key: key },
      { signal, timeout: saveTimeout },
    );
    return { savedAt: output.saved_at, clock: null, applied: output.applied, leaseHeld: output.lease_held, next: null };
  };

  return {
    loadTest: ({ menuId }: { menuId: string }, signal: AbortSignal): Promise<TestDetail> =>
      call("menuDetail", { menu_id: menuId }, { signal }),

    startAttempt: async (request: StartRequest, signal: AbortSignal): Promise<StartOutcome> => {
      const { menuId, mode, startLevel, takeOver } = request;
      const lease = await leases.claim(menuId);
      const attempt = told(
        await call(
          "startExam",
          {
            menu_id: menuId,
            ...(mode === null ? {} : { mode }),
            ...(startLevel === null ? {} : { start_level: startLevel }),
            ...(lease === null ? {} : { lease }),
            ...(takeOver ? { take_over: true } : {}),
          },
          { signal, timeout: saveTimeout },
        ),
      );
      if (attempt.lease !== null) leases.hold(menuId, attempt.lease);
      if (attempt.status === "finished") return { kind: "over", attempt };
      return attempt.lease === null ? { kind: "elsewhere" } : { kind: "held", attempt, lease: attempt.lease };
    },

    restoreWork: async ({ attemptId }: { attemptId: string }): Promise<RestoredWork> => ({
      ...(await store.restore(attemptId)),
      isDurable: true,
    }),

    /** Never rejects: what cannot be written down is still sent. */
    keepOperation: async ({
      attemptId,
      draft,
      replaces,
    }: {
      attemptId: string;
      draft: Draft;
      replaces: string | null;
    }): Promise<Kept> => {
      const operation: Operation = { ...draft, key: newKey(), madeAt: clock.now() };
      const durable = await store.keep(attemptId, operation, replaces).then(
        () => true,
        () => false,
      );
      return { operation, durable };
    },

    deliverOperation: (
      { attemptId, lease, operation }: { attemptId: string; lease: string; operation: Operation },
      signal: AbortSignal,
    ): Promise<Delivery> =>
      operation.kind === "answer"
        ? deliverAnswer(attemptId, lease, operation, signal)
        : deliverCheck(attemptId, lease, operation, signal),

    discardOperation: ({ key }: { attemptId: string; key: string }): Promise<void> => store.discard(key),

    rememberChoice: (attemptId: string, choice: RestoredWork["choice"]): void => {
      // a choice is not yet an answer: losing it costs a click
      store.rememberChoice(attemptId, choice).catch(() => undefined);
    },

    advance: async ({ attemptId, lease, stage, manifest }: HandInInput, signal: AbortSignal): Promise<Attempt> =>
      told(
        await call(
          "advanceExam",
          { attempt_id: attemptId, lease, stage, manifest: [...manifest] },
          { signal, timeout: saveTimeout },
        ),
      ),

    readAttempt: async ({ attemptId }: { attemptId: string }, signal: AbortSignal): Promise<Attempt> =>
      told(await call("examItemDetail", { attempt_id: attemptId }, { signal, timeout: saveTimeout })),

    extract: ({ attemptId }: { attemptId: string }, signal: AbortSignal): Promise<NextStep> =>
      call("presentedExercise", { attempt_id: attemptId }, { signal, timeout: saveTimeout }),
  };
};

export type SittingEffects = ReturnType<typeof sittingEffects>;
