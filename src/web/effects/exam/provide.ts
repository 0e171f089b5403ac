import { fromCallback, type EventObject } from "xstate";
import { attemptMachine } from "../../../../machines/exam/attempt.machine";
import { clockMachine } from "../../../../machines/exam/clock.machine";
import { handInMachine } from "../../../../machines/exam/hand-in.machine";
import { sittingMachine } from "../../../../machines/exam/sitting.machine";
import { chartFor } from "../../../../machines/families/charts";
import { oneOf } from "../../../../machines/support/one-of";
import { ownAudio } from "../audio/own-audio";
import { effectActor } from "../effect-actor";
import { linkOutbox, type LinkedSitting, type LinkEvent } from "../outbox/link";
import type { SittingDependencies, SittingEffects } from "./operations";
import { provideFamilies } from "./provide-families";
import { watchConnection, watchDeadline, watchHold, watchIdle, type WindowDependencies } from "./watches";

/** The attempt chart and all that it invokes, joined with the real effects. */
export const provideAttempt = (effects: SittingEffects, deps: WindowDependencies & SittingDependencies) => {
  const clock = clockMachine.provide({
    actors: {
      ticker: fromCallback<EventObject, { deadline: number }>(({ input, sendBack }) =>
        watchDeadline(deps, input, sendBack),
      ),
    },
  });
  const readAttempt = effectActor(effects.readAttempt);
  const watchingConnection = fromCallback<EventObject, undefined>(({ sendBack }) => watchConnection(deps, sendBack));
  const handIn = handInMachine.provide({ actors: { advance: effectActor(effects.advance), readAttempt } });
  const sitting = sittingMachine.provide({
    actors: {
      clock,
      handIn,
      readAttempt,
      family: oneOf(chartFor(provideFamilies(effects, { clock, audio: deps.audio ?? ownAudio }))),
      restoreWork: effectActor(effects.restoreWork),
      outbox: fromCallback<LinkEvent, LinkedSitting>(({ input, sendBack, receive }) =>
        linkOutbox(deps, input, sendBack, receive),
      ),
      watchHold: fromCallback<EventObject, { attemptId: string; lease: string }>(({ input, sendBack }) =>
        watchHold(deps, input, sendBack),
      ),
      watchConnection: watchingConnection,
      watchIdle: fromCallback(({ sendBack }) => watchIdle(deps, sendBack)),
    },
  });
  return attemptMachine.provide({
    actors: {
      loadTest: effectActor(effects.loadTest),
      startAttempt: effectActor(effects.startAttempt),
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
