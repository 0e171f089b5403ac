import type { Exercise } from "../../../contract/attempt/attempt";
import type { AnswerOutput, NextStep } from "../../../contract/attempt/exam";
import type { Answer } from "../../../contract/item/item";
import { servedItems, type AttemptRow } from "../../attempts/attempt";
import { inBankIds, inAttemptIds } from "../../attempts/attempt-ids";
import type { TestVersion } from "../../attempts/catalogue";
import { exerciseOf } from "../../attempts/exercise";
import type { Queries } from "../../db/open";
import { deliveryRulesOf } from "../../delivery/rules";

interface ReadSitting {
  readonly attempt: AttemptRow;
  readonly test: TestVersion;
}

/** The parts of an attempt that determine how it shows an item. */
interface ShownSitting {
  readonly attempt: Pick<AttemptRow, "seed">;
  readonly test: TestVersion;
}

/** The content of an item as the attempt shows it; null if the test has no such item. */
export function exerciseById({ attempt, test }: ShownSitting, itemId: string | null): Exercise | null {
  const item = itemId === null ? undefined : test.items.get(itemId);
  return item === undefined ? null : exerciseOf(attempt, item);
}

/** An answer with the choice ids of this attempt. */
export function answerToWire({ attempt, test }: ShownSitting, itemId: string, answer: Answer | null): Answer | null {
  const item = test.items.get(itemId);
  return item === undefined ? answer : inAttemptIds(attempt, item, answer);
}

/** An incoming answer, with its choice ids translated to those of the bank. */
export function readAnswer<Input extends { readonly exercise_id: string; readonly answer: Answer | null }>(
  { attempt, test }: ShownSitting,
  input: Input,
): Input {
  const item = test.items.get(input.exercise_id);
  return item === undefined ? input : { ...input, answer: inBankIds(attempt, item, input.answer) };
}

/** Adds the content of the presented item to the result of an answer; the log contains only its id. */
export const withPresented = (output: AnswerOutput, sitting: ShownSitting): AnswerOutput =>
  output.next === null
    ? output
    : { ...output, next: { ...output.next, exercise: exerciseById(sitting, output.next.presented) } };

/** The step at which an attempt stands: its section, and the presented item. */
export async function nextStepOf(queries: Queries, sitting: ReadSitting): Promise<NextStep> {
  const { attempt, test } = sitting;
  const served = await servedItems(queries, attempt.attemptId);
  const presented = deliveryRulesOf(test).presentedOf(attempt, served);
  return {
    stage: attempt.stage,
    answered: attempt.answered,
    total: attempt.total,
    presented,
    exercise: exerciseById(sitting, presented),
    pause: null,
  };
}
