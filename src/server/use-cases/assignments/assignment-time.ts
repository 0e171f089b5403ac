import { and, eq, isNull, min, sql } from "drizzle-orm";
import type { AssignmentEvent } from "../../../../machines/studio/assignment.machine";
import { assignmentTargets, classMembers } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { answers, attempts } from "../../db/schema";
import type { Dependencies } from "../dependencies";
import { assignedMembers, lastEndOf } from "./assigned-members";
import { phaseColumns, releaseAfter, type AssignmentRow } from "./assignment-row";

/** The answers of an assignment that a person has yet to mark. */
export async function countUnmarked(queries: Queries, assignmentId: string): Promise<number> {
  const [row] = await queries
    .select({ number: sql<number>`count(*)::int` })
    .from(attempts)
    .innerJoin(answers, eq(answers.attemptId, attempts.attemptId))
    .where(
      and(
        eq(attempts.assignmentId, assignmentId),
        sql`${attempts.awaitingPoints} is not null`,
        eq(answers.mark, "awaiting"),
        isNull(answers.markedPoints),
      ),
    );
  return row?.number ?? 0;
}

/** When the first window opens, those of makeups included. */
async function firstOpening(queries: Queries, { assignmentId, opensAt }: AssignmentRow): Promise<number> {
  const [row] = await queries
    .select({ first: min(assignmentTargets.opensAt) })
    .from(assignmentTargets)
    .innerJoin(classMembers, eq(classMembers.memberId, assignmentTargets.memberId))
    .where(and(eq(assignmentTargets.assignmentId, assignmentId), isNull(classMembers.leftAt)));
  return Math.min(opensAt, row?.first ?? opensAt);
}

/** What time brings next to a locked assignment; null: nothing yet. */
async function eventDue(
  tx: Queries,
  deps: Pick<Dependencies, "catalogue">,
  row: AssignmentRow,
  now: number,
): Promise<AssignmentEvent | null> {
  switch (row.phase) {
    case "scheduled":
      return now >= (await firstOpening(tx, row)) ? { type: "window.opened" } : null;
    case "open":
    case "suspended":
      if (now < row.closesAt) return null;
      return now >= lastEndOf(row, await assignedMembers(tx, deps, row, now)) ? { type: "window.closed" } : null;
    case "closing": {
      const underWay = and(eq(attempts.assignmentId, row.assignmentId), eq(attempts.status, "sitting"));
      if ((await tx.$count(attempts, underWay)) > 0) return null;
      return { type: "sittings.ended", unmarked: await countUnmarked(tx, row.assignmentId) };
    }
    case "marking": {
      const unmarked = await countUnmarked(tx, row.assignmentId);
      return unmarked === row.unmarked && unmarked > 0 ? null : { type: "answers.marked", unmarked };
    }
    case "planned":
    case "settled":
    case "archived":
    case "cancelled":
    case "recalled":
      return null;
  }
}

const isRuleMet = ({ release, phase }: AssignmentRow): boolean =>
  (release === "after_close" && (phase === "marking" || phase === "settled")) ||
  (release === "after_marking" && phase === "settled");

/** The assignment with its results released, if its rule says so now. */
export function releasedByRule(row: AssignmentRow): AssignmentRow {
  if (row.releasePhase !== "held" || !isRuleMet(row)) return row;
  return { ...row, releasePhase: releaseAfter(row.releasePhase, { type: "results.released" }) ?? row.releasePhase };
}

/** A locked assignment after everything that time has brought to it; nothing is written. */
export async function afterTime(
  tx: Queries,
  deps: Pick<Dependencies, "catalogue">,
  row: AssignmentRow,
  now: number,
): Promise<AssignmentRow> {
  let current = row;
  for (let event = await eventDue(tx, deps, row, now); event !== null; event = await eventDue(tx, deps, current, now)) {
    const columns = phaseColumns(current, [event]);
    if (columns === null) throw new Error(`an assignment that is ${current.phase} does not take ${event.type}`);
    current = releasedByRule({ ...current, ...columns });
  }
  return current;
}
