import type { FileReading, ImportOptions } from "../../../items/import/read-file";

/**
 * Reads the bytes of one file; `progress` is called with the number of questions read so far. After `signal` is
 * aborted, the result is not used.
 */
export type ReadFile = (
  bytes: Buffer,
  options: ImportOptions,
  progress: (done: number) => void,
  signal: AbortSignal,
) => Promise<FileReading>;
