import { and, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { Queries } from "../../db/open";
import { attemptLog, attempts, attemptStages } from "../../db/schema";
import { givenRows, placeholder, statement } from "../../db/statement";
import { timeCredits } from "../../db/time-credits-schema";
import { noticeMs } from "../close-sitting";
import type { Dependencies } from "../dependencies";

const givenColumns = { attempt_id: "uuid", credit_id: "text" } as const;
const stage = sql`${placeholder("stage")}::text`;

/**
 * Gives time to many sittings under way: to each a credit, its deadlines, and a row of its log. What is given to the
 * whole test also moves the end of its window, which would cut it off again. `ms`: the time for a row of `attempts`;
 * `applies`: a condition on such rows.
 */
const giving = (name: string, { ms, applies, stoppedAt }: Record<"ms" | "applies" | "stoppedAt", SQL>) =>
  statement<{ readonly attempt_id: string }, "given" | "stage" | "reason" | "by" | "note" | "now" | "ms">(
    name,
    () => sql`
  with given as (
    select given.attempt_id, given.credit_id, ${ms} as ms
    from ${givenRows("given", givenColumns)} join ${attempts} on ${attempts.attemptId} = given.attempt_id
    where ${attempts.status} = 'sitting' and ${applies}
    for no key update of attempts),
  changed as (
    update ${attempts} set
      deadline = case when ${stage} is null then ${attempts.deadline} + given.ms else ${attempts.deadline} end,
      closes_at = case when ${stage} is null then ${attempts.closesAt} + given.ms else ${attempts.closesAt} end,
      stage_deadline = case
        when ${stage} is null then ${attempts.stageDeadline} + given.ms
        when ${attempts.stage} = ${stage} then least(${attempts.stageDeadline} + given.ms, ${attempts.deadline})
        else ${attempts.stageDeadline} end,
      stopped_at = ${stoppedAt},
      last_seq = ${attempts.lastSeq} + 1
    from given where ${attempts.attemptId} = given.attempt_id
    returning ${attempts.attemptId} as attempt_id, ${attempts.lastSeq} as seq, ${attempts.leaseEpoch} as lease_epoch,
      ${attempts.stage} as stage, ${attempts.deadline} as deadline, ${attempts.stageDeadline} as stage_deadline,
      given.credit_id as credit_id, given.ms as ms),
  sections as (
    update ${attemptStages} set deadline = changed.stage_deadline from changed
    where ${attemptStages.attemptId} = changed.attempt_id and ${attemptStages.stage} = changed.stage),
  credits as (
    insert into ${timeCredits} (credit_id, attempt_id, stage, ms, reason, given_by, note, given_at)
    select credit_id, attempt_id, ${stage}, ms, ${placeholder("reason")}::text, ${placeholder("by")}::text,
      ${placeholder("note")}::text, ${placeholder("now")}::bigint
    from changed)
  insert into ${attemptLog} (attempt_id, seq, kind, payload, server_time, lease_epoch)
  select attempt_id, seq, 'credit', json_build_object('credit_id', credit_id, 'stage', ${stage}, 'ms', ms,
    'reason', ${placeholder("reason")}::text, 'given_by', ${placeholder("by")}::text,
    'note', ${placeholder("note")}::text, 'deadline', deadline, 'stage_deadline', stage_deadline),
    ${placeholder("now")}::bigint, lease_epoch
  from changed
  returning attempt_id`,
  );

const extendStatement = giving("extend_room_sittings", {
  ms: sql`${placeholder("ms")}::bigint`,
  applies: sql`true`,
  stoppedAt: sql`${attempts.stoppedAt}`,
});

const restartStatement = giving("restart_room_clocks", {
  // the placeholder of the other statement stands for nothing here
  ms: sql`${placeholder("now")}::bigint - ${attempts.stoppedAt} + coalesce(${placeholder("ms")}::bigint, 0)`,
  applies: sql`${attempts.stoppedAt} is not null`,
  stoppedAt: sql`null`,
});

/** Who gives time, when, and why. */
interface Giving {
  readonly now: number;
  readonly by: string | null;
  readonly note: string;
}

const withCredits = ({ ids }: Pick<Dependencies, "ids">, attemptIds: readonly string[]): string =>
  JSON.stringify(attemptIds.map((attemptId) => ({ attempt_id: attemptId, credit_id: ids() })));

/** Stops the clocks of sittings under way; those that stand still already are left. */
export const stopClocks = async (tx: Queries, attemptIds: readonly string[], now: number): Promise<void> => {
  if (attemptIds.length === 0) return;
  await tx
    .update(attempts)
    .set({ stoppedAt: now })
    .where(
      and(inArray(attempts.attemptId, [...attemptIds]), eq(attempts.status, "sitting"), isNull(attempts.stoppedAt)),
    );
};

/** Lets clocks run again, with the time back for which they stood still; those that run are left. */
export const restartClocks = async (
  tx: Queries,
  deps: Pick<Dependencies, "ids">,
  attemptIds: readonly string[],
  giving: Giving,
): Promise<void> => {
  if (attemptIds.length === 0) return;
  const given = withCredits(deps, attemptIds);
  await restartStatement(tx, { ...giving, given, stage: null, reason: "pause", ms: null });
};

/** Gives the same time to many sittings under way, to one section or to the whole test; returns those that got it. */
export async function extendClocks(
  tx: Queries,
  deps: Pick<Dependencies, "ids">,
  attemptIds: readonly string[],
  { stage, ms, ...giving }: Giving & { readonly stage: string | null; readonly ms: number },
): Promise<ReadonlySet<string>> {
  if (attemptIds.length === 0) return new Set();
  const given = withCredits(deps, attemptIds);
  const rows = await extendStatement(tx, { ...giving, given, stage, ms, reason: "extension" });
  return new Set(rows.map(({ attempt_id: attemptId }) => attemptId));
}

const closeStatement = statement<object, "given" | "now" | "by" | "note" | "closesAt">(
  "close_room_sittings",
  () => sql`
  with given as (select attempt_id from ${givenRows("given", { attempt_id: "uuid" })}),
  changed as (
    update ${attempts} set
      closes_at = least(${attempts.closesAt}, ${placeholder("closesAt")}::bigint),
      deadline = least(${attempts.deadline}, ${placeholder("closesAt")}::bigint),
      stage_deadline = case when ${attempts.stageDeadline} is null then null
        else least(${attempts.stageDeadline}, ${placeholder("closesAt")}::bigint) end,
      last_seq = ${attempts.lastSeq} + 1
    from given
    where ${attempts.attemptId} = given.attempt_id and ${attempts.status} = 'sitting'
      and (${attempts.closesAt} is null or ${attempts.closesAt} > ${placeholder("closesAt")}::bigint)
    returning ${attempts.attemptId} as attempt_id, ${attempts.lastSeq} as seq, ${attempts.leaseEpoch} as lease_epoch,
      ${attempts.stage} as stage, ${attempts.closesAt} as closes_at, ${attempts.deadline} as deadline,
      ${attempts.stageDeadline} as stage_deadline),
  sections as (
    update ${attemptStages} set deadline = changed.stage_deadline from changed
    where ${attemptStages.attemptId} = changed.attempt_id and ${attemptStages.stage} = changed.stage
      and changed.stage_deadline is not null)
  insert into ${attemptLog} (attempt_id, seq, kind, payload, server_time, lease_epoch)
  select attempt_id, seq, 'close', json_build_object('closes_at', closes_at, 'deadline', deadline,
    'stage_deadline', stage_deadline, 'closed_by', ${placeholder("by")}::text, 'note', ${placeholder("note")}::text),
    ${placeholder("now")}::bigint, lease_epoch
  from changed`,
);

/**
 * Ends sittings at `closesAt` as if their time were over then; left out: after the notice in which their windows hand
 * in. Clocks that stand still run again first.
 */
export async function closeClocks(
  tx: Queries,
  deps: Pick<Dependencies, "ids">,
  attemptIds: readonly string[],
  { closesAt, ...giving }: Giving & { readonly closesAt?: number },
): Promise<void> {
  if (attemptIds.length === 0) return;
  await restartClocks(tx, deps, attemptIds, giving);
  const given = JSON.stringify(attemptIds.map((attemptId) => ({ attempt_id: attemptId })));
  await closeStatement(tx, { ...giving, given, closesAt: closesAt ?? giving.now + noticeMs });
}
