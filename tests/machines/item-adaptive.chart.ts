import {
  itemAdaptiveMachine,
  type ItemAdaptiveContext,
  type ItemAdaptiveInput,
} from "../../machines/families/item-adaptive.machine";
import type { Exercise } from "../../src/contract/attempt/attempt";
import type { NextStep } from "../../src/contract/attempt/exam";
import { faults } from "../../src/contract/calls/faults";
import type { Answer } from "../../src/contract/item/item";
import { chartSpec } from "../support/chart-spec";
import type { Expected } from "../support/model";
import { done, failed, type Exploration } from "../support/paths";
import type { ByHand } from "../support/walk";
import { answerOf, delivery, exercise, network, operation, refusal } from "./samples";

const step = (presented: string | null, answered: number, stage = "main"): NextStep => ({
  stage,
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
  mayBeBlank: false,
  stage: "main",
  answered: 0,
  total: 2,
};

const exploring = (
  changes: Partial<ItemAdaptiveInput>,
  given: Answer = answerOf(),
): Exploration<typeof itemAdaptiveMachine> => ({
  input: { ...input, ...changes },
  samples: [
    { type: "answer.changed", answer: given },
    { type: "answer.changed", answer: null },
    { type: "answer.confirmed", elapsedMs: 4_000 },
    { type: "blank.confirmed", elapsedMs: 5_000 },
    { type: "blank.withdrawn" },
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

const gapped: Exercise = {
  ...exercise(),
  interaction: { type: "gap_entry", gaps: ["g1", "g2"].map((gap_id) => ({ gap_id, max_length: 20 })) },
};
const halfOfIt = { type: "gap_entry" as const, texts: { g1: "one" } };
const allOfIt = { type: "gap_entry" as const, texts: { g1: "one", g2: "two" } };

/** The expected effects of the server's next step. */
const following = (next: NextStep | null): ByHand => ({
  value: next === null ? "extracting" : next.presented === null ? "stopping" : "presenting",
  context: {
    exercise: next?.exercise ?? null,
    answer: null,
    isLocked: false,
    isComplete: next !== null && next.presented === null,
    fault: null,
    ...(next === null ? {} : { stage: next.stage, answered: next.answered, total: next.total }),
  },
});

/** Of the section that the sitting has come to. */
const entering = (next: NextStep | null, { stage }: ItemAdaptiveContext) =>
  next === null || next.stage === stage ? [] : [{ type: "section.entered", stage: next.stage }];

/** The first state for an attempt in this condition. */
const beginning = ({ exercise: presented, answer, isLocked, answered, total }: ItemAdaptiveContext): string => {
  if (answered >= total) return "stopping";
  if (isLocked) return "locking";
  if (answer !== null) return "answering";
  return presented === null ? "extracting" : "presenting";
};

/** Nothing is chosen, or a gap of the text is empty. */
const hasBlanks = ({ mayBeBlank, answer }: ItemAdaptiveContext): boolean =>
  mayBeBlank && (answer === null || (answer.type === "gap_entry" && Object.keys(answer.texts).length < 2));

const expected = ({ event, before, now }: Expected): ByHand => {
  if (before === null) return { value: beginning(now.context as ItemAdaptiveContext) };
  const { answer, delivery: delivered, output, error, fault } = event;
  const was = before.context as ItemAdaptiveContext;
  if (event.type === "answer.changed")
    return {
      value: answer === null ? "presenting" : "answering",
      reports: [{ type: "choice.made", exerciseId: "e1", answer }],
      context: { answer },
    };
  if (event.type === "answer.confirmed" && hasBlanks(was)) return { value: "doubting" };
  if (event.type === "blank.withdrawn") return { value: was.answer === null ? "presenting" : "answering" };
  if (event.type === "answer.confirmed" || event.type === "blank.confirmed")
    return {
      value: "locking",
      reports: [{ type: "answer.given", exerciseId: "e1", answer: was.answer, elapsedMs: event["elapsedMs"] }],
      context: { isLocked: true },
    };
  if (event.type === "hearing.failed")
    return {
      value: "locking",
      reports: [{ type: "answer.given", exerciseId: "e1", answer: null, elapsedMs: 6_000, unscored: "audioFailed" }],
      context: { isLocked: true, answer: null },
    };
  if (event.type === "outbox.delivered")
    return {
      ...following(delivered.next),
      reports: [...entering(delivered.next, was), { type: "engagement.noted", isRapid: false }],
    };
  if (event.type === "outbox.refused")
    return { value: "extracting", context: { isLocked: false, answer: null, exercise: null, fault } };
  if (event.type === "xstate.done.actor.extract") return { ...following(output), reports: entering(output, was) };
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
    {
      name: "where an item may be left without an answer",
      paths: 11,
      expected,
      exploration: exploring({ exercise: exercise(), mayBeBlank: true }),
    },
    {
      name: "at a text of which one gap is empty, which may stay so",
      paths: 11,
      expected,
      exploration: exploring({ exercise: gapped, mayBeBlank: true, answer: halfOfIt }, halfOfIt),
    },
    {
      name: "at a text whose gaps are all filled, though they might stay empty",
      paths: 11,
      expected,
      exploration: exploring({ exercise: gapped, mayBeBlank: true, answer: allOfIt }, allOfIt),
    },
    {
      name: "at the last item of a section",
      paths: 9,
      expected,
      exploration: exploring({ exercise: exercise(), stage: "first" }),
    },
    { name: "resumed after the last answer", paths: 1, expected, exploration: exploring({ answered: 2 }) },
  ],
});
