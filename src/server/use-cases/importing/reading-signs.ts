import { and, eq } from "drizzle-orm";
import { imports } from "../../db/imports-schema";
import type { Dependencies } from "../dependencies";

/** Stores, while a file is being read, that the reading is alive and its progress. */
export interface ReadingSigns {
  /** Sets the number of questions read so far. */
  readonly note: (done: number) => void;
  /** Aborted when a write finds that the import is no longer being read: it was discarded or ended elsewhere. */
  readonly ended: AbortSignal;
  /** Stops writing; resolves when the last write is complete. */
  readonly close: () => Promise<void>;
}

/** Interval in which a reading shows that its process is alive. */
const signEveryMs = 5_000;
/** Number of questions between two reports of progress. */
const progressStep = 20;

/**
 * Writes one after the other, each time the newest count, and only while the import is being read: a late write can
 * never overwrite a newer state of the import.
 */
export function createReadingSigns({ db, clock }: Pick<Dependencies, "db" | "clock">, importId: string): ReadingSigns {
  const reading = new AbortController();
  let done = 0;
  let noted = 0;
  let isWaiting = false;
  let written: Promise<unknown> = Promise.resolve();
  const write = async (): Promise<void> => {
    isWaiting = false;
    const signed = await db
      .update(imports)
      .set({ touchedAt: clock(), done })
      .where(and(eq(imports.importId, importId), eq(imports.state, "reading")))
      .returning({ importId: imports.importId });
    if (signed.length === 0) reading.abort();
  };
  const sign = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    // the next sign makes up for one that could not be written
    written = written.then(write).catch(() => undefined);
  };
  const timer = setInterval(sign, signEveryMs).unref();
  return {
    note: (count) => {
      done = count;
      if (done < noted + progressStep) return;
      noted = done;
      sign();
    },
    ended: reading.signal,
    close: async () => {
      clearInterval(timer);
      await written;
    },
  };
}
