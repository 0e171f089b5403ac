import { createGatherer } from "../../attempts/answer-batch/gather";
import { outcomeOfError } from "../../attempts/answer-batch/outcome-of-error";
import { readSittings, type AskedSitting, type SittingAsRead } from "../../attempts/attempt-record";
import type { Database } from "../../db/open";
import { createKeyedMutex, type KeyedMutex } from "../keyed-mutex";
import { finishSittings, type EndingRow } from "./finish";

/** Reads and ends sittings, those of a whole year that hands in at the same moment together; made once a process. */
export interface HandIns {
  /** One person's hand-ins, one after the other. */
  readonly inTurn: KeyedMutex;
  /** null: it is not theirs who asks, or cannot be read in this way. */
  readonly read: (asked: AskedSitting) => Promise<SittingAsRead | null>;
  /** Answers, once it is on disk, whether the sitting stood as it was read; where not, nothing was written. */
  readonly finish: (ending: EndingRow) => Promise<boolean>;
}

/** Statements of each kind under way at the same time, and how many sittings go into one. */
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
