import { useSelector } from "@tanstack/react-store";
import type { Attempt } from "../../../contract/attempt/attempt";
import type { ExamColours } from "../../../contract/attempt/exam-colours";
import { chosenColours, storedColours } from "./display";

/** The colours of a sitting: those that the student chose, or else those that they were given; null: the usual ones. */
export const useColours = ({
  attempt_id: id,
  accommodation,
}: Pick<Attempt, "attempt_id" | "accommodation">): ExamColours | null => {
  const chosen = useSelector(chosenColours, (all) => all[id]);
  const own = chosen === undefined ? storedColours(id) : chosen;
  return own === undefined ? (accommodation?.colours ?? null) : own;
};
