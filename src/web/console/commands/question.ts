import { useSyncExternalStore } from "react";

/** Something to be asked before it is done. */
export interface Question {
  readonly title: string;
  readonly lines: readonly string[];
  readonly confirm: string;
  readonly onConfirm: () => void;
}

let asked: Question | null = null;
const listeners = new Set<() => void>();
const change = (next: Question | null) => {
  asked = next;
  for (const listener of listeners) listener();
};

/** Asks in a dialog over the console; a later question takes the place of an earlier one. */
export const ask = (question: Question): void => change(question);

/** Closes the dialog; where the answer was yes, does what was asked about. */
export function answer(isYes: boolean): void {
  const question = asked;
  change(null);
  if (isYes) question?.onConfirm();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useQuestion = (): Question | null => useSyncExternalStore(subscribe, () => asked);
