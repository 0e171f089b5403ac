import type { LightMyRequestResponse } from "fastify";
import { users } from "../../src/server/db/accounts-schema";
import { openSession } from "../../src/server/use-cases/sign-in";
import { openClass, type Pupil } from "./given-classes";
import { claim, deepLinkingClaim, instructorRoles, ltiPlatform, type LtiPlatform } from "./lti-platform";
import { morning, newKey, type School } from "./sittings";

export const siteBase = "http://localhost";
const formType = { "content-type": "application/x-www-form-urlencoded" };

interface Begun {
  readonly state: string;
  readonly nonce: string;
  readonly cookie: string;
  readonly reply: LightMyRequestResponse;
}

/** What a browser does between a platform and a school. */
export async function openPlatform(school: School) {
  const platform: LtiPlatform = await ltiPlatform(() => school.now);
  const userId = `integrator-${newKey()}`;
  await school.db.insert(users).values({
    userId,
    username: userId,
    passwordHash: "",
    nickname: "Integrator",
    role: [],
    permission: ["integration.manage"],
    createdAt: morning,
  });
  const manager = { userId, token: await openSession(school.deps, userId) };

  const loginFields = (more: object = {}): Record<string, string> => ({
    iss: platform.issuer,
    login_hint: "hint-1",
    target_link_uri: `${siteBase}/lti/launch`,
    client_id: platform.clientId,
    lti_message_hint: "message-1",
    ...more,
  });
  const at = {
    platform,
    manager,
    loginFields,
    register: async (more: object = {}) =>
      (await school.call("saveLti", { idempotency_key: newKey(), ...platform.registration(), ...more }, manager.token))
        .body,
    login: (fields: Readonly<Record<string, string>>, headers: object = {}) =>
      school.app.inject({
        method: "GET",
        url: "/lti/login",
        query: fields,
        headers: { "accept-language": "en", ...headers },
      }),
    /** Begins a launch, as far as the platform's sign-in page. */
    begin: async (more: object = {}): Promise<Begun> => {
      const reply = await at.login(loginFields(more));
      const to = new URL(String(reply.headers.location ?? `${platform.issuer}/?state=&nonce=`));
      const cookie = String(reply.headers["set-cookie"] ?? "").split(";")[0] ?? "";
      return {
        state: to.searchParams.get("state") ?? "",
        nonce: to.searchParams.get("nonce") ?? "",
        cookie,
        reply,
      };
    },
    post: (fields: Readonly<Record<string, string>>, cookie: string, headers: object = {}) =>
      school.app.inject({
        method: "POST",
        url: "/lti/launch",
        headers: {
          ...formType,
          "accept-language": "en",
          "sec-fetch-site": "cross-site",
          origin: platform.issuer,
          ...(cookie === "" ? {} : { cookie }),
          ...headers,
        },
        payload: new URLSearchParams(fields).toString(),
      }),
    /** A whole launch with these claims. */
    launch: async (claims: Readonly<Record<string, unknown>> = {}, headers: object = {}) => {
      const { state, nonce, cookie } = await at.begin();
      const id_token = await platform.sign(platform.claims(nonce, claims));
      return { cookie, reply: await at.post({ state, id_token }, cookie, headers) };
    },
    instructor: (claims: object = {}) => ({ sub: "teacher-1", [claim("roles")]: instructorRoles, ...claims }),
    deepLinking: (settings: object = {}, claims: object = {}) => ({
      sub: "teacher-1",
      [claim("roles")]: instructorRoles,
      [claim("message_type")]: "LtiDeepLinkingRequest",
      [claim("resource_link")]: undefined,
      [deepLinkingClaim("deep_linking_settings")]: {
        deep_link_return_url: `${platform.issuer}/deep-links`,
        accept_types: ["ltiResourceLink"],
        accept_presentation_document_targets: ["window"],
        accept_multiple: true,
        data: "course-1 secret",
        ...settings,
      },
      ...claims,
    }),
    /** Links the person of a launch that waits for it to an account; answers where the browser goes next. */
    link: async (reply: LightMyRequestResponse, cookie: string, token: string) =>
      (await school.call("linkLaunch", { key: keyOf(reply) }, token, { cookie })).body,
  };
  return at;
}
export type OpenPlatform = Awaited<ReturnType<typeof openPlatform>>;

/** The key in the address that a launch leads to. */
export const keyOf = ({ headers }: Pick<LightMyRequestResponse, "headers">): string =>
  new URL(String(headers.location), siteBase).searchParams.get("k") ?? "";

/** The path that a reply leads to, without its query. */
export const pathOf = ({ headers }: Pick<LightMyRequestResponse, "headers">): string =>
  new URL(String(headers.location), siteBase).pathname;

/** A class whose teacher lets the link of a platform open an assignment, with pupils who come by it. */
export async function linkedCourse(school: School, at: OpenPlatform, more: object = {}) {
  const ofClass = await openClass(school);
  const assignment_id = await ofClass.given({ opens_at: school.now - 1, ...more });
  const { reply, cookie } = await at.launch(at.instructor());
  await at.link(reply, cookie, ofClass.teacher.token);
  const tests = [{ assignment_id, label: "Unit 1", score_maximum: 10 }];
  const chosen = await school.call("chooseForLaunch", { key: keyOf(reply), tests }, ofClass.teacher.token);
  if (chosen.body.code !== 200) throw new Error(chosen.body.msg);
  return {
    ofClass,
    assignment_id,
    /** A pupil who has come by the link as this person of the platform. */
    comes: async (sub: string): Promise<Pupil> => {
      const pupil = await ofClass.pupil(sub);
      const first = await at.launch({ sub, name: sub });
      const { data } = await at.link(first.reply, first.cookie, pupil.token);
      await school.app.inject({ method: "GET", url: data.to });
      return pupil;
    },
  };
}
export type LinkedCourse = Awaited<ReturnType<typeof linkedCourse>>;
