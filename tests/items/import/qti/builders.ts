import { qtiReader } from "../../../../src/items/import/qti/reader";
import type { RecordPiece, QuestionRecord } from "../../../../src/items/import/record";
import { readZip } from "../../../../src/items/import/zip";
import { zipOf, type PackedFile } from "../archive";

const header = "<?xml version='1.0' encoding='UTF-8'?>";
const namespace = 'xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1"';
const templates = "http://www.imsglobal.org/question/qti_v2p1/rptemplates";

/** Response processing by a standard template. */
export const template = (name: string): string => `<responseProcessing template="${templates}/${name}"/>`;
export const matchCorrect = template("match_correct");
export const mapResponse = template("map_response");

/** A declared response with its key and further content. */
export const response = (type: string, values: readonly string[], more = "", identifier = "RESPONSE"): string => {
  const [baseType = "", cardinality = "single"] = type.split(" ");
  const correct = values.map((value) => `<value>${value}</value>`).join("");
  return (
    `<responseDeclaration identifier="${identifier}" baseType="${baseType}" cardinality="${cardinality}">` +
    `${correct === "" ? "" : `<correctResponse>${correct}</correctResponse>`}${more}</responseDeclaration>`
  );
};

/** A mapping from values to points. */
export const mapping = (points: Readonly<Record<string, number>>, attributes = "", each = ""): string =>
  `<mapping ${attributes}>${Object.entries(points)
    .map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}" ${each}/>`)
    .join("")}</mapping>`;

export const variable = (identifier = "RESPONSE"): string => `<variable identifier="${identifier}"/>`;
export const value = (text: number | string, type = "float"): string =>
  `<baseValue baseType="${type}">${text}</baseValue>`;
/** A comparison of a response with its key. */
export const isRight = (identifier = "RESPONSE"): string =>
  `<match>${variable(identifier)}<correct identifier="${identifier}"/></match>`;
export const set = (expression: string, identifier = "SCORE"): string =>
  `<setOutcomeValue identifier="${identifier}">${expression}</setOutcomeValue>`;
/** Adds an expression to the score. */
export const add = (expression: string): string => set(`<sum>${variable("SCORE")}${expression}</sum>`);
export const when = (test: string, then: string, ...others: readonly string[]): string =>
  `<responseCondition><responseIf>${test}${then}</responseIf>${others.join("")}</responseCondition>`;
export const otherwise = (actions: string): string => `<responseElse>${actions}</responseElse>`;
export const orWhen = (test: string, then: string): string => `<responseElseIf>${test}${then}</responseElseIf>`;
export const rules = (...written: readonly string[]): string =>
  `<responseProcessing>${written.join("")}</responseProcessing>`;

const choice = (text: string, index: number): string =>
  `<simpleChoice identifier="${"abcdefghijklmnopqrst"[index]}">${text}</simpleChoice>`;
/** Choices a, b, c … with these texts. */
export const choices = (texts: readonly string[], attributes = 'maxChoices="1"', prompt = ""): string =>
  `<choiceInteraction responseIdentifier="RESPONSE" ${attributes}>` +
  `${prompt === "" ? "" : `<prompt>${prompt}</prompt>`}${texts.map(choice).join("")}</choiceInteraction>`;
export const entry = (identifier = "RESPONSE", attributes = ""): string =>
  `<textEntryInteraction responseIdentifier="${identifier}" ${attributes}/>`;

export interface WrittenItem {
  readonly responses: string;
  readonly body: string;
  readonly processing?: string;
  readonly outcomes?: string;
  readonly more?: string;
  readonly root?: string;
}

export const itemOf = ({ responses, body, processing, outcomes, more, root }: WrittenItem): string =>
  `${header}<assessmentItem ${namespace} identifier="one" title="One" adaptive="false" ${root ?? ""}>` +
  `${responses}${outcomes ?? '<outcomeDeclaration identifier="SCORE" baseType="float" cardinality="single"/>'}` +
  `<itemBody>${body}</itemBody>${processing ?? matchCorrect}${more ?? ""}</assessmentItem>`;

/** A question with three choices, of which the second is right. */
export const plainItem = (question = "How many legs has a chair?"): string =>
  itemOf({
    responses: response("identifier", ["b"]),
    body: `<p>${question}</p>${choices(["Three", "Four", "Five"])}`,
  });

/** A manifest with resources by path and type. */
export const manifestOf = (resources: Readonly<Record<string, string>>, attributes = ""): string =>
  `${header}<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="m" ${attributes}><resources>` +
  `${Object.entries(resources)
    .map(([href, type], index) => `<resource identifier="r${index + 1}" type="${type}" href="${href}"/>`)
    .join("")}</resources></manifest>`;

export const itemType = "imsqti_item_xmlv2p1";
export const testType = "imsqti_test_xmlv2p1";

/** A test around these parts. */
export const testOf = (inside: string, attributes = 'title="A test"'): string =>
  `${header}<assessmentTest ${namespace} identifier="t" ${attributes}>${inside}</assessmentTest>`;

/** Pieces without their functions, as data. */
const asData = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data)) as Data;

/** The pieces that the reader finds in a package of these files. */
export const piecesOf = async (files: readonly PackedFile[], flatten = false): Promise<RecordPiece[]> => {
  const pieces: RecordPiece[] = [];
  const source = { kind: "archive", ...(await readZip(await zipOf(files))) } as const;
  for await (const piece of qtiReader.read(source, { flatten })) pieces.push(piece);
  return pieces;
};
export const dataOf = async (files: readonly PackedFile[], flatten = false): Promise<RecordPiece[]> =>
  asData(await piecesOf(files, flatten));

/** The question of the only item of a package, or the reasons why there is none. */
export const readOnly = async (
  item: WrittenItem | string,
  more: readonly PackedFile[] = [],
): Promise<QuestionRecord | string> => {
  const pieces = await piecesOf([
    { name: "imsmanifest.xml", data: manifestOf({ "q/one.xml": itemType }) },
    { name: "q/one.xml", data: typeof item === "string" ? item : itemOf(item) },
    ...more,
  ]);
  for (const piece of pieces) {
    if (piece.piece === "question") return piece.question;
    if (piece.piece === "unused")
      return piece.question.reasons
        .map(({ code, detail }) => `${code}${detail === undefined ? "" : `: ${detail}`}`)
        .join(" ");
  }
  return "nothing";
};

/** The `asked` part of an item, its points and its changes; or the reasons for its refusal. */
export const asks = async (item: WrittenItem, more: readonly PackedFile[] = []) => {
  const read = await readOnly(item, more);
  if (typeof read === "string") return read;
  const { asked, points, lowest, changed } = read;
  return asData({
    asked,
    points,
    ...(lowest === undefined ? {} : { lowest }),
    changed: changed.map(({ code }) => code),
  });
};

/** The stem of an item and its changes; or the reasons for its refusal. */
export const shows = async (item: WrittenItem, more: readonly PackedFile[] = []) => {
  const read = await readOnly(item, more);
  return typeof read === "string" ? read : { stem: read.stem.html, changed: asData(read.changed) };
};

export const option = (id: string, html: string, fixed?: true) => ({
  id,
  content: { html },
  ...(fixed === undefined ? {} : { fixed }),
});
