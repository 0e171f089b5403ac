import { createHash } from "node:crypto";
import { isKeyOf, type InteractionOf, type InteractionType, type KeyOf } from "../../../contract/interactions/of-type";
import type { Item } from "../../../contract/item/item";
import type { QuestionWork } from "../question";
import { xmlElement, xmlHead, escapedXmlText } from "../xml";
import { writeMultipleChoice, writeSingleChoice } from "./choices";
import { gapEntry, inlineChoice, mixedGaps } from "./gaps";
import { hotSpot } from "./hot-spot";
import { categorise, match, writeOrder } from "./pairs";
import type { WrittenInteraction } from "./parts";
import { extendedText, numericEntry, textEntry } from "./typed";

type Writers = {
  readonly [Kind in InteractionType]: (
    work: QuestionWork,
    interaction: InteractionOf<Kind>,
    key: KeyOf<Kind>,
  ) => WrittenInteraction;
};

/** By interaction type, the writer of QTI. */
const writers: Writers = {
  single_choice: writeSingleChoice,
  multiple_choice: writeMultipleChoice,
  text_entry: textEntry,
  extended_text: extendedText,
  numeric_entry: numericEntry,
  inline_choice: inlineChoice,
  gap_entry: gapEntry,
  gaps: mixedGaps,
  order: writeOrder,
  match,
  categorise,
  hot_spot: hotSpot,
};

export const namespace = "http://www.imsglobal.org/xsd/imsqtiasi_v3p0";
const schema = "https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0p1_v1p0.xsd";
/** The attributes of every root element. */
export const root = {
  xmlns: namespace,
  "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
  "xsi:schemaLocation": `${namespace} ${schema}`,
};

const write = <Kind extends InteractionType>(
  type: Kind,
  work: QuestionWork,
  interaction: InteractionOf<Kind>,
  key: Item["key"],
): WrittenInteraction => {
  if (!isKeyOf(type, key)) throw new Error(`The key of ${work.item.item_id} is of another type.`);
  return writers[type](work, interaction, key);
};

const outcome = (identifier: string, baseType: string, value: string | number, further = {}): string =>
  xmlElement(
    "qti-outcome-declaration",
    { identifier, cardinality: "single", "base-type": baseType, ...further },
    xmlElement("qti-default-value", {}, xmlElement("qti-value", {}, escapedXmlText(String(value)))),
  );

const feedbackOutcome = "FEEDBACK";
const feedbackName = "explanation";

/** The explanation as feedback that is shown regardless of the answer. */
const feedback = (work: QuestionWork, { explanation }: Item): string =>
  explanation === undefined
    ? ""
    : xmlElement(
        "qti-modal-feedback",
        { "outcome-identifier": feedbackOutcome, identifier: feedbackName, "show-hide": "show" },
        xmlElement("qti-content-body", {}, work.xhtml(explanation)),
      );

const calculator = xmlElement(
  "qti-companion-materials-info",
  {},
  xmlElement("qti-calculator", {}, [
    xmlElement("qti-calculator-type", {}, "SCIENTIFIC"),
    xmlElement("qti-description", {}, "Calculator"),
  ]),
);

/** A shared passage as a separate file. */
export interface WrittenStimulus {
  readonly identifier: string;
  readonly xml: string;
}

const stimulusOf = (work: QuestionWork): WrittenStimulus | null => {
  const { stimulus } = work.item.body;
  if (stimulus === undefined) return null;
  const title = stimulus.title === undefined ? "" : work.text(stimulus.title);
  const content = xmlElement("qti-stimulus-body", {}, work.xhtml(stimulus.content));
  const digest = createHash("sha256").update(`${stimulus.stimulus_id}\n${title}\n${content}`).digest("hex");
  const identifier = `stimulus-${digest.slice(0, 16)}`;
  const attributes = { ...root, identifier, title, "xml:lang": work.language };
  return { identifier, xml: `${xmlHead}${xmlElement("qti-assessment-stimulus", attributes, content)}` };
};

export interface WrittenItem {
  readonly xml: string;
  readonly stimulus: WrittenStimulus | null;
}

/** An item as a QTI 3 document. Throws Omission if QTI 3 cannot express it. */
export const writeItem = (
  work: QuestionWork,
  named: { readonly identifier: string; readonly title: string },
): WrittenItem => {
  const { item, language } = work;
  const { body, explanation } = item;
  const written = write(body.interaction.type, work, body.interaction, item.key);
  const stimulus = stimulusOf(work);
  if (item.explanation_video !== undefined) work.changes.add("videoLeftOut");
  const heard = work.player();
  const parts = [
    written.declarations,
    outcome("SCORE", "float", 0, {
      "normal-maximum": item.points,
      "external-scored": written.marker,
    }),
    outcome("MAXSCORE", "float", item.points),
    ...(explanation === undefined ? [] : [outcome(feedbackOutcome, "identifier", feedbackName)]),
    ...(stimulus === null
      ? []
      : [
          xmlElement("qti-assessment-stimulus-ref", {
            identifier: stimulus.identifier,
            href: `../stimuli/${stimulus.identifier}.xml`,
          }),
        ]),
    body.calculator ? calculator : "",
    xmlElement("qti-item-body", {}, (heard === "" ? "" : xmlElement("div", {}, heard)) + written.body),
    written.processing,
    feedback(work, item),
  ];
  const attributes = { ...named, adaptive: false, "time-dependent": false, "xml:lang": language };
  return {
    xml: `${xmlHead}${xmlElement("qti-assessment-item", { ...root, ...attributes }, parts)}`,
    stimulus,
  };
};
