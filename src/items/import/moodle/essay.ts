import { numberIn } from "../numbers";
import { Refusal } from "../refusal";
import { childOf, valueOf } from "./fields";
import type { Asked, QuestionReading } from "./reading";

const countIn = ({ element }: QuestionReading, name: string): number => numberIn(valueOf(element, name) ?? "") ?? 0;

/** The field in which the answer is written; `noinline` has none. Throws Refusal. */
const nameFormat = ({ element, notes }: QuestionReading): void => {
  const format = valueOf(element, "responseformat") ?? "editor";
  if (format === "noinline") throw new Refusal("kindUnsupported", format);
  if (format === "monospaced") notes.add("styleReduced", format);
  else if (format !== "plain") notes.add("answerPlain", format.slice(0, 40));
};

/** Reads a question with a longer text, which a person marks. Throws Refusal where files must be handed in. */
export const readMoodleEssay = (reading: QuestionReading): Asked => {
  const { element, notes } = reading;
  nameFormat(reading);
  if (countIn(reading, "attachmentsrequired") > 0) throw new Refusal("kindUnsupported", "attachments");
  if (countIn(reading, "attachments") !== 0) notes.add("attachmentsLeftOut");
  if (countIn(reading, "responserequired") > 0) notes.add("answerNotRequired");
  for (const name of ["minwordlimit", "maxwordlimit"])
    if (countIn(reading, name) > 0) notes.add("wordLimitLeftOut", `${name} ${countIn(reading, name)}`);
  if (reading.text(childOf(element, "responsetemplate")) !== null) notes.add("answerTemplateLeftOut");
  const guide = reading.text(childOf(element, "graderinfo"));
  const lines = countIn(reading, "responsefieldlines");
  return {
    asked: {
      kind: "extended_text",
      ...(lines > 0 ? { lines } : {}),
      ...(guide === null ? {} : { guide }),
    },
  };
};
