import type pg from "pg";
import type { LogResult } from "../../db/shapes";

interface Given {
  readonly token_hash: string;
  readonly attempt_id: string;
  readonly lease_hash: string;
  readonly item_id: string;
  /** Of the item; another one than the stage under way is unusual. */
  readonly stage: string;
  readonly revision: number;
  readonly epoch: number | null;
  readonly idempotency_key: string;
  readonly client_time: number | null;
  /** JSON as text: it may hold what text of the database cannot. */
  readonly payload: string;
}

export interface GivenMark extends Given {
  readonly kind: "checkStatus";
  readonly check_status: 0 | 1;
}

export interface AnswerToRecord extends Given {
  readonly kind: "answer";
  /** JSON as text; null: taken back. */
  readonly answer: string | null;
  readonly elapsed_ms: number;
  readonly mark: string;
  readonly credit: number;
  /** Whether its item is locked now and another one follows. */
  readonly adaptive: boolean;
  /** The newest row of the log that `next` was chosen after. */
  readonly expected_seq?: number | null;
  /** What follows, as JSON. */
  readonly next?: string;
  readonly presented?: string | null;
  /** The section that follows; the one under way where it goes on. */
  readonly next_stage?: string;
}

export type GivenOperation = GivenMark | AnswerToRecord;

/** Where an adaptive sitting stands; each response as item, mark, time and credit, in the order served. */
export interface AdaptiveState {
  readonly last_seq: number;
  readonly answered: number;
  /** When the item that is presented was served. */
  readonly served_at: number;
  readonly responses: readonly (readonly [itemId: string, mark: string, elapsedMs: number, credit: number])[];
}

/**
 * recorded: written, and on disk. stored: it was here before, with the lease that holds. behind: the sitting has moved
 * on since `expected_seq`. unusual: nothing was written, and more than one statement must decide.
 */
export type RecordOutcome =
  | { readonly kind: "recorded" | "stored"; readonly result: LogResult }
  | { readonly kind: "behind"; readonly state: AdaptiveState }
  | { readonly kind: "unusual" };

export const unusual: RecordOutcome = { kind: "unusual" };

/** What an operation is answered; null where more than one statement must decide. */
export const answeredBy = (outcome: RecordOutcome): Readonly<Record<string, unknown>> | null =>
  "result" in outcome && "data" in outcome.result ? outcome.result.data : null;

interface Row {
  readonly place: number;
  readonly outcome: RecordOutcome["kind"];
  readonly result: string | null;
}

function outcomeOf({ outcome, result }: Row): RecordOutcome {
  if (outcome === "unusual" || result === null) return unusual;
  if (outcome === "behind") return { kind: outcome, state: JSON.parse(result) as AdaptiveState };
  return { kind: outcome, result: JSON.parse(result) as LogResult };
}

const statement = { name: "record_operations", text: "select * from record_operations($1, $2)" };

/**
 * Records operations in one statement and one transaction, each by itself: what is unusual about one stops no other.
 * Answers when all are on disk.
 */
export async function recordOperations(
  pool: pg.Pool,
  now: number,
  operations: readonly GivenOperation[],
): Promise<RecordOutcome[]> {
  const placed = operations.map((operation, place) => `{"place":${place},${JSON.stringify(operation).slice(1)}`);
  const { rows } = await pool.query<Row>({ ...statement, values: [`[${placed.join(",")}]`, now] });
  const outcomes = operations.map(() => unusual);
  for (const row of rows) outcomes[row.place] = outcomeOf(row);
  return outcomes;
}
