import JSZip from "jszip";

const names =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A run of words; `look`: its properties, such as `<w:b/>`. */
export const wordRun = (text: string, look = ""): string =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

/** A paragraph of runs, of a list or not. */
export const wordParagraph = (
  runs: string,
  { list, depth = 0, style }: { readonly list?: number; readonly depth?: number; readonly style?: string } = {},
): string => {
  const numbered = list === undefined ? "" : `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${list}"/></w:numPr>`;
  const styled = style === undefined ? "" : `<w:pStyle w:val="${style}"/>`;
  return `<w:p><w:pPr>${styled}${numbered}</w:pPr>${runs}</w:p>`;
};

/** A list by the format and the pattern of each depth, such as ["decimal", "%1."]. */
export type WordDepths = readonly (readonly [format: string, pattern: string])[];

const abstractOf = (id: number, depths: WordDepths): string =>
  `<w:abstractNum w:abstractNumId="${id}">${depths
    .map(
      ([format, pattern], depth) =>
        `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>` +
        `<w:lvlText w:val="${pattern}"/></w:lvl>`,
    )
    .join("")}</w:abstractNum>`;

const relation = (id: string, kind: string, target: string): string =>
  `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`;
const relations = (...all: readonly string[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join("")}</Relationships>`;

/**
 * A Word file with these paragraphs. `forms`: the forms of its lists; `lists`: for each list from 1 its form and the
 * number that it begins anew with, null: it counts on.
 */
export async function wordFile(
  paragraphs: readonly string[],
  {
    forms = [],
    lists = [],
    styles = "",
    pictures = {},
  }: {
    readonly forms?: readonly WordDepths[];
    readonly lists?: readonly (readonly [form: number, restart: number | null])[];
    readonly styles?: string;
    readonly pictures?: Readonly<Record<string, Uint8Array>>;
  } = {},
): Promise<Blob> {
  const zip = new JSZip();
  zip.file(
    "[Content_Types].xml",
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      '<Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>' +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Override PartName="/word/document.xml" ContentType=' +
      '"application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  );
  zip.file("_rels/.rels", relations(relation("r1", "officeDocument", "word/document.xml")));
  zip.file("word/document.xml", `<w:document ${names}><w:body>${paragraphs.join("")}</w:body></w:document>`);
  zip.file(
    "word/numbering.xml",
    `<w:numbering ${names}>${forms.map((depths, id) => abstractOf(id, depths)).join("")}${lists
      .map(
        ([form, restart], at) =>
          `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${form}"/>${
            restart === null ? "" : `<w:lvlOverride w:ilvl="0"><w:startOverride w:val="${restart}"/></w:lvlOverride>`
          }</w:num>`,
      )
      .join("")}</w:numbering>`,
  );
  zip.file("word/styles.xml", `<w:styles ${names}>${styles}</w:styles>`);
  for (const [name, bytes] of Object.entries(pictures)) zip.file(`word/media/${name}`, bytes);
  zip.file(
    "word/_rels/document.xml.rels",
    relations(
      relation("n1", "numbering", "numbering.xml"),
      relation("s1", "styles", "styles.xml"),
      ...Object.keys(pictures).map((name, at) => relation(`p${at}`, "image", `media/${name}`)),
    ),
  );
  return new Blob([await zip.generateAsync({ type: "arraybuffer" })]);
}
