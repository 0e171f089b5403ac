import { asFault } from "../../../../machines/support/fault";
import { faults } from "../../../contract/faults";
import type { SendCall } from "../http";
import type { ServerClock } from "./server-clock";

type Send = (event: { readonly type: string } & Record<string, unknown>) => void;
type Stop = () => void;

/** What a watch needs of the window it watches. */
export interface WindowDependencies {
  readonly window: Window;
  readonly call: SendCall;
  readonly clock: ServerClock;
  readonly monotonic: () => number;
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

/** Counts down to a deadline by the monotonic clock. */
export const watchDeadline = (
  { window, monotonic }: WindowDependencies,
  { deadline, serverTime }: { deadline: number; serverTime: number },
  send: Send,
): Stop => {
  const begun = monotonic();
  let shown = -1;
  const tick = () => {
    const remainingMs = deadline - serverTime - (monotonic() - begun);
    const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
    if (seconds === shown) return;
    shown = seconds;
    send({ type: "clock.ticked", remainingMs: seconds * 1000 });
  };
  tick();
  const timer = window.setInterval(tick, tickMs);
  return () => window.clearInterval(timer);
};

/**
 * Keeps the lease alive with a beat, at once after the page wakes up, since monotonic clocks may stand still in sleep;
 * hears at once when another window of this browser takes over.
 */
export const watchHold = (
  { window, call, clock }: WindowDependencies,
  { attemptId, lease }: { attemptId: string; lease: string },
  send: Send,
): Stop => {
  const stopped = new AbortController();
  let isBeating = false;
  const beat = async () => {
    if (isBeating) return;
    isBeating = true;
    try {
      const { server_time, deadline, lease_held, status } = await call(
        "heartbeat",
        { attempt_id: attemptId, lease, pending: 0 },
        { signal: stopped.signal, timeout: beatMs },
      );
      clock.tell(server_time);
      if (stopped.signal.aborted) return;
      if (status === "finished") send({ type: "hold.closed" });
      else if (lease_held) send({ type: "hold.confirmed", serverTime: server_time, deadline });
      else send({ type: "hold.lost" });
    } catch (error) {
      if (asFault(error).code === faults.heldElsewhere.code) send({ type: "hold.lost" });
    } finally {
      isBeating = false;
    }
  };
  const wake = () => {
    if (window.document.visibilityState === "visible") void beat();
  };
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(`invigil.attempt.${attemptId}`);
  channel?.addEventListener("message", ({ data }: MessageEvent<{ lease?: string }>) => {
    if (data.lease !== undefined && data.lease !== lease) send({ type: "hold.lost" });
  });
  channel?.postMessage({ lease });
  const timer = window.setInterval(() => void beat(), beatMs);
  const stopPage = listening(window, ["pageshow", "online", "focus"], wake);
  const stopDocument = listening(window.document, ["visibilitychange"], wake);
  return () => {
    stopped.abort();
    channel?.close();
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

/** Tells when nobody has touched the page for 25 minutes. */
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
