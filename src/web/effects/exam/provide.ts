import { fromCallback, fromPromise, type EventObject } from "xstate";
import { attemptMachine } from "../../../../machines/exam/attempt.machine";
import { longestBackoffMs, shortestBackoffMs } from "../../../../machines/exam/backoff";
import { clockMachine } from "../../../../machines/exam/clock.machine";
import { handInMachine } from "../../../../machines/exam/hand-in.machine";
import { outboxMachine } from "../../../../machines/exam/outbox.machine";
import { sittingMachine } from "../../../../machines/exam/sitting.machine";
import { itemAdaptiveMachine } from "../../../../machines/families/item-adaptive.machine";
import { mapMachine } from "../../../../machines/families/map.machine";
import type { SittingEffects } from "./operations";
import { watchConnection, watchDeadline, watchHold, watchIdle, type WindowTools } from "./watches";

/** An effect as a promise actor that is aborted when its state is left. */
const once = <Input, Output>(effect: (input: Input, signal: AbortSignal) => Promise<Output>) =>
  fromPromise<Output, Input>(({ input, signal }) => effect(input, signal));

/** Full jitter: somewhere between nothing and the backoff of this many failures. */
const jittered = (failures: number, atLeast: number): number =>
  atLeast + Math.random() * Math.min(longestBackoffMs, shortestBackoffMs * 2 ** failures);

/** The attempt chart and all that it invokes, joined with the real effects. */
export const provideAttempt = (effects: SittingEffects, tools: WindowTools) => {
  const outbox = outboxMachine.provide({
    actors: {
      keepOperation: once(effects.keepOperation),
      deliverOperation: once(effects.deliverOperation),
      discardOperation: once(effects.discardOperation),
    },
    delays: {
      backoff: ({ context: { failures, fault } }) =>
        jittered(
          failures,
          Math.max(shortestBackoffMs, fault !== null && "retryAfterMs" in fault ? (fault.retryAfterMs ?? 0) : 0),
        ),
    },
  });
  const clock = clockMachine.provide({
    actors: {
      ticker: fromCallback<EventObject, { deadline: number; serverTime: number }>(({ input, sendBack }) =>
        watchDeadline(tools, input, sendBack),
      ),
    },
  });
  const handIn = handInMachine.provide({
    actors: { advance: once(effects.advance), readAttempt: once(effects.readAttempt) },
    delays: { backoff: ({ context }) => jittered(context.failures, shortestBackoffMs) },
  });
  const map = mapMachine.provide({
    actors: { itemAdaptive: itemAdaptiveMachine.provide({ actors: { extract: once(effects.extract) } }) },
  });
  const sitting = sittingMachine.provide({
    actors: {
      outbox,
      clock,
      handIn,
      map,
      watchHold: fromCallback<EventObject, { attemptId: string; lease: string }>(({ input, sendBack }) =>
        watchHold(tools, input, sendBack),
      ),
      watchConnection: fromCallback(({ sendBack }) => watchConnection(tools, sendBack)),
      watchIdle: fromCallback(({ sendBack }) => watchIdle(tools, sendBack)),
    },
    actions: {
      rememberChoice: (_, { attemptId, exerciseId, answer }) =>
        effects.rememberChoice(attemptId, { exerciseId, answer }),
    },
  });
  return attemptMachine.provide({
    actors: {
      loadTest: once(effects.loadTest),
      startAttempt: once(effects.startAttempt),
      restoreWork: once(effects.restoreWork),
      sitting,
    },
  });
};
