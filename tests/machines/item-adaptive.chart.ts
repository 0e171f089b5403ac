import {
  itemAdaptiveMachine,
  type ItemAdaptiveContext,
  type ItemAdaptiveInput,
} from "../../machines/families/item-adaptive.machine";
import type { Exercise, NextStep } from "../../src/contract/exam";
import { faults } from "../../src/contract/faults";
import { chartSpec } from "../support/chart-spec";
import type { Expected } from "../support/model";
import { done, failed, type Exploration } from "../support/paths";
import type { ByHand } from "../support/walk";
import { answerOf, delivery, exercise, network, operation, refusal } from "./samples";

const step = (presented: string | null, answered: number): NextStep => ({
  stage: "main",
  answered,
  total: 2,
  presented,
  exercise: presented === null ? null : exercise(presented),
  pause: null,
});
const heard: Exercise = {
  ...exercise(),
  audio: { prompt: "said", autoplay: true, max_plays: null, synthetic: true },
};
const input: ItemAdaptiveInput = {
  attemptId: "a1",
  exercise: null,
  answer: null,
  isLocked: false,
  answered: 0,
  total: 2,
};

const exploring = (changes: Partial<ItemAdaptiveInput>): Exploration<typeof itemAdaptiveMachine> => ({
  input: { ...input, ...changes },
  samples: [
    { type: "answer.changed", answer: answerOf() },
    { type: "answer.changed", answer: null },
    { type: "answer.confirmed", elapsedMs: 4_000 },
    { type: "hearing.failed", elapsedMs: 6_000 },
    { type: "outbox.delivered", operation, delivery: delivery({ next: step("e1", 1) }) },
    { type: "outbox.delivered", operation, delivery: delivery({ next: step(null, 2) }) },
    { type: "outbox.delivered", operation, delivery: delivery({ next: null }) },
    { type: "outbox.refused", operation, fault: refusal(faults.answerLocked.code) },
    { type: "extraction.retried" },
    { type: "connection.restored" },
    done("extract", step("e1", 0)),
    done("extract", step(null, 2)),
    failed("extract", network),
  ],
  project: ({ context }) => [context.exercise?.exercise_id, context.isComplete],
});

/** What follows from what the server says is next. */
const following = (next: NextStep | null): ByHand => ({
  value: next === null ? "extracting" : next.presented === null ? "stopping" : "presenting",
  context: {
    exercise: next?.exercise ?? null,
    answer: null,
    isLocked: false,
    isComplete: next !== null && next.presented === null,
    fault: null,
    ...(next === null ? {} : { answered: next.answered, total: next.total }),
  },
});

/** Where a sitting that stands like this begins. */
const beginning = ({ exercise: presented, answer, isLocked, answered, total }: ItemAdaptiveContext): string => {
  if (answered >= total) return "stopping";
  if (isLocked) return "locking";
  if (answer !== null) return "answering";
  return presented === null ? "extracting" : "presenting";
};

const expected = ({ event, before, now }: Expected): ByHand => {
  if (before === null) return { value: beginning(now.context as ItemAdaptiveContext) };
  const { answer, delivery: delivered, output, error, fault } = event;
  if (event.type === "answer.changed")
    return {
      value: answer === null ? "presenting" : "answering",
      reports: [{ type: "choice.made", exerciseId: "e1", answer }],
      context: { answer },
    };
  if (event.type === "answer.confirmed")
    return {
      value: "locking",
      reports: [{ type: "answer.given", exerciseId: "e1", answer: answerOf(), elapsedMs: 4_000 }],
      context: { isLocked: true },
    };
  if (event.type === "hearing.failed")
    return {
      value: "locking",
      reports: [{ type: "answer.given", exerciseId: "e1", answer: null, elapsedMs: 6_000, unscored: "audioFailed" }],
      context: { isLocked: true, answer: null },
    };
  if (event.type === "outbox.delivered")
    return { ...following(delivered.next), reports: [{ type: "engagement.noted", isRapid: false }] };
  if (event.type === "outbox.refused")
    return { value: "extracting", context: { isLocked: false, answer: null, exercise: null, fault } };
  if (event.type === "xstate.done.actor.extract") return following(output);
  if (event.type === "xstate.error.actor.extract") return { value: "stalled", context: { fault: error } };
  return { value: "extracting" };
};

export const spec = chartSpec({
  name: "item-adaptive",
  machine: itemAdaptiveMachine,
  effects: { once: ["extract"] },
  cases: [
    { name: "from the first extraction", paths: 9, expected, exploration: exploring({}) },
    { name: "resumed at a presented item", paths: 9, expected, exploration: exploring({ exercise: exercise() }) },
    {
      name: "resumed at a presented item that is heard",
      paths: 11,
      expected,
      exploration: exploring({ exercise: heard }),
    },
    {
      name: "resumed with a choice that was not confirmed",
      paths: 9,
      expected,
      exploration: exploring({ exercise: exercise(), answer: answerOf() }),
    },
    {
      name: "resumed with an answer still on its way",
      paths: 9,
      expected,
      exploration: exploring({ exercise: exercise(), answer: answerOf(), isLocked: true }),
    },
    { name: "resumed after the last answer", paths: 1, expected, exploration: exploring({ answered: 2 }) },
  ],
});
