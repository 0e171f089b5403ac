import type { Notes } from "../../notes";
import type { OptionRecord } from "../../record";
import { Refusal } from "../../refusal";
import type { XmlElement } from "../../xml";
import { childElements } from "../../xml";
import { identifierOf } from "../attributes";
import { readBoolean } from "../booleans";
import { elementsAround, inSurroundings } from "../item-tree";
import { innerMarkup, markupOf } from "../markup";
import { recordingIn } from "../recordings";
import type { ItemScope } from "./interaction";

const mostOptions = 200;

/** An option from the element with its content. */
const optionOf = (choice: XmlElement, scope: ItemScope, fixed: boolean, tag: "div" | "span"): OptionRecord => {
  if (choice.attributes["templateIdentifier"] !== undefined) throw new Refusal("templated", choice.name);
  const heard = tag === "div" ? recordingIn(choice, scope.parents, scope.markup) : null;
  const at = new Map(heard === null ? [] : [heard.placement]);
  const placed = { at, around: elementsAround(at.keys(), scope.parents) };
  const html = choice.children.map((child) => markupOf(child, scope.markup, placed)).join("");
  return {
    id: identifierOf(choice),
    content: { html: inSurroundings(html, choice, scope.parents, tag) },
    ...(fixed ? { fixed } : {}),
    ...(heard === null ? {} : { recording: heard.recording.reference }),
  };
};

interface OptionList {
  readonly options: readonly OptionRecord[];
  readonly shuffle: boolean;
}

/** The options of an interaction; those that stay in place are marked as fixed if the others are shuffled. */
export const choiceOptions = (
  interaction: XmlElement,
  choices: readonly XmlElement[],
  scope: ItemScope,
  tag: "div" | "span" = "div",
): OptionList => {
  if (choices.length > mostOptions) throw new Refusal("choicesOutOfRange", String(choices.length));
  const fixed = choices.map((choice) => readBoolean(choice, "fixed", false, scope.notes));
  const shuffle = readBoolean(interaction, "shuffle", false, scope.notes) && fixed.includes(false);
  return {
    shuffle,
    options: choices.map((choice, index) => optionOf(choice, scope, shuffle && (fixed[index] ?? false), tag)),
  };
};

/** The prompt of an interaction as HTML; empty: it has none. */
export const promptOf = (interaction: XmlElement, scope: ItemScope): string => {
  const [prompt] = childElements(interaction, "prompt");
  return prompt ? inSurroundings(innerMarkup(prompt, scope.markup), prompt, scope.parents, "div") : "";
};

/** Notes a minimum number of choices, which is not enforced here. */
export const nameLeastChoices = (least: number, notes: Notes): void => {
  if (least > 1) notes.add("minChoicesLeftOut", String(least));
};

/** Throws Refusal if there is a declared key and the scoring does not give it all points. */
export const checkKey = (declared: boolean, earned: number, most: number): void => {
  if (declared && Math.abs(earned - most) > 1e-9) throw new Refusal("keyContradicted");
};
