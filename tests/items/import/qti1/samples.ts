import { qti1Reader } from "../../../../src/items/import/qti1/reader";
import type { RecordPiece, QuestionRecord } from "../../../../src/items/import/record";
import type { PackageFiles } from "../../../../src/items/import/zip";

const namespace = 'xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"';
const escaped = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** The root of a file of questions. */
export const interop = (content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<questestinterop ${namespace}>${content}</questestinterop>`;

export const metadata = (fields: Readonly<Record<string, string | number>>): string => {
  const listed = Object.entries(fields).map(
    ([name, value]) =>
      `<qtimetadatafield><fieldlabel>${name}</fieldlabel><fieldentry>${value}</fieldentry></qtimetadatafield>`,
  );
  return `<qtimetadata>${listed.join("")}</qtimetadata>`;
};

export const html = (content: string): string =>
  `<material><mattext texttype="text/html">${escaped(content)}</mattext></material>`;
export const plain = (content: string): string =>
  `<material><mattext texttype="text/plain">${escaped(content)}</mattext></material>`;

/** Options by identifier. */
export const labels = (options: Readonly<Record<string, string>>): string =>
  Object.entries(options)
    .map(([ident, text]) => `<response_label ident="${ident}">${plain(text)}</response_label>`)
    .join("");

export const lid = (
  ident: string,
  options: Readonly<Record<string, string>>,
  { cardinality = "Single", prompt = "", render = "" } = {},
): string =>
  `<response_lid ident="${ident}" rcardinality="${cardinality}">${prompt}` +
  `<render_choice ${render}>${labels(options)}</render_choice></response_lid>`;
export const field = (ident = "r", render = ""): string =>
  `<response_str ident="${ident}" rcardinality="Single"><render_fib ${render}/></response_str>`;

export const equal = (value: string, response = "r", more = ""): string =>
  `<varequal respident="${response}" ${more}>${value}</varequal>`;
export const not = (condition: string): string => `<not>${condition}</not>`;

/** A condition that sets or adds to the score. */
export const rule = (condition: string, score: number | string, action = "Set", more = 'continue="No"'): string =>
  `<respcondition ${more}><conditionvar>${condition}</conditionvar>` +
  `<setvar action="${action}" varname="SCORE">${score}</setvar></respcondition>`;
export const processing = (rules: string, declared = 'maxvalue="100" minvalue="0"'): string =>
  `<resprocessing><outcomes><decvar ${declared} varname="SCORE" vartype="Decimal"/></outcomes>${rules}</resprocessing>`;

export interface Parts {
  readonly ident?: string;
  readonly title?: string;
  readonly fields?: Readonly<Record<string, string | number>>;
  readonly presentation: string;
  readonly processing?: string;
  readonly more?: string;
}
export const item = ({
  ident = "i",
  title,
  fields = {},
  presentation,
  processing: rules = "",
  more = "",
}: Parts): string =>
  `<item ident="${ident}"${title === undefined ? "" : ` title="${title}"`}>` +
  `<itemmetadata>${metadata(fields)}</itemmetadata>` +
  `<presentation>${presentation}</presentation>${rules}${more}</item>`;

/** An item in the form of a course system: its kind, two points, a score in percent. */
export const canvas = (kind: string, presentation: string, rules: string, more = ""): string =>
  item({
    fields: { question_type: `${kind}_question`, points_possible: 2 },
    presentation,
    processing: processing(rules),
    more,
  });

export const assessment = (content: string, title = "Pond"): string =>
  interop(`<assessment ident="a" title="${title}">${content}</assessment>`);
export const inSection = (items: string): string => assessment(`<section ident="root_section">${items}</section>`);

const collect = async (pieces: AsyncIterable<RecordPiece>): Promise<RecordPiece[]> => {
  const all: RecordPiece[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
};

/** The pieces of a single file. */
export const readFile = (xml: string): Promise<RecordPiece[]> =>
  collect(
    qti1Reader.read(
      { kind: "xml", bytes: Buffer.from(xml), root: { name: "questestinterop", attributes: {} } },
      { flatten: false },
    ),
  );

export const packed = (files: Readonly<Record<string, string | Buffer>>): PackageFiles =>
  new Map(Object.entries(files).map(([name, data]) => [name, Buffer.from(data)]));
/** The pieces of a package. */
export const readPackaged = (files: PackageFiles): Promise<RecordPiece[]> =>
  collect(qti1Reader.read({ kind: "archive", files, names: [...files.keys()] }, { flatten: false }));

/** A record without its place, files and empty parts; a refusal as its code and detail. */
export const brief = (piece: RecordPiece): unknown => {
  if (piece.piece === "unused") {
    const { outcome, reasons } = piece.question;
    return [outcome, ...reasons.map(({ code, detail }) => (detail === undefined ? code : `${code}: ${detail}`))].join(
      " ",
    );
  }
  if (piece.piece !== "question") return piece;
  const { where: _where, identity: _identity, files: _files, changed, language: _language, ...rest } = piece.question;
  const { title, stem, ...others } = rest;
  return {
    ...(title === null ? {} : { title }),
    stem: stem.html,
    ...others,
    ...(changed.length === 0
      ? {}
      : { changed: changed.map(({ code, detail }) => (detail === undefined ? code : `${code}: ${detail}`)) }),
  };
};

export const questionsOf = (pieces: readonly RecordPiece[]): RecordPiece[] =>
  pieces.filter(({ piece }) => piece === "question" || piece === "unused");

/** The brief record or refusal of one item. */
export const readOne = async (xml: string): Promise<unknown> => {
  const [first] = questionsOf(await readFile(inSection(xml)));
  return first && brief(first);
};

/** The record of one item that must be readable. */
export const recordOf = async (xml: string): Promise<QuestionRecord> => {
  const [first] = questionsOf(await readFile(inSection(xml)));
  if (first?.piece !== "question") throw new Error(JSON.stringify(first));
  return first.question;
};
