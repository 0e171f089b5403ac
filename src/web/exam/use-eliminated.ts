import { useState } from "react";

const none: ReadonlySet<string> = new Set();

/** Options that the student has crossed out, by item; a help for thinking, not part of any answer. */
export const useEliminated = (exerciseId: string) => {
  const [out, setOut] = useState<Readonly<Record<string, ReadonlySet<string>>>>({});
  const eliminated = out[exerciseId] ?? none;
  const eliminate = (optionId: string, isOut: boolean) => {
    const next = new Set(eliminated);
    if (isOut) next.add(optionId);
    else next.delete(optionId);
    setOut({ ...out, [exerciseId]: next });
  };
  return { eliminated, eliminate };
};
