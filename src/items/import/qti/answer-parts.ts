import { gapMark, type GapRecord } from "../record";
import { Refusal } from "../refusal";
import type { XmlElement } from "../xml";
import { atChoices, type AnswerPart, type Asking, type ItemScope } from "./interactions/interaction";
import { checkKey } from "./interactions/options";
import type { Placement } from "./markup";
import { keyClass } from "./processing/answer-classes";
import { creditByTrial, mostCombinations, type PartsCredit, type PointsOf } from "./processing/credit";
import { separableCredit } from "./processing/separable";
import { qtiValueOf, type QtiValue } from "./processing/value";

const partsCredit = (parts: readonly AnswerPart[], { program }: ItemScope): PartsCredit => {
  const sizes = parts.map(({ classes }) => classes.values.length);
  const pointsOf: PointsOf = (classes) =>
    program.pointsOf(
      new Map(
        parts.map((part, index): [string, QtiValue] => [
          part.classes.response.identifier,
          part.classes.values[classes[index] ?? 0] ?? null,
        ]),
      ),
    );
  if (sizes.reduce((product, size) => product * size, 1) <= mostCombinations) return creditByTrial(sizes, pointsOf);
  if (Math.max(...sizes) > mostCombinations) throw new Refusal("choicesOutOfRange");
  const known = parts.map(({ classes }) => keyClass(classes));
  const responses = parts.map(({ classes }) => classes.response.identifier);
  return separableCredit(program.rules, program.score, responses, {
    sizes,
    pointsOf,
    known: known.includes(null) ? null : known.map((of) => of ?? 0),
  });
};

/** Checks that the declared keys together earn all points. Throws Refusal. */
const checkKeys = (parts: readonly AnswerPart[], most: number, { program }: ItemScope): void => {
  const responses = parts.map(({ classes }) => classes.response);
  const declared = responses.every(({ correct }) => correct.length > 0);
  const answers = new Map(
    responses.map((response) => [response.identifier, qtiValueOf(response.correct.slice(0, 1), response)]),
  );
  checkKey(declared, declared ? program.pointsOf(answers) : 0, most);
};

const gapOf = (part: AnswerPart, credit: PartsCredit, index: number): GapRecord => {
  const id = part.classes.response.identifier;
  const of = part.classes.values.map((_, at) => at);
  if (credit.kind === "whole")
    return { id, weight: 1, ...part.content(of.map((at) => (credit.right[index]?.has(at) ? 1 : 0))) };
  const points = credit.points[index] ?? [];
  const weight = Math.max(0, ...points);
  if (weight <= 0) throw new Refusal("gapWithoutKey", id.slice(0, 60));
  return { id, weight, ...part.content(points.map((earned) => earned / weight)) };
};

/** Whether all gaps are typed texts of the same weight, each either right or wrong. */
const arePlainTexts = (gaps: readonly GapRecord[]): boolean =>
  gaps.every(
    (gap) => gap.kind === "text" && gap.weight === gaps[0]?.weight && gap.forms.every(({ share }) => share === 1),
  );

const gapsAsking = (
  parts: readonly AnswerPart[],
  credit: PartsCredit,
  { notes }: ItemScope,
): Omit<Asking, "placements" | "prompt"> => {
  const read = parts.map((part, index) => gapOf(part, credit, index));
  const counting = read.some((gap) => gap.kind === "text" && gap.caseSensitive);
  const ignoring = counting && parts.every((part) => part.capitalsUnnamed) && arePlainTexts(read);
  if (ignoring) notes.add("gapCapitalsIgnored");
  const gaps = ignoring ? read.map((gap) => (gap.kind === "text" ? { ...gap, caseSensitive: false } : gap)) : read;
  const all = gaps.reduce((sum, { weight }) => sum + weight, 0);
  if (credit.kind === "sum" && Math.abs(all - credit.most) > 1e-9) throw new Refusal("partialCredit");
  return {
    asked: { kind: "gaps", gaps, marking: credit.kind === "whole" ? "whole" : "shares" },
    points: credit.most,
    lowest: credit.lowest / credit.most,
  };
};

const gapPlacement = ({ classes, prompt }: AnswerPart): Placement => {
  const mark = gapMark(classes.response.identifier);
  return { html: prompt === "" ? mark : `<div>${prompt}</div><div>${mark}</div>` };
};

/**
 * Whether a field is marked as a gap of the text even if it is the only one: QTI has one element for a typed answer and
 * for a gap.
 */
const isMarkedGap = ({ attributes }: XmlElement): boolean => attributes["data-interaction"] === "gaps";

/** A question with one part: the part as the whole question, or a text with one gap. */
const askOne = (part: AnswerPart, scope: ItemScope): Asking => {
  const credit = partsCredit([part], scope);
  checkKeys([part], credit.most, scope);
  if (credit.unansweredCosts) scope.notes.add("unansweredFree");
  const points = credit.kind === "sum" ? (credit.points[0] ?? []) : [];
  const asked = isMarkedGap(part.element) ? null : part.asked(points.map((earned) => earned / credit.most));
  const alone = part.field ?? atChoices;
  const { element, unitBlock } = part;
  return asked
    ? {
        asked,
        points: credit.most,
        lowest: credit.lowest / credit.most,
        placements: new Map([unitBlock === undefined ? [element, alone] : [unitBlock, atChoices]]),
        prompt: part.prompt,
        ...(part.textStays ? { textStays: true } : {}),
      }
    : {
        ...gapsAsking([part], credit, scope),
        placements: new Map([[element, gapPlacement(part)]]),
        prompt: "",
        textStays: true,
      };
};

/** A text with several gaps, each a response. */
const askSeveral = (parts: readonly AnswerPart[], scope: ItemScope): Asking => {
  const credit = partsCredit(parts, scope);
  checkKeys(parts, credit.most, scope);
  if (credit.unansweredCosts) scope.notes.add("unansweredFree");
  return {
    ...gapsAsking(parts, credit, scope),
    placements: new Map(parts.map((part): [XmlElement, Placement] => [part.element, gapPlacement(part)])),
    prompt: "",
    textStays: true,
  };
};

/** The question made of one or several parts of an answer. Throws Refusal. */
export const askParts = (parts: readonly AnswerPart[], scope: ItemScope): Asking => {
  const [only, ...more] = parts;
  if (!only) throw new Refusal("noInteraction");
  return more.length === 0 ? askOne(only, scope) : askSeveral(parts, scope);
};
