import { Refusal } from "../../refusal";
import type { XmlElement } from "../../xml";

const element = (
  name: string,
  attributes: XmlElement["attributes"],
  ...children: XmlElement["children"]
): XmlElement => ({
  name,
  attributes,
  children,
});
const points = (value: number) => element("baseValue", { baseType: "float" }, String(value));
const setScore = (value: XmlElement) => element("setOutcomeValue", { identifier: "SCORE" }, value);
const condition = (test: XmlElement, then: XmlElement, otherwise: XmlElement) =>
  element(
    "responseCondition",
    {},
    element("responseIf", {}, test, setScore(then)),
    element("responseElse", {}, setScore(otherwise)),
  );

const matches = (identifier: string, score: XmlElement) =>
  condition(
    element("match", {}, element("variable", { identifier }), element("correct", { identifier })),
    score,
    points(0),
  );
const maps = (name: string) => (identifier: string) =>
  condition(element("isNull", {}, element("variable", { identifier })), points(0), element(name, { identifier }));

/** The rules of the standard templates for one response. */
const templates: Readonly<Record<string, (identifier: string) => XmlElement>> = {
  match_correct: (identifier) => matches(identifier, points(1)),
  map_response: maps("mapResponse"),
  map_response_point: maps("mapResponsePoint"),
  CC2_match: (identifier) => matches(identifier, element("variable", { identifier: "MAXSCORE" })),
  CC2_match_basic: (identifier) => matches(identifier, element("variable", { identifier: "MAXSCORE" })),
  CC2_map_response: maps("mapResponse"),
};

const lastPart = /(?:^|\/)([^/]*?)(?:\.xml)?$/;

/** The rules of the template at an address. Throws Refusal for a template that is not a standard one. */
export const rulesOfTemplate = (address: string, response: string): readonly XmlElement[] => {
  const name = lastPart.exec(address)?.[1] ?? "";
  const rules = Object.hasOwn(templates, name) ? templates[name] : undefined;
  if (!rules) throw new Refusal("processingUnsupported", address.slice(0, 200));
  return [rules(response)];
};

/** The rule of `match_correct`, for items that compare the answer with the key and set no score. */
export const matchRule = (response: string): XmlElement => matches(response, points(1));
