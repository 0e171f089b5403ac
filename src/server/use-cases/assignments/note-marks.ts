import { eq } from "drizzle-orm";
import { assignments } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { noteResults } from "../outgoing/note-results";
import { phaseColumns } from "./assignment-row";
import { countUnmarked, releasedByRule } from "./assignment-time";

/** Counts what a person has yet to mark in an assignment that waits for it, and settles it where nothing is left. */
export async function noteMarks(tx: Queries, assignmentId: string, now: number): Promise<void> {
  const own = eq(assignments.assignmentId, assignmentId);
  const [row] = await tx.select().from(assignments).where(own).for("no key update");
  if (row?.phase !== "marking") return;
  const columns = phaseColumns(row, [{ type: "answers.marked", unmarked: await countUnmarked(tx, assignmentId) }]);
  if (columns === null) throw new Error("an assignment that is marked does not take marks");
  const { phase, unmarked, releasePhase } = releasedByRule({ ...row, ...columns });
  await tx.update(assignments).set({ phase, unmarked, releasePhase, touchedAt: now }).where(own);
  if (releasePhase !== row.releasePhase) await noteResults(tx, { assignmentId }, now);
}
