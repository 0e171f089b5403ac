import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { ImportFault } from "./faults";
import type { FileReading, ImportOptions, ReadingProgress } from "./read-file";
import type { ReadingEvent, ReadingOrder } from "./reading-thread";

/** Limits of time and memory for reading one file. */
export interface ReadingBudget {
  readonly ms: number;
  /** Size of JavaScript's heap; the bytes of the file lie outside it and are bounded by `limits`. */
  readonly megabytes: number;
}

export const readingBudget: ReadingBudget = { ms: 60_000, megabytes: 512 };

/** The thread's program: the bundled one beside this bundled module, which starts much faster, or the source. */
const threadProgram = (): URL => {
  const bundled = path.join(path.dirname(import.meta.filename), "reading-thread.mjs");
  return existsSync(bundled) ? pathToFileURL(bundled) : new URL("./reading-thread.js", import.meta.url);
};

const outOfMemory = "ERR_WORKER_OUT_OF_MEMORY";

/** Turns the bytes of media, which arrive from the thread as Uint8Array, into buffers. */
const withBuffers = (reading: FileReading): FileReading => ({
  ...reading,
  media: reading.media.map((stored) => ({ ...stored, bytes: Buffer.from(stored.bytes) })),
});

const outcomeOf = (worker: Worker, ms: number, progress: ReadingProgress): Promise<FileReading> =>
  new Promise((resolve, reject) => {
    const deadline = setTimeout(() => reject(new ImportFault("readingTooLong")), ms);
    const settle = (outcome: () => void): void => {
      clearTimeout(deadline);
      outcome();
    };
    worker
      .on("message", (event: ReadingEvent) => {
        if (event.kind === "going") progress(event.done);
        else if (event.kind === "read") settle(() => resolve(withBuffers(event.reading)));
        else settle(() => reject(new ImportFault(event.code, event.file, event.detail)));
      })
      .once("error", (error: NodeJS.ErrnoException) =>
        settle(() => reject(error.code === outOfMemory ? new ImportFault("readingTooLarge") : error)),
      )
      .once("exit", (code) => settle(() => reject(new Error(`reading the file ended with the exit code ${code}`))));
  });

/**
 * Reads a file as `readImportFile` does, in a separate thread that ends when it is done or has used up its budget.
 * Throws ImportFault also when the budget is used up.
 */
export const readFileApart = async (
  source: Buffer | string,
  options: ImportOptions = {},
  progress: ReadingProgress = () => undefined,
  { ms, megabytes }: ReadingBudget = readingBudget,
): Promise<FileReading> => {
  const worker = new Worker(threadProgram(), {
    execArgv: [],
    workerData: { source, options } satisfies ReadingOrder,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  try {
    return await outcomeOf(worker, ms, progress);
  } finally {
    await worker.terminate();
  }
};
