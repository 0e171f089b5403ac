import { waitFor, type ActorRefFrom } from "xstate";
import { summaryOfAttempt, type StartOutcome, type StartRequest } from "../../../../machines/exam/attempt-facts";
import type { AdvanceRequest } from "../../../../machines/exam/hand-in-facts";
import { nothingRestored, type RestoredWork } from "../../../../machines/exam/restored-work";
import { isOfTools, isWork } from "../../../../machines/outbox/operation";
import type { outboxMachine } from "../../../../machines/outbox/outbox.machine";
import { isRestored, selectQueue } from "../../../../machines/outbox/outbox.selectors";
import { operationsOf, openRefusals } from "../../../../machines/outbox/queue-rules";
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
  /** Left out: nothing is gone on with where the server is not reached. */
  readonly sittings?: StoredSittings;
  /** Left out: pictures and sounds come with a network only. */
  readonly media?: CachedMedia;
  /** Left out: no hand-in outlives its page. */
  readonly handIns?: StoredHandIns;
  /** Left out: every section comes whole with the advance. */
  readonly ahead?: SectionsAhead;
  /** What sounds come out of; left out: the window's own. */
  readonly audio?: AudioDependencies;
}

/** A hung connection is given up after this long and tried again: keys make that harmless. */
const callTimeout = 15_000;
/** The device's storage has time limits of its own; this one is for what they forget. */
const restoreTimeout = 5_000;

const own = { serverReplyOnly: true, timeout: callTimeout } as const satisfies CallOptions;

/** What the exam charts invoke: the calls of a sitting, and what this device keeps of it. */
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
  /** The test of each sitting. */
  const menus = new Map<string, string>();
  const leases = new Map<string, string>();
  const recalled = new Set<string>();
  /** Asks for the sitting's record, and reads the server's clock from the answer. */
  const timed = async (ask: () => Promise<Attempt>): Promise<Attempt> => {
    const sentAt = monotonic();
    const attempt = await ask();
    clock.tell(attempt.server_time, { sentAt, receivedAt: monotonic() });
    return attempt;
  };
  const personNow = (): string => outbox.getSnapshot().context.person ?? "";

  /** What this device keeps of the sitting, its times carried on by the device's clock; throws the fault otherwise. */
  const keptSitting = async (menuId: string, fault: unknown) => {
    const kept = isCutOff(asFault(fault)) ? await sittings?.recall(personNow(), menuId) : null;
    if (kept === null || kept === undefined) throw fault;
    return kept;
  };

  /** Keeps the sitting as it stands now; one whose next item only the server knows is not gone on with without it. */
  const keep = (person: string, attempt: Attempt): void => {
    const lease = leases.get(attempt.attempt_id);
    const menuId = menus.get(attempt.attempt_id);
    const test = menuId === undefined ? undefined : tests.get(menuId);
    if (lease === undefined || menuId === undefined || test === undefined) return;
    recalled.delete(attempt.attempt_id);
    const goesOn = deliveryOf(attempt.family, attempt.exam_info).engine !== "itemAdaptive";
    if (attempt.status === "finished" || !goesOn) sittings?.forget(person, menuId);
    else {
      sittings?.keep(person, { test, held: { kind: "held", attempt, lease }, at: Date.now() });
      media?.keep(attempt);
    }
  };

  /** A sitting with what this device has of it put in; asked for whole where that cannot be opened. */
  const opened = async (person: string, told: Attempt, signal: AbortSignal): Promise<Attempt> => {
    const { attempt_id, section_key: key, lease } = told;
    if (key === undefined) return told;
    const attempt = await ahead?.open(person, told);
    if (attempt !== null && attempt !== undefined) return attempt;
    const input = { attempt_id, ...(lease === null ? {} : { lease }) };
    return timed(() => call("examItemDetail", input, { ...own, signal }));
  };

  const begin = async (request: StartRequest, signal: AbortSignal): Promise<StartOutcome> => {
    const { menuId, mode, startLevel, attemptId, takeOver, key } = request;
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
      // what a server that was restored lacks waits again, and shows
      if (lastSeq > 0) outbox.send({ type: "record.told", attemptId, lastSeq });
      const snapshot = outbox.getSnapshot();
      const queue = selectQueue(snapshot, attemptId)?.getSnapshot().context;
      const choice = snapshot.context.choices[attemptId] ?? null;
      const toolQueue = selectQueue(snapshot, attemptId, "tools")?.getSnapshot().context;
      const tools = toolQueue === undefined ? [] : operationsOf(toolQueue).filter(isOfTools);
      const place = shownPlace.of(attemptId);
      const handedIn = (await handIns?.stageOf(personNow(), attemptId)) ?? null;
      // what the clock began is begun anew by the clock of this window, if at all
      if (handedIn === null && !recalled.has(attemptId)) handIns?.drop(personNow(), attemptId);
      if (queue === undefined) return { ...nothingRestored, choice, tools, place, handedIn };
      const refused = openRefusals(queue).map(({ operation, fault }) => [operation.exerciseId, fault] as const);
      return {
        // a record of this device lacks what the server has confirmed since
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
