import { useCallback, useEffect, useState } from "react";
import type { Answer } from "../../../contract/item/item";
import { paintQueue } from "../../platform/paint-queue";

type Give = (answer: Answer | null) => void;

interface Chosen {
  readonly answer: Answer | null;
  /** The answers that this one replaces: that of the sitting, and choices on their way to it. */
  readonly replaces: readonly (Answer | null)[];
}

interface Choosing {
  readonly readOnly: boolean;
  /** The time is nearly over: an answer is given before it is painted. */
  readonly isHurried?: (() => boolean) | undefined;
}

/**
 * The answer on screen: what was chosen last is painted before it is given, which happens in a task of its own right
 * after, in the order of the choices. It stands until the sitting has it, or has another one.
 */
export function useChosen(
  given: Answer | null,
  onAnswer: Give,
  { readOnly, isHurried }: Choosing,
): readonly [answer: Answer | null, choose: Give] {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  useEffect(() => () => paintQueue().finish(), []);
  const stands = chosen !== null && !readOnly && chosen.replaces.includes(given);
  // the same question may be presented again, without an answer
  if (chosen !== null && !stands) setChosen(null);
  const choose = useCallback(
    (answer: Answer | null) => {
      setChosen({ answer, replaces: stands ? [...chosen.replaces, chosen.answer] : [given] });
      if (isHurried?.() === true) onAnswer(answer);
      else paintQueue().add(() => onAnswer(answer));
    },
    [given, stands, chosen, onAnswer, isHurried],
  );
  return [stands ? chosen.answer : given, choose];
}
