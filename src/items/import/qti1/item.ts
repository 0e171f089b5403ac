import { Notes } from "../notes";
import { numberIn } from "../numbers";
import { oneLine } from "../one-line";
import type { FoundFile, Html, Place, QuestionRecord } from "../record";
import { gapMarks } from "../record";
import { Refusal } from "../refusal";
import type { XmlElement } from "../xml";
import { childElements, descendants, xmlText } from "../xml";
import { comparisonsOf, type Test } from "./conditions";
import { readExplanation } from "./feedback";
import { isContradicted, type Qti1Kind, kindByMetadata, kindOf } from "./kind";
import { readCategorise } from "./kinds/categorise";
import { readSingleChoice } from "./kinds/choice";
import { readQti1Essay } from "./kinds/essay";
import { readGaps } from "./kinds/gaps";
import { readHotSpot } from "./kinds/hot-spot";
import { readMatch } from "./kinds/match";
import { readNumberQuestion } from "./kinds/number";
import { readOrder } from "./kinds/order";
import { readMultipleChoice } from "./kinds/several";
import { readText } from "./kinds/text";
import { stack } from "./material";
import { metadataFields, metadataLanguage } from "./metadata";
import { readPoints } from "./points";
import { type Presentation, readPresentation } from "./presentation";
import type { Question, Qti1Reading } from "./question";
import { type RuleReading, readScoring, type Scoring, type Step } from "./rules";
import { sayTwoWords } from "./two-words";

/** Facts about the place of an item that reading it needs. */
export interface ItemPlace {
  readonly where: Place;
  readonly identity: string;
  /** The points that the section gives each of its questions. */
  readonly perItem: number | null;
  /** The quiz shuffles options. */
  readonly shuffle: boolean;
  readonly files: (reference: string) => FoundFile;
}

/** A question, or a text without a question; `stimulus` names the text that a question refers to. */
export type ItemReading =
  | { readonly is: "question"; readonly question: QuestionRecord; readonly stimulus: string | null }
  | { readonly is: "introduction"; readonly content: Html };

const readers: Readonly<Record<Exclude<Qti1Kind, "introduction">, (question: Question) => Qti1Reading>> = {
  single: readSingleChoice,
  several: readMultipleChoice,
  text: readText,
  number: readNumberQuestion,
  match: readMatch,
  "typed gaps": (question) => readGaps(question, true),
  "chosen gaps": (question) => readGaps(question, false),
  order: readOrder,
  categorise: readCategorise,
  "hot spot": readHotSpot,
  essay: readQti1Essay,
};

/**
 * The option for which a condition of Blackboard gives a percentage of the points; null: it is another kind of
 * condition.
 */
const percentOf = (test: Test, steps: readonly Step[], known: ReadonlyMap<string, number>): string | null =>
  test.test === "equal" && test.value === "" && steps.length === 1 && !known.has(test.response) ? test.response : null;

/**
 * The score that is implied for a condition: Blackboard writes none for a right answer of these kinds. null: none is
 * implied.
 */
const impliedBy = (kind: Qti1Kind, blackboard: boolean, presentation: Presentation): RuleReading["implied"] => {
  if (!blackboard) return null;
  if (kind === "text" || kind === "number") return (_test, most): Step => ({ action: "Set", value: most ?? 1 });
  const rows = presentation.responses.length;
  return kind === "match" ? (_test: Test, most) => ({ action: "Add", value: (most ?? rows) / rows }) : null;
};

const flag = (fields: ReadonlyMap<string, string>, name: string): boolean | null => {
  const written = fields.get(name)?.toLowerCase();
  return written === "true" ? true : written === "false" ? false : null;
};

/** Whether the file states for every right part that a wrong one costs 0 %. */
const costsNothing = (item: XmlElement): boolean => {
  const sets = descendants(item, ({ name }) => name === "setvar");
  const costs = sets.filter(({ attributes }) => attributes["NegativeCreditPercent"] !== undefined);
  return costs.length > 0 && costs.every((set) => numberIn(xmlText(set)) === 0);
};

const checkBlackboard = (item: XmlElement, fields: ReadonlyMap<string, string>, notes: Notes): void => {
  if (flag(fields, "bbmd_is_disabled")) throw new Refusal("questionDisabled");
  const negative = fields.get("bbmd_negative_points_ind") ?? "";
  if (negative !== "" && negative.toUpperCase() !== "N" && !costsNothing(item)) throw new Refusal("wrongCosts");
  if (flag(fields, "bbmd_all_fullcredit_ind") || flag(fields, "bbmd_canvas_fullcrdt_ind"))
    throw new Refusal("anythingRight");
  if (flag(fields, "bbmd_is_extracredit")) notes.add("extraPointsLeftOut");
  if ((fields.get("qmd_instructornotes") ?? "") !== "") notes.add("notesLeftOut");
};

const noteRest = (item: XmlElement, notes: Notes): void => {
  const attempts = item.attributes["maxattempts"] ?? "";
  if (attempts !== "" && attempts !== "0" && attempts !== "1") notes.add("itemAttemptsLeftOut", attempts);
  for (const { name } of childElements(item)) {
    if (name === "duration") notes.add("itemClockLeftOut");
    if (name === "objectives" || name === "rubric" || name === "itemrubric") notes.add("notesLeftOut");
    if (name === "itemprecondition" || name === "itempostcondition") throw new Refusal("processingUnsupported", name);
  }
};

/** Whether a typed answer is compared as a number. */
const comparesBounds = ({ rules }: Scoring): boolean =>
  rules.flatMap(({ test }) => comparisonsOf(test)).some(({ test }) => test === "bound");

/** The stem of an introduction, without the marks of responses. */
const introductionOf = ({ blocks }: Presentation): Html => ({
  html: stack(blocks.map((block) => block.replace(gapMarks, ""))),
});

/** Reads one item. Throws Refusal. */
export const readItem = (item: XmlElement, place: ItemPlace): ItemReading => {
  const notes = new Notes();
  const fields = metadataFields(item);
  const named = kindByMetadata(fields);
  const presentation = readPresentation(item, notes);
  const kind = kindOf(named, fields, presentation);
  if (kind === "introduction") return { is: "introduction", content: introductionOf(presentation) };
  if (isContradicted(kind, presentation)) notes.add("kindContradicted");
  const blackboard = fields.has("bbmd_questiontype");
  if (blackboard) checkBlackboard(item, fields, notes);
  const partial = blackboard ? flag(fields, "bbmd_partialcredit") : null;
  const implied = impliedBy(kind, blackboard, presentation);
  const percents = new Map<string, number>();
  const scoring = readScoring(item, {
    known: new Set(presentation.responses.map(({ ident }) => ident)),
    implied,
    stray: (test, steps) => {
      if (!blackboard) throw new Refusal("responseUnknown");
      const ident = percentOf(test, steps, percents);
      if (ident !== null) percents.set(ident, steps[0]?.value ?? 0);
      else if (partial === true && steps.some(({ value }) => value !== 0)) throw new Refusal("partialCredit");
    },
  });
  const isUnscored = scoring.rules.length === 0 && kind === "text" && named === null;
  const isEssay = kind === "essay" || isUnscored;
  if (isEssay) notes.add(isUnscored ? "personMarks" : "answerPlain");
  if (blackboard && kind === "match" && partial === null) notes.add("partsAssumed");
  const shown = sayTwoWords(presentation, fields, notes);
  const question: Question = { presentation: shown, scoring, fields, notes, shuffle: place.shuffle, partial, percents };
  const reading = readers[isEssay ? "essay" : kind === "text" && comparesBounds(scoring) ? "number" : kind](question);
  const explanation = readExplanation(item, notes);
  noteRest(item, notes);
  const points = readPoints(fields, notes, { full: reading.full, isUnstated: scoring.isUnstated }, place.perItem);
  return {
    is: "question",
    stimulus: fields.get("parent_stimulus_item_ident") ?? null,
    question: {
      where: place.where,
      identity: place.identity,
      title: oneLine(item.attributes["title"]),
      language: metadataLanguage(item.attributes["xml:lang"]),
      stem: reading.stem,
      asked: reading.asked,
      points,
      ...(reading.lowest === undefined ? {} : { lowest: reading.lowest }),
      ...(explanation ? { explanation } : {}),
      ...(/^(?:basic|scientific)$/i.test(fields.get("calculator_type") ?? "") ? { calculator: true } : {}),
      files: place.files,
      changed: notes.list(),
    },
  };
};
