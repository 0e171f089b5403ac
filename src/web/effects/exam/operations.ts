import { waitFor, type ActorRefFrom } from "xstate";
import { summaryOfAttempt, type StartOutcome, type StartRequest } from "../../../../machines/exam/attempt-facts";
import type { AdvanceRequest } from "../../../../machines/exam/hand-in-facts";
import { nothingRestored, type RestoredWork } from "../../../../machines/exam/restored-work";
import { isOfTools, isWork } from "../../../../machines/outbox/operation";
import type { outboxMachine } from "../../../../machines/outbox/outbox.machine";
import { isRestored, selectQueue } from "../../../../machines/outbox/outbox.selectors";
import { operationsOf, openRefusals } from "../../../../machines/outbox/queue-unsent";
import { asFault, isCutOff } from "../../../../machines/support/fault";
import type { Attempt } from "../../../contract/attempt/attempt";
import type { NextStep } from "../../../contract/attempt/exam";
import { deliveryOf } from "../../../contract/families";
import type { TestDetail } from "../../../contract/tests";
import type { AudioDependencies } from "../audio/window-audio";
import type { ServerClock } from "../device/server-clock";
import type { Windows } from "../device/windows";
import type { CallOptions, SendCall } from "../http";
import { advanceCall } from "./advance-call";
import type { CachedMedia } from "./cached-media";
import type { SectionsAhead } from "./sections-ahead";
import { shownPlace } from "./shown-place";
import type { StoredHandIns } from "./stored-hand-in";
import type { StoredSittings } from "./stored-sitting";

export interface SittingDependencies {
  readonly call: SendCall;
  readonly clock: ServerClock;
  readonly monotonic: () => number;
  readonly windows: Windows;
  readonly outbox: ActorRefFrom<typeof outboxMachine>;
  /** Left out: an attempt cannot be continued without the server. */
  readonly sittings?: StoredSittings;
  /** Left out: pictures and sounds need the network. */
  readonly media?: CachedMedia;
  /** Left out: a hand-in ends when its page is closed. */
  readonly handIns?: StoredHandIns;
  /** Left out: every section is sent whole when the attempt advances. */
  readonly ahead?: SectionsAhead;
  /** Audio output; left out: that of the window. */
  readonly audio?: AudioDependencies;
}

/** Milliseconds until a hung request is given up and repeated; idempotency keys make repeating harmless. */
const callTimeout = 15_000;
/** Milliseconds. The device's storage has its own time limits; this one covers cases that those miss. */
const restoreTimeout = 5_000;

const own = { serverReplyOnly: true, timeout: callTimeout } as const satisfies CallOptions;

/** The effects that the exam machines invoke: the calls of an attempt, and its storage on this device. */
export const sittingEffects = ({
  call,
  clock,
  monotonic,
  windows,
  outbox,
  sittings,
  handIns,
  media,
  ahead,
}: SittingDependencies) => {
  const tests = new Map<string, TestDetail>();
  /** Menu id of the test by attempt id. */
  const menus = new Map<string, string>();
  const leases = new Map<string, string>();
  const recalled = new Set<string>();
  /** Requests the attempt, and takes a sample of the server's clock from the answer. */
  const timed = async (ask: () => Promise<Attempt>): Promise<Attempt> => {
    const sentAt = monotonic();
    const attempt = await ask();
    clock.tell(attempt.server_time, { sentAt, receivedAt: monotonic() });
    return attempt;
  };
  const personNow = (): string => outbox.getSnapshot().context.person ?? "";

  /**
   * The attempt stored on this device, used when the server cannot be reached; throws the fault where none is stored.
   */
  const keptSitting = async (menuId: string, fault: unknown) => {
    const kept = isCutOff(asFault(fault)) ? await sittings?.recall(personNow(), menuId) : null;
    if (kept === null || kept === undefined) throw fault;
    return kept;
  };

  /**
   * Stores the current state of an attempt. An attempt of an item-adaptive test is not stored: only the server knows
   * its next item.
   */
  const keep = (person: string, attempt: Attempt): void => {
    const lease = leases.get(attempt.attempt_id);
    const menuId = menus.get(attempt.attempt_id);
    const test = menuId === undefined ? undefined : tests.get(menuId);
    if (lease === undefined || menuId === undefined || test === undefined) return;
    recalled.delete(attempt.attempt_id);
    const goesOn = deliveryOf(attempt.family, attempt.exam_info).engine !== "itemAdaptive";
    if (attempt.status === "finished" || !goesOn) sittings?.forget(person, menuId);
    else {
      // the reply may have come late: the stored time is that of this moment, as the device's time beside it is
      const held = { kind: "held", attempt: { ...attempt, server_time: clock.now() }, lease } as const;
      sittings?.keep(person, { test, held, at: Date.now() });
      media?.keep(attempt);
    }
  };

  /**
   * The attempt with the section that this device fetched ahead; requests it in full where that cannot be decrypted.
   */
  const opened = async (person: string, told: Attempt, signal: AbortSignal): Promise<Attempt> => {
    const { attempt_id, section_key: key, lease } = told;
    if (key === undefined) return told;
    const attempt = await ahead?.open(person, told);
    if (attempt !== null && attempt !== undefined) return attempt;
    const input = { attempt_id, ...(lease === null ? {} : { lease }) };
    return timed(() => call("examItemDetail", input, { ...own, signal }));
  };

  const begin = async (request: StartRequest, signal: AbortSignal): Promise<StartOutcome> => {
    const { menuId, mode, startLevel, assignmentId, attemptId, takeOver, key } = request;
    const person = personNow();
    const kept = attemptId === null ? null : await windows.claim(person, attemptId);
    const digest = attemptId === null ? undefined : await ahead?.digestOf(person, attemptId);
    const told = await timed(() =>
      call(
        "startExam",
        {
          menu_id: menuId,
          window: windows.window,
          idempotency_key: key,
          ...(mode === null ? {} : { mode }),
          ...(startLevel === null ? {} : { start_level: startLevel }),
          ...(assignmentId === null ? {} : { assignment_id: assignmentId }),
          ...(attemptId === null ? {} : { attempt_id: attemptId }),
          ...(kept === null ? {} : { lease: kept.lease }),
          ...(takeOver ? { take_over: true } : {}),
          ...(digest === undefined ? {} : { ahead: digest }),
        },
        { ...own, signal },
      ),
    );
    const attempt = await opened(person, told, signal);
    menus.set(attempt.attempt_id, menuId);
    if (attempt.status === "finished" || attempt.lease === null) sittings?.forget(person, menuId);
    if (attempt.status === "finished") {
      handIns?.drop(person, attempt.attempt_id);
      return { kind: "over", attempt };
    }
    if (attempt.lease === null) return { kind: "elsewhere", holder: null };
    const { attempt_id, epoch, lease } = attempt;
    windows.hold(person, attempt_id, { lease, epoch }, menuId);
    leases.set(attempt_id, lease);
    keep(person, attempt);
    return { kind: "held", attempt, lease: attempt.lease };
  };

  return {
    loadTest: async ({ menuId }: { menuId: string }, signal: AbortSignal): Promise<TestDetail> => {
      try {
        const test = await call("menuDetail", { menu_id: menuId }, { ...own, signal });
        tests.set(menuId, test);
        return test;
      } catch (fault) {
        const { test, held } = await keptSitting(menuId, fault);
        tests.set(menuId, test);
        return { ...test, open_attempt: test.open_attempt ?? summaryOfAttempt(held.attempt) };
      }
    },

    startAttempt: async (request: StartRequest, signal: AbortSignal): Promise<StartOutcome> => {
      try {
        return await begin(request, signal);
      } catch (fault) {
        if (request.takeOver || request.attemptId === null) throw fault;
        const { held, at } = await keptSitting(request.menuId, fault);
        if (held.attempt.attempt_id !== request.attemptId) throw fault;
        const serverTime = held.attempt.server_time + Math.max(0, Date.now() - at);
        clock.tell(serverTime);
        recalled.add(request.attemptId);
        menus.set(request.attemptId, request.menuId);
        leases.set(request.attemptId, held.lease);
        return { ...held, attempt: { ...held.attempt, server_time: serverTime } };
      }
    },

    restoreWork: async ({ attemptId, lastSeq }: { attemptId: string; lastSeq: number }): Promise<RestoredWork> => {
      await waitFor(outbox, isRestored, { timeout: restoreTimeout });
      // operations missing on a server that was restored from a backup are queued again and shown
      if (lastSeq > 0) outbox.send({ type: "record.told", attemptId, lastSeq });
      const snapshot = outbox.getSnapshot();
      const queue = selectQueue(snapshot, attemptId)?.getSnapshot().context;
      const choice = snapshot.context.choices[attemptId] ?? null;
      const toolQueue = selectQueue(snapshot, attemptId, "tools")?.getSnapshot().context;
      const tools = toolQueue === undefined ? [] : operationsOf(toolQueue).filter(isOfTools);
      const place = shownPlace.of(attemptId);
      const handedIn = (await handIns?.stageOf(personNow(), attemptId)) ?? null;
      // a stored hand-in started by the clock is dropped; the clock of this window starts it again if needed
      if (handedIn === null && !recalled.has(attemptId)) handIns?.drop(personNow(), attemptId);
      if (queue === undefined) return { ...nothingRestored, choice, tools, place, handedIn };
      const refused = openRefusals(queue).map(({ operation, fault }) => [operation.exerciseId, fault] as const);
      return {
        // an attempt stored on this device lacks the operations that the server has confirmed since
        operations: (recalled.has(attemptId)
          ? operationsOf(queue)
          : queue.waiting.map(({ operation }) => operation)
        ).filter(isWork),
        choice,
        refused: Object.fromEntries(refused),
        tools,
        place,
        handedIn,
      };
    },

    advance: async (request: AdvanceRequest, signal: AbortSignal): Promise<Attempt> => {
      const person = personNow();
      const digest = await ahead?.digestOf(person, request.attemptId);
      const known = digest === undefined ? {} : { ahead: digest };
      const told = await timed(() => call("advanceExam", { ...advanceCall(request), ...known }, { ...own, signal }));
      const attempt = await opened(person, told, signal);
      keep(person, attempt);
      return attempt;
    },

    readAttempt: async ({ attemptId }: { attemptId: string }, signal: AbortSignal): Promise<Attempt> => {
      const person = personNow();
      const attempt = await timed(() => call("examItemDetail", { attempt_id: attemptId }, { ...own, signal }));
      keep(person, attempt);
      return attempt;
    },

    extract: ({ attemptId }: { attemptId: string }, signal: AbortSignal): Promise<NextStep> =>
      call("presentedExercise", { attempt_id: attemptId }, { ...own, signal }),

    closeAttempt: (attemptId: string): void => {
      const menuId = menus.get(attemptId);
      if (menuId !== undefined) sittings?.forget(personNow(), menuId);
      media?.drop(attemptId);
      ahead?.drop(personNow(), attemptId);
      outbox.send({ type: "attempt.closed", attemptId });
      windows.release(attemptId);
      shownPlace.forget(attemptId);
    },
  };
};

export type SittingEffects = ReturnType<typeof sittingEffects>;
