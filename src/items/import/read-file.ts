import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import type { Language } from "../../contract/item/content";
import { ImportFault } from "./faults";
import { foreignXml } from "./foreign-files";
import type { StoredMedia } from "./media";
import type { Reader, ReadingOptions, Source } from "./reader";
import { readers } from "./readers";
import type { Format, RecordPiece } from "./record";
import type { FileReport } from "./report";
import { openSource } from "./source";
import { TestCollector } from "./to-item/test-collector";
import { limits } from "./zip";

/** Options of an import, which take precedence over the file. */
export interface ImportOptions {
  /** The subject that the items are filed under; "general" if not given. */
  readonly subject?: string;
  /** A title that replaces the file's. */
  readonly title?: string;
  /** The name of the file, which serves as title if the file contains none. */
  readonly name?: string;
  /** The language of the items' text; detected by default. */
  readonly language?: Language;
  /** Reads a test with jumps and conditions as a plain list of questions. */
  readonly flatten?: boolean;
}

/** All that was read from one file. */
export interface FileReading extends FileReport {
  /** The image files of the items, each once. */
  readonly media: readonly StoredMedia[];
}

/** Called with the number of questions read so far. */
export type ReadingProgress = (done: number) => void;

const mostQuestions = 20_000;

const load = async (source: Buffer | string): Promise<Buffer> => {
  if (typeof source !== "string") return source;
  try {
    if ((await stat(source)).size > limits.package) throw new ImportFault("packageTooLarge");
    return await readFile(source);
  } catch (error) {
    throw error instanceof ImportFault ? error : new ImportFault("fileUnreadable", source, String(error));
  }
};

const unrecognised = { archive: "kindArchive", text: "kindText" } as const;

const recognise = (source: Source, known: readonly Reader[]): { readonly reader: Reader; readonly format: Format } => {
  for (const reader of known) {
    const format = reader.recognise(source);
    if (format !== null) return { reader, format };
  }
  throw new ImportFault(source.kind === "xml" ? foreignXml(source.root.name) : unrecognised[source.kind]);
};

/** Gathers the pieces of a reader into tests. */
async function collect(pieces: AsyncIterable<RecordPiece>, collector: TestCollector, progress: ReadingProgress) {
  let done = 0;
  for await (const piece of pieces) {
    collector.take(piece);
    if (piece.piece !== "question" && piece.piece !== "unused") continue;
    done += 1;
    if (done > mostQuestions) throw new ImportFault("tooManyQuestions");
    progress(done);
  }
}

/**
 * Reads a file of any format, given as bytes or as a path, without writing or fetching anything. Questions that cannot
 * be used are refused one by one in the report. Throws ImportFault if the file cannot be read at all, is of another
 * kind, or exceeds a limit.
 */
export const readImportFile = async (
  source: Buffer | string,
  options: ImportOptions = {},
  progress: ReadingProgress = () => undefined,
  known: readonly Reader[] = readers,
): Promise<FileReading> => {
  const bytes = await load(source);
  const digest = createHash("sha256").update(bytes).digest("hex");
  const opened = await openSource(bytes);
  const { reader, format } = recognise(opened, known);
  const collector = new TestCollector(digest, options);
  if (opened.kind === "text" && opened.encoding === "windows-1252")
    collector.take({ piece: "remark", kind: "changed", remark: { code: "encodingAssumed" } });
  const reading: ReadingOptions = { flatten: options.flatten ?? false };
  await collect(reader.read(opened, reading), collector, progress);
  const { tests, media } = collector.finish();
  if (tests.every(({ items }) => items.length === 0)) throw new ImportFault("noQuestions");
  return { digest, format, tests, media };
};
