import { eq, sql } from "drizzle-orm";
import type { SavedToolState } from "../../contract/exam";
import type { Queries } from "../db/open";
import { toolStates } from "../db/tool-states-schema";
import type { WriteOrder } from "./fold";

const wholeSitting = "";

interface GivenToolState extends WriteOrder {
  readonly attemptId: string;
  /** null: of the whole sitting. */
  readonly itemId: string | null;
  readonly state: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string;
  readonly savedAt: number;
}

/**
 * Writes what the tools hold, unless a later writer has; whether it stands, also where the same operation has been here
 * before. One statement: it waits behind no answer.
 */
export async function keepToolState(
  queries: Queries,
  { attemptId, itemId, epoch, revision, ...given }: GivenToolState,
): Promise<boolean> {
  const row = { attemptId, itemId: itemId ?? wholeSitting, leaseEpoch: epoch, revision, ...given };
  const { attemptId: _attempt, itemId: _item, ...changes } = row;
  const isNewer = sql`(${toolStates.leaseEpoch}, ${toolStates.revision}) < (${epoch}::int, ${revision}::int)`;
  const isSame = sql`${toolStates.idempotencyKey} = ${given.idempotencyKey}`;
  const written = await queries
    .insert(toolStates)
    .values(row)
    .onConflictDoUpdate({
      target: [toolStates.attemptId, toolStates.itemId],
      set: changes,
      setWhere: sql`${isNewer} or ${isSame}`,
    })
    .returning({ itemId: toolStates.itemId });
  return written.length > 0;
}

/** What the tools of a sitting hold, item by item. */
export async function keptToolStates(queries: Queries, attemptId: string): Promise<SavedToolState[]> {
  const rows = await queries
    .select()
    .from(toolStates)
    .where(eq(toolStates.attemptId, attemptId))
    .orderBy(toolStates.itemId);
  return rows.map(({ itemId, revision, leaseEpoch, state }) => ({
    exercise_id: itemId === wholeSitting ? null : itemId,
    revision,
    epoch: leaseEpoch,
    state,
  }));
}
