import { fromCallback, type EventObject } from "xstate";
import { attemptMachine } from "../../../../machines/exam/attempt.machine";
import { clockMachine } from "../../../../machines/exam/clock.machine";
import { handInMachine } from "../../../../machines/exam/hand-in.machine";
import { outboxMachine } from "../../../../machines/exam/outbox.machine";
import { sittingMachine } from "../../../../machines/exam/sitting.machine";
import { chartFor } from "../../../../machines/families/charts";
import { oneOf } from "../../../../machines/support/one-of";
import { effectActor } from "./effect-actor";
import type { SittingEffects } from "./operations";
import { provideFamilies } from "./provide-families";
import { watchConnection, watchDeadline, watchHold, watchIdle, type WindowDependencies } from "./watches";

/** The attempt chart and all that it invokes, joined with the real effects. */
export const provideAttempt = (effects: SittingEffects, deps: WindowDependencies) => {
  const outbox = outboxMachine.provide({
    actors: {
      keepOperation: effectActor(effects.keepOperation),
      deliverOperation: effectActor(effects.deliverOperation),
      discardOperation: effectActor(effects.discardOperation),
    },
  });
  const clock = clockMachine.provide({
    actors: {
      ticker: fromCallback<EventObject, { deadline: number; serverTime: number }>(({ input, sendBack }) =>
        watchDeadline(deps, input, sendBack),
      ),
    },
  });
  const handIn = handInMachine.provide({
    actors: { advance: effectActor(effects.advance), readAttempt: effectActor(effects.readAttempt) },
  });
  const sitting = sittingMachine.provide({
    actors: {
      outbox,
      clock,
      handIn,
      family: oneOf(chartFor(provideFamilies(effects))),
      restoreWork: effectActor(effects.restoreWork),
      watchHold: fromCallback<EventObject, { attemptId: string; lease: string }>(({ input, sendBack }) =>
        watchHold(deps, input, sendBack),
      ),
      watchConnection: fromCallback(({ sendBack }) => watchConnection(deps, sendBack)),
      watchIdle: fromCallback(({ sendBack }) => watchIdle(deps, sendBack)),
    },
    actions: {
      rememberChoice: (_, { attemptId, exerciseId, answer }) =>
        effects.rememberChoice(attemptId, { exerciseId, answer }),
    },
  });
  return attemptMachine.provide({
    actors: { loadTest: effectActor(effects.loadTest), startAttempt: effectActor(effects.startAttempt), sitting },
  });
};
