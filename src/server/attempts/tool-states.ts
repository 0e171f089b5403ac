import { sql, type SQL } from "drizzle-orm";
import type { SavedToolState } from "../../contract/attempt/attempt";
import type { Queries } from "../db/open";
import { jsonOf, placeholder } from "../db/statement";
import { toolStates } from "../db/tool-states-schema";
import type { WriteOrder } from "./answers-projection";

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

const toolStateColumns = {
  itemId: toolStates.itemId,
  revision: toolStates.revision,
  leaseEpoch: toolStates.leaseEpoch,
  state: toolStates.state,
};

export type ToolStateRow = Pick<typeof toolStates.$inferSelect, keyof typeof toolStateColumns>;

/** What the tools of the sitting `attemptId` hold, item by item: a JSON array of `KeptToolState`. */
export const toolStatesAsJson = (): SQL => sql`(
  select coalesce(json_agg(${jsonOf(toolStateColumns)} order by ${toolStates.itemId}), '[]')
  from ${toolStates} where ${toolStates.attemptId} = ${placeholder("attemptId")})`;

/** The same as the contract tells it. */
export const toolStateToWire = ({ itemId, revision, leaseEpoch, state }: ToolStateRow): SavedToolState => ({
  exercise_id: itemId === wholeSitting ? null : itemId,
  revision,
  epoch: leaseEpoch,
  state,
});
