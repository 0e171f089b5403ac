import { createGatherer } from "../../attempts/answer-batch/gather";
import { outcomeOfError } from "../../attempts/answer-batch/outcome-of-error";
import type { Dependencies } from "../dependencies";

/** The version and the time with which a change is stored; null: its case is not the usual one. */
export type StoredChange = { readonly version: number; readonly savedAt: number } | null;

interface StoredRow {
  readonly place: number;
  readonly version: number;
  /** A bigint, which may come as text. */
  readonly saved_at: number | string;
}

/** Statements under way at the same time, each on its own connection. */
const ways = 4;
const mostTogether = 32;

/**
 * Sends changes of drafts to a function of the database, those that arrive at the same time in one statement. Resolves
 * when a change is on disk; null, with nothing written, where a transaction must decide.
 */
export function createDraftGatherer<Change extends object>(
  { db }: Pick<Dependencies, "db">,
  {
    text,
    more,
    nameOf,
  }: {
    /** The statement, with the changes as its first value and `more` as the others; also its name. */
    readonly text: string;
    readonly more: () => readonly unknown[];
    readonly nameOf: (change: Change) => string;
  },
): (change: Change) => Promise<StoredChange> {
  return createGatherer<Change, StoredChange>({
    send: async (changes) => {
      const placed = changes.map((change, place) => ({ place, ...change }));
      const values = [JSON.stringify(placed), ...more()];
      const { rows } = await db.$client.query<StoredRow>({ name: text.slice(0, 40), text, values });
      const byPlace = new Map(rows.map((row) => [row.place, row]));
      return changes.map((_, place) => {
        const row = byPlace.get(place);
        return row === undefined ? null : { version: row.version, savedAt: Number(row.saved_at) };
      });
    },
    outcomeOfError: outcomeOfError<StoredChange>(null),
    nameOf,
    ways,
    most: mostTogether,
  });
}
