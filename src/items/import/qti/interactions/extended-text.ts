import { escapeHtml } from "../../../content/escape-html";
import { numberIn } from "../../numbers";
import type { Html } from "../../record";
import { Refusal } from "../../refusal";
import { childElements, descendants, type XmlElement } from "../../xml";
import { identifierOf } from "../attributes";
import { innerMarkup, isBlankMarkup, type Placement } from "../markup";
import type { ResponseDeclaration } from "../response-declaration";
import { atChoices, type InteractionReader, type ItemScope } from "./interaction";
import { promptOf } from "./options";

const nothing: Placement = { html: "", alone: "" };

const isForScorer = ({ name, attributes }: XmlElement): boolean =>
  name === "rubricBlock" && (attributes["view"] ?? "").split(/\s+/).includes("scorer");

/** The guide for whoever marks the answer: the notes for scorers, else the answer that the file names as right. */
const guideOf = (blocks: readonly XmlElement[], { correct }: ResponseDeclaration, scope: ItemScope): Html | null => {
  const written = blocks.map((block) => innerMarkup(block, scope.markup)).filter((html) => !isBlankMarkup(html));
  if (written.length > 0) return { html: written.join("") };
  const model = correct.join("\n").trim();
  if (model === "") return null;
  scope.notes.add("modelAnswerAsGuide");
  return { html: `<p>${escapeHtml(model)}</p>` };
};

const nameField = ({ attributes }: XmlElement, { notes }: ItemScope): void => {
  const { patternMask: pattern, expectedLength: length, format = "plain" } = attributes;
  const placeholder = attributes["placeholderText"]?.trim() ?? "";
  if (pattern !== undefined) notes.add("patternLeftOut", pattern.slice(0, 60));
  if (placeholder !== "") notes.add("placeholderLeftOut", placeholder.slice(0, 60));
  if (length !== undefined) notes.add("fieldSizeLeftOut", length.slice(0, 20));
  if (format !== "plain") notes.add("answerPlain", format.slice(0, 40));
};

/** The points of the best answer as the outcomes declare them; 1 where they do not. */
const pointsOf = (outcome: XmlElement | undefined, { program, notes }: ItemScope): number => {
  const declared = [numberIn(outcome?.attributes["normalMaximum"] ?? ""), program.numberOf("MAXSCORE")];
  const points = declared.find((number) => number !== null && number > 0) ?? null;
  if (points === null) notes.add("pointsAssumed");
  return points ?? 1;
};

/** extendedTextInteraction: a longer text, which a person marks. */
export const extendedTextReader: InteractionReader = {
  whole: (element, response, scope) => {
    const { baseType, cardinality } = response;
    if (cardinality !== "single" || baseType !== "string")
      throw new Refusal("responseTypeUnsupported", `${baseType} ${cardinality}`);
    nameField(element, scope);
    const outcome = childElements(scope.item, "outcomeDeclaration").find(
      (one) => identifierOf(one) === scope.program.score,
    );
    if (outcome?.attributes["externalScored"] !== "human") scope.notes.add("personMarks");
    const blocks = descendants(scope.itemBody, isForScorer);
    const guide = guideOf(blocks, response, scope);
    const length = numberIn(element.attributes["data-max-length"] ?? "") ?? 0;
    const lines = numberIn(element.attributes["expectedLines"] ?? "") ?? 0;
    return {
      asked: {
        kind: "extended_text",
        ...(length > 0 ? { length } : {}),
        ...(lines > 0 ? { lines } : {}),
        ...(guide === null ? {} : { guide }),
      },
      points: pointsOf(outcome, scope),
      lowest: 0,
      placements: new Map([
        [element, atChoices] as const,
        ...blocks.map((block): readonly [XmlElement, Placement] => [block, nothing]),
      ]),
      prompt: promptOf(element, scope),
    };
  },
};
