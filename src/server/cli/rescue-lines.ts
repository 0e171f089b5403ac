import type { ReadRescueCopy } from "../../contract/attempt/rescue";
import type { Rescued, RescueOutcome } from "../use-cases/sitting/rescue-answers";
import { textTable } from "./text-table";

const words: Readonly<Record<RescueOutcome, string>> = {
  known: "was there",
  held: "kept beside the result",
  late: "given after the end, kept as history",
  refused: "no answer to a question of this sitting",
};

const lateWords = "the copy was made when the keys were out";

const timeOf = (instant: number | null): string =>
  instant === null ? "" : new Date(instant).toISOString().slice(0, 19).replace("T", " ");

/** The outcome of each answer of a rescue copy, for the person who judges it. */
export function rescueLines(copy: ReadRescueCopy, { person, answers }: Rescued): readonly string[] {
  const of = `Sitting ${copy.attempt_id} of ${person}`;
  if (answers.length === 0) return [`${of}: the copy holds no answers.`];
  const held = answers.filter(({ outcome }) => outcome === "held").length;
  const rows = answers.map(({ exerciseId, answer, answeredAt, outcome, afterKeys }) => [
    timeOf(answeredAt),
    exerciseId,
    afterKeys && outcome === "held" ? `${words.held}; ${lateWords}` : words[outcome],
    JSON.stringify(answer),
  ]);
  return [
    `${of}: ${held} of ${answers.length} answers are now kept beside the result, as late. No score was changed.`,
    textTable(["answered (UTC)", "question", "what became of it", "answer"], rows),
  ];
}
