import { createGatherer } from "../../attempts/answer-batch/gather";
import { outcomeOfError } from "../../attempts/answer-batch/outcome-of-error";
import { readSittings, type AskedSitting, type SittingAsRead } from "../../attempts/attempt-record";
import type { Database } from "../../db/open";
import { createKeyedMutex, type KeyedMutex } from "../keyed-mutex";
import { finishSittings, type EndingRow } from "./finish";

/** Reads and ends attempts in batches, since a whole year may hand in at the same moment; created once per process. */
export interface HandIns {
  /** Runs the hand-ins of one owner one after the other. */
  readonly inTurn: KeyedMutex;
  /** null: the caller has no such attempt, or it cannot be read in a batch. */
  readonly read: (asked: AskedSitting) => Promise<SittingAsRead | null>;
  /**
   * Resolves when the end is on disk: true if it was written, false if the attempt had changed, and then nothing was
   * written.
   */
  readonly finish: (ending: EndingRow) => Promise<boolean>;
}

/** Statements of each kind under way at the same time, and the maximum number of attempts in each. */
const ways = 2;
const most = 32;

export const createHandIns = ({ db }: { readonly db: Database }): HandIns => ({
  inTurn: createKeyedMutex(),
  read: createGatherer<AskedSitting, SittingAsRead | null>({
    send: (asked) => readSittings(db, asked),
    outcomeOfError: outcomeOfError(null),
    ways,
    most,
  }),
  finish: createGatherer<EndingRow, boolean>({
    send: (endings) => finishSittings(db, endings),
    outcomeOfError: outcomeOfError(false),
    ways,
    most,
  }),
});
