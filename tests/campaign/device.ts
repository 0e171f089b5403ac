import { setTimeout as pause } from "node:timers/promises";
import { v7 as uuidv7 } from "uuid";
import { createActor, waitFor } from "xstate";
import type { OutboxRequest } from "../../machines/exam/sitting-facts";
import type { Operation, WorkDraft } from "../../machines/outbox/operation";
import { isRestored } from "../../machines/outbox/outbox.selectors";
import type { QueueSnapshot } from "../../machines/outbox/queue.selectors";
import { saveStateOf } from "../../machines/outbox/save-state";
import type { Fault } from "../../machines/support/fault";
import type { Attempt } from "../../src/contract/attempt/attempt";
import type { NextStep } from "../../src/contract/attempt/exam";
import { makeServerClock } from "../../src/web/effects/device/server-clock";
import { makeCall, type SendCall } from "../../src/web/effects/http";
import { makeDeliver } from "../../src/web/effects/outbox/deliver";
import { linkOutbox, type OutboxActor } from "../../src/web/effects/outbox/link";
import { provideOutbox } from "../../src/web/effects/outbox/provide";
import { makeDeviceStore, type DeviceStore } from "../../src/web/effects/outbox/store";

const retryMs = 300;
const startTimeoutMs = 4_000;
const beatMs = 3_000;
/** The delay before `believesAnybody` confirms an operation, so that timers run in between, in ms. */
const foolMs = 5;
const restoreLimitMs = 10_000;

/** The owner of a device, and its reports to the ledger. */
export interface DeviceDependencies {
  readonly name: string;
  readonly url: string;
  readonly token: string;
  readonly person: string;
  readonly menuId: string;
  readonly mode?: string;
  readonly assignmentId?: string;
  /** A deliberate fault, which a campaign must find: an unanswered operation counts as confirmed. */
  readonly believesAnybody?: boolean;
  /** An operation was given here. */
  readonly given: (operation: Operation) => void;
  /** The server's confirmation arrived here, with the next step if the reply had one. */
  readonly delivered: (key: string, next: NextStep | null) => void;
  readonly refused: (operation: Operation, fault: Fault) => void;
  /** The device reports that all answers are saved. */
  readonly saidSaved: () => void;
  /** The operations with these keys are stored on the device. */
  readonly stored: (keys: readonly string[]) => void;
}

/** The state that lives as long as a window: the real outbox, over the device's database. */
interface Window {
  readonly name: string;
  readonly outbox: OutboxActor;
  readonly stop: () => void;
  send: ((request: OutboxRequest) => void) | null;
  attempt: Attempt | null;
  /** The last row of the attempt's log that the server has reported here. */
  lastSeq: number;
}

/** The outbox, with a report of every operation that it is given. */
const overheard = (outbox: OutboxActor, given: (operation: Operation) => void): OutboxActor =>
  ({
    on: outbox.on.bind(outbox),
    send: (event: Parameters<OutboxActor["send"]>[0]) => {
      if (event.type === "operation.made") given(event.operation);
      outbox.send(event);
    },
  }) as unknown as OutboxActor;

/** A student's browser with the product's outbox, storage and network calls. */
export function createDevice(deps: DeviceDependencies) {
  const state = { isOffline: false, isStorageFailing: false, lease: null as string | null };
  let window: Window | null = null;

  const overNetwork = makeCall({
    baseUrl: deps.url,
    token: () => deps.token,
    menuId: () => "",
    language: () => "en",
  });
  const call: SendCall = async (...asked) => {
    if (state.isOffline) throw { code: "network" } satisfies Fault;
    return overNetwork(...asked);
  };

  const storeOf = (): DeviceStore => {
    const store = makeDeviceStore({ name: deps.name, persist: async () => undefined });
    const failing = async (): Promise<void> => {
      if (state.isStorageFailing) throw new Error("the device keeps nothing now");
    };
    return { ...store, write: (person, work) => failing().then(() => store.write(person, work)) };
  };

  const queueOf = ({ outbox, attempt }: Window): QueueSnapshot | null => {
    const queue = outbox.getSnapshot().children[attempt?.attempt_id ?? ""];
    return (queue?.getSnapshot() as QueueSnapshot | undefined) ?? null;
  };

  const look = (): void => {
    const queue = window === null ? null : queueOf(window);
    if (window === null || queue === null) return;
    const isKeeping = window.outbox.getSnapshot().context.isKeeping ?? true;
    const { status } = saveStateOf(queue, { isOnline: !state.isOffline, isKeeping });
    if (status === "saved") deps.saidSaved();
    deps.stored(queue.context.waiting.flatMap((one) => (one.isStored ? [one.operation.key] : [])));
  };

  const open = (): Window => {
    const clock = makeServerClock(() => performance.now(), Date.now);
    const honest = makeDeliver({ call, clock, monotonic: () => performance.now() });
    // invented rows must differ: the outbox would take equal ones as a sign that one is lost, and repeat both for ever
    let row = 0;
    const credulous: typeof honest = (...asked) =>
      honest(...asked).catch(async () => {
        await pause(foolMs);
        return {
          seq: (row += 1),
          savedAt: Date.now(),
          clock: null,
          outcome: "stands",
          leaseHeld: null,
          next: null,
        };
      });
    const deliver = deps.believesAnybody === true ? credulous : honest;
    const outbox = createActor(provideOutbox({ store: storeOf(), deliver }));
    const opened: Window = { name: uuidv7(), outbox, send: null, attempt: null, lastSeq: 0, stop: () => stop() };
    outbox.on("operation.delivered", ({ attemptId, operation, delivery }) => {
      if (attemptId === opened.attempt?.attempt_id) opened.lastSeq = Math.max(opened.lastSeq, delivery.seq);
      deps.delivered(operation.key, delivery.next);
      look();
    });
    outbox.on("operation.refused", ({ operation, fault }) => deps.refused(operation, fault));
    const beat = setInterval(() => {
      const { attempt, lastSeq: seqAsked } = opened;
      if (attempt === null || opened.send === null) return;
      call(
        "heartbeat",
        { attempt_id: attempt.attempt_id, lease: state.lease ?? "none", pending: 0 },
        { serverReplyOnly: true, timeout: startTimeoutMs },
      )
        .then(({ last_seq: lastSeq }) => {
          // an operation confirmed during this request is not missing, as the page also knows
          if (lastSeq < seqAsked) opened.send?.({ type: "record.told", lastSeq });
          opened.lastSeq = lastSeq < seqAsked ? lastSeq : Math.max(opened.lastSeq, lastSeq);
          outbox.send({ type: "connection.restored", isAnswered: true });
        })
        .catch(() => undefined);
    }, beatMs);
    const stop = () => {
      clearInterval(beat);
      opened.send = null;
      outbox.stop();
    };
    outbox.start();
    outbox.send({ type: "person.arrived", person: deps.person });
    return opened;
  };

  /** Requests the start until it is answered, as the page does. */
  const start = async (into: Window, attemptId: string | null, takeOver: boolean): Promise<Attempt> => {
    let key = uuidv7();
    let mustTake = takeOver;
    for (;;) {
      try {
        return await call(
          "startExam",
          {
            menu_id: deps.menuId,
            ...(deps.mode === undefined ? {} : { mode: deps.mode }),
            ...(attemptId === null ? {} : { attempt_id: attemptId }),
            ...(deps.assignmentId === undefined ? {} : { assignment_id: deps.assignmentId }),
            ...(state.lease === null ? {} : { lease: state.lease }),
            ...(mustTake ? { take_over: true } : {}),
            window: into.name,
            idempotency_key: key,
          },
          { serverReplyOnly: true, timeout: startTimeoutMs },
        );
      } catch (thrown) {
        await pause(retryMs);
        if (window !== into) throw new Error("the window is gone", { cause: thrown });
        if (typeof (thrown as Fault).code === "number") {
          // another window has the lease now, so the student takes it over
          key = uuidv7();
          mustTake = true;
        }
      }
    }
  };

  return {
    name: deps.name,
    look,
    /** A call as the page makes it. */
    ask: ((name, input) => call(name, input, { serverReplyOnly: true, timeout: startTimeoutMs })) as SendCall,
    lease: (): string => state.lease ?? "none",
    /** Whether a draft would be accepted here, and no operation on this item is still unconfirmed. */
    isFreeFor: (exerciseId: string): boolean => {
      const waiting = (window === null ? null : queueOf(window))?.context.waiting ?? [];
      const epoch = window?.attempt?.epoch;
      const isUnderWay = waiting.some(
        (one) => one.operation.exerciseId === exerciseId && one.operation.epoch === epoch,
      );
      return window !== null && window.send !== null && !isUnderWay;
    },
    /** Opens a window on the attempt; an existing window continues. */
    enter: async (attemptId: string | null, takeOver: boolean): Promise<Attempt> => {
      window ??= open();
      const into = window;
      const attempt = await start(into, attemptId, takeOver);
      await waitFor(into.outbox, isRestored, { timeout: restoreLimitMs });
      state.lease = attempt.lease;
      into.attempt = attempt;
      const clock = makeServerClock(() => performance.now(), Date.now);
      linkOutbox(
        {
          outbox: overheard(into.outbox, deps.given),
          clock,
        },
        { attemptId: attempt.attempt_id, gatherMs: 0, lease: attempt.lease ?? "", epoch: attempt.epoch },
        () => undefined,
        (listener) => (into.send = listener),
      );
      into.lastSeq = attempt.last_seq;
      into.send?.({ type: "record.told", lastSeq: attempt.last_seq });
      return attempt;
    },
    /** Makes an operation; returns false if there is no window for it. */
    draft: (draft: WorkDraft): boolean => {
      const send = window?.send ?? null;
      send?.({ type: "operation.drafted", draft, dueAt: null });
      look();
      return send !== null;
    },
    /** The server has opened another section. */
    enterStage: (): void => window?.send?.({ type: "stage.entered" }),
    /**
     * Ends the window without notification. Returns the keys of its waiting operations that were stored, and of those
     * that were not.
     */
    kill: (): { readonly kept: readonly string[]; readonly unkept: readonly string[] } => {
      const queue = window === null ? null : queueOf(window);
      const waiting = queue?.context.waiting ?? [];
      window?.stop();
      window = null;
      const keysOf = (isStored: boolean) =>
        waiting.filter((one) => one.isStored === isStored).map(({ operation }) => operation.key);
      return { kept: keysOf(true), unkept: keysOf(false) };
    },
    /** Opens the app, not the test. */
    open: (): void => void (window ??= open()),
    set: (change: Partial<Pick<typeof state, "isOffline" | "isStorageFailing">>): void => {
      Object.assign(state, change);
      if (change.isOffline === false) window?.outbox.send({ type: "connection.restored" });
    },
    /** Number of operations on this device that the server has not confirmed. */
    owed: (): number => {
      if (window === null) return 0;
      const children = Object.values(window.outbox.getSnapshot().children);
      return children.reduce((sum, queue) => {
        const { context } = (queue?.getSnapshot() ?? {}) as Partial<QueueSnapshot>;
        return sum + (context?.waiting?.length ?? 0);
      }, 0);
    },
    isBusy: (): boolean => window !== null && !window.outbox.getSnapshot().hasTag("settled"),
  };
}

export type Device = ReturnType<typeof createDevice>;
