import { plainText } from "../../content/content";
import type { Html } from "../record";
import type { XmlElement } from "../xml";
import { childElements } from "../xml";
import type { ItemScope } from "./interactions/interaction";
import { excerptOf, feedbackOf, innerMarkup, isBlankMarkup, type FeedbackRecord } from "./markup";
import { Dependences } from "./processing/separable";
import { itemsOf } from "./processing/value";

/** Feedback that is shown regardless of the answer, as an explanation. Other feedback is noted as left out. */
export const commonFeedback = (item: XmlElement, responses: readonly string[], scope: ItemScope): Html | null => {
  const { program, markup, notes } = scope;
  const modal = childElements(item, "modalFeedback").map((element) =>
    feedbackOf(element, innerMarkup(element, markup)),
  );
  const all = [...markup.feedback, ...modal].filter(({ html }) => !isBlankMarkup(html));
  if (all.length === 0) return null;
  const dependences = new Dependences(new Set(responses));
  const followed = dependences.follow(program.rules, new Set());
  const outcomes = program.run(new Map());
  const isConstant = ({ outcome }: FeedbackRecord): boolean =>
    followed && (dependences.outcomes.get(outcome)?.on.size ?? 0) === 0;
  const isShown = ({ outcome, identifier, shown }: FeedbackRecord): boolean =>
    itemsOf(outcomes.get(outcome) ?? null).includes(identifier) === shown;
  for (const { html } of all.filter((feedback) => !isConstant(feedback)))
    notes.add("feedbackLeftOut", excerptOf(plainText(html)));
  const html = all.filter((feedback) => isConstant(feedback) && isShown(feedback)).map((feedback) => feedback.html);
  return html.length === 0
    ? null
    : { html: html.length === 1 ? (html[0] ?? "") : html.map((one) => `<div>${one}</div>`).join("") };
};
