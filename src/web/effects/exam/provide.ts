import { fromCallback, type EventObject } from "xstate";
import type { StartRequest } from "../../../../machines/exam/attempt-facts";
import { attemptMachine } from "../../../../machines/exam/attempt.machine";
import { clockMachine } from "../../../../machines/exam/clock.machine";
import { handInMachine } from "../../../../machines/exam/hand-in.machine";
import type { HeartbeatRequest, StoredHandInInput, WatchedLease } from "../../../../machines/exam/sitting-facts";
import { sittingMachine } from "../../../../machines/exam/sitting.machine";
import { oneOf } from "../../../../machines/support/one-of";
import type { Attempt } from "../../../contract/attempt/attempt";
import type { AudioDependencies } from "../audio/window-audio";
import { effectActor } from "../effect-actor";
import { later } from "../later";
import { linkOutbox, type LinkedSitting, type LinkEvent } from "../outbox/link";
import { chartLoader, type ChartSource } from "./chart-loader";
import type { SittingDependencies, SittingEffects } from "./operations";
import { watchAhead } from "./sections-ahead";
import { watchHandIn } from "./stored-hand-in";
import { watchConnection, watchDeadline, watchLease, watchIdle, type WindowDependencies } from "./watches";

/** The attempt machine and all machines that it invokes, with their effects provided. */
export const provideAttempt = (
  effects: SittingEffects,
  deps: WindowDependencies & SittingDependencies,
  { chartOf, audio }: { readonly chartOf: ChartSource; readonly audio: AudioDependencies },
) => {
  const clock = clockMachine.provide({
    actors: {
      ticker: fromCallback<EventObject, { deadline: number }>(({ input, sendBack }) =>
        watchDeadline(deps, input, sendBack),
      ),
    },
  });
  const charts = chartLoader(chartOf, { clock, extract: effects.extract, audio });
  const readAttempt = effectActor(effects.readAttempt);
  const watchingConnection = fromCallback<EventObject, undefined>(({ sendBack }) => watchConnection(deps, sendBack));
  const handIn = handInMachine.provide({ actors: { advance: effectActor(effects.advance), readAttempt } });
  const sitting = sittingMachine.provide({
    actors: {
      clock,
      handIn,
      readAttempt,
      family: oneOf(charts.chartFor),
      restoreWork: effectActor(effects.restoreWork),
      outbox: fromCallback<LinkEvent, LinkedSitting>(({ input, sendBack, receive }) =>
        linkOutbox(deps, input, sendBack, receive),
      ),
      watchLease: fromCallback<HeartbeatRequest, WatchedLease>(({ input, sendBack, receive }) =>
        watchLease(deps, input, sendBack, receive),
      ),
      storeHandIn: fromCallback<EventObject, StoredHandInInput>(({ input, sendBack }) =>
        watchHandIn({ ...deps, later }, input, sendBack),
      ),
      fetchAhead: fromCallback<EventObject, { attempt: Attempt }>(({ input }) => watchAhead({ ...deps, later }, input)),
      watchConnection: watchingConnection,
      watchIdle: fromCallback(({ sendBack }) => watchIdle(deps, sendBack)),
    },
  });
  return attemptMachine.provide({
    actors: {
      loadTest: effectActor(effects.loadTest),
      startAttempt: effectActor(async (request: StartRequest, signal: AbortSignal) => {
        const outcome = await effects.startAttempt(request, signal);
        if (outcome.kind === "held") await charts.fetch(outcome.attempt);
        return outcome;
      }),
      watchConnection: watchingConnection,
      sitting,
    },
    actions: {
      closeAttempt: (_, { attemptId }) => {
        if (attemptId !== null) effects.closeAttempt(attemptId);
      },
    },
  });
};
