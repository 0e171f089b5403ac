import { z } from "zod";
import { ltiLimits } from "../../../contract/integrations/lti-limits";
import type { LaunchDetails, LaunchServices } from "../../db/integration-shapes";
import { isLoopbackHost } from "../../support/loopback";
import { seenOf } from "../../support/shown-name";
import { isOnSite, type AddressedSite } from "../site-address";
import { isObject, ltiClaim, shownClaim } from "./claim-values";
import { LaunchRefusal } from "./launch-refusal";
import type { RegistrationRow } from "./registration-row";
import type { LaunchClaims } from "./verify-token";

const ags = "https://purl.imsglobal.org/spec/lti-ags/claim/endpoint";
const nrps = "https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice";
const deepLinking = "https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings";

/** The custom parameter by which a link names the assignment that was offered. */
export const offerParameter = "invigil_offer";
const longestName = 100;
const mostScopes = 50;

const rolesSchema = z.array(z.string());
const scopesSchema = z.array(z.string().max(ltiLimits.address)).max(mostScopes);
const identifier = z.string().min(1).max(ltiLimits.identifier);
const textOf = (value: unknown): string =>
  typeof value === "string" ? seenOf(value).trim().slice(0, longestName) : "";

const vocabulary = "http://purl.imsglobal.org/vocab/lis/v2/";
/** Roles by which a person may choose what a link opens: in the course, or over all courses. */
const choosers: ReadonlySet<string> = new Set([
  ...["Instructor", "Administrator", "ContentDeveloper"].flatMap((role) => [role, `${vocabulary}membership#${role}`]),
  `${vocabulary}institution/person#Administrator`,
  `${vocabulary}system/person#Administrator`,
]);
const isChooser = (role: string): boolean =>
  choosers.has(role) || role.startsWith(`${vocabulary}membership/Instructor#`);

function isInstructorIn(claims: LaunchClaims): boolean {
  const roles = claims[`${ltiClaim}roles`];
  if (roles === undefined || roles === null) return false;
  const parsed = rolesSchema.safeParse(roles);
  if (!parsed.success) throw new LaunchRefusal("rolesMalformed");
  return parsed.data.some(isChooser);
}

/** The address of a service; null where there is none, or where it leads to this machine from a platform elsewhere. */
function serviceAddress(value: unknown, { tokenUrl }: RegistrationRow): string | null {
  if (typeof value !== "string" || value.length > ltiLimits.address || !URL.canParse(value)) return null;
  const { protocol, hostname } = new URL(value);
  const isOfMachine = isLoopbackHost(hostname) && isLoopbackHost(new URL(tokenUrl).hostname);
  return (protocol === "https:" && !isLoopbackHost(hostname)) || isOfMachine ? value : null;
}

function servicesIn(claims: LaunchClaims, registration: RegistrationRow): LaunchServices {
  const endpoint = isObject(claims[ags]) ? claims[ags] : {};
  const names = isObject(claims[nrps]) ? claims[nrps] : {};
  const scopes = scopesSchema.safeParse(endpoint["scope"]);
  return {
    lineItem: serviceAddress(endpoint["lineitem"], registration),
    lineItems: serviceAddress(endpoint["lineitems"], registration),
    scopes: scopes.data ?? [],
    memberships: serviceAddress(names["context_memberships_url"], registration),
  };
}

function choiceIn(claims: LaunchClaims): LaunchDetails["choice"] {
  const settings = claims[deepLinking];
  if (!isObject(settings)) throw new LaunchRefusal("settingsMissing");
  const returnUrl = settings["deep_link_return_url"];
  const isAddress =
    typeof returnUrl === "string" &&
    URL.canParse(returnUrl) &&
    (returnUrl.startsWith("https://") || isLoopbackHost(new URL(returnUrl).hostname)) &&
    /^https?:$/.test(new URL(returnUrl).protocol);
  if (!isAddress) throw new LaunchRefusal("returnAddressMalformed");
  const types = settings["accept_types"];
  if (!Array.isArray(types) || !types.includes("ltiResourceLink")) throw new LaunchRefusal("choiceUnsupported");
  return {
    returnUrl,
    several: settings["accept_multiple"] === true || settings["accept_multiple"] === "true",
    takesLineItem: settings["accept_lineitem"] !== false,
    data: typeof settings["data"] === "string" ? settings["data"] : null,
  };
}

function resourceLinkIn(claims: LaunchClaims): { readonly id: string; readonly title: string } {
  const link = claims[`${ltiClaim}resource_link`];
  if (link === undefined || link === null) throw new LaunchRefusal("linkMissing");
  const id = identifier.safeParse(isObject(link) ? link["id"] : undefined);
  if (!id.success || !isObject(link)) throw new LaunchRefusal("linkMalformed");
  return { id: id.data, title: textOf(link["title"]) };
}

function subjectIn({ sub }: LaunchClaims): string | null {
  if (sub === undefined || sub === null || sub === "") return null;
  const parsed = identifier.safeParse(sub);
  if (!parsed.success) throw new LaunchRefusal("personMalformed");
  return parsed.data;
}

function deploymentIn(claims: LaunchClaims, { deploymentIds }: RegistrationRow): string {
  const deployment = claims[`${ltiClaim}deployment_id`];
  if (typeof deployment !== "string" || deployment === "") throw new LaunchRefusal("deploymentMissing");
  if (!deploymentIds.includes(deployment))
    throw new LaunchRefusal("deploymentUnknown", { facts: { deployment: shownClaim(deployment) } });
  return deployment;
}

const nameIn = ({ name, given_name: given, family_name: family }: LaunchClaims): string =>
  textOf(name) || `${textOf(given)} ${textOf(family)}`.trim();

const objectIn = (claims: LaunchClaims, name: string): Readonly<Record<string, unknown>> => {
  const value = claims[`${ltiClaim}${name}`];
  return isObject(value) ? value : {};
};

/** What the claims of a platform say. Unknown claims are ignored. Throws a `LaunchRefusal` that names what is wrong. */
export function launchDetails(
  site: AddressedSite,
  claims: LaunchClaims,
  { registration, isFramed }: { readonly registration: RegistrationRow; readonly isFramed: boolean },
): LaunchDetails {
  const version = claims[`${ltiClaim}version`];
  if (version === undefined) throw new LaunchRefusal("versionMissing");
  if (version !== "1.3.0") throw new LaunchRefusal("versionOther", { facts: { version: shownClaim(version) } });
  const message = claims[`${ltiClaim}message_type`];
  if (message === undefined) throw new LaunchRefusal("messageMissing");
  if (message !== "LtiResourceLinkRequest" && message !== "LtiDeepLinkingRequest")
    throw new LaunchRefusal("messageUnknown", { facts: { message: shownClaim(message) } });
  const deploymentId = deploymentIn(claims, registration);
  const isInstructor = isInstructorIn(claims);
  const subject = subjectIn(claims);
  const context = objectIn(claims, "context");
  const common = {
    deploymentId,
    subject,
    isInstructor,
    isFramed,
    name: nameIn(claims),
    contextId: identifier.safeParse(context["id"]).data ?? null,
    ...servicesIn(claims, registration),
  };
  if (message === "LtiDeepLinkingRequest") {
    const choice = choiceIn(claims);
    if (!isInstructor) throw new LaunchRefusal("chooserOther");
    if (subject === null) throw new LaunchRefusal("personMissing");
    return { ...common, choice, title: textOf(context["title"]), resourceLinkId: null, offerId: null };
  }
  const target = claims[`${ltiClaim}target_link_uri`];
  if (target === undefined) throw new LaunchRefusal("targetMissing");
  if (typeof target !== "string" || !isOnSite(site, target))
    throw new LaunchRefusal("targetElsewhere", { facts: { target: shownClaim(target) } });
  const { id: resourceLinkId, title } = resourceLinkIn(claims);
  const offer = identifier.safeParse(objectIn(claims, "custom")[offerParameter]);
  return {
    ...common,
    choice: null,
    title: title || textOf(context["title"]),
    resourceLinkId,
    offerId: offer.data ?? null,
  };
}
