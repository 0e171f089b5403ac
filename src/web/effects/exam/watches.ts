import { dueAtOf } from "../../../../machines/exam/sitting-facts";
import { selectQueue } from "../../../../machines/outbox/outbox.selectors";
import { asFault } from "../../../../machines/support/fault";
import { faults } from "../../../contract/calls/faults";
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
 * Keeps the lease alive by a heartbeat, also immediately after the page wakes up, since monotonic clocks may stand
 * still in sleep. Reports immediately when another window of this browser takes over. An answered heartbeat notifies
 * the outbox that the server is reached.
 */
export const watchLease = (
  { window, call, clock, monotonic, windows, outbox }: WindowDependencies,
  { attemptId, lease }: { attemptId: string; lease: string },
  send: Send,
): Stop => {
  const stopped = new AbortController();
  let isBeating = false;
  const pending = () => {
    const queue = selectQueue(outbox.getSnapshot(), attemptId)?.getSnapshot();
    return queue === undefined ? 0 : queue.context.waiting.length;
  };
  const beat = async () => {
    if (isBeating) return;
    isBeating = true;
    const sentAt = monotonic();
    try {
      const heard = await call(
        "heartbeat",
        { attempt_id: attemptId, lease, pending: pending() },
        { signal: stopped.signal, timeout: beatMs, serverReplyOnly: true },
      );
      clock.tell(heard.server_time, { sentAt, receivedAt: monotonic() });
      if (stopped.signal.aborted) return;
      outbox.send({ type: "connection.restored", isAnswered: true });
      if (heard.status === "finished") send({ type: "lease.closed" });
      else if (heard.lease_held)
        send({
          type: "lease.confirmed",
          serverTime: heard.server_time,
          dueAt: dueAtOf(heard),
          lastSeq: heard.last_seq,
        });
      else send({ type: "lease.lost" });
    } catch (error) {
      if (asFault(error).code === faults.heldElsewhere.code) send({ type: "lease.lost" });
    } finally {
      isBeating = false;
    }
  };
  const wake = () => {
    if (window.document.visibilityState === "visible") void beat();
  };
  // something else answered in the server's place: the heartbeat finds out whether the server is reached
  const intercepted = outbox.on("operation.intercepted", (news) => {
    if (news.attemptId === attemptId) void beat();
  });
  const stopHearing = windows.onTaken(attemptId, () => send({ type: "lease.lost" }));
  const timer = window.setInterval(() => void beat(), beatMs);
  const stopPage = listening(window, ["pageshow", "online", "focus"], wake);
  const stopDocument = listening(window.document, ["visibilitychange"], wake);
  return () => {
    stopped.abort();
    stopHearing();
    intercepted.unsubscribe();
    window.clearInterval(timer);
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
