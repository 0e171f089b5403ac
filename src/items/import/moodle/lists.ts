import { mixedOptions } from "../answers/mixed";
import { pairsOf } from "../answers/pairs";
import type { Notes } from "../notes";
import type { Html, OrderRecord } from "../record";
import { Refusal } from "../refusal";
import { childElements, type XmlElement } from "../xml";
import { childOf, isOn, textOf, valueOf } from "./fields";
import type { Asked, QuestionReading } from "./reading";

const tag = /<\/?(?:p|br|div|span|b|i|u|s|em|strong|small|big|sub|sup|font|a|code)(?:[\s/][^<>]*)?>/gi;
const entity = /&(?!(?:[a-z][a-z0-9]{0,30}|#\d{1,7}|#x[0-9a-f]{1,6});)/gi;

/** A text on one line as Moodle shows it: entities become characters, tags are removed and noted. */
export const plainLine = (text: string, notes: Notes): Html => {
  const bare = text.replace(tag, (found: string) => {
    notes.add("elementsReduced", /[a-z]+/i.exec(found)?.[0].toLowerCase());
    return "";
  });
  return { html: bare.replace(entity, "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").trim() };
};

const readRows = (reading: QuestionReading, targetOf: (answer: XmlElement | undefined) => Html): Asked => {
  const rows = childElements(reading.element, "subquestion").map((row) => ({
    source: reading.text(row),
    target: targetOf(childOf(row, "answer")),
  }));
  const filled = rows.filter(({ source, target }) => source !== null || target.html !== "");
  if (filled.some(({ target }) => target.html === "")) throw new Refusal("answerEmpty");
  if (isOn(reading.element, "shuffleanswers", true)) reading.notes.add("rowsInOrder");
  return { asked: pairsOf(filled) };
};

export const readMatching = (reading: QuestionReading): Asked =>
  readRows(reading, (answer) => plainLine(textOf(answer), reading.notes));

/** Reads matching by dragging, in which the targets are HTML. */
export const readDragMatching = (reading: QuestionReading): Asked =>
  readRows(reading, (answer) => reading.text(answer) ?? { html: "" });

/** Reads an ordering question; the fractions of its answers number them in the right order. Throws Refusal. */
export const readOrdering = (reading: QuestionReading): Asked => {
  const { element, notes } = reading;
  const answers = childElements(element, "answer");
  const places = answers.map(({ attributes }) => Number(attributes["fraction"] ?? "0"));
  const rises = places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
  if (!rises && new Set(places).size > 1) throw new Refusal("orderUnclear");
  const options = answers.map((answer, index) => {
    const content = reading.text(answer);
    if (!content) throw new Refusal("answerEmpty");
    return { id: String(index + 1), content };
  });
  const shown = Math.max(2, Number(valueOf(element, "selectcount") ?? "6") || 0);
  if ((valueOf(element, "selecttype") ?? "RANDOM") !== "ALL" && shown < options.length) {
    throw new Refusal("orderSubset", String(shown));
  }
  if (valueOf(element, "layouttype") === "HORIZONTAL") notes.add("horizontalLeftOut");
  const asked: OrderRecord = {
    kind: "order",
    options: mixedOptions(options),
    order: options.map(({ id }) => id),
    marking: orderMarking(reading),
  };
  return { asked };
};

/**
 * How the parts add up. Moodle counts parts in their right places, as here, or other measures, which are noted; all or
 * nothing is the same in both.
 */
function orderMarking({ element, notes }: QuestionReading): OrderRecord["marking"] {
  const grading = valueOf(element, "gradingtype") ?? "";
  if (grading === "ALL_OR_NOTHING") return "whole";
  if (grading !== "ABSOLUTE_POSITION" && grading !== "ABSOLUTE") notes.add("orderMarkingChanged", grading.slice(0, 60));
  return "shares";
}
