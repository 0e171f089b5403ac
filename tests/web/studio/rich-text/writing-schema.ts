import { getSchema } from "@tiptap/core";
import { atomNodes } from "../../../../src/web/studio/writing/rich-text/atoms";
import { readRichText } from "../../../../src/web/studio/writing/rich-text/read-rich-text";
import { textSchema } from "../../../../src/web/studio/writing/rich-text/text-schema";
import { writeRichText } from "../../../../src/web/studio/writing/rich-text/write-rich-text";

const schema = getSchema([...textSchema, ...atomNodes()]);

/** The document of a text as the editor holds it. */
export const documentOf = (html: string) => schema.nodeFromJSON(readRichText(html));

/** The HTML that the editor writes of a text that nobody has changed. Throws if the editor cannot hold the text. */
export const throughEditor = (html: string): string => {
  const document = schema.nodeFromJSON(readRichText(html));
  document.check();
  return writeRichText(document);
};
