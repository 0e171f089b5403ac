import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import type { Language } from "../../../contract/item/content";
import type { Item } from "../../../contract/item/item";
import { readableTitle } from "../../readable-title";
import { ImportFault } from "../faults";
import type { StoredMedia } from "../media";
import { Notes } from "../notes";
import { type Reason } from "../reasons";
import { Refusal } from "../refusal";
import type { XmlElement } from "../xml";
import { childElements, decodeXml, parseXml, xmlText } from "../xml";
import type { PackageFiles } from "../zip";
import { limits, readZip } from "../zip";
import { Drawings } from "./drawings";
import type { ItemContext, ReadItem } from "./item";
import { readItem } from "./item";
import { languageOf } from "./language";
import type { PackageManifest, ManifestItem } from "./manifest";
import { readPackageManifest } from "./manifest";
import { moleculeDrawings } from "./pictures";

export interface ItemReport {
  readonly file: string;
  readonly identifier: string;
  readonly outcome: "exact" | "normalised" | "refused";
  readonly reasons: readonly Reason[];
}

export interface PackageReading {
  /** SHA-256 of the archive, in hex; the same archive always gives the same item ids. */
  readonly digest: string;
  /** Title in plain text. */
  readonly title: string;
  readonly language: Language;
  readonly items: readonly Item[];
  /** The image files of the items, each once. */
  readonly media: readonly StoredMedia[];
  readonly report: readonly ItemReport[];
  readonly timeLimitMs: number | null;
}

export interface ImportOptions {
  /** The subject that the items are filed under; "general" if not given. */
  readonly subject?: string;
  /** A title that replaces the package's. */
  readonly title?: string;
  /** The language of the items' text; detected by default. */
  readonly language?: Language;
}

/** Called with the number of items read and of all items in the package. */
export type ReadingProgress = (done: number, of: number) => void;

const sampled = 20;

const load = async (source: Buffer | string): Promise<Buffer> => {
  if (typeof source !== "string") return source;
  try {
    if ((await stat(source)).size > limits.package) throw new ImportFault("packageTooLarge");
    return await readFile(source);
  } catch (error) {
    throw error instanceof ImportFault ? error : new ImportFault("fileUnreadable", source, String(error));
  }
};

/** The language named by the package or its first items; otherwise the language of most of their letters. */
const findLanguage = (manifest: PackageManifest, files: PackageFiles): Language => {
  if (manifest.language) return manifest.language;
  let letters = 0;
  let han = 0;
  for (const { file } of manifest.items.slice(0, sampled)) {
    try {
      const tree = parseXml(files.get(file) ?? Buffer.alloc(0), file);
      const named = languageOf(tree);
      if (named) return named;
      const text = xmlText(tree);
      letters += text.match(/\p{L}/gu)?.length ?? 0;
      han += text.match(/\p{Script=Han}/gu)?.length ?? 0;
    } catch (error) {
      if (!(error instanceof ImportFault)) throw error;
    }
  }
  return han * 2 > letters ? "zh" : "en";
};

/**
 * The body of an item that may have a canvas; XML cannot escape an element's name, so a search for the word finds all.
 */
const drawingBody = (bytes: Buffer | undefined, file: string): XmlElement | undefined => {
  try {
    if (!bytes || !decodeXml(bytes, file).includes("canvas")) return undefined;
    return childElements(parseXml(bytes, file), "itemBody")[0];
  } catch (error) {
    if (error instanceof ImportFault) return undefined;
    throw error;
  }
};

/** Counts the drawings of all items. Throws ImportFault when there are too many for a package. */
const planDrawings = (manifest: PackageManifest, files: PackageFiles, drawings: Drawings): void => {
  for (const { file, used } of manifest.items) {
    const body = used ? drawingBody(files.get(file), file) : undefined;
    if (body === undefined) continue;
    try {
      drawings.plan(moleculeDrawings(body, new Notes()));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
};

const slug = (title: string, digest: string): string => {
  const words = title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 48)
    .replace(/-$/, "");
  return words === "" ? `package-${digest.slice(0, 8)}` : words;
};

const tryItem = async (
  listed: ManifestItem,
  context: ItemContext,
): Promise<{ report: ItemReport; read: ReadItem | null }> => {
  let identifier = listed.identifier;
  try {
    const bytes = context.files.get(listed.file);
    if (!bytes) throw new Refusal("fileMissing");
    const tree = parseXml(bytes, listed.file);
    identifier = tree.attributes["identifier"] ?? identifier;
    if (!listed.used) throw new Refusal("notInTest");
    const read = await readItem(tree, listed.file, context);
    return {
      report: {
        file: listed.file,
        identifier,
        outcome: read.reasons.length === 0 ? "exact" : "normalised",
        reasons: read.reasons,
      },
      read,
    };
  } catch (error) {
    const refused = error instanceof ImportFault ? new Refusal("xmlRefused", error.code) : error;
    if (!(refused instanceof Refusal)) throw error;
    return { report: { file: listed.file, identifier, outcome: "refused", reasons: [refused.reason] }, read: null };
  }
};

/**
 * Reads a QTI 2.1 package, given as bytes or as a path; nothing is written and nothing is fetched. Items that cannot be
 * used are refused one by one in the report. Throws ImportFault when the archive or its manifest cannot be read at all
 * or exceeds a limit.
 */
export const readPackage = async (
  source: Buffer | string,
  options: ImportOptions = {},
  progress: ReadingProgress = () => undefined,
): Promise<PackageReading> => {
  const bytes = await load(source);
  const digest = createHash("sha256").update(bytes).digest("hex");
  const { files } = await readZip(bytes);
  const manifest = readPackageManifest(files);
  const named = readableTitle(manifest.title ?? "");
  const title = options.title ?? (named === "" ? `QTI ${digest.slice(0, 8)}` : named);
  const language = options.language ?? findLanguage(manifest, files);
  const drawings = new Drawings(language);
  planDrawings(manifest, files, drawings);
  const context: ItemContext = {
    digest,
    title,
    skill: slug(named, digest),
    subject: options.subject ?? "general",
    language,
    files,
    drawings,
  };
  const items: Item[] = [];
  const media = new Map<string, StoredMedia>();
  const report: ItemReport[] = [];
  for (const listed of manifest.items) {
    const tried = await tryItem(listed, context);
    report.push(tried.report);
    progress(report.length, manifest.items.length);
    if (!tried.read) continue;
    items.push(tried.read.item);
    for (const stored of tried.read.media) media.set(stored.sha256, stored);
  }
  return {
    digest,
    title,
    language,
    items,
    media: [...media.values()],
    report,
    timeLimitMs: manifest.timeLimitMs,
  };
};
