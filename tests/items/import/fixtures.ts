import type { Item } from "../../../src/contract/item/item";
import type { PackedFile } from "./archive";
import { zipOf } from "./archive";
import type { ItemReport, PackageReading } from "./package-reading";
import { readPackage } from "./package-reading";

const header = "<?xml version='1.0' encoding='UTF-8'?>";
const matchCorrect =
  '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/>';
export const mapResponse =
  '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response"/>';

export interface ItemParts {
  readonly identifier?: string;
  readonly root?: string;
  readonly adaptive?: boolean | string;
  readonly declaration?: string;
  readonly body?: string;
  readonly processing?: string;
}
export const declaration = (baseType: string, cardinality: string, values: readonly string[], mapping = ""): string => {
  const attributes = `identifier="RESPONSE" baseType="${baseType}" cardinality="${cardinality}"`;
  const correct = values.map((value) => `<value>${value}</value>`).join("");
  return (
    `<responseDeclaration ${attributes}>` +
    `<correctResponse>${correct}</correctResponse>${mapping}` +
    "</responseDeclaration>"
  );
};
export const choices = (
  attributes = 'maxChoices="1"',
  texts: readonly string[] = ["Three", "Four", "Five"],
): string => {
  const listed = texts.map((text, index) => `<simpleChoice identifier="c${index + 1}">${text}</simpleChoice>`);
  return `<choiceInteraction responseIdentifier="RESPONSE" ${attributes}>${listed.join("")}</choiceInteraction>`;
};
/** A choice interaction with a prompt before its choices. */
export const prompted = (prompt: string, interaction = choices()): string =>
  interaction.replace("<simpleChoice", `<prompt>${prompt}</prompt><simpleChoice`);
export const entry = '<p><textEntryInteraction responseIdentifier="RESPONSE"/></p>';

/** One QTI item; by default a plain question with three choices, of which c2 is right. */
export const itemXml = (parts: ItemParts = {}): string => {
  const { identifier = "one", adaptive = false, root = "", processing = matchCorrect } = parts;
  const answer = parts.declaration ?? declaration("identifier", "single", ["c2"]);
  const body = parts.body ?? `<p>How many legs has a chair?</p>${choices()}`;
  const namespace = 'xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1"';
  const attributes = `identifier="${identifier}" title="t" adaptive="${adaptive}" timeDependent="false"`;
  return (
    `${header}<assessmentItem ${namespace} ${attributes} ${root}>` +
    `${answer}<itemBody>${body}</itemBody>${processing}` +
    "</assessmentItem>"
  );
};

const metadata = "<metadata><lom><general><title><string>Little Package</string></title></general></lom></metadata>";

export const manifestXml = (files: readonly string[], more = ""): string => {
  const resources = files.map(
    (file, index) => `<resource identifier="r${index}" type="imsqti_item_xmlv2p1" href="${file}"/>`,
  );
  return (
    `${header}<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="m">` +
    `${metadata}<resources>${resources.join("")}${more}</resources>` +
    "</manifest>"
  );
};

/** A package of these items, called items/1.xml and so on. */
export const packageOf = (items: readonly string[], more: readonly PackedFile[] = []): Promise<Buffer> =>
  zipOf([
    { name: "imsmanifest.xml", data: manifestXml(items.map((_, index) => `items/${index + 1}.xml`)) },
    ...items.map((data, index) => ({ name: `items/${index + 1}.xml`, data })),
    ...more,
  ]);

/** Replaces ids, which are hashes, by the places of their objects. */
const settled = (item: Item): Item => {
  const { interaction } = item.body;
  const options =
    interaction.type === "single_choice" || interaction.type === "multiple_choice" ? interaction.options : [];
  let json = JSON.stringify({ ...item, item_id: "item" });
  options.forEach((option, index) => {
    json = json.replaceAll(`"${option.option_id}"`, `"o${index + 1}"`);
  });
  const replaced: Item = JSON.parse(json);
  return replaced;
};

export interface One {
  readonly item: Item | null;
  readonly report: ItemReport | undefined;
  readonly reading: PackageReading;
}
export const readOne = async (parts: ItemParts, more: readonly PackedFile[] = []): Promise<One> => {
  const reading = await readPackage(await packageOf([itemXml(parts)], more));
  const [item] = reading.items;
  return { item: item ? settled(item) : null, report: reading.report[0], reading };
};

/** The outcome of reading an item: `exact`, or the codes of the reasons. */
export const outcomeOf = async (parts: ItemParts, more: readonly PackedFile[] = []): Promise<string> => {
  const { report } = await readOne(parts, more);
  return report === undefined ? "none" : [report.outcome, ...report.reasons.map((reason) => reason.code)].join(" ");
};
