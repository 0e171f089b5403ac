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
  /** Size of JavaScript's heap; the bytes of the file are outside of it, and `limits` bounds them. */
  readonly megabytes: number;
  /** Ends the reading when it is aborted. */
  readonly signal?: AbortSignal;
}

export const readingBudget: ReadingBudget = { ms: 60_000, megabytes: 512 };

/**
 * Address of the thread's program: the bundled one if this module is bundled, which starts much faster, else the
 * source.
 */
const threadProgram = (): URL => {
  const bundled = path.join(path.dirname(import.meta.filename), "reading-thread.mjs");
  return existsSync(bundled) ? pathToFileURL(bundled) : new URL("./reading-thread.js", import.meta.url);
};

const outOfMemory = "ERR_WORKER_OUT_OF_MEMORY";

/** Converts the bytes of media, which arrive from the thread as Uint8Array, to buffers. */
const withBuffers = (reading: FileReading): FileReading => ({
  ...reading,
  media: reading.media.map((stored) => ({ ...stored, bytes: Buffer.from(stored.bytes) })),
});

const outcomeOf = (worker: Worker, { ms, signal }: ReadingBudget, progress: ReadingProgress): Promise<FileReading> =>
  new Promise((resolve, reject) => {
    const deadline = setTimeout(() => reject(new ImportFault("readingTooLong")), ms);
    const settle = (outcome: () => void): void => {
      clearTimeout(deadline);
      outcome();
    };
    const end = (): void => settle(() => reject(new Error("nobody waits for this file any more")));
    if (signal?.aborted === true) end();
    signal?.addEventListener("abort", end, { once: true });
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
 * Reads a file like `readImportFile`, in a separate thread that ends when it has finished or used up its budget. Throws
 * ImportFault, also if the budget is used up.
 */
export const readFileApart = async (
  source: Buffer | string,
  options: ImportOptions = {},
  progress: ReadingProgress = () => undefined,
  budget: ReadingBudget = readingBudget,
): Promise<FileReading> => {
  const worker = new Worker(threadProgram(), {
    execArgv: [],
    workerData: { source, options } satisfies ReadingOrder,
    resourceLimits: { maxOldGenerationSizeMb: budget.megabytes },
  });
  try {
    return await outcomeOf(worker, budget, progress);
  } finally {
    await worker.terminate();
  }
};
