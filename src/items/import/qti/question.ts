import type { Language } from "../../../contract/item/content";
import { Notes } from "../notes";
import { numberIn } from "../numbers";
import type { Place, QuestionRecord } from "../record";
import { Refusal } from "../refusal";
import { checkSingleParts } from "../single-parts";
import type { XmlElement } from "../xml";
import { childElements, descendants, xmlText } from "../xml";
import type { PackageFiles } from "../zip";
import { askParts } from "./answer-parts";
import { identifierOf } from "./attributes";
import { readBoolean } from "./booleans";
import type { Drawings } from "./drawings";
import { commonFeedback } from "./feedback";
import type { Asking, ItemScope } from "./interactions/interaction";
import { interactionReaders } from "./interactions/table";
import { parentsIn } from "./item-tree";
import { languageOf } from "./language";
import { withChoiceNames } from "./padded-keys";
import { moleculeDrawings, redrawPictures } from "./pictures";
import { ScoringProgram } from "./processing/program";
import { recordingIn } from "./recordings";
import { baseOf, fileFinder } from "./references";
import { boundResponse, responseDeclarations, type ResponseDeclarations } from "./response-declaration";
import { stemOf } from "./stem";
import { stimulusOf } from "./stimulus";

/** The parts of a package that reading a question needs. */
export interface QuestionContext {
  readonly files: PackageFiles;
  readonly drawings: (language: Language | null) => Drawings;
}

const expected: ReadonlySet<string> = new Set([
  "responseDeclaration",
  "outcomeDeclaration",
  "assessmentStimulusRef",
  "stylesheet",
  "itemBody",
  "responseProcessing",
  "modalFeedback",
]);
const calculators = /calculator/i;

const isInteraction = ({ name }: XmlElement): boolean => name.endsWith("Interaction");

const interactionsIn = (body: XmlElement): XmlElement[] => {
  const found = descendants(body, isInteraction);
  if (found.length === 0) throw new Refusal("noInteraction");
  for (const { name } of found) {
    if (!interactionReaders.has(name)) throw new Refusal("interactionUnsupported", name.slice(0, 60));
  }
  const bound = new Set(found.map((element) => element.attributes["responseIdentifier"] ?? ""));
  if (bound.size < found.length)
    throw new Refusal(
      "severalInteractions",
      found
        .map(({ name }) => name)
        .join(", ")
        .slice(0, 200),
    );
  return found;
};

/** Notes the parts of an item that are neither content nor scoring. */
const nameOthers = (item: XmlElement, notes: Notes): void => {
  for (const element of childElements(item)) {
    if (element.name.startsWith("template")) throw new Refusal("templated", element.name);
    if (element.name === "stylesheet")
      notes.add("styleReduced", (element.attributes["href"] ?? "stylesheet").slice(0, 60));
    else if (element.name === "companionMaterialsInfo")
      for (const { name } of childElements(element).filter((material) => !calculators.test(material.name)))
        notes.add("materialsLeftOut", name.slice(0, 60));
    else if (element.name === "catalogInfo" || element.name === "apipAccessibility") notes.add("catalogLeftOut");
    else if (!expected.has(element.name)) notes.add("elementLeftOut", element.name.slice(0, 60));
  }
};

const resolved = (
  interactions: readonly XmlElement[],
  declared: ResponseDeclarations,
  notes: Notes,
): ResponseDeclarations =>
  new Map([
    ...declared,
    ...interactions.map((element) => {
      const response = boundResponse(element, declared);
      const choices = interactionReaders.get(element.name)?.choices?.(element);
      return [response.identifier, choices ? withChoiceNames(response, choices, notes) : response] as const;
    }),
  ]);

const askingOf = (interactions: readonly XmlElement[], declared: ResponseDeclarations, scope: ItemScope): Asking => {
  const [only] = interactions;
  const parts = interactions.map((element) => {
    const reader = interactionReaders.get(element.name);
    return reader?.part?.(element, boundResponse(element, declared), scope) ?? null;
  });
  if (parts.every((part) => part !== null) && (parts.length === 1 || parts.every((part) => !part.textStays)))
    return askParts(parts, scope);
  const whole = interactionReaders.get(only?.name ?? "")?.whole;
  if (!only || interactions.length > 1 || !whole)
    throw new Refusal(
      "severalInteractions",
      interactions
        .map(({ name }) => name)
        .join(", ")
        .slice(0, 200),
    );
  return whole(only, boundResponse(only, declared), scope);
};

/** The same error, or a refusal for a missing key if that is why no answer earns points. */
const withoutKey = (error: unknown, interactions: readonly XmlElement[], declared: ResponseDeclarations): unknown => {
  const missing = interactions.every((element) => {
    const { correct, mapping, areaMapping } = boundResponse(element, declared);
    return correct.length === 0 && mapping === null && areaMapping === null;
  });
  return missing && error instanceof Refusal && error.reason.code === "noFullCredit"
    ? new Refusal("keyMissing")
    : error;
};

const tryAsking = (interactions: readonly XmlElement[], declared: ResponseDeclarations, scope: ItemScope): Asking => {
  try {
    return askingOf(interactions, declared, scope);
  } catch (error) {
    throw withoutKey(error, interactions, declared);
  }
};

/** Notes declared maxima that differ from the points of a right answer. */
const nameMaximum = (item: XmlElement, { program, notes }: ItemScope, points: number): void => {
  const score = childElements(item, "outcomeDeclaration").find((element) => identifierOf(element) === program.score);
  const declared = [numberIn(score?.attributes["normalMaximum"] ?? ""), program.numberOf("MAXSCORE")];
  for (const maximum of declared)
    if (maximum !== null && maximum !== 0 && Math.abs(maximum - points) > 1e-9)
      notes.add("maximumDiffers", `${points} / ${maximum}`);
};

const singleParts: Readonly<Record<string, readonly string[]>> = {
  assessmentItem: ["itemBody", "responseProcessing"],
  responseDeclaration: ["correctResponse", "mapping", "areaMapping"],
  responseCondition: ["responseIf", "responseElse"],
  choiceInteraction: ["prompt"],
  orderInteraction: ["prompt"],
  matchInteraction: ["prompt"],
  associateInteraction: ["prompt"],
  gapMatchInteraction: ["prompt"],
  hottextInteraction: ["prompt"],
  extendedTextInteraction: ["prompt"],
  sliderInteraction: ["prompt"],
  hotspotInteraction: ["prompt", "object", "img"],
  selectPointInteraction: ["prompt", "object", "img"],
};

/** Checks that parts that must occur once do. Throws Refusal. */
const checkParts = (item: XmlElement): void => {
  for (const element of [item, ...descendants(item, ({ name }) => Object.hasOwn(singleParts, name))])
    checkSingleParts(element, singleParts[element.name] ?? []);
};

const hasCalculator = (item: XmlElement): boolean =>
  childElements(item, "companionMaterialsInfo").some((info) =>
    descendants(info, ({ name }) => calculators.test(name)).some((element) => !/false/i.test(xmlText(element))),
  );

const trimmedTitle = (item: XmlElement): string | null => (item.attributes["title"] ?? "").trim().slice(0, 300) || null;

/**
 * Reads one assessmentItem whose elements have the names of QTI 2. Throws Refusal, with the reason, if it cannot be
 * used as its author meant it.
 */
export const readQuestion = async (
  item: XmlElement,
  { where, identity }: { readonly where: Place & { readonly file: string }; readonly identity: string },
  { files, drawings }: QuestionContext,
): Promise<QuestionRecord> => {
  const notes = new Notes();
  if (item.name !== "assessmentItem") throw new Refusal("notItem", item.name.slice(0, 60));
  if (readBoolean(item, "adaptive", false, notes)) throw new Refusal("adaptiveItem");
  nameOthers(item, notes);
  checkParts(item);
  const [itemBody] = childElements(item, "itemBody");
  if (!itemBody) throw new Refusal("noInteraction");
  const interactions = interactionsIn(itemBody);
  const declared = resolved(interactions, responseDeclarations(item, notes), notes);
  const language = languageOf(item);
  const shared = drawings(language);
  shared.plan(moleculeDrawings(itemBody, new Notes()));
  const [first] = interactions;
  // what is assumed about scoring does not matter where a person marks
  const scoringNotes = first?.name === "extendedTextInteraction" ? new Notes() : notes;
  const program = new ScoringProgram(item, declared, first?.attributes["responseIdentifier"] ?? "", scoringNotes);
  const scope: ItemScope = {
    identity,
    item,
    itemBody,
    parents: parentsIn(itemBody),
    program,
    notes,
    markup: {
      file: baseOf(where.file, item),
      files,
      drawn: await redrawPictures(itemBody, shared, notes),
      notes,
      feedback: [],
    },
  };
  const asking = tryAsking(interactions, declared, scope);
  nameMaximum(item, scope, asking.points);
  const heard = recordingIn(itemBody, scope.parents, scope.markup);
  if (heard?.isFirst === false) notes.add("recordingMoved");
  const stem = stemOf(
    heard === null ? asking : { ...asking, placements: new Map([...asking.placements, heard.placement]) },
    scope,
  );
  const explanation = commonFeedback(item, [...declared.keys()], scope);
  const stimulus = stimulusOf(item, scope.markup);
  return {
    where,
    identity,
    title: trimmedTitle(item),
    language,
    stem: { html: stem },
    ...(heard === null ? {} : { recording: heard.recording }),
    asked: asking.asked,
    points: asking.points,
    ...(asking.lowest < 0 ? { lowest: asking.lowest } : {}),
    ...(explanation ? { explanation } : {}),
    ...(stimulus ? { stimulus } : {}),
    ...(hasCalculator(item) ? { calculator: true } : {}),
    files: fileFinder(files),
    changed: notes.list(),
  };
};
