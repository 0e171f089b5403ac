import { and, eq } from "drizzle-orm";
import { imports } from "../../db/imports-schema";
import type { Dependencies } from "../dependencies";

/** Stores, while a file is read, that its reading is alive and how far it is. */
export interface ReadingSigns {
  /** Notes the number of questions read so far. */
  readonly note: (done: number) => void;
  /** Resolves once everything is written; nothing is written afterwards. */
  readonly close: () => Promise<void>;
}

/** How often a reading shows that its process is alive. */
const signEveryMs = 5_000;
/** Questions between two reports of progress. */
const progressStep = 20;

/**
 * One write after the other, the newest count each time, and only while the import is being read: a late write can
 * never replace what was stored about the import since.
 */
export function createReadingSigns({ db, clock }: Pick<Dependencies, "db" | "clock">, importId: string): ReadingSigns {
  let done = 0;
  let noted = 0;
  let isWaiting = false;
  let written: Promise<unknown> = Promise.resolve();
  const write = async (): Promise<void> => {
    isWaiting = false;
    await db
      .update(imports)
      .set({ touchedAt: clock(), done })
      .where(and(eq(imports.importId, importId), eq(imports.state, "reading")));
  };
  const sign = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    // a sign that could not be written is made up for by the next one
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
    close: async () => {
      clearInterval(timer);
      await written;
    },
  };
}
