import { LRUCache } from "lru-cache";
import type { Database } from "../../db/open";
import type { Catalogue } from "../catalogue";
import type { Exposures } from "../exposure/exposures";
import { createKnownSittings, type KnownSittings } from "./facts";
import { createGatherer } from "./gather";
import { outcomeOfError } from "./outcome-of-error";
import { recordOperations, unusual, type GivenOperation, type RecordOutcome, type AdaptiveState } from "./record";

/** Where a sitting stood after its last answer, with what was worked out from all of them. */
export interface CachedState<Kept> extends Pick<AdaptiveState, "last_seq" | "answered" | "served_at"> {
  readonly presented: string | null;
  readonly kept: Kept;
}

/** Records operations of sittings in their ordinary case; made once a process. */
export interface Recorder<Kept> {
  readonly known: KnownSittings;
  readonly clock: () => number;
  /** Where adaptive sittings stood when this process last wrote to them; another process may have moved them on. */
  readonly states: LRUCache<string, CachedState<Kept>>;
  /** Answers when the operation is on disk, or when it is known not to be ordinary. */
  readonly record: (operation: GivenOperation) => Promise<RecordOutcome>;
}

const mostStates = 5_000;
/** Statements under way at the same time, each on a connection of its own. */
const ways = 2;
const mostTogether = 64;

export function createRecorder<Kept>({
  db,
  clock,
  catalogue,
  exposures,
}: {
  readonly db: Database;
  readonly clock: () => number;
  readonly catalogue: Catalogue;
  readonly exposures: Exposures;
}): Recorder<Kept> {
  return {
    clock,
    known: createKnownSittings(db, catalogue, exposures),
    states: new LRUCache({ max: mostStates }),
    record: createGatherer<GivenOperation, RecordOutcome>({
      send: (operations) => recordOperations(db.$client, clock(), operations),
      outcomeOfError: outcomeOfError(unusual),
      nameOf: ({ attempt_id }) => attempt_id,
      ways,
      most: mostTogether,
    }),
  };
}
