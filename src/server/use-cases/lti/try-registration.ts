import type { z } from "zod";
import type { ltiRegistrationInput, tryLtiOutput } from "../../../contract/integrations/lti-registrations";
import type { Dependencies } from "../dependencies";
import { LaunchRefusal } from "./launch-refusal";
import { readKeySet } from "./platform-keys";
import { ltiScopes, PlatformFault, platformToken } from "./platform-token";
import { findRegistration } from "./registration-row";

const faultOf = async (work: Promise<unknown>): Promise<z.input<typeof tryLtiOutput>["keys"]> => {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof LaunchRefusal) return { code: error.reason, facts: { ...error.facts } };
    if (error instanceof PlatformFault) return { code: error.code, facts: { ...error.facts } };
    throw error;
  }
};

/** Asks a platform for its keys and for a token now. Throws `registrationUnknown`. */
export async function tryRegistration(
  deps: Dependencies,
  { registration_id: registrationId }: z.output<typeof ltiRegistrationInput>,
): Promise<z.input<typeof tryLtiOutput>> {
  const registration = await findRegistration(deps.db, registrationId);
  return {
    keys: await faultOf(readKeySet(deps, registration.jwksUrl)),
    token: await faultOf(platformToken(deps, registration, { scope: ltiScopes.score, isRenewed: true })),
  };
}
