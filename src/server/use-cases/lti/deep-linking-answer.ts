import type { Dependencies } from "../dependencies";
import { ltiClaim } from "./claim-values";
import { launchByKey } from "./launch-row";
import { findRegistration } from "./registration-row";
import { signClaims } from "./signing-keys";

const deepLinking = "https://purl.imsglobal.org/spec/lti-dl/claim/";
const lifeSeconds = 300;

/** The form that a browser posts to the platform; null: the tests are not chosen yet. Throws `launchUnknown`. */
export async function deepLinkingAnswer(
  deps: Dependencies,
  key: string,
): Promise<{ readonly returnUrl: string; readonly jwt: string } | null> {
  const { registrationId, details, answer, phase } = await launchByKey(deps.db, { key, now: deps.clock() });
  if (phase !== "entered" || answer === null || details.choice === null) return null;
  const { clientId, issuer } = await findRegistration(deps.db, registrationId);
  const { returnUrl, data } = details.choice;
  const now = Math.floor(deps.clock() / 1000);
  const jwt = await signClaims(deps, {
    iss: clientId,
    aud: issuer,
    iat: now,
    exp: now + lifeSeconds,
    nonce: deps.secret(),
    [`${ltiClaim}deployment_id`]: details.deploymentId,
    [`${ltiClaim}message_type`]: "LtiDeepLinkingResponse",
    [`${ltiClaim}version`]: "1.3.0",
    [`${deepLinking}content_items`]: answer,
    ...(data === null ? {} : { [`${deepLinking}data`]: data }),
  });
  return { returnUrl, jwt };
}
