import { parentPort, workerData } from "node:worker_threads";
import { ImportFault, type ImportFaultCode } from "./faults";
import { readImportFile, type FileReading, type ImportOptions } from "./read-file";

/** The input of the thread. */
export interface ReadingOrder {
  readonly source: Uint8Array | string;
  readonly options: ImportOptions;
}

/** A message from the thread: its progress, and at the end either the reading or the reason of a failure. */
export type ReadingEvent =
  | { readonly kind: "going"; readonly done: number }
  | { readonly kind: "read"; readonly reading: FileReading }
  | {
      readonly kind: "refused";
      readonly code: ImportFaultCode;
      readonly file: string | undefined;
      readonly detail: string | undefined;
    };

const send = (event: ReadingEvent): void => parentPort?.postMessage(event);

/** Number of questions between two progress messages, after the first. */
const questionsPerMessage = 10;

const { source, options } = workerData as ReadingOrder;
try {
  const reading = await readImportFile(typeof source === "string" ? source : Buffer.from(source), options, (done) => {
    if (done === 1 || done % questionsPerMessage === 0) send({ kind: "going", done });
  });
  send({ kind: "read", reading });
} catch (error) {
  if (!(error instanceof ImportFault)) throw error;
  send({ kind: "refused", code: error.code, file: error.file, detail: error.detail });
}
