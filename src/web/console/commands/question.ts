import { useSelector } from "@tanstack/react-store";
import { createAtom } from "@tanstack/store";

/** Something to be asked before it is done. */
export interface Question {
  readonly title: string;
  readonly lines: readonly string[];
  readonly confirm: string;
  readonly onConfirm: () => void;
}

const asked = createAtom<Question | null>(null);

/** Asks in a dialog over the console; a later question takes the place of an earlier one. */
export const ask = (question: Question): void => asked.set(question);

/** Closes the dialog; where the answer was yes, does what was asked about. */
export function answer(isYes: boolean): void {
  const question = asked.get();
  asked.set(null);
  if (isYes) question?.onConfirm();
}

export const useQuestion = (): Question | null => useSelector(asked);
