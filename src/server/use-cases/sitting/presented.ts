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

/** What of a sitting decides how it shows an item. */
interface ShownSitting {
  readonly attempt: Pick<AttemptRow, "seed">;
  readonly test: TestVersion;
}

/** The content of an item of the test, null where it has none of that id. */
export function exerciseById({ attempt, test }: ShownSitting, itemId: string | null): Exercise | null {
  const item = itemId === null ? undefined : test.items.get(itemId);
  return item === undefined ? null : exerciseOf(attempt, item);
}

/** An answer as this sitting tells it. */
export function answerToWire({ attempt, test }: ShownSitting, itemId: string, answer: Answer | null): Answer | null {
  const item = test.items.get(itemId);
  return item === undefined ? answer : inAttemptIds(attempt, item, answer);
}

/** An answer that has come in, with its choices as the bank calls them. */
export function readAnswer<Input extends { readonly exercise_id: string; readonly answer: Answer | null }>(
  { attempt, test }: ShownSitting,
  input: Input,
): Input {
  const item = test.items.get(input.exercise_id);
  return item === undefined ? input : { ...input, answer: inBankIds(attempt, item, input.answer) };
}

/** Puts the presented item's content into an answer's result, of which the log keeps only the id. */
export const withPresented = (output: AnswerOutput, sitting: ShownSitting): AnswerOutput =>
  output.next === null
    ? output
    : { ...output, next: { ...output.next, exercise: exerciseById(sitting, output.next.presented) } };

/** What a sitting presents now. */
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
