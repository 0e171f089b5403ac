import type { Calls } from "../../../contract/calls/calls";
import { ltiLimits } from "../../../contract/integrations/lti-limits";
import type { LaunchOpens, LtiRegistration, ScoreRelease } from "../../../contract/integrations/lti-registrations";
import { isUrl } from "../../../contract/validators/network";
import type { MessageId } from "../../i18n/message-id";

type Terms = Omit<Calls["saveLti"]["input"], "idempotency_key" | "registration_id">;

/** The addresses of a platform that this site needs. */
export const platformAddresses = ["jwks_url", "token_url", "auth_url"] as const;

/** What is typed in the form of a platform; deployments stand one a line. */
export interface PlatformFields extends Readonly<
  Record<"name" | "issuer" | "client_id" | "deployments" | (typeof platformAddresses)[number], string>
> {
  readonly score_release: ScoreRelease;
  readonly opens: LaunchOpens;
}
export type PlatformProblems = Partial<Record<keyof PlatformFields, MessageId>>;

export const emptyPlatform: PlatformFields = {
  name: "",
  issuer: "",
  client_id: "",
  deployments: "",
  jwks_url: "",
  token_url: "",
  auth_url: "",
  score_release: "at_once",
  opens: "window",
};

/** The form as a registration fills it. */
export const fieldsOfPlatform = (registration: LtiRegistration): PlatformFields => ({
  name: registration.name,
  issuer: registration.issuer,
  client_id: registration.client_id,
  deployments: registration.deployment_ids.join("\n"),
  jwks_url: registration.jwks_url,
  token_url: registration.token_url,
  auth_url: registration.auth_url,
  score_release: registration.score_release,
  opens: registration.opens,
});

const deploymentsIn = (text: string): string[] => [
  ...new Set(
    text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  ),
];

const isIdentifier = (text: string): boolean => text !== "" && text.length <= ltiLimits.identifier;
const isAddress = (text: string): boolean => text.length <= ltiLimits.address && isUrl(text);

/** The problems of the form, by field, in the order of the fields. */
export function platformProblems(fields: PlatformFields): PlatformProblems {
  const deployments = deploymentsIn(fields.deployments);
  const hasDeployments = deployments.length > 0 && deployments.length <= ltiLimits.deployments;
  const found: readonly (readonly [keyof PlatformFields, boolean, MessageId])[] = [
    ["name", fields.name.trim() !== "" && fields.name.trim().length <= ltiLimits.name, "integrations.nameWrong"],
    ["issuer", isAddress(fields.issuer.trim()), "integrations.addressWrong"],
    ["client_id", isIdentifier(fields.client_id.trim()), "integrations.clientWrong"],
    ["deployments", hasDeployments && deployments.every(isIdentifier), "integrations.deploymentsWrong"],
    ...platformAddresses.map((name) => [name, isAddress(fields[name].trim()), "integrations.addressWrong"] as const),
  ];
  return Object.fromEntries(found.flatMap(([name, isFine, message]) => (isFine ? [] : [[name, message]])));
}

/** What is sent for a form without problems. */
export const platformTerms = (fields: PlatformFields): Terms => ({
  name: fields.name.trim(),
  issuer: fields.issuer.trim(),
  client_id: fields.client_id.trim(),
  deployment_ids: deploymentsIn(fields.deployments),
  jwks_url: fields.jwks_url.trim(),
  token_url: fields.token_url.trim(),
  auth_url: fields.auth_url.trim(),
  score_release: fields.score_release,
  opens: fields.opens,
});
