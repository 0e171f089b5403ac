import { and, count, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import { assignmentMachine } from "../../../../machines/studio/assignment.machine";
import { phaseAfter } from "../../../../machines/studio/phase-after";
import { assignmentPhaseSchema } from "../../../contract/classes/assignment-phases";
import type { AnswerToMark, markSaveInput } from "../../../contract/classes/marking";
import { assignments } from "../../db/classes-schema";
import { answerMarkings } from "../../db/markings-schema";
import type { Queries } from "../../db/open";
import { answers, attempts, items } from "../../db/schema";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import { taughtAssignment } from "../classes/results/taught-assignment";
import type { Dependencies } from "../dependencies";
import { markAnswer, type MarkingFault } from "./mark-answer";
import { answersToMark } from "./mark-queue";
import { markedAnswerFor, markId, type MarkingRow } from "./markings";

type SaveInput = z.output<typeof markSaveInput>;

/** The attempt that a marker means, locked until the end of the transaction. Throws `markElsewhere`. */
async function lockMarked(tx: Queries, { assignment_id, mark_id }: SaveInput): Promise<string> {
  const [row] = await tx
    .select({ attemptId: attempts.attemptId })
    .from(attempts)
    .where(and(eq(attempts.assignmentId, assignment_id), eq(markId(), mark_id)))
    .for("update");
  if (row === undefined) throw new CallRefusal("markElsewhere");
  return row.attemptId;
}

/** Which mark of an answer a call writes. Throws `markElsewhere` where it is settled, or two others mark it. */
function partOf({ userId }: Caller, { settles }: SaveInput, rows: readonly MarkingRow[]): MarkingRow["part"] {
  const of = (part: MarkingRow["part"]) => rows.find((row) => row.part === part);
  const [first, second, settled] = [of("first"), of("second"), of("settled")];
  if (settles && first !== undefined && second !== undefined && (settled || first.points !== second.points))
    return "settled";
  if (settles || settled !== undefined) throw new CallRefusal("markElsewhere");
  if (first === undefined || first.markedBy === userId) return "first";
  if (second === undefined || second.markedBy === userId) return "second";
  throw new CallRefusal("markElsewhere");
}

/** The points that stand: those settled, else the first marker's. */
const standingPoints = (rows: readonly MarkingRow[]): number | undefined =>
  (rows.find(({ part }) => part === "settled") ?? rows.find(({ part }) => part === "first"))?.points;

/** Phases in which every answer has its points. */
const finalPhases: readonly string[] = ["settled", "archived", "cancelled", "recalled"];

const faultOf = { notForPeople: "markElsewhere", notFinished: "markElsewhere", pointsOutside: "markOutside" } as const;

/** Why a second mark cannot be stored, as `markAnswer` says it of the first; null: it can. */
async function checkPoints(tx: Queries, { attemptId, itemId, points }: MarkingRow): Promise<MarkingFault | null> {
  const [found] = await tx
    .select({ mark: answers.mark, most: items.points })
    .from(answers)
    .innerJoin(items, eq(items.itemId, answers.itemId))
    .where(and(eq(answers.attemptId, attemptId), eq(answers.itemId, itemId)));
  if (found?.mark !== "awaiting") return "notForPeople";
  return points <= found.most ? null : "pointsOutside";
}

/** Notes how many answers of the class still wait; the last one settles the assignment. */
async function noteMarked(tx: Queries, { assignment_id }: SaveInput): Promise<void> {
  const own = eq(assignments.assignmentId, assignment_id);
  const [row] = await tx.select().from(assignments).where(own);
  if (row === undefined || row.phase !== "marking") return;
  const [waiting] = await tx
    .select({ number: count() })
    .from(answers)
    .innerJoin(attempts, eq(attempts.attemptId, answers.attemptId))
    .where(and(answersToMark(assignment_id), isNull(answers.markedPoints)));
  const { phase: value, unmarked } = row;
  const event = { type: "answers.marked", unmarked: waiting?.number ?? 0 } as const;
  const after = phaseAfter(assignmentMachine, { value, context: { unmarked } }, [event]);
  if (after === null) return;
  await tx
    .update(assignments)
    .set({ phase: assignmentPhaseSchema.parse(after.value), ...after.context })
    .where(own);
}

const markingsOf = (tx: Queries, attemptId: string, itemId: string): Promise<MarkingRow[]> =>
  tx
    .select()
    .from(answerMarkings)
    .where(and(eq(answerMarkings.attemptId, attemptId), eq(answerMarkings.itemId, itemId)));

interface TakenBack {
  readonly caller: Caller;
  readonly input: SaveInput;
  readonly before: readonly MarkingRow[];
  readonly known: MarkingRow | undefined;
}

/**
 * Deletes the caller's mark of an answer; the points of a first marker go with it. Returns the marks that are left.
 * Throws `markElsewhere` where a second marker has compared with it or everything is marked, and `markChanged`.
 */
async function takeBack(
  tx: Queries,
  deps: Dependencies,
  { caller: { userId: markedBy }, input, before, known }: TakenBack,
): Promise<readonly MarkingRow[]> {
  if (known === undefined) return before;
  const { attemptId, itemId, part, version } = known;
  const [{ phase } = { phase: "settled" }] = await tx
    .select({ phase: assignments.phase })
    .from(assignments)
    .where(eq(assignments.assignmentId, input.assignment_id));
  const isCompared = part === "first" && before.length > 1;
  if (input.settles || isCompared || finalPhases.includes(phase)) throw new CallRefusal("markElsewhere");
  if (version !== input.version) throw new CallRefusal("markChanged", markedAnswerFor(markedBy, input.mark_id, before));
  const { attemptId: attempt, itemId: item, part: own } = answerMarkings;
  await tx.delete(answerMarkings).where(and(eq(attempt, attemptId), eq(item, itemId), eq(own, part)));
  if (part === "first") {
    const outcome = await markAnswer(tx, deps, { attemptId, itemId, points: null, markedBy }, deps.clock());
    if (typeof outcome === "string") throw new CallRefusal(faultOf[outcome]);
  }
  return before.filter((row) => row !== known);
}

/**
 * Stores what a marker gives an answer: the first one's points stand at once, a second one's are compared with them,
 * and where they differ one of the two settles them. Without points it is taken back. Sent again, it changes nothing;
 * a change of an older version throws `markChanged` with the present one.
 */
export const saveMark = (deps: Dependencies, caller: Caller, input: SaveInput): Promise<AnswerToMark> =>
  inTransaction(deps.db, async (tx) => {
    await taughtAssignment(tx, caller, input.assignment_id);
    // the last answers of two markers must not be counted before either is stored
    await tx
      .select({ phase: assignments.phase })
      .from(assignments)
      .where(eq(assignments.assignmentId, input.assignment_id))
      .for("no key update");
    const attemptId = await lockMarked(tx, input);
    const { item_id: itemId, points, comment } = input;
    const { userId: markedBy } = caller;
    const before = await markingsOf(tx, attemptId, itemId);
    const part = partOf(caller, input, before);
    const known = before.find((row) => row.part === part);
    const told = (rows: readonly MarkingRow[]) => markedAnswerFor(markedBy, input.mark_id, rows);
    if (points === null) return told(await takeBack(tx, deps, { caller, input, before, known }));
    if (known?.points === points && known.comment === comment && known.markedBy === markedBy) return told(before);
    if ((known?.version ?? 0) !== input.version) throw new CallRefusal("markChanged", told(before));
    const row: MarkingRow = {
      attemptId,
      itemId,
      part,
      version: input.version + 1,
      points,
      comment,
      markedBy,
      markedAt: deps.clock(),
    };
    const after = [...before.filter((one) => one.part !== part), row];
    const standing = standingPoints(after) ?? points;
    const isChanged = part !== "second" && standingPoints(before) !== standing;
    const outcome = isChanged
      ? await markAnswer(tx, deps, { attemptId, itemId, points: standing, markedBy }, row.markedAt)
      : await checkPoints(tx, row);
    if (typeof outcome === "string") throw new CallRefusal(faultOf[outcome]);
    const { attemptId: _attempt, itemId: _item, part: _part, ...columns } = row;
    await tx
      .insert(answerMarkings)
      .values(row)
      .onConflictDoUpdate({
        target: [answerMarkings.attemptId, answerMarkings.itemId, answerMarkings.part],
        set: columns,
      });
    await noteMarked(tx, input);
    return told(after);
  });
