import { and, eq, sql } from "drizzle-orm";
import { passBackMachine, type PassBackEvent } from "../../../../machines/integrations/pass-back.machine";
import { phaseAfter } from "../../../../machines/studio/phase-after";
import { passBackPhaseSchema } from "../../../contract/integrations/launch-phases";
import { outgoing } from "../../db/integrations-schema";
import type { Queries } from "../../db/open";

export type OutgoingRow = typeof outgoing.$inferSelect;
type Phased = Pick<OutgoingRow, "state" | "tries" | "isTokenRenewed" | "isItemRenewed">;

/** The columns of a row after an event, as the chart `passBack` says; null: it is not taken. */
export function outgoingAfter(
  { state, tries, isTokenRenewed, isItemRenewed }: Phased,
  event: PassBackEvent,
): Phased | null {
  const stored = { value: state, context: { tries, isTokenRenewed, isItemRenewed } };
  const after = phaseAfter(passBackMachine, stored, [event]);
  return after === null ? null : { state: passBackPhaseSchema.parse(after.value), ...after.context };
}

/** The row of an id, locked until the end of the transaction; undefined: it is gone. */
export async function lockOutgoing(tx: Queries, outgoingId: string): Promise<OutgoingRow | undefined> {
  const [row] = await tx.select().from(outgoing).where(eq(outgoing.outgoingId, outgoingId)).for("update");
  return row;
}

/** The row of an id; undefined: it is gone. */
export async function findOutgoing(queries: Queries, outgoingId: string): Promise<OutgoingRow | undefined> {
  const [row] = await queries.select().from(outgoing).where(eq(outgoing.outgoingId, outgoingId));
  return row;
}

/** The time of the message that a row has, as text; null: none yet. */
const messageTime = sql`${outgoing.payload} ->> 'at'`;

/** Stores an event of a row with other changes; null: the row is another one by now, and nothing is stored. */
export async function moveOutgoing(
  queries: Queries,
  row: OutgoingRow,
  event: PassBackEvent,
  changes: Partial<OutgoingRow> = {},
): Promise<OutgoingRow | null> {
  const columns = outgoingAfter(row, event);
  if (columns === null) throw new Error(`what goes out does not take ${event.type} while it is ${row.state}`);
  const at = row.payload === null ? null : String(row.payload.at);
  const stored = await queries
    .update(outgoing)
    .set({ ...changes, ...columns })
    .where(
      and(
        eq(outgoing.outgoingId, row.outgoingId),
        eq(outgoing.version, row.version),
        eq(outgoing.state, row.state),
        sql`${messageTime} is not distinct from ${at}::text`,
      ),
    )
    .returning({ outgoingId: outgoing.outgoingId });
  return stored.length === 0 ? null : { ...row, ...changes, ...columns };
}
