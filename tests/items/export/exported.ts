import { createHash } from "node:crypto";
import { readFile as readBytes } from "node:fs/promises";
import { SaxesParser } from "saxes";
import type { Item, ItemKey, Interaction, ItemBody } from "../../../src/contract/item/item";
import { itemSchema } from "../../../src/contract/item/item";
import { renderedFiles } from "../../../src/items/audio/rendered";
import type { ExportedSection, ExportedTest, ReadStoredFile } from "../../../src/items/export/exported-test";
import { moodlePieces } from "../../../src/items/export/moodle/file";
import { packageEntries } from "../../../src/items/export/qti3/package";

/** A picture of 4 × 2 pixels. */
export const picture = Buffer.from("R0lGODlhBAACAIAAAP8AAAAAACH5BAAAAAAALAAAAAAEAAIAAAIDRIYFADs=", "base64");
export const pictureSha256 = "a".repeat(64);

/** A recording of half a second of silence, twelve frames of an MP3 file. */
export const recording = Buffer.concat(
  Array.from({ length: 12 }, () => Buffer.concat([Buffer.from([0xff, 0xf3, 0x64, 0xc4]), Buffer.alloc(140)])),
);
export const recordingSha256 = createHash("sha256").update(recording).digest("hex");

export const readFile: ReadStoredFile = async (sha256) => {
  if (sha256 !== pictureSha256) throw new Error(`no file ${sha256}`);
  return picture;
};

/** The picture, the recording or a rendered one, or another file for every other hash. */
export const storedFile: ReadStoredFile = async (sha256) => {
  if (sha256 === pictureSha256) return picture;
  if (sha256 === recordingSha256) return recording;
  const rendered = renderedFiles().get(sha256);
  return rendered === undefined ? Buffer.from(sha256) : readBytes(rendered);
};

/** A file for every hash. */
export const silentFile: ReadStoredFile = async (sha256) => Buffer.from(sha256);

/** An item with this interaction and key; `more` replaces other parts. */
export const itemOf = (
  interaction: Interaction,
  key: ItemKey,
  { body = {}, ...more }: Partial<Omit<Item, "body">> & { readonly body?: Partial<ItemBody> } = {},
): Item =>
  itemSchema.parse({
    item_id: "i1",
    family: "custom",
    subject: "general",
    area: "general",
    skill: "some",
    body: { stem: { en: "<p>Stem</p>" }, interaction, media: [], calculator: false, ...body },
    key,
    expected_ms: 60_000,
    points: 1,
    source: { kind: "author", name: "test", ref: "1" },
    ...more,
  });

export const optionsOf = (...texts: readonly string[]) =>
  texts.map((en, place) => ({ option_id: `o${place + 1}`, content: { en } }));

export const sectionOf = (items: readonly Item[], more: Partial<ExportedSection> = {}): ExportedSection => ({
  title: { en: "Part one" },
  kind: "items",
  timeLimitMs: null,
  items: () => items,
  ...more,
});

export const testOf = (sections: readonly ExportedSection[], more: Partial<ExportedTest> = {}): ExportedTest => ({
  title: { en: "A test" },
  language: "en",
  timeLimitMs: null,
  attempts: null,
  freeMovement: true,
  adaptive: false,
  sections,
  ...more,
});

/** Throws unless the text is a well-formed XML document. */
export const checkXml = (xml: string): void => {
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
};

/** The files of the QTI package of a test, by name; XML files are checked. */
export const packageOf = async (test: ExportedTest, read = readFile): Promise<Map<string, string | Buffer>> => {
  const files = new Map<string, string | Buffer>();
  for await (const { name, content } of packageEntries(test, read)) {
    if (files.has(name)) throw new Error(`${name} is there twice`);
    if (typeof content === "string") checkXml(content);
    files.set(name, content);
  }
  return files;
};

/** The QTI document of one item, checked. */
export const qtiOf = async (item: Item): Promise<string> => {
  const document = (await packageOf(testOf([sectionOf([item])]))).get("items/question-1.xml");
  if (typeof document !== "string") throw new Error("the item is left out");
  return document;
};

/** A part of a document: from the start of an element to its end. */
export const elementIn = (xml: string, name: string): string => {
  const start = xml.search(new RegExp(`<${name}[ >/]`));
  if (start < 0) return "";
  const end = xml.indexOf(`</${name}>`, start);
  return end < 0 ? xml.slice(start, xml.indexOf("/>", start) + 2) : xml.slice(start, end + name.length + 3);
};

/** The Moodle XML of a test, checked. */
export const moodleOf = async (test: ExportedTest, read = readFile): Promise<string> => {
  let xml = "";
  for await (const piece of moodlePieces(test, read)) xml += piece;
  checkXml(xml);
  return xml;
};
