import { XMLSerializer } from "@xmldom/xmldom";
import JSZip from "jszip";
import mammoth from "mammoth";
import { writeFormulas } from "./word-formulas";
import { writeLabels } from "./word-labels";
import { parseWordXml } from "./word-xml";

/**
 * A Word document as HTML, or why it is none: `notWord`: the file is no Word document, whatever its name says;
 * `tooLarge`: it is too large to be read here.
 */
export type ReadDocx = { readonly html: string } | { readonly fault: "notWord" | "tooLarge" };

/** Stores a picture and gives its address and its description; null: it cannot be used. */
export type StorePicture = (picture: Blob) => Promise<string | null>;

/** The longest file, and the longest text in it, in bytes and characters. */
const longestDocx = 20_000_000;
const longestText = 30_000_000;

const textPart = "word/document.xml";
const noLists = '<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>';

const partText = async (zip: JSZip, name: string): Promise<string | null> =>
  (await zip.file(name)?.async("string")) ?? null;
const partXml = async (zip: JSZip, name: string): Promise<Document | null> => {
  const text = await partText(zip, name);
  return text === null ? null : parseWordXml(text);
};

/** The document with its numbers, letters and formulas written out as text. */
const writtenOut = async (zip: JSZip, text: string): Promise<ArrayBuffer> => {
  const numbering = "word/numbering.xml";
  const document = parseWordXml(text);
  writeLabels(document, await partXml(zip, numbering), await partXml(zip, "word/styles.xml"));
  writeFormulas(document);
  zip.file(textPart, new XMLSerializer().serializeToString(document));
  if (zip.file(numbering) !== null) zip.file(numbering, noLists);
  return await zip.generateAsync({ type: "arraybuffer" });
};

const unusablePicture = { src: "" };

/**
 * Reads a `.docx` file: paragraphs, tables, bold, italic, sub and superscript, the numbers and letters of lists as Word
 * shows them, formulas as LaTeX between `\(` and `\)`, and pictures, which are handed to `store`.
 */
export async function readDocx(file: Blob, store: StorePicture): Promise<ReadDocx> {
  if (file.size > longestDocx) return { fault: "tooLarge" };
  try {
    const zip = await JSZip.loadAsync(await file.arrayBuffer());
    const text = await partText(zip, textPart);
    if (text === null) return { fault: "notWord" };
    if (text.length > longestText) return { fault: "tooLarge" };
    const arrayBuffer = await writtenOut(zip, text);
    const { value } = await mammoth.convertToHtml(
      // its builds for browsers and for Node read different fields
      { arrayBuffer, buffer: new Uint8Array(arrayBuffer) } as { readonly arrayBuffer: ArrayBuffer },
      {
        styleMap: ["u => u"],
        convertImage: mammoth.images.imgElement(async (image) => {
          const src = await store(new Blob([await image.readAsArrayBuffer()], { type: image.contentType }));
          return src === null ? unusablePicture : { src };
        }),
      },
    );
    return { html: value };
  } catch {
    return { fault: "notWord" };
  }
}
