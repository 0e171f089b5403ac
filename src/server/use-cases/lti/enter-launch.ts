import { launchPlaces } from "../../../contract/integrations/lti-paths";
import type { Queries } from "../../db/open";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import type { Dependencies } from "../dependencies";
import { addressCodeLifeMs, newEntryCode } from "../entry-codes";
import { openSecret } from "../sealed-secret";
import { enrolLearner } from "./enrol-learner";
import { launchByKey, type SettlingLaunch } from "./launch-row";
import { findLink, type LinkRow } from "./link-row";
import { findRegistration } from "./registration-row";

/** For what the invitations of anonymous learners are sealed. */
export const anonymousPurpose = "anonymous-link";

/** Where a learner is led, as a path on this site. */
export const learnerPlace = (assignmentId: string): string => `/assignment?assignment_id=${assignmentId}`;

const placeOf = ({ assignmentId }: LinkRow, isInstructor: boolean): string =>
  isInstructor ? `/studio/results?assignment_id=${assignmentId}` : learnerPlace(assignmentId);

const issuerOf = async (tx: Queries, registrationId: string): Promise<string> =>
  (await findRegistration(tx, registrationId)).issuer;

/** In an address: the browser is signed in as the person of the launch, and needs no code for that. */
export const signedInParameter = "signed_in";

interface NextOptions {
  /** The pages of the browser are signed in as the person of the launch. */
  readonly isSignedIn?: boolean;
}

/** Where the browser goes next for a launch, as a path on this site. */
export function nextPlace(
  { phase, details }: Pick<SettlingLaunch, "phase" | "details">,
  key: string,
  { isSignedIn = false }: NextOptions = {},
): string {
  const of = (place: string): string => `${place}?k=${key}`;
  switch (phase) {
    case "linking":
      return of(launchPlaces.person);
    case "choosing":
      return of(launchPlaces.tests);
    case "entered":
      if (details.choice === null) return `${of(launchPlaces.enter)}${isSignedIn ? `&${signedInParameter}=1` : ""}`;
      return details.isFramed ? launchPlaces.chosen : of(launchPlaces.answer);
    case "asked":
    case "refused":
    case "waiting":
      throw new CallRefusal("launchElsewhere");
  }
}

/** The same for whoever is signed in as the person of the launch. */
export const nextPlaceOfCaller = (launch: Pick<SettlingLaunch, "phase" | "details">, key: string): string =>
  nextPlace(launch, key, { isSignedIn: true });

/**
 * Signs the person of a launch in, and lets a learner in to the assignment; returns the path on this site, with a code
 * that signs in once unless the browser is signed in. Throws `launchUnknown`, `launchElsewhere`.
 */
export async function enterLaunch(
  deps: Dependencies,
  key: string,
  { isSignedIn = false }: NextOptions = {},
): Promise<string> {
  const now = deps.clock();
  const { link, row } = await inTransaction(deps.db, async (tx) => {
    const launch = await launchByKey(tx, { key, now, isLocking: true });
    const { details, registrationId, userId } = launch;
    const found = await findLink(tx, { registrationId, details });
    if (launch.phase !== "entered" || found === undefined) throw new CallRefusal("launchElsewhere");
    const { subject, name, isInstructor } = details;
    if (userId !== null && subject !== null && !isInstructor)
      await enrolLearner(tx, deps, found, { issuer: await issuerOf(tx, registrationId), userId, subject, name }, now);
    return { link: found, row: launch };
  });
  if (row.userId === null) {
    if (link.anonymousLink === null) throw new CallRefusal("launchElsewhere");
    return `/visitor?vtk=${await openSecret(deps, anonymousPurpose, link.anonymousLink)}`;
  }
  const place = placeOf(link, row.details.isInstructor);
  if (isSignedIn) return place;
  const { code } = await newEntryCode(deps, row.userId, addressCodeLifeMs, null);
  return `${place}&t=${code}`;
}
