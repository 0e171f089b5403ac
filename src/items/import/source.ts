import { SaxesParser } from "saxes";
import { ImportFault } from "./faults";
import { foreignArchive, foreignFile } from "./foreign-files";
import type { Source } from "./reader";
import { startOfXml } from "./xml";
import { limits, readZip } from "./zip";

const isZip = (bytes: Buffer): boolean => {
  const head = bytes.subarray(0, 4).toString("latin1");
  return head === "PK\u0003\u0004" || head === "PK\u0005\u0006";
};

const stopped = Symbol("stopped");

/** The first element of an XML text, read without the rest; null: there is none before the first mistake. */
const rootOf = (text: string): Extract<Source, { kind: "xml" }>["root"] | null => {
  const found: { root: Extract<Source, { kind: "xml" }>["root"] | null } = { root: null };
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on("doctype", () => {
    throw new ImportFault("doctypeRefused");
  });
  parser.on("error", () => {
    throw stopped;
  });
  parser.on("opentag", ({ local, attributes }) => {
    found.root = {
      name: local,
      attributes: Object.fromEntries(
        Object.values(attributes).map(({ prefix, name, local: own, value }) => [
          prefix === "xml" || prefix === "xmlns" || name === "xmlns" ? name : own,
          value,
        ]),
      ),
    };
    throw stopped;
  });
  try {
    parser.write(text);
  } catch (error) {
    if (error !== stopped) throw error;
  }
  return found.root;
};

/** White space and a byte-order mark, which may precede the first significant character of a file. */
const leading = /^[\ufeff\s]*/;
const headLetters = 4_000;
/** Bytes within which the first element of an XML file begins. */
const rootBytes = 64_000;

const decodeText = (bytes: Buffer): { readonly text: string; readonly encoding: string } => {
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : "utf-8";
  try {
    return { text: new TextDecoder(marked, { fatal: true }).decode(bytes), encoding: marked };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), encoding: "windows-1252" };
  }
};

/**
 * Unpacks or decodes a file as far as every reader needs it. Throws ImportFault, naming the kind, for a file of another
 * kind, and for a file that is damaged or too large.
 */
export const openSource = async (bytes: Buffer): Promise<Source> => {
  if (bytes.length === 0) throw new ImportFault("fileEmpty");
  if (isZip(bytes)) {
    const archive = await readZip(bytes);
    const foreign = foreignArchive(archive);
    if (foreign !== null) throw new ImportFault(foreign);
    return { kind: "archive", ...archive };
  }
  if (bytes.length > limits.file) throw new ImportFault("fileTooLarge");
  const foreign = foreignFile(bytes);
  if (foreign !== null) throw new ImportFault(foreign);
  const { text, encoding } = decodeText(bytes.subarray(0, headLetters));
  const head = text.replace(leading, "");
  if (head === "" && bytes.length <= headLetters) throw new ImportFault("fileEmpty");
  if (/^<(?:\?xml|!--|[A-Za-z_])/.test(head)) {
    const root = rootOf(startOfXml(bytes, rootBytes));
    if (root !== null && /^html$/i.test(root.name)) throw new ImportFault("kindHtml");
    if (root !== null) return { kind: "xml", bytes, root };
    if (/^<(?:\?xml)/.test(head)) throw new ImportFault("xmlUnreadable");
  }
  const whole = bytes.length <= headLetters ? { text, encoding } : decodeText(bytes);
  return { kind: "text", text: whole.text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n"), encoding: whole.encoding };
};
