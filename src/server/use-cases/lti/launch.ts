import { ltiLimits } from "../../../contract/integrations/lti-limits";
import type { LaunchDetails } from "../../db/integration-shapes";
import { inTransaction } from "../../db/transaction";
import { secretHashOf } from "../../support/identifiers";
import type { Dependencies } from "../dependencies";
import { createFindLaunch, type AskedLaunch, type FindLaunch } from "./find-launches";
import { createEnterKnownLearner, type EnterKnownLearner } from "./known-learners";
import { launchDetails } from "./launch-details";
import { LaunchRefusal, type PlatformStorage } from "./launch-refusal";
import { isBrowserOf, moveLaunch, type LaunchRow } from "./launch-row";
import { findLink, findOffer, makeLink, noteServices, type LinkRow } from "./link-row";
import { accountOf } from "./persons";
import { createPlatformKeys, type PlatformKeys } from "./platform-keys";
import { noteRegistrationFault, noteRegistrationUse, type RegistrationRow } from "./registration-row";
import { verifiedClaims } from "./verify-token";

/** What the platform has the browser post. */
export interface PostedLaunch {
  readonly fields: Readonly<Record<string, string>>;
  /** The secrets that this browser has; that of the launch must be among them. */
  readonly browserSecrets: readonly string[];
  /** The browser shows it in a frame; `isRemembered`: and brings the cookie of the launch back there. */
  readonly frame: { readonly isRemembered: boolean } | null;
}

/** A launch that was accepted, with the key of the pages that settle it; link null: it opens nothing yet. */
export interface AcceptedLaunch {
  readonly row: LaunchRow;
  readonly key: string;
  readonly details: LaunchDetails;
  readonly link: LinkRow | null;
  readonly registration: RegistrationRow;
}

/** A launch of a learner who is in already, with the path on this site where the browser goes. */
export interface EnteredLaunch {
  readonly to: string;
  readonly registration: RegistrationRow;
}

/** What launches need beside the dependencies; one a server, since those at the same time share statements. */
export interface LaunchParts {
  readonly keyOf: PlatformKeys;
  readonly findLaunch: FindLaunch;
  readonly enterKnown: EnterKnownLearner;
}

export const createLaunchParts = (deps: Dependencies): LaunchParts => ({
  keyOf: createPlatformKeys(deps),
  findLaunch: createFindLaunch(deps),
  enterKnown: createEnterKnownLearner(deps),
});

/** Where the platform of a launch that is not used yet stores the secret of the browser; null: it stores none. */
function storageOf({ row, registration }: AskedLaunch): PlatformStorage | null {
  const frame = row.login.lti_storage_target;
  if (frame === undefined || row.phase !== "asked") return null;
  return { origin: new URL(registration.authUrl).origin, frame };
}

/**
 * The launch that a state belongs to. `stateElsewhere` brings the storage of its platform, which may have the secret of
 * a browser whose cookies have not come back or are not those of this launch, and the login by which to begin again.
 */
async function askedLaunch(findLaunch: FindLaunch, { fields, browserSecrets }: PostedLaunch): Promise<AskedLaunch> {
  const { state, error } = fields;
  if (state === undefined || state === "")
    throw new LaunchRefusal(error === undefined ? "stateMissing" : "platformRefused");
  const found = await findLaunch(secretHashOf(state));
  if (found === undefined) throw new LaunchRefusal("stateUnknown");
  const { row, registration } = found;
  if (!isBrowserOf(row, browserSecrets))
    throw new LaunchRefusal("stateElsewhere", { again: row.login, storage: storageOf(found) });
  if (row.phase !== "asked") throw new LaunchRefusal("stateUsed");
  return { row, registration };
}

async function detailsOf(
  deps: Dependencies,
  keyOf: PlatformKeys,
  { row, registration }: AskedLaunch,
  { fields, frame }: PostedLaunch,
): Promise<LaunchDetails> {
  if (registration.offAt !== null) throw new LaunchRefusal("registrationOff");
  const { error, id_token: token } = fields;
  if (error !== undefined) throw new LaunchRefusal("platformRefused", { facts: { error: error.slice(0, 100) } });
  if (token === undefined || token === "") throw new LaunchRefusal("tokenMissing");
  const claims = await verifiedClaims(token, keyOf, { registration, nonce: row.nonce, now: deps.clock() });
  // without cookies the browser could not be allowed to show the pages of the application in the frame
  const staysInFrame = frame?.isRemembered === true && registration.opens === "frame";
  return launchDetails(deps, claims, { registration, isFramed: frame !== null && !staysInFrame });
}

const isAnonymousAllowed = (open: Pick<LinkRow, "anonymousLink"> | undefined): boolean =>
  open !== undefined && open.anonymousLink !== null;

/** Stores what an accepted launch says, with the link that it opens. */
const store = (
  { db, clock, ids, secret }: Dependencies,
  { row, registration }: AskedLaunch,
  details: LaunchDetails,
): Promise<AcceptedLaunch> =>
  inTransaction(db, async (tx) => {
    const now = clock();
    const { registrationId, issuer } = registration;
    const found = { registrationId, details };
    const known = await findLink(tx, found);
    const offer = known === undefined ? await findOffer(tx, found) : undefined;
    if (details.subject === null && (known ?? offer) !== undefined && !isAnonymousAllowed(known ?? offer))
      throw new LaunchRefusal("personMissing");
    const linked =
      known ??
      (offer === undefined
        ? null
        : await makeLink(tx, {
            ...found,
            linkId: ids(),
            assignmentId: offer.assignmentId,
            anonymousLink: offer.anonymousLink,
            chosenBy: offer.offeredBy,
            now,
          }));
    const link = linked === null ? null : await noteServices(tx, linked, details);
    const { subject, isInstructor } = details;
    const userId = subject === null ? null : await accountOf(tx, { issuer, subject });
    const person = subject === null ? "unnamed" : userId === null ? "unknown" : "known";
    const mayChoose = isInstructor && subject !== null;
    const need = link !== null ? "nothing" : mayChoose ? "choice" : "instructor";
    const key = `${secret()}${secret()}`;
    const isSettled = link !== null && person !== "unknown";
    const expiresAt = now + (isSettled ? ltiLimits.launchMs : ltiLimits.settlingMs);
    const moved = await moveLaunch(
      tx,
      row,
      { type: "launch.accepted", person, need },
      { details, userId, keyHash: secretHashOf(key), expiresAt },
    );
    if (moved === null) throw new LaunchRefusal("stateUsed");
    await noteRegistrationUse(tx, registrationId, now);
    return { row: moved, key, details, link, registration };
  });

/**
 * Accepts the answer of a platform to a login, once. Throws a `LaunchRefusal`: the launch is then over, except where
 * another browser brought it.
 */
export async function acceptLaunch(
  deps: Dependencies,
  { keyOf, findLaunch, enterKnown }: LaunchParts,
  posted: PostedLaunch,
): Promise<AcceptedLaunch | EnteredLaunch> {
  const asked = await askedLaunch(findLaunch, posted);
  try {
    const details = await detailsOf(deps, keyOf, asked, posted);
    const to = await enterKnown({ ...asked, details });
    return to === null ? await store(deps, asked, details) : { to, registration: asked.registration };
  } catch (error) {
    if (!(error instanceof LaunchRefusal)) throw error;
    const { reason, facts } = error;
    await moveLaunch(deps.db, asked.row, { type: "launch.refused", reason });
    await noteRegistrationFault(deps, asked.registration.registrationId, { code: reason, facts });
    throw error;
  }
}
