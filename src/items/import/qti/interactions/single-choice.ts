import type { OptionRecord } from "../../record";
import { Refusal } from "../../refusal";
import type { XmlElement } from "../../xml";
import { countIn } from "../attributes";
import { choiceClasses } from "../processing/answer-classes";
import type { ResponseDeclaration } from "../response-declaration";
import { fixedShuffle } from "./fixed-shuffle";
import { atChoices, type AnswerPart, type ItemScope } from "./interaction";
import { choiceOptions, promptOf } from "./options";

const sharesById = (options: readonly OptionRecord[], shares: readonly number[]): Record<string, number> => {
  const earned = options.map(({ id }, index) => [id, shares[index + 1] ?? 0] as const);
  const right = earned.filter(([, share]) => share === 1);
  if (right.length > 1)
    throw new Refusal(
      "keyAmbiguous",
      right
        .map(([id]) => id)
        .join(", ")
        .slice(0, 200),
    );
  return Object.fromEntries(earned.filter(([, share]) => share !== 0));
};

/** A choice of one option as a part of an answer. */
export const singleChoicePart = (
  element: XmlElement,
  choices: readonly XmlElement[],
  response: ResponseDeclaration,
  scope: ItemScope,
): AnswerPart => {
  const { options, shuffle } = choiceOptions(element, choices, scope);
  return {
    element,
    classes: choiceClasses(
      response,
      options.map(({ id }) => id),
    ),
    prompt: promptOf(element, scope),
    field: atChoices,
    asked: (shares) => ({ kind: "single_choice", options, shuffle, shares: sharesById(options, shares) }),
    content: (shares) => {
      scope.notes.add("choiceAsGap");
      return {
        kind: "choice",
        options: shuffle ? fixedShuffle(options, scope) : options,
        shares: sharesById(options, shares),
      };
    },
  };
};

/** A choice of one option within a text. */
export const inlineChoicePart = (
  element: XmlElement,
  choices: readonly XmlElement[],
  response: ResponseDeclaration,
  scope: ItemScope,
): AnswerPart => {
  const { options, shuffle } = choiceOptions(element, choices, scope, "span");
  return {
    element,
    classes: choiceClasses(
      response,
      options.map(({ id }) => id),
    ),
    prompt: "",
    asked: () => null,
    content: (shares) => ({
      kind: "choice",
      options: shuffle ? fixedShuffle(options, scope) : options,
      shares: sharesById(options, shares),
    }),
  };
};

/** Throws Refusal unless a response is a single identifier. */
export const checkSingleIdentifier = ({ baseType, cardinality }: ResponseDeclaration): void => {
  if (baseType !== "identifier" || cardinality !== "single")
    throw new Refusal("responseTypeUnsupported", `${baseType} ${cardinality}`);
};

/** Throws Refusal unless an interaction allows exactly one choice, as its response with one identifier requires. */
export const checkOneChoice = (element: XmlElement): void => {
  if (countIn(element, "maxChoices", 1) !== 1) throw new Refusal("responseTypeUnsupported", "maxChoices");
};
