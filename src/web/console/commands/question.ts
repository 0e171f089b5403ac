import { useSelector } from "@tanstack/react-store";
import { createAtom } from "@tanstack/store";

/** A question to confirm before an action. */
export interface ConfirmQuestion {
  readonly title: string;
  readonly lines: readonly string[];
  readonly confirm: string;
  readonly onConfirm: () => void;
}

const asked = createAtom<ConfirmQuestion | null>(null);

/** Asks in a dialog over the console; a later question replaces an earlier one. */
export const ask = (question: ConfirmQuestion): void => asked.set(question);

/** Closes the dialog; runs the action if the answer is yes. */
export function answerQuestion(isYes: boolean): void {
  const question = asked.get();
  asked.set(null);
  if (isYes) question?.onConfirm();
}

export const useQuestion = (): ConfirmQuestion | null => useSelector(asked);
