import { xmlElement, escapedXmlText } from "../xml";

/** The parts of an item's XML for its interaction. */
export interface WrittenInteraction {
  readonly declarations: string;
  /** The content of the item's body, including the stem. */
  readonly body: string;
  readonly processing: string;
  /** Who marks the answers; absent: the rules above. */
  readonly marker?: "human";
}

export const response = "RESPONSE";
const templates = "https://purl.imsglobal.org/spec/qti/v3p0/rptemplates";

/** The points of each part of an answer, in proportion to the weights. */
export const scoresOf = (points: number, weights: readonly number[]): readonly number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (weight * points) / total);
};

interface MapEntry {
  readonly key: string;
  readonly value: number;
  readonly caseSensitive?: boolean;
}

export const mapping = (
  entries: readonly MapEntry[],
  bounds: { readonly lower?: number; readonly upper?: number } = {},
): string =>
  xmlElement(
    "qti-mapping",
    { "default-value": 0, "lower-bound": bounds.lower, "upper-bound": bounds.upper },
    entries.map(({ key, value, caseSensitive = true }) =>
      xmlElement("qti-map-entry", { "map-key": key, "mapped-value": value, "case-sensitive": caseSensitive }),
    ),
  );

export const declaration = (
  identifier: string,
  type: { readonly cardinality: "single" | "multiple" | "ordered"; readonly baseType: string },
  correct: readonly string[],
  map = "",
): string =>
  xmlElement(
    "qti-response-declaration",
    { identifier, cardinality: type.cardinality, "base-type": type.baseType },
    xmlElement(
      "qti-correct-response",
      {},
      correct.map((value) => xmlElement("qti-value", {}, escapedXmlText(value))),
    ) + map,
  );

export const variable = (identifier: string): string => xmlElement("qti-variable", { identifier });
export const correct = (identifier: string): string => xmlElement("qti-correct", { identifier });
export const mapResponse = (identifier: string): string => xmlElement("qti-map-response", { identifier });
export const baseValue = (baseType: string, value: string | number): string =>
  xmlElement("qti-base-value", { "base-type": baseType }, escapedXmlText(String(value)));
export const setScore = (value: string): string => xmlElement("qti-set-outcome-value", { identifier: "SCORE" }, value);
export const scoreVariable = (value: number): string => setScore(baseValue("float", value));
export const isCorrect = (identifier: string): string =>
  xmlElement("qti-match", {}, [variable(identifier), correct(identifier)]);

/** XML of a condition: the rules of the first branch whose test is true, else `otherwise`. */
export const condition = (branches: readonly (readonly [test: string, rules: string])[], otherwise?: string): string =>
  xmlElement("qti-response-condition", {}, [
    ...branches.map(([test, rules], place) =>
      xmlElement(place === 0 ? "qti-response-if" : "qti-response-else-if", {}, test + rules),
    ),
    ...(otherwise === undefined ? [] : [xmlElement("qti-response-else", {}, otherwise)]),
  ]);

export const processing = (rules: string | readonly string[]): string =>
  xmlElement("qti-response-processing", {}, rules);

const byTemplate = (name: string): string =>
  xmlElement("qti-response-processing", { template: `${templates}/${name}.xml` });

/** XML of all-or-nothing scoring: `points` for the right answer, else 0. */
export const matchCorrect = (points: number): string =>
  points === 1
    ? byTemplate("match_correct")
    : processing(condition([[isCorrect(response), scoreVariable(points)]], scoreVariable(0)));

/** XML of scoring by the mapping of the response. */
export const byMapping = (): string => byTemplate("map_response");
