import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { z } from "zod";
import type { RosterDiff } from "../../../contract/classes/rosters";
import type { ltiRosterInput } from "../../../contract/integrations/launches";
import { ltiLinks, ltiRegistrations } from "../../db/integrations-schema";
import { CallRefusal } from "../../support/refusal";
import { seenOf } from "../../support/shown-name";
import { findAssignment } from "../assignments/assignment-row";
import type { Caller } from "../caller";
import { storedDifference } from "../classes/roster/diff-roster";
import type { ListedMember } from "../classes/roster/read-roster";
import type { Dependencies } from "../dependencies";
import { courseMembers, type CourseMember } from "./memberships";
import { platformColumn, platformMark } from "./persons";
import { PlatformFault } from "./platform-token";
import { noteRegistrationFault } from "./registration-row";

const longest = { name: 100, number: 64 } as const;

const isLearner = ({ roles }: CourseMember): boolean =>
  roles == null || roles.length === 0 || roles.some((role) => /(?:^|[#/])(?:Learner|Student)$/.test(role));
const isPresent = ({ status }: CourseMember): boolean => status == null || status.toLowerCase() === "active";

const nameOf = ({ name, given_name: given, family_name: family }: CourseMember): string =>
  seenOf(name ?? `${given ?? ""} ${family ?? ""}`)
    .trim()
    .slice(0, longest.name);

/** The learners of a course as the lines of a list; who is not active has left, and is in no line. */
const linesOf = (members: readonly CourseMember[], issuer: string): ListedMember[] =>
  members
    .filter((member) => isLearner(member) && isPresent(member))
    .map((member, place) => ({
      line: place + 1,
      name: nameOf(member) || member.user_id.slice(0, longest.name),
      externalId: member.user_id.length > longest.number ? null : member.user_id,
      username: null,
      other: { [platformColumn]: platformMark({ issuer, subject: member.user_id }) },
    }));

/**
 * Compares the class of an assignment with the course whose link opens it; the difference is applied like that with a
 * list. Throws `courseUnknown` and `platformSilent`.
 */
export async function ltiRoster(
  deps: Dependencies,
  caller: Caller,
  { assignment_id: assignmentId, keep_others: keepOthers }: z.output<typeof ltiRosterInput>,
): Promise<RosterDiff> {
  const { assignment } = await findAssignment(deps.db, caller, assignmentId);
  const [found] = await deps.db
    .select({ link: ltiLinks, registration: ltiRegistrations })
    .from(ltiLinks)
    .innerJoin(ltiRegistrations, eq(ltiRegistrations.registrationId, ltiLinks.registrationId))
    .where(
      and(
        eq(ltiLinks.assignmentId, assignment.assignmentId),
        isNotNull(ltiLinks.memberships),
        isNull(ltiRegistrations.offAt),
      ),
    )
    .orderBy(ltiLinks.madeAt, ltiLinks.linkId)
    .limit(1);
  if (found === undefined) throw new CallRefusal("courseUnknown");
  const { link, registration } = found;
  let members;
  try {
    members = await courseMembers(deps, registration, link);
  } catch (error) {
    if (!(error instanceof PlatformFault)) throw error;
    await noteRegistrationFault(deps, registration.registrationId, error);
    throw new CallRefusal("platformSilent", { code: error.code, ...error.facts });
  }
  const columns = { read: ["name", "user_id"], other: [platformColumn] };
  return storedDifference(deps, caller, {
    classId: assignment.classId,
    members: linesOf(members, registration.issuer),
    columns,
    keepOthers,
  });
}
