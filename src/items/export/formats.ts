import { Readable } from "node:stream";
import type { ExportFormat } from "../../contract/exporting/export-formats";
import { csvPieces, writeCsvQuestion as csvQuestion } from "./csv/file";
import type { ExportedTest, ReadStoredFile } from "./exported-test";
import { moodlePieces } from "./moodle/file";
import { fileReference } from "./moodle/parts";
import { writeMoodleQuestion as moodleQuestion } from "./moodle/question";
import { mediaReference, packageEntries, writeQuestion as qtiQuestion } from "./qti3/package";
import type { TestQuestion } from "./questions";
import type { TestCode } from "./reasons";
import { zipStream } from "./zip-stream";

/** A format in which tests are exported. */
interface ExportFormatRecord {
  readonly ending: string;
  readonly mediaType: string;
  /** The reference to a file by its name in the text of a question. */
  readonly reference: (name: string) => string;
  /** Writes a question and notes its changes in `work`. Throws Omission if the format cannot express it. */
  readonly write: (question: TestQuestion) => unknown;
  /** The facts about a test that the format cannot express; reported only if the test has them. */
  readonly lacks: readonly TestCode[];
  readonly stream: (test: ExportedTest, readFile: ReadStoredFile) => Readable;
}

const questionsOnly: readonly TestCode[] = [
  "directionsLeftOut",
  "drawLeftOut",
  "shuffleLeftOut",
  "timeLimitLeftOut",
  "attemptsLeftOut",
];

/** The export formats by name. */
export const exportFormats: Readonly<Record<ExportFormat, ExportFormatRecord>> = {
  qti3: {
    ending: "zip",
    mediaType: "application/zip",
    reference: mediaReference,
    write: qtiQuestion,
    lacks: [],
    stream: (test, readFile) => zipStream(packageEntries(test, readFile)),
  },
  moodle: {
    ending: "xml",
    mediaType: "application/xml; charset=utf-8",
    reference: fileReference,
    write: moodleQuestion,
    lacks: questionsOnly,
    stream: (test, readFile) => Readable.from(moodlePieces(test, readFile)),
  },
  csv: {
    ending: "csv",
    mediaType: "text/csv; charset=utf-8",
    reference: (name) => name,
    write: csvQuestion,
    lacks: questionsOnly,
    stream: (test, readFile) => Readable.from(csvPieces(test, readFile)),
  },
};
