import { formsOf } from "../answers/forms";
import { intervalAround, intervalsOf } from "../answers/intervals";
import { leastShare } from "../answers/shares";
import { Refusal } from "../refusal";
import { childElements } from "../xml";
import { childOf, isOn, textOf, valueOf } from "./fields";
import type { Asked, QuestionReading } from "./reading";

export const readShortAnswer = (reading: QuestionReading): Asked => {
  const answers = reading.answers();
  const caseSensitive = isOn(reading.element, "usecase", false);
  const forms = formsOf(
    answers.map(({ element, share }) => ({ text: textOf(element), share })),
    caseSensitive,
  );
  return {
    asked: { kind: "text_entry", forms, caseSensitive },
    lowest: leastShare(forms.map(({ share }) => share)),
    feedback: answers.map((answer) => answer.feedback),
  };
};

export const readNumerical = (reading: QuestionReading): Asked => {
  const answers = reading.answers();
  const given = answers.flatMap(({ element, share }) => {
    const text = textOf(element);
    if (text !== "*") return [intervalAround(text, valueOf(element, "tolerance") ?? "", share)];
    if (share !== 0) throw new Refusal("anyAnswerEarns");
    return [];
  });
  const intervals = intervalsOf(given);
  const unit = readUnit(reading);
  return {
    asked: { kind: "numeric_entry", intervals, ...(unit !== undefined && { unit }) },
    lowest: leastShare(intervals.map(({ share }) => share)),
    feedback: answers.map((answer) => answer.feedback),
  };
};

/** The unit with the factor 1; other units are noted. */
function readUnit({ element, notes }: QuestionReading): string | undefined {
  const list = childOf(element, "units");
  const units = list ? childElements(list, "unit") : [];
  const named = units.map((unit) => ({
    name: textOf(childOf(unit, "unit_name")),
    multiplier: Number(valueOf(unit, "multiplier") ?? "1"),
  }));
  const unit = named.find(({ multiplier }) => multiplier === 1);
  for (const other of named) if (other !== unit) notes.add("unitsLeftOut", other.name.slice(0, 40));
  if (named.length > 0 && (valueOf(element, "unitgradingtype") ?? "0") !== "0") notes.add("unitGradingLeftOut");
  if (unit && isOn(element, "unitsleft", false)) notes.add("unitMoved", unit.name.slice(0, 40));
  return unit?.name;
}
