import { z } from "zod";
import { ltiLimits } from "../../../contract/integrations/lti-limits";
import { ltiPaths } from "../../../contract/integrations/lti-paths";
import type { LtiRegistration } from "../../../contract/integrations/lti-registrations";
import { parsedJson } from "../../support/parsed-json";
import { CallRefusal } from "../../support/refusal";
import type { Dependencies } from "../dependencies";
import { siteAddressOf } from "../site-address";
import {
  askPlatform,
  readConfiguration,
  registrationHeaders,
  type PlatformConfiguration,
} from "./platform-configuration";
import { ltiScopes } from "./platform-token";
import { readRegistrationInvitation } from "./registration-invitation";
import { RegistrationRefusal } from "./registration-refusal";
import { saveRegistration } from "./registrations";

const toolConfiguration = "https://purl.imsglobal.org/spec/lti-tool-configuration";
const shortened = 200;
const identifier = z.string().min(1).max(ltiLimits.identifier);
const named = z.union([identifier, z.number().transform(String)]);

const answerSchema = z.object({
  client_id: named,
  [toolConfiguration]: z
    .object({ deployment_id: named.optional().catch(undefined) })
    .optional()
    .catch(undefined),
});

/** Where teachers choose tests: the places of the standard, and those of Canvas. */
const choosingPlaces = ["ContentArea", "RichTextEditor", "assignment_selection", "link_selection"];
const deepLinking = "LtiDeepLinkingRequest";

/** What a platform with a one-time address asks for. */
export interface RegistrationRequest {
  /** The sealed part of the address. */
  readonly invitation: string;
  /** Where the platform says what it is. */
  readonly configurationUrl: string;
  /** What the platform wants to see with the registration; null: nothing. */
  readonly token: string | null;
}

/** What this site says of itself to a platform (LTI Dynamic Registration 1.0). */
function ownMetadata(deps: Dependencies, { scopes, placements }: PlatformConfiguration): object {
  const launch = siteAddressOf(deps, ltiPaths.launch);
  const name = deps.siteName?.() ?? "Invigil";
  const places = (placements[deepLinking] ?? []).filter((place) => choosingPlaces.includes(place));
  return {
    application_type: "web",
    response_types: ["id_token"],
    grant_types: ["implicit", "client_credentials"],
    initiate_login_uri: siteAddressOf(deps, ltiPaths.login),
    redirect_uris: [launch],
    client_name: name,
    jwks_uri: siteAddressOf(deps, ltiPaths.jwks),
    token_endpoint_auth_method: "private_key_jwt",
    scope: Object.values(ltiScopes)
      .filter((scope) => scopes === null || scopes.includes(scope))
      .join(" "),
    [toolConfiguration]: {
      domain: new URL(launch).host,
      target_link_uri: launch,
      claims: ["iss", "sub", "name"],
      messages: [
        { type: "LtiResourceLinkRequest", target_link_uri: launch, label: name },
        {
          type: deepLinking,
          target_link_uri: launch,
          label: name,
          ...(places.length === 0 ? {} : { placements: places }),
        },
      ],
    },
  };
}

async function registerAt(
  deps: Dependencies,
  configuration: PlatformConfiguration,
  token: string | null,
): Promise<{ readonly clientId: string; readonly deploymentIds: string[] }> {
  const { registrationUrl } = configuration;
  const { status, text } = await askPlatform(deps, registrationUrl, {
    unreachable: "registrationUnreachable",
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...registrationHeaders(token),
    },
    body: JSON.stringify(ownMetadata(deps, configuration)),
  });
  if (status !== 200 && status !== 201) {
    const facts = { host: new URL(registrationUrl).host, status: String(status), text: text.slice(0, shortened) };
    throw new RegistrationRefusal("registrationRefused", facts);
  }
  const parsed = answerSchema.safeParse(parsedJson(text));
  if (!parsed.success) throw new RegistrationRefusal("registrationMalformed");
  const deployment = parsed.data[toolConfiguration]?.deployment_id;
  return { clientId: parsed.data.client_id, deploymentIds: deployment === undefined ? [] : [deployment] };
}

/** A refusal of the registration itself as one of dynamic registration. */
function refusalOf({ fault, data }: CallRefusal): RegistrationRefusal | null {
  const facts = z.record(z.string(), z.string()).catch({}).parse(data);
  if (fault === "addressForbidden") return new RegistrationRefusal("hostForbidden", facts);
  return fault === "registrationTaken" ? new RegistrationRefusal("platformTaken", facts) : null;
}

/**
 * Registers this site at a platform and the platform here, in the name of whoever made the one-time address. Throws a
 * `RegistrationRefusal`; the address can then be used again, unless it is used or over.
 */
export async function registerPlatform(
  deps: Dependencies,
  { invitation, configurationUrl, token }: RegistrationRequest,
  address: string,
): Promise<LtiRegistration> {
  return deps.inTurn(`registration ${invitation}`, async () => {
    const { inviter, key } = await readRegistrationInvitation(deps, invitation);
    const configuration = await readConfiguration(deps, configurationUrl, token);
    const { clientId, deploymentIds } = await registerAt(deps, configuration, token);
    const { issuer, authUrl, tokenUrl, jwksUrl } = configuration;
    const saved = await saveRegistration(deps, inviter, {
      idempotency_key: key,
      name: new URL(issuer).host.slice(0, ltiLimits.name),
      issuer,
      client_id: clientId,
      deployment_ids: deploymentIds,
      auth_url: authUrl,
      token_url: tokenUrl,
      jwks_url: jwksUrl,
      score_release: "at_once",
      opens: "window",
      address,
    }).catch((error: unknown) => {
      throw (error instanceof CallRefusal ? refusalOf(error) : null) ?? error;
    });
    // another process may have used the address meanwhile
    if (saved.issuer !== issuer || saved.client_id !== clientId) throw new RegistrationRefusal("invitationUsed");
    return saved;
  });
}
