import { LRUCache } from "lru-cache";
import type { Database } from "../../db/open";
import type { Catalogue } from "../catalogue";
import type { Exposures } from "../exposure/exposures";
import { createKnownSittings, type KnownSittings } from "./facts";
import { createGatherer } from "./gather";
import { outcomeOfError } from "./outcome-of-error";
import { recordOperations, unusual, type GivenOperation, type RecordOutcome, type AdaptiveState } from "./record";

/** The state of an adaptive attempt after its last answer, with the values computed from all its answers. */
export interface CachedState<Kept> extends Pick<AdaptiveState, "last_seq" | "answered" | "served_at"> {
  /** null: after the last item, or while the next answer is being recorded. */
  presented: string | null;
  readonly kept: Kept;
}

/** Records operations on attempts in the usual case; created once per process. */
export interface Recorder<Kept> {
  readonly known: KnownSittings;
  readonly clock: () => number;
  /** States of adaptive attempts after this process last wrote to them; another process may have changed them since. */
  readonly states: LRUCache<string, CachedState<Kept>>;
  /** Resolves when the operation is on disk, or is known to be unusual. */
  readonly record: (operation: GivenOperation) => Promise<RecordOutcome>;
}

const mostStates = 5_000;
/** Statements under way at the same time, each on its own connection. */
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
