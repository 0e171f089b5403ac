import { and, eq, inArray, sql } from "drizzle-orm";
import type { AttemptRow } from "../../attempts/attempt";
import { deadlineOf, stageDeadlineOf } from "../../attempts/time-limits";
import type { Queries } from "../../db/open";
import { attemptLog, attempts, attemptStages } from "../../db/schema";
import { givenRows, placeholder, statement, type GivenColumns, type GivenRow } from "../../db/statement";
import { timeCredits } from "../../db/time-credits-schema";
import type { Dependencies } from "../dependencies";
import { isEndDue } from "../sitting/settle";
import type { AssignedPerson } from "./assigned-members";
import type { AssignmentRow } from "./assignment-row";
import { memberOfAttempt } from "./member-of-attempt";

const columns = {
  attempt_id: "uuid",
  stage: "text",
  closes_at: "bigint",
  deadline: "bigint",
  stage_deadline: "bigint",
} as const satisfies GivenColumns;
type Ends = GivenRow<typeof columns>;

const moveStatement = statement<object, "now" | "given">(
  "extend_sittings",
  () => sql`
  with given as (select * from ${givenRows("given", columns)}),
  stages as (
    update ${attemptStages} set deadline = given.stage_deadline from given
    where ${attemptStages.attemptId} = given.attempt_id and ${attemptStages.stage} = given.stage),
  changed as (
    update ${attempts}
    set closes_at = given.closes_at, deadline = given.deadline, stage_deadline = given.stage_deadline,
      last_seq = ${attempts.lastSeq} + 1
    from given where ${attempts.attemptId} = given.attempt_id
    returning ${attempts.attemptId} as attempt_id, ${attempts.lastSeq} as seq, ${attempts.leaseEpoch} as epoch,
      given.closes_at as closes_at, given.deadline as deadline, given.stage_deadline as stage_deadline)
  insert into ${attemptLog} (attempt_id, seq, kind, payload, server_time, lease_epoch)
  select attempt_id, seq, 'window',
    json_build_object('closes_at', closes_at, 'deadline', deadline, 'stage_deadline', stage_deadline),
    ${placeholder("now")}::bigint, epoch
  from changed`,
);

/** The sittings under way of an assignment, locked, whose student has more time by now, with the new end of each. */
async function openWithMoreTime(
  tx: Queries,
  { assignmentId }: AssignmentRow,
  persons: readonly AssignedPerson[],
  now: number,
): Promise<{ readonly attempt: AttemptRow; readonly closesAt: number }[]> {
  const ends = new Map(persons.map(({ memberId, window }) => [memberId, window.closesAt]));
  const open = await tx
    .select({ attempt: attempts, memberId: memberOfAttempt() })
    .from(attempts)
    .where(and(eq(attempts.assignmentId, assignmentId), eq(attempts.status, "sitting")))
    .orderBy(attempts.attemptId)
    .for("update", { of: attempts });
  return open.flatMap(({ attempt, memberId }) => {
    const closesAt = ends.get(memberId ?? "");
    const hasMore = closesAt !== undefined && attempt.closesAt !== null && closesAt > attempt.closesAt;
    return hasMore && !isEndDue(attempt, now) ? [{ attempt, closesAt }] : [];
  });
}

/**
 * Gives sittings under way the time that the end of their window would have cut off, where the window ends later by
 * now. What has ended already stays as it is.
 */
export async function extendSittings(
  tx: Queries,
  { catalogue }: Pick<Dependencies, "catalogue">,
  row: AssignmentRow,
  persons: readonly AssignedPerson[],
  now: number,
): Promise<void> {
  const extended = await openWithMoreTime(tx, row, persons, now);
  if (extended.length === 0) return;
  const ids = extended.map(({ attempt }) => attempt.attemptId);
  const credits = await tx.select().from(timeCredits).where(inArray(timeCredits.attemptId, ids));
  const stages = await tx.select().from(attemptStages).where(inArray(attemptStages.attemptId, ids));
  const given: Ends[] = [];
  for (const { attempt, closesAt } of extended) {
    const { attemptId, stage, menuId, version } = attempt;
    const { definition } = await catalogue.outline(tx, menuId, version);
    const granted = credits.filter((one) => one.attemptId === attemptId);
    const begun = stages.find((one) => one.attemptId === attemptId && one.stage === stage);
    const before = attempt.deadline === attempt.closesAt ? closesAt : attempt.deadline;
    const deadline = deadlineOf(definition, { ...attempt, closesAt }, granted) ?? before;
    const stageDeadline =
      begun === undefined ? null : stageDeadlineOf(definition, { ...attempt, deadline }, begun, granted);
    given.push({ attempt_id: attemptId, stage, closes_at: closesAt, deadline, stage_deadline: stageDeadline });
  }
  await moveStatement(tx, { now, given: JSON.stringify(given) });
}
