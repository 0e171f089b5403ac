import type pg from "pg";

interface Given {
  readonly token_hash: string;
  readonly attempt_id: string;
  readonly lease_hash: string;
  readonly item_id: string;
  /** The stage of the item; if it is not the stage under way, the operation is unusual. */
  readonly stage: string;
  readonly revision: number;
  readonly epoch: number | null;
  readonly idempotency_key: string;
  readonly client_time: number | null;
  /** JSON as text: it may contain characters that PostgreSQL text cannot. */
  readonly payload: string;
}

export interface GivenMark extends Given {
  readonly kind: "checkStatus";
  readonly check_status: 0 | 1;
}

/** The fields that the next step of an adaptive attempt sets, null elsewhere. */
interface NextToRecord {
  /** The `seq` of the newest log row that was known when `next` was chosen. */
  expected_seq: number | null;
  /** The next step, as JSON. */
  next: string | null;
  presented: string | null;
  /** The stage of the next item: the one under way, unless it is complete. */
  next_stage: string | null;
}

export interface AnswerToRecord extends Given, NextToRecord {
  readonly kind: "answer";
  /** JSON as text; null: the answer was withdrawn. */
  readonly answer: string | null;
  readonly elapsed_ms: number;
  readonly mark: string;
  readonly credit: number;
  /** Whether the answer locks its item and another item follows. */
  readonly adaptive: boolean;
}

export type GivenOperation = GivenMark | AnswerToRecord;

/** The state of an adaptive attempt; each response as item, mark, time and credit, in the order served. */
export interface AdaptiveState {
  readonly last_seq: number;
  readonly answered: number;
  /** When the presented item was served. */
  readonly served_at: number;
  readonly responses: readonly (readonly [itemId: string, mark: string, elapsedMs: number, credit: number])[];
}

/**
 * recorded: written and on disk. stored: recorded before; the lease was current then and is now. behind: the attempt
 * has changed since `expected_seq`. unusual: nothing was written; the operation must be handled in a transaction.
 */
export type RecordOutcome =
  | {
      readonly kind: "recorded" | "stored";
      /** The response data as JSON. */
      readonly data: string;
    }
  | { readonly kind: "behind"; readonly state: AdaptiveState }
  | { readonly kind: "unusual" };

export const unusual: RecordOutcome = { kind: "unusual" };

interface Row {
  readonly place: number;
  readonly outcome: RecordOutcome["kind"];
  readonly result: string | null;
}

const dataBegins = '{"data":';

function outcomeOf({ outcome, result }: Row): RecordOutcome {
  if (outcome === "unusual" || result === null) return unusual;
  if (outcome === "behind") return { kind: outcome, state: JSON.parse(result) as AdaptiveState };
  // the stored result of a refusal has no data
  return result.startsWith(dataBegins) ? { kind: outcome, data: result.slice(dataBegins.length, -1) } : unusual;
}

const statement = { name: "record_operations", text: "select * from record_operations($1, $2)" };

/**
 * Records operations in one statement and one transaction, each independently: an unusual one does not affect the
 * others. Resolves when all are on disk.
 */
export async function recordOperations(
  pool: pg.Pool,
  now: number,
  operations: readonly GivenOperation[],
): Promise<RecordOutcome[]> {
  let placed = "";
  for (const [place, operation] of operations.entries())
    placed += `${place === 0 ? "[" : ","}{"place":${place},${JSON.stringify(operation).slice(1)}`;
  const { rows } = await pool.query<Row>({ ...statement, values: [`${placed}]`, now] });
  const outcomes = operations.map(() => unusual);
  for (const row of rows) outcomes[row.place] = outcomeOf(row);
  return outcomes;
}
