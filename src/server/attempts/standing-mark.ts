import type { AnswerMark } from "../../contract/report/marked-item";
import { byCredit } from "../../items/scoring/marks";
import type { AnswerRow } from "./answers-projection";

interface StandingMark {
  readonly mark: AnswerMark;
  readonly credit: number;
}

/**
 * The mark and credit of an answer to an item worth `points`: those that a person has given, else those of the rules.
 * null: nothing was answered.
 */
export function standingMark(
  answer: Pick<AnswerRow, "mark" | "credit" | "markedPoints"> | null,
  points: number,
): StandingMark {
  if (answer === null) return { mark: "skipped", credit: 0 };
  const { mark, credit, markedPoints: given } = answer;
  return given === null ? { mark, credit } : byCredit(given / points, undefined);
}
