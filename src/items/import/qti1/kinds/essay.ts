import { numberIn } from "../../numbers";
import { Refusal } from "../../refusal";
import type { Question, Qti1Reading } from "../question";
import { stemAbove } from "../stem";
import { lengthOf } from "./text";

/** Reads a question with a longer text, which a person marks. Throws Refusal if it has several fields. */
export const readQti1Essay = (question: Question): Qti1Reading => {
  const { responses } = question.presentation;
  const [response] = responses;
  if (responses.length > 1) throw new Refusal("kindUnsupported", `${responses.length}`);
  const lines = numberIn(response?.field["rows"] ?? "") ?? 0;
  return {
    stem: stemAbove(question),
    asked: {
      kind: "extended_text",
      ...(response === undefined ? {} : lengthOf(response)),
      ...(lines > 0 ? { lines } : {}),
    },
    full: question.scoring.most ?? 1,
  };
};
