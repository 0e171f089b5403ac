import { Worker } from "node:worker_threads";
import { ImportFault } from "./faults";
import type { ImportOptions, PackageReading, ReadingProgress } from "./qti/package";
import type { ReadingEvent, ReadingOrder } from "./reading-thread";

/** Limits of time and memory for reading one package. */
export interface ReadingBudget {
  readonly ms: number;
  /** Size of JavaScript's heap; the files of a package lie outside it and are bounded by `limits`. */
  readonly megabytes: number;
}

export const readingBudget: ReadingBudget = { ms: 60_000, megabytes: 512 };

const outOfMemory = "ERR_WORKER_OUT_OF_MEMORY";

/** Turns the bytes of media, which arrive from the thread as Uint8Array, into buffers. */
const withBuffers = (reading: PackageReading): PackageReading => ({
  ...reading,
  media: reading.media.map((stored) => ({ ...stored, bytes: Buffer.from(stored.bytes) })),
});

const outcomeOf = (worker: Worker, ms: number, progress: ReadingProgress): Promise<PackageReading> =>
  new Promise((resolve, reject) => {
    const deadline = setTimeout(() => reject(new ImportFault("readingTooLong")), ms);
    const settle = (outcome: () => void): void => {
      clearTimeout(deadline);
      outcome();
    };
    worker
      .on("message", (news: ReadingEvent) => {
        if (news.kind === "going") progress(news.done, news.of);
        else if (news.kind === "read") settle(() => resolve(withBuffers(news.reading)));
        else settle(() => reject(new ImportFault(news.code, news.file, news.detail)));
      })
      .once("error", (error: NodeJS.ErrnoException) =>
        settle(() => reject(error.code === outOfMemory ? new ImportFault("readingTooLarge") : error)),
      )
      .once("exit", (code) => settle(() => reject(new Error(`reading the package ended with the exit code ${code}`))));
  });

/**
 * Reads a package as `readPackage` does, in a separate thread that ends when it is done or has used up its budget.
 * Throws ImportFault also when the budget is used up.
 */
export const readPackageApart = async (
  source: Buffer | string,
  options: ImportOptions = {},
  progress: ReadingProgress = () => undefined,
  { ms, megabytes }: ReadingBudget = readingBudget,
): Promise<PackageReading> => {
  const worker = new Worker(new URL("./reading-thread.js", import.meta.url), {
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
