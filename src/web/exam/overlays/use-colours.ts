import { useSelector } from "@tanstack/react-store";
import type { Attempt } from "../../../contract/attempt/attempt";
import type { ExamColours } from "../../../contract/attempt/exam-colours";
import { chosenColours, storedColours } from "./display";

/** The colours of an attempt: chosen by the student, or else given by the accommodation; null: the usual ones. */
export const useColours = ({
  attempt_id: id,
  accommodation,
}: Pick<Attempt, "attempt_id" | "accommodation">): ExamColours | null => {
  const chosen = useSelector(chosenColours, (all) => all[id]);
  const own = chosen === undefined ? storedColours(id) : chosen;
  return own === undefined ? (accommodation?.colours ?? null) : own;
};
