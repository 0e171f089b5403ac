import { beforeAll } from "vitest";
import type { LaunchOpens } from "../../src/contract/integrations/lti-registrations";
import {
  claim,
  deepLinkingClaim,
  instructorRoles,
  ltiPlatform,
  type LtiPlatform,
  type PlatformReply,
  type TakenScore,
} from "../support/lti-platform";
import { askAs } from "./api";
import type { Site } from "./site";

/** A click on a link at the platform. */
export interface Click {
  readonly message: "link" | "choice";
  readonly person: string;
  readonly isTeacher: boolean;
  /** It is shown in a frame of the platform's page, rather than in its place. */
  readonly isFramed?: boolean;
  /** The platform stores secrets for browsers that refuse cookies. */
  readonly stores?: boolean;
  /** The resource link; absent: `link-1`. */
  readonly link?: string;
}

const html = (body: string): PlatformReply => ({
  body:
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">' +
    `<title>School platform</title><body>${body}</body></html>`,
  headers: { "content-type": "text/html; charset=utf-8" },
});
const hidden = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join("");

/** The page of a platform that stores secrets for tools in its frames (1EdTech: LTI Client Side postMessages). */
const storage = `<script>
  const stored = new Map();
  addEventListener("message", ({ data, origin, source }) => {
    if (typeof data !== "object" || !String(data.subject).startsWith("lti.")) return;
    if (data.subject === "lti.put_data") stored.set(data.key, data.value);
    const { subject, message_id, key } = data;
    source.postMessage({ subject: subject + ".response", message_id, key, value: stored.get(key) }, origin);
  });
</script>`;

/** A learning platform with pages for a browser, at which the site is registered. */
export function usePlatform(site: Site) {
  let platform: LtiPlatform;
  let save = async (_opens: LaunchOpens): Promise<void> => undefined;
  let beforeAnswer = async (): Promise<void> => undefined;
  const clicks = new Map<string, Click>();
  const answers: Record<string, unknown>[] = [];

  const tool = () => site.url().replace("127.0.0.1", "localhost");
  const claimsOf = ({ message, person, isTeacher, link = "link-1" }: Click): Record<string, unknown> => ({
    sub: person,
    name: person,
    [claim("target_link_uri")]: `${tool()}/lti/launch`,
    [claim("resource_link")]: { id: link, title: "Unit 1" },
    ...(isTeacher ? { [claim("roles")]: instructorRoles } : {}),
    ...(message === "link"
      ? {}
      : {
          [claim("message_type")]: "LtiDeepLinkingRequest",
          [claim("resource_link")]: undefined,
          [deepLinkingClaim("deep_linking_settings")]: {
            deep_link_return_url: platform.at("/deep-links"),
            accept_types: ["ltiResourceLink"],
            accept_presentation_document_targets: ["iframe", "window"],
            accept_multiple: true,
            data: "course-1",
          },
        }),
  });

  beforeAll(async () => {
    platform = await ltiPlatform(Date.now);
    platform.pages = {
      "GET /link": async ({ query }) => {
        const hint = query.get("click") ?? "";
        const { isFramed = false, stores = false } = clicks.get(hint) ?? {};
        const login = new URLSearchParams({
          iss: platform.issuer,
          login_hint: hint,
          target_link_uri: `${tool()}/lti/launch`,
          client_id: platform.clientId,
          ...(stores ? { lti_storage_target: "_parent" } : {}),
        });
        const to = `${tool()}/lti/login?${login.toString()}`;
        if (!isFramed) return { status: 302, headers: { location: to } };
        const source = to.replaceAll("&", "&amp;");
        const frame = `<iframe title="Tool" src="${source}" style="width:100%;height:500px"></iframe>`;
        return html(`${stores ? storage : ""}<main><h1>Mathematics 5b</h1>${frame}</main>`);
      },
      "GET /auth": async ({ query }) => {
        await beforeAnswer();
        const click = clicks.get(query.get("login_hint") ?? "");
        if (click === undefined) return { status: 404 };
        const id_token = await platform.sign(platform.claims(query.get("nonce") ?? "", claimsOf(click)));
        const fields = hidden({ state: query.get("state") ?? "", id_token });
        const form = `<form method="post" action="${query.get("redirect_uri") ?? ""}">${fields}</form>`;
        return html(`${form}<script>document.forms[0].submit()</script>`);
      },
      "POST /deep-links": async ({ body }) => {
        const [, payload = ""] = (new URLSearchParams(body).get("JWT") ?? "").split(".");
        answers.push(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")) as Record<string, unknown>);
        return html("<h1>The course has new links</h1>");
      },
    };
    const { token } = await askAs(site, "", "login", { username: "admin", password: "admin123" });
    const terms = { idempotency_key: `platform-of-${site.url()}`, ...platform.registration() };
    const { registration_id } = await askAs(site, token, "saveLti", terms);
    save = async (opens) => void (await askAs(site, token, "saveLti", { ...terms, registration_id, opens }));
  });

  return {
    issuer: (): string => platform.issuer,
    /** The site as browsers know it, which differs from the platform's as sites go. */
    tool,
    /** What deep linking brought back, in the order in which it came. */
    answers: (): readonly Record<string, unknown>[] => answers,
    /** The scores that it has taken of a person, in the order in which they came. */
    scoresOf: (person: string): readonly TakenScore[] => platform.scores.filter(({ userId }) => userId === person),
    /** Sets where its launches in frames go on. */
    opensIn: (opens: LaunchOpens): Promise<void> => save(opens),
    /** Runs before the platform answers a login. */
    beforeItAnswers: (work: () => Promise<void>): void => {
      beforeAnswer = work;
    },
    /** The address of the page that shows what was clicked. */
    click: (click: Click): string => {
      const hint = `click-${clicks.size + 1}`;
      clicks.set(hint, click);
      return platform.at(`/link?click=${hint}`);
    },
  };
}
