import { z } from "zod";
import { parsedJson } from "../../support/parsed-json";
import type { Dependencies } from "../dependencies";
import type { LinkRow } from "./link-row";
import { askServiceTwice } from "./platform-service";
import { faultOfReply, ltiScopes, PlatformFault } from "./platform-token";
import type { RegistrationRow } from "./registration-row";

const accept = "application/vnd.ims.lti-nrps.v2.membershipcontainer+json";
const mostPages = 100;
const mostMembers = 5_000;

const pageSchema = z.looseObject({
  members: z.array(
    z.looseObject({
      user_id: z.union([z.string(), z.number()]).transform(String),
      status: z.string().nullish(),
      name: z.string().nullish(),
      given_name: z.string().nullish(),
      family_name: z.string().nullish(),
      lis_person_sourcedid: z.string().nullish(),
      roles: z.array(z.string()).nullish(),
    }),
  ),
});

/** A member of a course as a platform lists it. */
export type CourseMember = z.output<typeof pageSchema>["members"][number];

/** The address of the page that follows, by the header `Link` (RFC 8288); null: it is the last. */
export function nextPage(link: string | undefined, base: string): string | null {
  const next = (link ?? "")
    .split(/,(?=\s*<)/)
    .find((one) => /;\s*rel\s*=\s*"?(?:[^";]*\s)?next(?:\s[^";]*)?"?\s*(?:;|$)/i.test(one));
  const [, address] = /<([^>]*)>/.exec(next ?? "") ?? [];
  return address !== undefined && URL.canParse(address, base) ? new URL(address, base).href : null;
}

const readPage = (text: string): CourseMember[] | null => pageSchema.safeParse(parsedJson(text)).data?.members ?? null;

/**
 * All members of the course of a link, in the order of the platform, over as many pages as it has. Throws a
 * `PlatformFault`.
 */
export async function courseMembers(
  deps: Dependencies,
  registration: RegistrationRow,
  { memberships, resourceLinkId }: LinkRow,
): Promise<CourseMember[]> {
  const first = new URL(memberships ?? "");
  first.searchParams.set("rlid", resourceLinkId);
  const members: CourseMember[] = [];
  const seen = new Set<string>();
  let url: string | null = first.href;
  while (url !== null) {
    if (
      seen.has(url) ||
      seen.size === mostPages ||
      members.length > mostMembers ||
      new URL(url).origin !== first.origin
    )
      throw new PlatformFault("pagesEndless", { host: first.host });
    seen.add(url);
    const reply = await askServiceTwice(deps, registration, { url, scope: ltiScopes.memberships, accept });
    if (reply.status !== 200) throw faultOfReply(reply);
    const page = readPage(reply.text);
    if (page === null) throw new PlatformFault("membersMalformed", { host: first.host });
    members.push(...page);
    url = nextPage(reply.headers["link"], url);
  }
  return members;
}
