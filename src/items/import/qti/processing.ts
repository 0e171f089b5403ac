import { Notes } from "../notes";
import { Refusal } from "../refusal";
import type { XmlElement } from "../xml";
import { childElements, xmlText } from "../xml";

const template = /(?:^|\/)(match_correct|map_response)(?:\.xml)?$/;
const kinds = { match_correct: "match", map_response: "map" } as const;

const refersTo = (element: XmlElement | undefined, name: string, identifier: string): boolean =>
  element?.name === name && element.attributes["identifier"] === identifier;
const isScore = (action: XmlElement): boolean => /^score$/i.test(action.attributes["identifier"] ?? "");
const onlyOutcomes = (actions: readonly XmlElement[]): boolean =>
  actions.every((action) => action.name === "setOutcomeValue");
const scores = (actions: readonly XmlElement[]): XmlElement[] =>
  actions
    .filter(isScore)
    .map((action) => childElements(action)[0])
    .filter((value) => value !== undefined);
const points = (value: XmlElement): number => (value.name === "baseValue" ? Number(xmlText(value)) : Number.NaN);
const mapsResponse = (values: readonly XmlElement[], identifier: string): boolean =>
  values.length === 1 && refersTo(values[0], "mapResponse", identifier);

/**
 * Recognises the two standard templates written out in full: the comparison, points above 0 for right and 0 for wrong
 * answers. null for other rules.
 */
const readWrittenOut = (processing: XmlElement, identifier: string, notes: Notes): "match" | "map" | null => {
  const [condition, ...more] = childElements(processing);
  if (!condition || more.length > 0) return null;
  if (condition.name === "setOutcomeValue") return mapsResponse(scores([condition]), identifier) ? "map" : null;
  const [then, otherwise, ...further] = childElements(condition);
  if (
    condition.name !== "responseCondition" ||
    then?.name !== "responseIf" ||
    (otherwise && otherwise.name !== "responseElse") ||
    further.length > 0
  )
    return null;
  const [test, ...actions] = childElements(then);
  const elseActions = otherwise ? childElements(otherwise) : [];
  if (!test || !onlyOutcomes(actions) || !onlyOutcomes(elseActions)) return null;
  const compared = childElements(test);
  const whenTrue = scores(actions);
  const whenFalse = scores(elseActions);
  if (test.name === "isNull") {
    return refersTo(compared[0], "variable", identifier) &&
      whenTrue.every((value) => points(value) === 0) &&
      mapsResponse(whenFalse, identifier)
      ? "map"
      : null;
  }
  const comparesKey =
    test.name === "match" &&
    compared.length === 2 &&
    compared.some((element) => refersTo(element, "variable", identifier)) &&
    compared.some((element) => refersTo(element, "correct", identifier));
  if (!comparesKey || !whenTrue.every((value) => points(value) > 0) || !whenFalse.every((value) => points(value) === 0))
    return null;
  if (whenTrue.length === 0) notes.add("scoreAssumed");
  return "match";
};

/**
 * The scoring of the response `identifier`: "match" compares it with the key, "map" looks it up in the mapping. Throws
 * Refusal for all other rules.
 */
export const readProcessing = (item: XmlElement, identifier: string, notes: Notes): "match" | "map" => {
  const processing = childElements(item, "responseProcessing")[0];
  const found = template.exec(processing?.attributes["template"] ?? "")?.[1];
  if (found === "match_correct" || found === "map_response") return kinds[found];
  if (!processing || (childElements(processing).length === 0 && processing.attributes["template"] === undefined)) {
    notes.add("scoreAssumed");
    return "match";
  }
  const kind = readWrittenOut(processing, identifier, notes);
  if (kind === null) throw new Refusal("processingUnsupported", processing.attributes["template"]?.slice(0, 200));
  return kind;
};
