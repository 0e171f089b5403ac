import { useState } from "react";
import type { Exercise } from "../../../src/contract/attempt/attempt";
import type { Answer } from "../../../src/contract/item/item";
import { ItemView } from "../../../src/web/item/interactions/ItemView";

interface HarnessProps {
  readonly exercise: Exercise;
  readonly said: (Answer | null)[];
  readonly crossed?: string[];
  readonly readOnly?: boolean;
  readonly initial?: Answer | null;
}

/** Keeps the answer as the sitting does, and notes all that was said. */
export function Harness({ exercise, said, crossed, readOnly = false, initial = null }: HarnessProps) {
  const [answer, setAnswer] = useState<Answer | null>(initial);
  const [eliminated, setEliminated] = useState<ReadonlySet<string>>(new Set());
  return (
    <ItemView
      exercise={exercise}
      number={1}
      answer={answer}
      readOnly={readOnly}
      eliminated={eliminated}
      onAnswer={(next) => {
        said.push(next);
        setAnswer(next);
      }}
      onEliminate={
        crossed &&
        ((optionId, out) => {
          crossed.push(`${optionId} ${out ? "out" : "back"}`);
          setEliminated((set) => new Set([...set].filter((id) => id !== optionId).concat(out ? [optionId] : [])));
        })
      }
    />
  );
}
