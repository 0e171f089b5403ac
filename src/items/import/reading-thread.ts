import { parentPort, workerData } from "node:worker_threads";
import { ImportFault, type ImportFaultCode } from "./faults";
import { readPackage, type ImportOptions, type PackageReading } from "./qti/package";

/** The input of the thread. */
export interface ReadingOrder {
  readonly source: Uint8Array | string;
  readonly options: ImportOptions;
}

/** A message from the thread: its progress, and once, last, the reading or the reason of a failure. */
export type ReadingEvent =
  | { readonly kind: "going"; readonly done: number; readonly of: number }
  | { readonly kind: "read"; readonly reading: PackageReading }
  | {
      readonly kind: "refused";
      readonly code: ImportFaultCode;
      readonly file: string | undefined;
      readonly detail: string | undefined;
    };

const tell = (news: ReadingEvent): void => parentPort?.postMessage(news);

const { source, options } = workerData as ReadingOrder;
let told = -1;
try {
  const reading = await readPackage(typeof source === "string" ? source : Buffer.from(source), options, (done, of) => {
    const percent = Math.floor((100 * done) / of);
    if (percent > told) tell({ kind: "going", done, of });
    told = percent;
  });
  tell({ kind: "read", reading });
} catch (error) {
  if (!(error instanceof ImportFault)) throw error;
  tell({ kind: "refused", code: error.code, file: error.file, detail: error.detail });
}
