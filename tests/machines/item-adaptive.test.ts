import { describe, expect, it } from "vitest";
import { createActor, createMachine } from "xstate";
import { itemAdaptiveMachine } from "../../machines/families/item-adaptive.machine";
import { isAnswered, isExtracting } from "../../machines/families/item-adaptive.selectors";
import type { Interaction } from "../../src/contract/item/item";
import { exercise } from "./samples";

const interaction: Interaction = { type: "numeric_entry", max_length: 12, unit: { en: "cm" } };
/** An engine at a numeric item, below a parent that hears its reports. */
const presented = () => {
  const parent = createActor(createMachine({}));
  return createActor(itemAdaptiveMachine, {
    parent,
    input: {
      attemptId: "a1",
      exercise: { ...exercise(), interaction },
      answer: null,
      isLocked: false,
      mayBeBlank: false,
      stage: "main",
      answered: 0,
      total: 2,
    },
  }).start();
};
const typed = (text: string) => ({ type: "answer.changed", answer: { type: "numeric_entry", text } }) as const;

describe("a number in an adaptive test", () => {
  it.each(["nine", "4 m", "28%", "-", " "])("%j cannot be given, and stays as a draft", (text) => {
    const engine = presented();
    engine.send(typed(text));
    expect(isAnswered(engine.getSnapshot())).toBe(false);
    engine.send({ type: "answer.confirmed", elapsedMs: 4_000 });
    expect(isExtracting(engine.getSnapshot())).toBe(false);
    expect(engine.getSnapshot().context.answer).toEqual({ type: "numeric_entry", text });
  });

  it.each(["x=-7", "4 cm", "2 365", "2 1/4", "１２"])("%j can be given", (text) => {
    const engine = presented();
    engine.send(typed("nine"));
    engine.send(typed(text));
    expect(isAnswered(engine.getSnapshot())).toBe(true);
    engine.send({ type: "answer.confirmed", elapsedMs: 4_000 });
    expect(isExtracting(engine.getSnapshot())).toBe(true);
  });
});
