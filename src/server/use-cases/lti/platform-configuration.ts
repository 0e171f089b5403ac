import { z } from "zod";
import { ltiLimits } from "../../../contract/integrations/lti-limits";
import type { RegistrationRefusalName } from "../../../contract/integrations/registration-refusals";
import { isUrl } from "../../../contract/validators/network";
import { OutgoingFault } from "../../outgoing/outgoing-fault";
import type { OutgoingReply, OutgoingRequest } from "../../outgoing/outgoing-requests";
import { parsedJson } from "../../support/parsed-json";
import type { Dependencies } from "../dependencies";
import { outgoingOf } from "../outgoing-of";
import { RegistrationRefusal } from "./registration-refusal";

const address = z.string().max(ltiLimits.address).refine(isUrl, "a complete web address");
const names = z.array(z.string()).optional().catch(undefined);
const platformConfiguration = "https://purl.imsglobal.org/spec/lti-platform-configuration";

const configurationSchema = z.object({
  issuer: address,
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  registration_endpoint: address,
  scopes_supported: names,
  id_token_signing_alg_values_supported: names,
  token_endpoint_auth_methods_supported: names,
  [platformConfiguration]: z
    .object({ messages_supported: z.array(z.object({ type: z.string(), placements: names })) })
    .optional()
    .catch(undefined),
});
type RawConfiguration = z.output<typeof configurationSchema>;

/** What a platform says of itself; null: it does not say which scopes it has. */
export interface PlatformConfiguration {
  readonly issuer: string;
  readonly authUrl: string;
  readonly tokenUrl: string;
  readonly jwksUrl: string;
  readonly registrationUrl: string;
  readonly scopes: readonly string[] | null;
  /** The places at the platform where a message can begin, by its type. */
  readonly placements: Readonly<Record<string, readonly string[]>>;
}

/**
 * Canvas in the cloud has one issuer for each of its environments, and other hosts where people sign in, which serve
 * its configuration.
 */
const alsoAt: Readonly<Record<string, readonly string[]>> = {
  "canvas.instructure.com": ["sso.canvaslms.com"],
  "canvas.beta.instructure.com": ["sso.beta.canvaslms.com"],
  "canvas.test.instructure.com": ["sso.test.canvaslms.com"],
};

type Unreachable = Extract<RegistrationRefusalName, "configurationUnreachable" | "registrationUnreachable">;

/** Asks a platform during a registration. Throws a `RegistrationRefusal` where nobody answers. */
export async function askPlatform(
  deps: Pick<Dependencies, "outgoing">,
  url: string,
  { unreachable, ...request }: OutgoingRequest & { readonly unreachable: Unreachable },
): Promise<OutgoingReply> {
  try {
    return await outgoingOf(deps)(url, request);
  } catch (error) {
    if (!(error instanceof OutgoingFault)) throw error;
    const { code, host } = error;
    const isForbidden = code === "addressForbidden" || code === "addressPrivate";
    throw new RegistrationRefusal(isForbidden ? "hostForbidden" : unreachable, { host, why: code });
  }
}

function refuseUnfit(configuration: RawConfiguration, url: string): void {
  const { issuer } = configuration;
  const [{ hostname, host }, at] = [new URL(url), new URL(issuer)];
  if (host !== at.host && alsoAt[at.hostname]?.includes(hostname) !== true)
    throw new RegistrationRefusal("configurationElsewhere", { host, issuer: issuer.slice(0, 100) });
  if (configuration.id_token_signing_alg_values_supported?.includes("RS256") === false)
    throw new RegistrationRefusal("algorithmMissing");
  if (configuration.token_endpoint_auth_methods_supported?.includes("private_key_jwt") === false)
    throw new RegistrationRefusal("authenticationMissing");
}

/** The header by which a registration is known to the platform that gave it a token. */
export const registrationHeaders = (token: string | null): Readonly<Record<string, string>> =>
  token === null ? {} : { authorization: `Bearer ${token}` };

/**
 * Reads what a platform says of itself (OpenID Connect Discovery), with the token of the registration: Canvas shows its
 * configuration to nobody else. Throws a `RegistrationRefusal`.
 */
export async function readConfiguration(
  deps: Pick<Dependencies, "outgoing">,
  url: string,
  token: string | null,
): Promise<PlatformConfiguration> {
  const asking = { unreachable: "configurationUnreachable", headers: registrationHeaders(token) } as const;
  const { status, text } = await askPlatform(deps, url, asking);
  if (status !== 200)
    throw new RegistrationRefusal("configurationRefused", { host: new URL(url).host, status: String(status) });
  const parsed = configurationSchema.safeParse(parsedJson(text));
  if (!parsed.success)
    throw new RegistrationRefusal("configurationMalformed", {
      field: String(parsed.error.issues[0]?.path[0] ?? "JSON"),
    });
  const configuration = parsed.data;
  refuseUnfit(configuration, url);
  const messages = configuration[platformConfiguration]?.messages_supported ?? [];
  return {
    issuer: configuration.issuer,
    authUrl: configuration.authorization_endpoint,
    tokenUrl: configuration.token_endpoint,
    jwksUrl: configuration.jwks_uri,
    registrationUrl: configuration.registration_endpoint,
    scopes: configuration.scopes_supported ?? null,
    placements: Object.fromEntries(messages.map(({ type, placements = [] }) => [type, placements])),
  };
}
