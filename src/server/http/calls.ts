import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { addresses, type CallName } from "../../contract/addresses";
import { calls } from "../../contract/calls";
import type { Config } from "../config";
import { advanceExam } from "../use-cases/advance-exam";
import { answerExercise } from "../use-cases/answer-exercise";
import { answerRecord } from "../use-cases/answer-record";
import { noticeList, routerList, searchList } from "../use-cases/console-lists";
import { examItemDetail, presentedExercise } from "../use-cases/exam-item-detail";
import { exerciseDetail } from "../use-cases/exercise-detail";
import { findPassword } from "../use-cases/find-password";
import { heartbeat } from "../use-cases/heartbeat";
import { menuDetail, menuList } from "../use-cases/menu";
import { sendCode } from "../use-cases/phone-codes";
import { Refusal } from "../use-cases/refusal";
import { register } from "../use-cases/register";
import { callerOf, signIn, signOut, userInfo } from "../use-cases/sign-in";
import { socialLogin } from "../use-cases/social-login";
import { startExam } from "../use-cases/start-exam";
import type { Caller, Tools } from "../use-cases/tools";
import { updateCheckStatus } from "../use-cases/update-check-status";
import { updateUser } from "../use-cases/update-user";
import { languageOf, succeeded } from "./envelope";
import { createAccountLimits } from "./limits";
import { createLoginKey } from "./login-key";
import { createSignInLimits } from "./sign-in-limits";

type Input<Name extends CallName> = z.output<(typeof calls)[Name]["input"]>;
type Output<Name extends CallName> = z.input<(typeof calls)[Name]["output"]>;
type CallerOf<Name extends CallName> = (typeof calls)[Name]["access"] extends "person" ? Caller : null;

type Handlers = {
  readonly [Name in CallName]: (
    caller: CallerOf<Name>,
    input: Input<Name>,
    request: FastifyRequest,
  ) => Promise<Output<Name>> | Output<Name>;
};

function handlersOf(tools: Tools, config: Config): Handlers {
  const gateOf = createSignInLimits();
  const limits = createAccountLimits();
  const { publicKey, credentialsOf } = createLoginKey(config.loginKey);
  const social = Object.entries(tools.social ?? {}).map(([provider, { name, authorizeUrl }]) => ({
    provider,
    name,
    authorize_url: authorizeUrl,
  }));
  const site = {
    ...config.site,
    registration: config.registration,
    password_reset: tools.sms !== undefined,
    social,
    login_key: publicKey,
    inspection: config.inspection,
    developer_tools: config.developerTools,
  };
  return {
    login: (_caller, input, request) => {
      const credentials = credentialsOf(input);
      return signIn(tools, credentials, gateOf(credentials.username, request.ip));
    },
    register: async (_caller, input, request) => {
      await limits.register(request.ip);
      return register(tools, config.registration, input);
    },
    socialLogin: async (_caller, input, request) => {
      await limits.socialLogin(request.ip);
      return socialLogin(tools, config.registration, input);
    },
    sendSms: async (_caller, input, request) => {
      if (tools.sms === undefined) throw new Refusal("smsUnavailable");
      if (input.purpose === "bind") await personOf(tools, request);
      await limits.smsByAddress(request.ip);
      await limits.smsByPhone(input.mobile);
      await limits.smsPause(input.mobile);
      return sendCode(tools, input);
    },
    findPassword: async (_caller, input, request) => {
      await limits.findPassword(request.ip);
      return findPassword(tools, input);
    },
    updateUser: (caller, input, request) => updateUser(tools, caller, input, gateOf(caller.username, request.ip)),
    routerList: (caller) => routerList(caller),
    noticeList: (caller, _input, request) => noticeList(tools, caller, languageOf(request.headers)),
    searchList: (caller, _input, request) => searchList(tools, caller, languageOf(request.headers)),
    logout: (caller) => signOut(tools, caller),
    userInfo: (caller) => userInfo(caller),
    siteConfig: () => site,
    menuList: (caller, input) => menuList(tools, caller, input),
    menuDetail: (caller, input) => menuDetail(tools, caller, input),
    startExam: (caller, input) => startExam(tools, caller, input),
    examItemDetail: (caller, input) => examItemDetail(tools, caller, input),
    exerciseDetail: (caller, input) => exerciseDetail(tools, caller, input),
    presentedExercise: (caller, input) => presentedExercise(tools, caller, input),
    answerExercise: (caller, input) => answerExercise(tools, caller, input),
    updateCheckStatus: (caller, input) => updateCheckStatus(tools, caller, input),
    advanceExam: (caller, input) => advanceExam(tools, caller, input),
    heartbeat: (caller, input) => heartbeat(tools, caller, input),
    answerRecord: (caller, input) => answerRecord(tools, caller, input),
  };
}

const bearer = /^Bearer ([\w-]{20,128})$/i;

const visitorBearer = /^Bearer v\./i;

function personOf(tools: Tools, request: FastifyRequest): Promise<Caller> {
  const authorization = request.headers.authorization ?? "";
  if (visitorBearer.test(authorization)) throw new Refusal("visitorUnknown");
  const token = bearer.exec(authorization)?.[1];
  if (token === undefined) throw new Refusal("tokenInvalid");
  return callerOf(tools, token);
}

/** Every call of the contract at its address: who asks, then what, then the use case. */
export function registerCalls(app: FastifyInstance, tools: Tools, config: Config): void {
  const handlers = handlersOf(tools, config);
  for (const name of Object.keys(addresses) as CallName[]) {
    const { method, path } = addresses[name];
    const { input: schema, output, access } = calls[name];
    const handle = handlers[name] as (caller: Caller | null, input: unknown, request: FastifyRequest) => unknown;
    app.route({
      method,
      url: path,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const caller = access === "person" ? await personOf(tools, request) : null;
        const parsed = schema.safeParse((method === "GET" ? request.query : request.body) ?? {});
        if (!parsed.success) throw new Refusal("invalidRequest");
        const data = await handle(caller, parsed.data, request);
        if (config.checksOutput) output.parse(data);
        reply.header("cache-control", "no-store");
        return succeeded(request, data);
      },
    });
  }
}
