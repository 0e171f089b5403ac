import { Notes } from "../notes";
import { Refusal } from "../refusal";
import type { XmlElement } from "../xml";
import { childElements, xmlText } from "../xml";
import { identifierOf, numberOf } from "./attributes";
import { readBoolean } from "./booleans";

export interface MapEntry {
  readonly key: string;
  readonly points: number;
  readonly caseSensitive: boolean;
}
/** Points by value; `lower` and `upper` bound the sum. */
export interface Mapping {
  readonly entries: readonly MapEntry[];
  readonly otherwise: number;
  readonly lower: number;
  readonly upper: number;
}
/** Points by the place on a picture. */
export interface AreaMapping {
  readonly areas: readonly { readonly shape: string; readonly coords: string; readonly points: number }[];
  readonly otherwise: number;
  readonly lower: number;
  readonly upper: number;
}
export type Cardinality = "single" | "multiple" | "ordered" | "record";

export interface ResponseDeclaration {
  readonly identifier: string;
  readonly baseType: string;
  readonly cardinality: Cardinality;
  readonly correct: readonly string[];
  readonly mapping: Mapping | null;
  readonly areaMapping: AreaMapping | null;
}

const cardinalities: ReadonlySet<string> = new Set(["single", "multiple", "ordered", "record"]);
const isCardinality = (text: string): text is Cardinality => cardinalities.has(text);

const boundsOf = (element: XmlElement) => ({
  otherwise: numberOf(element, "defaultValue", 0),
  lower: numberOf(element, "lowerBound", Number.NEGATIVE_INFINITY),
  upper: numberOf(element, "upperBound", Number.POSITIVE_INFINITY),
});

const mappingOf = (element: XmlElement, notes: Notes): Mapping => ({
  ...boundsOf(element),
  entries: childElements(element, "mapEntry").map((entry) => ({
    key: entry.attributes["mapKey"] ?? "",
    points: numberOf(entry, "mappedValue", 0),
    caseSensitive: readBoolean(entry, "caseSensitive", true, notes),
  })),
});

const areaMappingOf = (element: XmlElement): AreaMapping => ({
  ...boundsOf(element),
  areas: childElements(element, "areaMapEntry").map((entry) => ({
    shape: entry.attributes["shape"] ?? "",
    coords: entry.attributes["coords"] ?? "",
    points: numberOf(entry, "mappedValue", 0),
  })),
});

const declarationOf = (element: XmlElement, notes: Notes): ResponseDeclaration => {
  const [mapping] = childElements(element, "mapping");
  const [areaMapping] = childElements(element, "areaMapping");
  const { cardinality = "single", baseType = "" } = element.attributes;
  if (!isCardinality(cardinality)) throw new Refusal("responseTypeUnsupported", cardinality.slice(0, 60));
  for (const preset of childElements(element, "defaultValue").map((one) => xmlText(one).trim()))
    if (preset !== "") notes.add("presetAnswerLeftOut", preset.slice(0, 60));
  return {
    identifier: identifierOf(element),
    baseType,
    cardinality,
    correct: childElements(element, "correctResponse").flatMap((correct) =>
      childElements(correct, "value").map((value) => xmlText(value).trim()),
    ),
    mapping: mapping === undefined ? null : mappingOf(mapping, notes),
    areaMapping: areaMapping === undefined ? null : areaMappingOf(areaMapping),
  };
};

export type ResponseDeclarations = ReadonlyMap<string, ResponseDeclaration>;

/** The declared responses of an item by identifier. Throws Refusal for values that cannot be read. */
export const responseDeclarations = (item: XmlElement, notes: Notes): ResponseDeclarations =>
  new Map(
    childElements(item, "responseDeclaration").map((element) => [identifierOf(element), declarationOf(element, notes)]),
  );

/** The declared response of an interaction. Throws Refusal if there is none. */
export const boundResponse = (interaction: XmlElement, declared: ResponseDeclarations): ResponseDeclaration => {
  const identifier = interaction.attributes["responseIdentifier"] ?? "";
  const response = declared.get(identifier);
  if (!response) throw new Refusal("responseUndeclared", identifier.slice(0, 60));
  return response;
};
