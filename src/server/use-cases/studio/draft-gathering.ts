import type { PermissionName } from "../../../contract/account/permissions";
import { rolesThatMay } from "../../../contract/account/roles";
import { studioLimits } from "../../../contract/studio/studio-items";
import { createGatherer } from "../../attempts/answer-batch/gather";
import { outcomeOfError } from "../../attempts/answer-batch/outcome-of-error";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { notedSince } from "../personal/note-session";

/** The version and the time with which a change is stored; null: its case is not the usual one. */
export type StoredChange = { readonly version: number; readonly savedAt: number } | null;

interface StoredRow {
  readonly place: number;
  readonly version: number;
  /** A bigint, which may come as text. */
  readonly saved_at: number | string;
}

/** One statement at a time: beginning one costs more than a draft in it, and what arrives meanwhile goes together. */
const ways = 1;
const mostTogether = 32;

/** The permission that every call needs which stores drafts. */
const permission: PermissionName = "item.write";
const roles = rolesThatMay(permission);

/** How changes of one kind of draft are stored. */
export interface DraftSaving<Input, Saved> {
  /**
   * Stores a change if its case is the usual one: by the session of this token hash, of somebody who may write, and of
   * an own draft as it stands. null: nothing is written, and a transaction must decide.
   */
  readonly saveUsual: (tokenHash: string, input: Input) => Promise<Saved | null>;
  /** Stores a draft in a transaction, whatever the case. */
  readonly save: (caller: Caller, input: Input) => Promise<Saved>;
}

interface Change {
  readonly token_hash: string;
}

/**
 * Sends changes of drafts to a function of the database, those that arrive at the same time in one statement. Resolves
 * when a change is on disk; null, with nothing written, where a transaction must decide.
 */
export function createDraftGatherer<OneChange extends Change>(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  {
    name,
    given,
    nameOf,
  }: {
    /** The function. */
    readonly name: string;
    /** Its arguments between the changes and the time. */
    readonly given: readonly unknown[];
    readonly nameOf: (change: OneChange) => string;
  },
): (change: OneChange) => Promise<StoredChange> {
  const values = (changes: readonly object[]): unknown[] => {
    const now = clock();
    return [JSON.stringify(changes), ...given, now, studioLimits.versions, permission, roles, notedSince(now)];
  };
  const places = values([]).map((_, place) => `$${place + 1}`);
  const text = `select * from ${name}(${places.join(", ")})`;
  return createGatherer<OneChange, StoredChange>({
    send: async (changes) => {
      const placed = changes.map((change, place) => ({ place, ...change }));
      const { rows } = await db.$client.query<StoredRow>({ name, text, values: values(placed) });
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
