import { sql, type SQL } from "drizzle-orm";
import type { SavedToolState } from "../../contract/attempt/attempt";
import type { Queries } from "../db/open";
import { jsonOf, placeholder } from "../db/statement";
import { toolStates } from "../db/tool-states-schema";
import type { WriteOrder } from "./answers-projection";

const wholeSitting = "";

interface GivenToolState extends WriteOrder {
  readonly attemptId: string;
  /** null: the state belongs to the whole attempt. */
  readonly itemId: string | null;
  readonly state: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string;
  readonly savedAt: number;
}

/**
 * Stores the state of a student's tools, unless a later writer has stored one; returns whether the given state is
 * stored, also on a repetition of the same operation. One statement without a lock, so that it does not wait for
 * answers.
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

const toolStateColumns = {
  itemId: toolStates.itemId,
  revision: toolStates.revision,
  leaseEpoch: toolStates.leaseEpoch,
  state: toolStates.state,
};

export type ToolStateRow = Pick<typeof toolStates.$inferSelect, keyof typeof toolStateColumns>;

/** SQL for the tool states of the attempt `attemptId`, by item: a JSON array of `ToolStateRow`. */
export const toolStatesAsJson = (): SQL => sql`(
  select coalesce(json_agg(${jsonOf(toolStateColumns)} order by ${toolStates.itemId}), '[]')
  from ${toolStates} where ${toolStates.attemptId} = ${placeholder("attemptId")})`;

/** A stored tool state in the shape of the contract. */
export const toolStateToWire = ({ itemId, revision, leaseEpoch, state }: ToolStateRow): SavedToolState => ({
  exercise_id: itemId === wholeSitting ? null : itemId,
  revision,
  epoch: leaseEpoch,
  state,
});
