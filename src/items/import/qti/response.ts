import { comparable } from "../../../contract/item/comparable";
import type { ItemKey } from "../../../contract/item/item";
import { longestText } from "../../../contract/item/item";
import { Notes } from "../notes";
import { Refusal } from "../refusal";
import type { XmlElement } from "../xml";
import { childElements, xmlText } from "../xml";
import { readBoolean } from "./booleans";

export interface Response {
  readonly baseType: string;
  readonly cardinality: string;
  readonly correct: readonly string[];
  /** Accepted forms with points above 0; `null` when there is no mapping. */
  readonly mapped:
    | readonly { readonly form: string; readonly points: number; readonly caseSensitive: boolean }[]
    | null;
}

/** The declared response of an interaction. */
export const readResponse = (item: XmlElement, identifier: string, notes: Notes): Response => {
  const declaration = childElements(item, "responseDeclaration").find(
    (element) => element.attributes["identifier"] === identifier,
  );
  if (!declaration) throw new Refusal("responseUndeclared", identifier);
  const mapping = childElements(declaration, "mapping")[0];
  if (Number(mapping?.attributes["defaultValue"] ?? 0) > 0) throw new Refusal("partialCredit");
  return {
    baseType: declaration.attributes["baseType"] ?? "",
    cardinality: declaration.attributes["cardinality"] ?? "",
    correct: childElements(declaration, "correctResponse").flatMap((element) =>
      childElements(element, "value").map((value) => xmlText(value).trim()),
    ),
    mapped:
      mapping === undefined
        ? null
        : childElements(mapping, "mapEntry")
            .map((entry) => ({
              form: entry.attributes["mapKey"] ?? "",
              points: Number(entry.attributes["mappedValue"] ?? 0),
              caseSensitive: readBoolean(entry, "caseSensitive", true, notes),
            }))
            .filter((entry) => entry.points > 0),
  };
};

const equalPoints = (mapped: NonNullable<Response["mapped"]>): readonly string[] => {
  if (new Set(mapped.map((entry) => entry.points)).size > 1) throw new Refusal("partialCredit");
  return mapped.map((entry) => entry.form);
};

const unpadded = (identifier: string): string =>
  identifier.replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, ""));

/**
 * The choices that a key names. Identifiers with other leading zeros are matched only when the match is unambiguous;
 * otherwise throws Refusal.
 */
const findChoices = (named: readonly string[], choices: readonly string[], notes: Notes): string[] => {
  if (named.every((identifier) => choices.includes(identifier))) return [...named];
  const byNumber = new Map(choices.map((identifier) => [unpadded(identifier), identifier]));
  const found = named.map((identifier) => byNumber.get(unpadded(identifier)));
  if (byNumber.size !== choices.length || found.includes(undefined))
    throw new Refusal("keyUnknown", named.filter((identifier) => !choices.includes(identifier)).join(", "));
  notes.add("keyIdentifierPadded");
  return found.filter((identifier) => identifier !== undefined);
};

/** Identifiers of the right choices. */
export const readChoiceKey = (
  response: Response,
  processing: "match" | "map",
  choices: readonly string[],
  notes: Notes,
): string[] => {
  if (response.baseType !== "identifier" || (response.cardinality !== "single" && response.cardinality !== "multiple"))
    throw new Refusal("responseTypeUnsupported", `${response.baseType} ${response.cardinality}`);
  const single = response.cardinality === "single";
  const named = [
    ...new Set(processing === "map" ? (response.mapped ?? []).map((entry) => entry.form) : response.correct),
  ];
  if (named.length === 0) throw new Refusal("keyMissing");
  if (processing === "map") {
    equalPoints(response.mapped ?? []);
    if (!single && named.length > 1) notes.add("scoredAllOrNothing");
  }
  if (single && named.length > 1) throw new Refusal("keyAmbiguous", named.join(", "));
  const found = findChoices(named, choices, notes);
  if (new Set(found).size !== found.length) throw new Refusal("keyUnknown", named.join(", "));
  return found;
};

const readTextKey = (response: Response, processing: "match" | "map", notes: Notes): ItemKey => {
  const mapped = response.mapped ?? [];
  const sensitive = new Set(mapped.map((entry) => entry.caseSensitive));
  if (sensitive.size > 1) throw new Refusal("caseMixed");
  const case_sensitive = !sensitive.has(false);
  const forms = [...(processing === "match" ? response.correct : []), ...equalPoints(mapped)]
    .map((form) => form.trim())
    .filter((form) => form !== "");
  const exact = [...new Set(forms)];
  const accepted = [
    ...new Map(exact.map((form) => [comparable(form, case_sensitive), form] as const).toReversed()).values(),
  ].toReversed();
  if (accepted.length === 0) throw new Refusal("keyMissing");
  if (accepted.some((form) => form.length > longestText)) throw new Refusal("answerTooLong");
  if (accepted.length < exact.length) notes.add("caseFoldedDuplicatesMerged");
  const correct = new Set(response.correct.map((form) => comparable(form, case_sensitive)));
  if (processing === "match" && accepted.some((form) => !correct.has(comparable(form, case_sensitive))))
    notes.add("mappingRead");
  if (processing === "match" && accepted.filter((form) => correct.has(comparable(form, case_sensitive))).length > 1)
    notes.add("severalCorrectForms");
  return { type: "text_entry", accepted, case_sensitive };
};

const readNumberKey = (response: Response, processing: "match" | "map"): ItemKey => {
  const [value, ...more] = response.correct;
  if (processing === "map" || more.length > 0) throw new Refusal("partialCredit");
  if (value === undefined) throw new Refusal("keyMissing");
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(value))
    throw new Refusal("numberUnreadable", value.slice(0, 60));
  return { type: "numeric_entry", value: Number(value), tolerance: 0, accepted: [] };
};

/** The key of a text entry: accepted forms, or a number where the response is declared as one. */
export const readEntryKey = (response: Response, processing: "match" | "map", notes: Notes): ItemKey => {
  if (response.cardinality !== "single")
    throw new Refusal("responseTypeUnsupported", `${response.baseType} ${response.cardinality}`);
  if (response.baseType === "string") return readTextKey(response, processing, notes);
  if (response.baseType === "integer" || response.baseType === "float") return readNumberKey(response, processing);
  throw new Refusal("responseTypeUnsupported", `${response.baseType} ${response.cardinality}`);
};
