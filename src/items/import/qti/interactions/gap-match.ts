import { escapeHtml } from "../../../content/escape-html";
import { gapMark, type OptionRecord } from "../../record";
import { Refusal } from "../../refusal";
import type { XmlElement } from "../../xml";
import { childElements, descendants } from "../../xml";
import { identifierOf } from "../attributes";
import { elementsAround } from "../item-tree";
import { markupOf, type Placement } from "../markup";
import type { ResponseDeclaration } from "../response-declaration";
import { fixedShuffle } from "./fixed-shuffle";
import { chosenGap, gapShares, type GapCredit } from "./gap-credit";
import { choicesMark, type Asking, type InteractionReader, type ItemScope } from "./interaction";
import { checkPairLimit } from "./match";
import { choiceOptions, promptOf } from "./options";
import { pairCredit, pairName } from "./pairs";

export const isWord = ({ name }: XmlElement): boolean => name === "gapText" || name === "gapImg";
const wordsOf = (element: XmlElement): XmlElement[] => childElements(element).filter(isWord);
const gapsOf = (element: XmlElement): XmlElement[] => descendants(element, ({ name }) => name === "gap");

const creditOf = (
  response: ResponseDeclaration,
  words: readonly string[],
  gaps: readonly string[],
  scope: ItemScope,
): GapCredit => {
  const credit = pairCredit(scope.program, response);
  if (credit.kind === "whole") {
    const right = new Set(credit.right.map(pairName));
    const filled = new Set(credit.right.map(([, gap]) => gap));
    if (filled.size !== right.size || gaps.some((gap) => !filled.has(gap))) throw new Refusal("gapWithoutKey");
    if (credit.unansweredCosts) scope.notes.add("unansweredFree");
    return {
      points: credit.points,
      lowest: 0,
      marking: "whole",
      earned: (word, gap) => (right.has(pairName([word, gap])) ? 1 : 0),
    };
  }
  return gapShares(credit, { response, words, gaps, pairOf: (word, gap) => [word, gap] }, scope);
};

/** The question and its credit where each gap is a choice among all words of an interaction. */
export const chosenGaps = (
  element: XmlElement,
  response: ResponseDeclaration,
  gaps: readonly string[],
  scope: ItemScope,
): Pick<Asking, "asked" | "points" | "lowest"> => {
  const { options, shuffle } = choiceOptions(element, wordsOf(element), scope, "span");
  const listed = shuffle ? fixedShuffle(options, scope) : options;
  const plain = listed.map(({ id, content }): OptionRecord => ({ id, content }));
  const words = plain.map(({ id }) => id);
  const credit = creditOf(response, words, gaps, scope);
  checkPairLimit(element, { right: gaps.length, possible: gaps.length }, scope);
  return {
    asked: { kind: "gaps", gaps: gaps.map((gap) => chosenGap(gap, plain, credit)), marking: credit.marking },
    points: credit.points,
    lowest: credit.lowest,
  };
};

/** gapMatchInteraction: words to put into the gaps of a text; each gap becomes a choice among all words. */
export const gapMatchReader: InteractionReader = {
  choices: (element) => [...wordsOf(element), ...gapsOf(element)].map(identifierOf),
  whole: (element, response, scope) => {
    const gaps = gapsOf(element);
    const asking = chosenGaps(element, response, gaps.map(identifierOf), scope);
    scope.notes.add("gapMatchAsChoices");
    const at = new Map<XmlElement, Placement>(gaps.map((gap) => [gap, { html: gapMark(identifierOf(gap)) }]));
    const placed = { at, around: elementsAround(gaps, scope.parents) };
    const text = element.children
      .filter((child) => typeof child === "string" || (!isWord(child) && child.name !== "prompt"))
      .map((child) => markupOf(child, scope.markup, placed))
      .join("");
    const html = `${choicesMark}${surrounded(text, element)}`;
    return {
      ...asking,
      placements: new Map([[element, { html }]]),
      prompt: promptOf(element, scope),
      textStays: true,
    };
  },
};

/** HTML in the direction that an element sets for itself. */
function surrounded(html: string, { attributes }: XmlElement): string {
  const direction = attributes["dir"];
  return direction === undefined ? html : `<div dir="${escapeHtml(direction)}">${html}</div>`;
}
