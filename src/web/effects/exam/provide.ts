import { fromCallback, type EventObject } from "xstate";
import { attemptMachine } from "../../../../machines/exam/attempt.machine";
import { clockMachine } from "../../../../machines/exam/clock.machine";
import { handInMachine } from "../../../../machines/exam/hand-in.machine";
import { outboxMachine } from "../../../../machines/exam/outbox.machine";
import { sittingMachine } from "../../../../machines/exam/sitting.machine";
import { chartFor } from "../../../../machines/families/charts";
import { oneOf } from "../../../../machines/support/one-of";
import { once } from "./once";
import type { SittingEffects } from "./operations";
import { provideFamilies } from "./provide-families";
import { watchConnection, watchDeadline, watchHold, watchIdle, type WindowDependencies } from "./watches";

/** The attempt chart and all that it invokes, joined with the real effects. */
export const provideAttempt = (effects: SittingEffects, deps: WindowDependencies) => {
  const outbox = outboxMachine.provide({
    actors: {
      keepOperation: once(effects.keepOperation),
      deliverOperation: once(effects.deliverOperation),
      discardOperation: once(effects.discardOperation),
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
    actors: { advance: once(effects.advance), readAttempt: once(effects.readAttempt) },
  });
  const sitting = sittingMachine.provide({
    actors: {
      outbox,
      clock,
      handIn,
      family: oneOf(chartFor(provideFamilies(effects))),
      restoreWork: once(effects.restoreWork),
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
    actors: { loadTest: once(effects.loadTest), startAttempt: once(effects.startAttempt), sitting },
  });
};
