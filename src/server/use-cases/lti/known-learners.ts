import { createGatherer } from "../../attempts/answer-batch/gather";
import type { LaunchDetails, LaunchServices } from "../../db/integration-shapes";
import { secretHashOf } from "../../support/identifiers";
import type { Dependencies } from "../dependencies";
import { addressCodeLifeMs } from "../entry-codes";
import { stampOf, type Rights } from "../rights-stamp";
import { learnerPlace } from "./enter-launch";
import { launchBatches, type AskedLaunch } from "./find-launches";
import { launchAfter } from "./launch-row";
import { isSaidBy } from "./link-row";
import { useNotedMs } from "./registration-row";

/** A learner of a platform with the link that a launch opens. */
interface Asked {
  readonly registration_id: string;
  readonly issuer: string;
  readonly deployment: string;
  readonly resource_link: string;
  readonly subject: string;
}

interface KnownLearner extends Rights {
  readonly place: number;
  readonly userId: string;
  readonly assignmentId: string;
  readonly services: LaunchServices & { readonly contextId: string | null };
}

const reading = {
  name: "known_learners",
  text: `
    select asked.place, u.user_id as "userId", u.password_hash as "passwordHash", u.status, u.admin, u.role,
      u.permission, k.assignment_id as "assignmentId", json_build_object(
        'contextId', k.context_id, 'lineItem', k.line_item, 'lineItems', k.line_items,
        'scopes', k.scopes, 'memberships', k.memberships) as services
    from json_to_recordset($1) as asked(place int, registration_id text, issuer text, deployment text,
        resource_link text, subject text)
      join lti_links k on k.registration_id = asked.registration_id and k.deployment_id = asked.deployment
        and k.resource_link_id = asked.resource_link
      join lti_persons p on p.issuer = asked.issuer and p.subject = asked.subject
      join lti_learners n on n.link_id = k.link_id and n.subject = asked.subject and n.user_id = p.user_id
      join users u on u.user_id = p.user_id and u.deleted_at is null
      join assignments a on a.assignment_id = k.assignment_id
    where exists (select from class_members m where m.class_id = a.class_id and m.user_id = u.user_id
      and m.left_at is null)`,
} as const;

interface Entry {
  readonly state_hash: string;
  readonly registration_id: string;
  readonly user_id: string;
  readonly code_hash: string;
  readonly user_stamp: string;
}

const entering = {
  name: "enter_launches",
  text: `
    with given as (
      select * from json_to_recordset($1) as given(place int, state_hash text, registration_id text, user_id text,
        code_hash text, user_stamp text)
    ), moved as (
      update lti_launches l set phase = $2, need = $3, user_id = given.user_id
      from given where l.state_hash = given.state_hash and l.phase = 'asked'
      returning given.place, given.user_id, given.code_hash, given.user_stamp
    ), coded as (
      insert into entry_codes (code_hash, user_id, expires_at, user_stamp)
      select code_hash, user_id, $4, user_stamp from moved
    ), noted as (
      update lti_registrations set used_at = $5
      where registration_id in (select registration_id from given) and (used_at is null or used_at < $6)
    )
    select place from moved`,
} as const;

/** A launch whose token is verified, and what it says. */
export interface VerifiedLaunch extends AskedLaunch {
  readonly details: LaunchDetails;
}

/** Lets a learner in who has come by the link before; answers the path on this site, or null in any other case. */
export type EnterKnownLearner = (launch: VerifiedLaunch) => Promise<string | null>;

const entered = launchAfter(
  { phase: "asked", need: "nothing", refusal: null },
  { type: "launch.accepted", person: "known", need: "nothing" },
);

const placed = (rows: readonly object[]): string => JSON.stringify(rows.map((row, place) => ({ place, ...row })));

const outcomeOfError = (error: unknown): never => {
  throw error;
};

/**
 * The usual launch in two statements that launches at the same time share: a linked person who is a member of the class
 * and whose results go to the link already. Anything else goes through the transactions of `acceptLaunch`.
 */
export function createEnterKnownLearner(deps: Pick<Dependencies, "db" | "clock" | "secret">): EnterKnownLearner {
  const { $client } = deps.db;

  const learnerOf = createGatherer<Asked, KnownLearner | null>({
    ...launchBatches,
    outcomeOfError,
    send: async (asked) => {
      const { rows } = await $client.query<KnownLearner>({ ...reading, values: [placed(asked)] });
      const byPlace = new Map(rows.map((row) => [row.place, row]));
      return asked.map((_, place) => byPlace.get(place) ?? null);
    },
  });

  const enter = createGatherer<Entry, boolean>({
    ...launchBatches,
    outcomeOfError,
    nameOf: ({ state_hash: hash }) => hash,
    send: async (entries) => {
      const now = deps.clock();
      const times = [now + addressCodeLifeMs, now, now - useNotedMs];
      const values = [placed(entries), entered?.phase, entered?.need, ...times];
      const { rows } = await $client.query<{ place: number }>({ ...entering, values });
      const moved = new Set(rows.map(({ place }) => place));
      return entries.map((_, place) => moved.has(place));
    },
  });

  return async ({ row, registration, details }) => {
    const { subject, resourceLinkId, deploymentId, isInstructor, isFramed, choice } = details;
    if (subject === null || resourceLinkId === null || isInstructor || isFramed || choice !== null) return null;
    const { registrationId, issuer } = registration;
    const learner = await learnerOf({
      registration_id: registrationId,
      issuer,
      deployment: deploymentId,
      resource_link: resourceLinkId,
      subject,
    });
    if (learner === null || !isSaidBy(learner.services, details)) return null;
    const code = `${deps.secret()}${deps.secret()}`;
    const hasEntered = await enter({
      state_hash: row.stateHash,
      registration_id: registrationId,
      user_id: learner.userId,
      code_hash: secretHashOf(code),
      user_stamp: stampOf(learner),
    });
    return hasEntered ? `${learnerPlace(learner.assignmentId)}&t=${code}` : null;
  };
}
