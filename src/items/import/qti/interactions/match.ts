import { gapMark, type MatchRecord, type OptionRecord } from "../../record";
import { Refusal } from "../../refusal";
import type { XmlElement } from "../../xml";
import { childElements } from "../../xml";
import { countIn, identifierOf } from "../attributes";
import type { ResponseDeclaration } from "../response-declaration";
import { fixedShuffle } from "./fixed-shuffle";
import { chosenGap, gapShares } from "./gap-credit";
import { atChoices, choicesMark, type Asking, type InteractionReader, type ItemScope } from "./interaction";
import { choiceOptions, nameLeastChoices, promptOf } from "./options";
import { areEqualPairs, equalPairs, pairCredit, pairIn, type ChoicePair, type PairCredit } from "./pairs";

interface RightPairs {
  readonly right: readonly ChoicePair[];
  readonly points: number;
  readonly marking: MatchRecord["marking"];
}

/** The right pairs of an interaction, their points, and how they add up. Throws Refusal. */
export const rightPairs = (
  response: ResponseDeclaration,
  scope: ItemScope,
  credit: PairCredit = pairCredit(scope.program, response),
): RightPairs => {
  if (credit.kind === "shares") return { ...equalPairs(credit, response), marking: "shares" };
  if (credit.unansweredCosts) scope.notes.add("unansweredFree");
  return { right: credit.right, points: credit.points, marking: "whole" };
};

const repeats = (names: readonly string[]): boolean => new Set(names).size < names.length;

const setsOf = (element: XmlElement): readonly (readonly XmlElement[])[] =>
  childElements(element, "simpleMatchSet").map((set) => childElements(set, "simpleAssociableChoice"));

/**
 * The options of a column: in the order of the file or, if it is to be shuffled, in an order drawn once for the item.
 */
export const columnOf = (
  element: XmlElement,
  choices: readonly XmlElement[],
  scope: ItemScope,
  tag: "div" | "span" = "div",
): OptionRecord[] => {
  const { options, shuffle } = choiceOptions(element, choices, scope, tag);
  return (shuffle ? fixedShuffle(options, scope) : options).map(({ id, content }) => ({ id, content }));
};

/**
 * Checks that all right pairs may be made, and notes a limit on pairs that is lower than the number of possible pairs.
 * Throws Refusal.
 */
export const checkPairLimit = (
  element: XmlElement,
  { right, possible }: { readonly right: number; readonly possible: number },
  { notes }: ItemScope,
): void => {
  const most = countIn(element, "maxAssociations", 0);
  if (most > 0 && most < right) throw new Refusal("tooManyCorrect", `${right} > ${most}`);
  if (most > 0 && most < possible) notes.add("pairLimitLeftOut", String(most));
  nameLeastChoices(countIn(element, "minAssociations", 0), notes);
};

/**
 * The right groups of a mapping in which sorting something that belongs to no group costs as many points as a right
 * pair earns. Throws Refusal for other mappings.
 */
const groupsByShares = (credit: Extract<PairCredit, { kind: "shares" }>): RightPairs => {
  const right = [...credit.earned].filter(([, points]) => points > 0);
  const [[, each] = ["", 0]] = right;
  const placed = new Set(right.map(([name]) => pairIn(name)[0]));
  const plain =
    [...credit.earned].every(
      ([name, points]) => points === each || (points === -each && !placed.has(pairIn(name)[0])),
    ) && credit.otherwise === 0;
  if (each === 0 || !plain) throw new Refusal("pairsUnequal");
  if (credit.upper < each * right.length - 1e-9 || credit.lower !== 0) throw new Refusal("partialCredit");
  return { right: right.map(([name]) => pairIn(name)), points: each * right.length, marking: "shares" };
};

/** Reads a matchInteraction whose choices are sorted into groups: QTI has one element for this and for pairs. */
const readGroups = (element: XmlElement, response: ResponseDeclaration, scope: ItemScope): Asking => {
  const [first = [], second = [], ...more] = setsOf(element);
  if (more.length > 0) throw new Refusal("interactionUnsupported", element.name);
  const credit = pairCredit(scope.program, response);
  const { right, points, marking } =
    credit.kind === "shares" ? groupsByShares(credit) : rightPairs(response, scope, credit);
  if (repeats(right.map(([source]) => source))) throw new Refusal("pairsTangled");
  const [options = [], categories = []] = [first, second].map((choices) => columnOf(element, choices, scope));
  return {
    asked: { kind: "categorise", options, categories, placements: Object.fromEntries(right), marking },
    points,
    lowest: 0,
    placements: new Map([[element, atChoices]]),
    prompt: promptOf(element, scope),
  };
};

const takesOne = (choice: XmlElement): boolean => countIn(choice, "matchMax", 1) === 1;

/**
 * Reads pairs that earn different points as a choice at each entry of the column whose entries can be matched only
 * once.
 */
const matchAsGaps = (
  element: XmlElement,
  credit: Extract<PairCredit, { kind: "shares" }>,
  response: ResponseDeclaration,
  scope: ItemScope,
): Asking => {
  const [first = [], second = []] = setsOf(element);
  const turned = !first.every(takesOne);
  const [left, other] = turned ? [second, first] : [first, second];
  const most = countIn(element, "maxAssociations", 0);
  if (!left.every(takesOne) || (most > 0 && most < left.length)) throw new Refusal("pairsUnequal");
  const [rows = [], words = []] = [left, other].map((choices) => columnOf(element, choices, scope, "span"));
  const [gaps, names] = [rows.map(({ id }) => id), words.map(({ id }) => id)];
  const pairOf = (word: string, gap: string): ChoicePair => (turned ? [word, gap] : [gap, word]);
  const shares = gapShares(credit, { response, words: names, gaps, pairOf }, scope);
  if (gaps.some((gap) => names.every((word) => shares.earned(word, gap) <= 0))) throw new Refusal("pairsUnequal");
  if (turned) scope.notes.add("columnsTurned");
  scope.notes.add("matchAsChoices");
  const listed = rows.map(({ id, content }) => `<div>${content.html} ${gapMark(id)}</div>`).join("");
  return {
    asked: { kind: "gaps", gaps: gaps.map((gap) => chosenGap(gap, words, shares)), marking: "shares" },
    points: shares.points,
    lowest: shares.lowest,
    placements: new Map([[element, { html: `${choicesMark}${listed}` }]]),
    prompt: promptOf(element, scope),
    textStays: true,
  };
};

const readMatch = (element: XmlElement, response: ResponseDeclaration, scope: ItemScope): Asking => {
  const [first = [], second = [], ...more] = setsOf(element);
  if (more.length > 0) throw new Refusal("interactionUnsupported", element.name);
  const credit = pairCredit(scope.program, response);
  if (credit.kind === "shares" && !areEqualPairs(credit)) return matchAsGaps(element, credit, response, scope);
  const { right, points, marking } = rightPairs(response, scope, credit);
  const names = [new Set(first.map(identifierOf)), new Set(second.map(identifierOf))];
  if (right.some(([source, target]) => !names[0]?.has(source) || !names[1]?.has(target)))
    throw new Refusal("keyUnknown");
  const turned = repeats(right.map(([source]) => source));
  if (turned && repeats(right.map(([, target]) => target))) throw new Refusal("pairsTangled");
  if (turned) scope.notes.add("columnsTurned");
  const [left, other] = turned ? [second, first] : [first, second];
  const pairs = turned ? right.map(([source, target]): ChoicePair => [target, source]) : right;
  if (left.some((choice) => countIn(choice, "matchMax", 1) !== 1)) scope.notes.add("onePairEach");
  if (marking === "shares" && other.some((choice) => countIn(choice, "matchMax", 1) === 1))
    scope.notes.add("targetsReusable");
  if (marking === "shares" && left.length > pairs.length) scope.notes.add("morePairsCost");
  checkPairLimit(element, { right: pairs.length, possible: left.length }, scope);
  const [sources = [], targets = []] = [left, other].map((choices) => columnOf(element, choices, scope));
  return {
    asked: { kind: "match", sources, targets, pairs, marking },
    points,
    lowest: 0,
    placements: new Map([[element, atChoices]]),
    prompt: promptOf(element, scope),
  };
};

export const matchReader: InteractionReader = {
  choices: (element) => setsOf(element).flatMap((choices) => choices.map(identifierOf)),
  whole: (element, response, scope) =>
    element.attributes["data-interaction"] === "categorise"
      ? readGroups(element, response, scope)
      : readMatch(element, response, scope),
};
