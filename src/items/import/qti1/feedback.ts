import type { Notes } from "../notes";
import type { Html } from "../record";
import type { XmlElement } from "../xml";
import { childElements, descendants } from "../xml";
import { isBlankMaterial, materialsHtml } from "./material";

const always = new Set(["general_fb", "general", "general_feedback", "solution"]);
const eitherWay: readonly (readonly [right: string, wrong: string])[] = [
  ["correct", "incorrect"],
  ["correct_fb", "general_incorrect_fb"],
  ["correct_fb", "incorrect_fb"],
];

const withoutHints = (feedback: XmlElement): XmlElement => ({
  ...feedback,
  children: feedback.children.filter((child) => typeof child === "string" || child.name !== "hint"),
});

/** Feedback that is shown regardless of the answer, as an explanation; all other feedback is noted as left out. */
export const readExplanation = (item: XmlElement, notes: Notes): Html | null => {
  const all = childElements(item, "itemfeedback");
  if (all.some((feedback) => descendants(feedback, ({ name }) => name === "hint").length > 0)) notes.add("hintLeftOut");
  const shown = new Map(
    all
      .map((feedback) => [feedback.attributes["ident"] ?? "", materialsHtml(withoutHints(feedback), notes)] as const)
      .filter(([, html]) => !isBlankMaterial(html)),
  );
  const general = [...shown].find(([ident]) => always.has(ident.toLowerCase()));
  const pair = eitherWay.find(([right, wrong]) => shown.has(right) && shown.get(right) === shown.get(wrong));
  const html = general?.[1] ?? (pair ? shown.get(pair[0]) : undefined) ?? null;
  const others = [...shown].filter(([, other]) => other !== html);
  if (others.length > 0) notes.add("feedbackLeftOut", others.length === 1 ? others[0]?.[0] : String(others.length));
  return html === null ? null : { html };
};
