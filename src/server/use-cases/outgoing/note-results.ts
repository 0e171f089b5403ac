import { sql, type SQL } from "drizzle-orm";
import { ltiLearners, ltiLinks, outgoing } from "../../db/integrations-schema";
import type { Queries } from "../../db/open";
import { attempts } from "../../db/schema";

/**
 * SQL that notes changed results for the systems that are kept informed, in the statement or transaction of the change.
 * `changed` has the columns assignment_id and user_id of attempts, which may be null, and now. What was delivered or
 * given up begins anew, as the chart `passBack` says of `result.changed`.
 */
export const resultsNoting = (changed: SQL): SQL => sql`
  insert into ${outgoing} (outgoing_id, kind, target, link_id, subject, user_id, assignment_id, version, state, tries,
    is_token_renewed, is_item_renewed, next_try)
  select md5('lti_score ' || learner.link_id || ' ' || learner.subject), 'lti_score', link.registration_id,
    learner.link_id, learner.subject, learner.user_id, learner.assignment_id, 1, 'waiting', 0, false, false, result.now
  from (select assignment_id, user_id, max(now) as now from ${changed} group by assignment_id, user_id) as result
    join ${ltiLearners} as learner
      on learner.assignment_id = result.assignment_id and learner.user_id = result.user_id
    join ${ltiLinks} as link on link.link_id = learner.link_id and link.line_item is not null
  order by learner.link_id, learner.subject
  on conflict (kind, link_id, subject) do update
  set version = ${outgoing.version} + 1,
    state = case when ${outgoing.state} in ('delivered', 'dead') then 'waiting' else ${outgoing.state} end,
    tries = case when ${outgoing.state} in ('delivered', 'dead') then 0 else ${outgoing.tries} end,
    is_token_renewed = ${outgoing.isTokenRenewed} and ${outgoing.state} not in ('delivered', 'dead'),
    is_item_renewed = ${outgoing.isItemRenewed} and ${outgoing.state} not in ('delivered', 'dead'),
    next_try = case when ${outgoing.state} in ('delivered', 'dead') then excluded.next_try else ${outgoing.nextTry} end,
    fault = case when ${outgoing.state} = 'delivered' then null else ${outgoing.fault} end`;

interface Concerned {
  readonly assignmentId: string | null;
  /** absent: everybody who sat the assignment. */
  readonly userId?: string | null;
}

/** Notes the changed results of an assignment for the systems that are kept informed of them. */
export async function noteResults(tx: Queries, { assignmentId, userId }: Concerned, now: number): Promise<void> {
  if (assignmentId === null || userId === null) return;
  const ofPerson = userId === undefined ? sql`` : sql` and ${attempts.userId} = ${userId}`;
  const changed = sql`(select ${attempts.assignmentId} as assignment_id, ${attempts.userId} as user_id,
      ${now}::bigint as now from ${attempts}
    where ${attempts.assignmentId} = ${assignmentId}${ofPerson}) as sat`;
  await tx.execute(resultsNoting(changed));
}
