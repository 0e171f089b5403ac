import { dueAtOf, type HeartbeatRequest, type WatchedLease } from "../../../../machines/exam/sitting-facts";
import { selectQueue } from "../../../../machines/outbox/outbox.selectors";
import { asFault } from "../../../../machines/support/fault";
import { jitteredMs } from "../../../../machines/support/retry";
import { faults } from "../../../contract/calls/faults";
import { roomLimits } from "../../../contract/rooms/room-limits";
import type { ServerClock } from "../device/server-clock";
import type { Windows } from "../device/windows";
import type { SendCall } from "../http";
import type { OutboxActor } from "../outbox/link";

type Send = (event: { readonly type: string } & Record<string, unknown>) => void;
type Stop = () => void;

/** Services that a watch uses. */
export interface WindowDependencies {
  readonly window: Window;
  readonly call: SendCall;
  readonly clock: ServerClock;
  readonly monotonic: () => number;
  readonly windows: Windows;
  readonly outbox: OutboxActor;
}

const beatMs = 10_000;
/** By this time after a page began to load, the interface of its browser is there. */
const lateInterfaceMs = 10_000;
const tickMs = 250;
const idleMs = 25 * 60_000;

const listening = (target: EventTarget, types: readonly string[], heard: () => void): Stop => {
  for (const type of types) target.addEventListener(type, heard);
  return () => {
    for (const type of types) target.removeEventListener(type, heard);
  };
};

/** Counts down to a deadline by the window's estimate of the server's time; reports each whole second. */
export const watchDeadline = (
  { window, clock }: WindowDependencies,
  { deadline }: { deadline: number },
  send: Send,
): Stop => {
  let shown = -1;
  const tick = () => {
    const seconds = Math.max(0, Math.ceil((deadline - clock.now()) / 1000));
    if (seconds === shown) return;
    shown = seconds;
    send({ type: "clock.ticked", remainingMs: seconds * 1000 });
  };
  tick();
  const timer = window.setInterval(tick, tickMs);
  return () => window.clearInterval(timer);
};

/**
 * Keeps the lease alive by a heartbeat every ten seconds, in a room every five, also immediately after the page wakes
 * up, since monotonic clocks may stand still in sleep. Reports immediately when another window of this browser takes
 * over. An answered heartbeat notifies the outbox that the server is reached.
 */
export const watchLease = (
  { window, call, clock, monotonic, windows, outbox }: WindowDependencies,
  { attemptId, lease, room, hasBrowserInterface }: WatchedLease,
  send: Send,
  receive: (listener: (request: HeartbeatRequest) => void) => void = () => undefined,
): Stop => {
  const stopped = new AbortController();
  let isBeating = false;
  let isWanted = false;
  let known = room;
  let beats = 0;
  let timer = 0;
  const pending = () => {
    const queue = selectQueue(outbox.getSnapshot(), attemptId)?.getSnapshot();
    return queue === undefined ? 0 : queue.context.waiting.length;
  };
  /** Some platforms put the interface of their browser in late. */
  const browserSigns = () => {
    if (!hasBrowserInterface) return {};
    if ("SafeExamBrowser" in window) return { browser: "present" as const };
    return monotonic() < lateInterfaceMs ? {} : { browser: "missing" as const };
  };
  const beat = async () => {
    if (isBeating) return;
    isBeating = true;
    isWanted = false;
    const asked = known;
    const sentAt = monotonic();
    try {
      const heard = await call(
        "heartbeat",
        {
          attempt_id: attemptId,
          lease,
          pending: pending(),
          ...(asked === null ? {} : { room_seq: asked.seq, read_seq: asked.readSeq }),
          ...browserSigns(),
        },
        { signal: stopped.signal, timeout: beatMs, serverReplyOnly: true },
      );
      clock.tell(heard.server_time, { sentAt, receivedAt: monotonic() });
      if (stopped.signal.aborted) return;
      if (heard.room !== undefined) known = { seq: heard.room.seq, readSeq: known?.readSeq ?? 0 };
      outbox.send({ type: "connection.restored", isAnswered: true });
      if (heard.status === "finished") send({ type: "lease.closed" });
      else if (heard.lease_held)
        send({
          type: "lease.confirmed",
          serverTime: heard.server_time,
          dueAt: dueAtOf(heard),
          lastSeq: heard.last_seq,
          ...(heard.room === undefined ? {} : { stoppedAt: heard.stopped_at ?? null, room: heard.room }),
          ...(heard.locked_at === undefined ? {} : { lockedAt: heard.locked_at }),
        });
      else send({ type: "lease.lost" });
    } catch (error) {
      if (asFault(error).code === faults.heldElsewhere.code) send({ type: "lease.lost" });
    } finally {
      isBeating = false;
      if (isWanted && !stopped.signal.aborted) void beat();
    }
  };
  const beatLater = () => {
    beats += 1;
    const waitMs = known === null ? beatMs : jitteredMs(roomLimits.beatMs, `${attemptId} ${beats}`);
    timer = window.setTimeout(() => {
      beatLater();
      void beat();
    }, waitMs);
  };
  receive(({ readSeq }) => {
    if (known !== null) known = { ...known, readSeq: Math.max(known.readSeq, readSeq) };
    isWanted = true;
    void beat();
  });
  const wake = () => {
    if (window.document.visibilityState === "visible") void beat();
  };
  // something else answered in the server's place: the heartbeat finds out whether the server is reached
  const intercepted = outbox.on("operation.intercepted", (news) => {
    if (news.attemptId === attemptId) void beat();
  });
  const stopHearing = windows.onTaken(attemptId, () => send({ type: "lease.lost" }));
  beatLater();
  const stopPage = listening(window, ["pageshow", "online", "focus"], wake);
  const stopDocument = listening(window.document, ["visibilitychange"], wake);
  return () => {
    stopped.abort();
    stopHearing();
    intercepted.unsubscribe();
    window.clearTimeout(timer);
    stopPage();
    stopDocument();
  };
};

export const watchConnection = ({ window }: WindowDependencies, send: Send): Stop => {
  const tell = () => send({ type: window.navigator.onLine ? "connection.restored" : "connection.lost" });
  if (!window.navigator.onLine) tell();
  return listening(window, ["online", "offline"], tell);
};

/** Reports when the page has not been touched for 25 minutes. */
export const watchIdle = ({ window, monotonic }: WindowDependencies, send: Send): Stop => {
  let touched = monotonic();
  const stop = listening(window, ["pointerdown", "keydown", "scroll"], () => {
    touched = monotonic();
  });
  const timer = window.setInterval(() => {
    if (monotonic() - touched >= idleMs) send({ type: "idle.elapsed" });
  }, beatMs);
  return () => {
    stop();
    window.clearInterval(timer);
  };
};
