import { and, eq } from "drizzle-orm";
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

/** Stores an event of a locked row with other changes. */
export async function moveOutgoing(
  tx: Queries,
  row: OutgoingRow,
  event: PassBackEvent,
  changes: Partial<OutgoingRow> = {},
): Promise<OutgoingRow> {
  const columns = outgoingAfter(row, event);
  if (columns === null) throw new Error(`what goes out does not take ${event.type} while it is ${row.state}`);
  const moved = { ...row, ...changes, ...columns };
  await tx
    .update(outgoing)
    .set({ ...changes, ...columns })
    .where(and(eq(outgoing.outgoingId, row.outgoingId)));
  return moved;
}
