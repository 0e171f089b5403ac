import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { calls } from "../../contract/calls/calls";
import type { Config } from "../configuration/config";
import { describeError } from "../db/failure";
import { CallRefusal } from "../support/refusal";
import type { Caller } from "../use-cases/caller";
import { sendCode } from "../use-cases/codes";
import { requireContact } from "../use-cases/contact";
import type { Dependencies } from "../use-cases/dependencies";
import { enterByCode, makeEntryCode } from "../use-cases/entry-codes";
import { findPassword } from "../use-cases/find-password";
import { register } from "../use-cases/register";
import { endSession, signIn } from "../use-cases/sign-in";
import { signInByCode } from "../use-cases/sign-in-by-code";
import { socialLogin } from "../use-cases/social-login";
import { socialStart } from "../use-cases/social-start";
import type { createAuditing } from "./auditing";
import type { createCodeLimits } from "./code-limits";
import type { DemoAccess } from "./demo-accounts";
import { requestedLanguage } from "./envelope";
import { contactName, type KnownDevices } from "./known-devices";
import type { createAccountLimits } from "./limits";
import type { createLoginKey } from "./login-key";
import { networkOf } from "./network-of";
import type { GateOf } from "./sign-in-limits";

type InputOf<Name extends keyof typeof calls> = z.output<(typeof calls)[Name]["input"]>;

interface AccountEdge {
  readonly deps: Dependencies;
  readonly config: Pick<Config, "registration">;
  readonly demo: DemoAccess;
  readonly limits: ReturnType<typeof createAccountLimits>;
  readonly codeLimits: ReturnType<typeof createCodeLimits>;
  readonly gateOf: GateOf;
  readonly devices: KnownDevices;
  readonly auditing: Pick<ReturnType<typeof createAuditing>, "signingIn" | "entering">;
  readonly credentialsOf: ReturnType<typeof createLoginKey>["credentialsOf"];
  /** The signed-in person. Throws where the request has no valid token of a person. */
  readonly requirePerson: (request: FastifyRequest) => Promise<Caller>;
}

/** The address to which a provider redirects: the callback page of the site that the request came from. */
const redirectUriOf = ({ headers, protocol, host }: FastifyRequest): string =>
  new URL("/callback", headers.origin ?? `${protocol}://${host}`).href;

/**
 * The kinds of contact that codes can be sent to. The local outbox stops counting once the site is reached from
 * outside.
 */
export async function codesFor(deps: Dependencies, demo: DemoAccess): Promise<("mobile" | "email")[]> {
  if (deps.outbox !== undefined && !(await demo.isOpen())) return [];
  return [
    ...(deps.sms === undefined ? [] : (["mobile"] as const)),
    ...(deps.mail === undefined ? [] : (["email"] as const)),
  ];
}

/** The calls for signing in and registering, and the calls around them, each with its rate limits. */
export function accountHandlers({
  deps,
  config,
  demo,
  limits,
  codeLimits,
  gateOf,
  devices,
  auditing: { signingIn, entering },
  credentialsOf,
  requirePerson,
}: AccountEdge) {
  const hasCodes = async (input: { mobile?: string | undefined; email?: string | undefined }) => {
    const contact = requireContact(input);
    if (!(await codesFor(deps, demo)).includes(contact.kind)) throw new CallRefusal("smsUnavailable");
    return contact;
  };
  const gateFor = async (account: string, request: FastifyRequest) =>
    gateOf({ account, address: networkOf(request.ip), device: await devices.knownFor(account, request) });
  const sourceOf = ({ ip }: FastifyRequest) => ({ key: networkOf(ip), isKnown: false });
  const endingWith =
    (token: string) =>
    async (error: unknown): Promise<never> => {
      await endSession(deps, token);
      throw error;
    };
  const remembering = async <Result>(
    account: string,
    request: FastifyRequest,
    reply: FastifyReply,
    work: Promise<Result>,
  ): Promise<Result> => {
    const result = await work;
    await devices.remember(account, request, reply);
    return result;
  };
  return {
    login: async (_caller: null, input: InputOf<"login">, request: FastifyRequest, reply: FastifyReply) => {
      if ("code" in input) {
        const contact = await hasCodes(input);
        const gate = await gateFor(contactName(contact), request);
        const asker = codeLimits.tryingOf({ contact, purpose: "sign_in", person: null }, request);
        const work = entering(request, "code", signInByCode(deps, contact, input.code, { gate, asker }));
        return remembering(contactName(contact), request, reply, work);
      }
      const credentials = await credentialsOf(input);
      await demo.refuse(credentials);
      const gate = await gateFor(credentials.username, request);
      const work = async () => {
        const begun = await signIn(deps, credentials, gate);
        // the site may have been reached from outside while the password was checked
        if (demo.isDemo(credentials)) await demo.refuse(credentials).catch(endingWith(begun.token));
        return begun;
      };
      return remembering(credentials.username, request, reply, signingIn(request, credentials.username, work));
    },
    register: async (_caller: null, input: InputOf<"register">, request: FastifyRequest, reply: FastifyReply) => {
      await limits.register(request.ip);
      const work = entering(request, "registration", register(deps, config.registration, input, sourceOf(request)));
      return remembering(input.username, request, reply, work);
    },
    socialStart: async (_caller: null, input: InputOf<"socialStart">, request: FastifyRequest) => {
      await limits.socialLogin(request.ip);
      return socialStart(deps, input, redirectUriOf(request));
    },
    socialLogin: async (_caller: null, input: InputOf<"socialLogin">, request: FastifyRequest, reply: FastifyReply) => {
      await limits.socialLogin(request.ip);
      const { token, username } = await entering(request, "provider", socialLogin(deps, config.registration, input));
      await devices.remember(username, request, reply);
      return { token };
    },
    sendSms: async (_caller: null, input: InputOf<"sendSms">, request: FastifyRequest, reply: FastifyReply) => {
      const contact = await hasCodes(input);
      const { purpose } = input;
      const person = purpose === "bind" ? await requirePerson(request) : null;
      const asker = await codeLimits.ask({ contact, purpose, person }, request, reply);
      return sendCode(deps, contact, {
        purpose,
        language: requestedLanguage(request.headers),
        asker,
        failed: (error) => request.log.error({ err: describeError(error) }, "a code could not be sent"),
      });
    },
    makeEntryCode: async (caller: Caller) => {
      await limits.entryCode(caller.userId);
      return makeEntryCode(deps, caller);
    },
    enterByCode: async (_caller: null, { code }: InputOf<"enterByCode">, request: FastifyRequest) => {
      await limits.enterByCode(request.ip);
      return entering(request, "link", enterByCode(deps, code));
    },
    findPassword: async (_caller: null, input: InputOf<"findPassword">, request: FastifyRequest) => {
      const contact = await hasCodes(input);
      await limits.findPassword(request.ip);
      const asker = codeLimits.tryingOf({ contact, purpose: "find_pwd", person: null }, request);
      return findPassword(deps, contact, input, asker);
    },
  };
}
