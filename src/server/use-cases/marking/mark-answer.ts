import { and, eq } from "drizzle-orm";
import { standingAnswer } from "../../attempts/answers-projection";
import { append, type AttemptRow } from "../../attempts/attempt";
import type { Queries } from "../../db/open";
import { answers, attempts } from "../../db/schema";
import { scoredColumns } from "../../families/score";
import { gather } from "../../families/scoring-input";
import { keepReport } from "../../families/stored-report";
import { noteMarks } from "../assignments/note-marks";
import type { Dependencies } from "../dependencies";
import { noteResults } from "../outgoing/note-results";

/** The points that a person gives an answer, or takes back. */
export interface PersonMark {
  readonly attemptId: string;
  readonly itemId: string;
  /** From 0 to the points of the item; null: the answer waits for points again. */
  readonly points: number | null;
  readonly markedBy: string;
}

/** Why an answer cannot be marked: it is blank or not for people, it may still change, or the points do not fit. */
export type MarkingFault = "notForPeople" | "notFinished" | "pointsOutside";

/**
 * Gives an answer the points of a person, instead of those given before: logs it, and computes the score and the report
 * of the attempt again.
 */
export async function markAnswer(
  tx: Queries,
  { catalogue }: Pick<Dependencies, "catalogue">,
  { attemptId, itemId, points, markedBy }: PersonMark,
  now: number,
): Promise<AttemptRow | MarkingFault> {
  const own = eq(attempts.attemptId, attemptId);
  const [attempt] = await tx.select().from(attempts).where(own).for("update");
  if (attempt?.status !== "finished") return "notFinished";
  const test = await catalogue.test(tx, attempt.menuId, attempt.version);
  const item = test.items.get(itemId);
  const standing = await standingAnswer(tx, attemptId, itemId);
  if (item === undefined || standing?.mark !== "awaiting") return "notForPeople";
  if (points !== null && !(points >= 0 && points <= item.points)) return "pointsOutside";
  const marked = points === null ? { markedBy: null, markedAt: null } : { markedBy, markedAt: now };
  await tx
    .update(answers)
    .set({ markedPoints: points, ...marked })
    .where(and(eq(answers.attemptId, attemptId), eq(answers.itemId, itemId)));
  const entry = {
    kind: "mark",
    itemId,
    payload: { points, marked_by: markedBy },
    leaseEpoch: attempt.leaseEpoch,
  } as const;
  const logged = await append(tx, attempt, now, entry);
  const material = await gather(tx, test, logged);
  const score = scoredColumns(material);
  await tx.update(attempts).set(score).where(own);
  await keepReport(tx, material);
  if (attempt.assignmentId !== null) await noteMarks(tx, attempt.assignmentId, now);
  await noteResults(tx, attempt, now);
  return { ...logged, ...score };
}
