import { useCallback, useState } from "react";
import type { Answer } from "../../../contract/item/item";

type Give = (answer: Answer | null) => void;

interface Chosen {
  readonly answer: Answer | null;
  /** The answers that this one replaces: that of the sitting, and choices on their way to it. */
  readonly replaces: readonly (Answer | null)[];
}

/**
 * The answer on screen: what was chosen last is drawn at once, while the sitting, which is given it in the same task,
 * is drawn in small steps. It stands until the sitting is drawn with it, or with another one.
 */
export function useChosen(
  given: Answer | null,
  onAnswer: Give,
  readOnly: boolean,
): readonly [answer: Answer | null, choose: Give] {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const stands = chosen !== null && !readOnly && chosen.replaces.includes(given);
  // the same question may be presented again, without an answer
  if (chosen !== null && !stands) setChosen(null);
  const choose = useCallback(
    (answer: Answer | null) => {
      setChosen({ answer, replaces: stands ? [...chosen.replaces, chosen.answer] : [given] });
      onAnswer(answer);
    },
    [given, stands, chosen, onAnswer],
  );
  return [stands ? chosen.answer : given, choose];
}
