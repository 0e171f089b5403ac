import { and, eq, ne } from "drizzle-orm";
import { assignments } from "../../db/classes-schema";
import { regrades } from "../../db/regrades-schema";
import type { Dependencies } from "../dependencies";
import { regradePhaseAfter } from "./regrade-row";

/** The results of these assignments are out by now, and with them what was corrected before. */
export async function sweepRegrades({ db }: Pick<Dependencies, "db">): Promise<void> {
  const shown = await db
    .select({ regradeId: regrades.regradeId, phase: regrades.phase })
    .from(regrades)
    .innerJoin(assignments, eq(assignments.assignmentId, regrades.assignmentId))
    .where(and(eq(regrades.phase, "applied"), ne(assignments.releasePhase, "held")));
  for (const row of shown)
    await db
      .update(regrades)
      .set({ phase: regradePhaseAfter(row, { type: "students.told" }) })
      .where(and(eq(regrades.regradeId, row.regradeId), eq(regrades.phase, row.phase)));
}
