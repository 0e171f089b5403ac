import { fromCallback, type EventObject } from "xstate";
import type { ReportAbsencesInput } from "../../../../machines/exam/presence-facts";
import { presenceMachine } from "../../../../machines/exam/presence.machine";
import type { AbsenceSums } from "../../../contract/attempt/absences";
import type { ServerClock } from "../device/server-clock";
import { effectActor } from "../effect-actor";
import type { SendCall } from "../http";
import type { StoredAbsences } from "./stored-absences";

/** Services of the window and the server that the presence machine uses. */
export interface PresenceDependencies {
  readonly window: Window;
  readonly call: SendCall;
  readonly clock: ServerClock;
  readonly absences: StoredAbsences;
}

const callTimeout = 15_000;
const fills = "(display-mode: fullscreen)";

/** Reports when the page is left for another, and when it no longer fills the screen; each change once. */
const watchPresence = (
  { window, clock }: Pick<PresenceDependencies, "window" | "clock">,
  send: (event: { readonly type: string; readonly at: number }) => void,
): (() => void) => {
  const { document } = window;
  const whole = window.matchMedia(fills);
  let isHere = true;
  let isFull = false;
  const look = () => {
    const here = document.visibilityState === "visible" && document.hasFocus();
    const full = document.fullscreenElement !== null || whole.matches;
    const at = clock.now();
    if (here !== isHere) send({ type: here ? "presence.returned" : "presence.left", at });
    if (full !== isFull) send({ type: full ? "screen.filled" : "screen.shrunk", at });
    isHere = here;
    isFull = full;
  };
  const stopped = new AbortController();
  const { signal } = stopped;
  for (const type of ["focus", "blur", "pageshow"]) window.addEventListener(type, look, { signal });
  for (const type of ["visibilitychange", "fullscreenchange"]) document.addEventListener(type, look, { signal });
  whole.addEventListener("change", look, { signal });
  look();
  return () => stopped.abort();
};

/** The presence machine with the effects of window and server provided. */
export const providePresence = (deps: PresenceDependencies) =>
  presenceMachine.provide({
    actors: {
      watchPresence: fromCallback<EventObject, undefined>(({ sendBack }) => watchPresence(deps, sendBack)),
      reportAbsences: effectActor(
        async ({ attemptId, lease, absences }: ReportAbsencesInput, signal): Promise<AbsenceSums | null> => {
          const beat = { attempt_id: attemptId, lease, absences: [...absences] };
          const heard = await deps.call("heartbeat", beat, { serverReplyOnly: true, timeout: callTimeout, signal });
          return heard.absences ?? null;
        },
      ),
      recallAbsences: effectActor(({ attemptId }: { readonly attemptId: string }) => deps.absences.recall(attemptId)),
    },
    actions: {
      keepAbsences: (_, { attemptId, known }) => deps.absences.keep(attemptId, known),
      dropAbsences: (_, { attemptId }) => deps.absences.forget(attemptId),
    },
  });
