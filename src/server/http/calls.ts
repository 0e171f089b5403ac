import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { addresses, type CallName } from "../../contract/addresses";
import { calls } from "../../contract/calls";
import type { Config } from "../config";
import { CallRefusal } from "../refusal";
import { advanceExam } from "../use-cases/advance-exam";
import { answerExercise } from "../use-cases/answer-exercise";
import { answerRecord } from "../use-cases/answer-record";
import type { Caller } from "../use-cases/caller";
import { noticeList, routerList, searchList } from "../use-cases/console-lists";
import type { Dependencies } from "../use-cases/dependencies";
import { examItemDetail, presentedExercise } from "../use-cases/exam-item-detail";
import { exerciseDetail } from "../use-cases/exercise-detail";
import { findPassword } from "../use-cases/find-password";
import { heartbeat } from "../use-cases/heartbeat";
import { menuDetail, menuList } from "../use-cases/menu";
import { sendCode } from "../use-cases/phone-codes";
import { register } from "../use-cases/register";
import { callerOf, signIn, signOut, userInfo } from "../use-cases/sign-in";
import { socialLogin } from "../use-cases/social-login";
import { startExam } from "../use-cases/start-exam";
import { updateCheckStatus } from "../use-cases/update-check-status";
import { updateUser } from "../use-cases/update-user";
import { deviceOf } from "./device";
import { requestedLanguage, succeeded } from "./envelope";
import { createAccountLimits } from "./limits";
import { createLoginKey } from "./login-key";
import { keepingRefused } from "./refused-operations";
import { createSignInLimits } from "./sign-in-limits";

type InputOf<Name extends CallName> = z.output<(typeof calls)[Name]["input"]>;
type OutputOf<Name extends CallName> = z.input<(typeof calls)[Name]["output"]>;
type CallerOf<Name extends CallName> = (typeof calls)[Name]["access"] extends "person" ? Caller : null;

type Handlers = {
  readonly [Name in CallName]: (
    caller: CallerOf<Name>,
    input: InputOf<Name>,
    request: FastifyRequest,
  ) => Promise<OutputOf<Name>> | OutputOf<Name>;
};

function handlersOf(deps: Dependencies, config: Config): Handlers {
  const gateOf = createSignInLimits();
  const limits = createAccountLimits();
  const { publicKey, credentialsOf } = createLoginKey(config.loginKey);
  const social = Object.entries(deps.social ?? {}).map(([provider, { name, authorizeUrl }]) => ({
    provider,
    name,
    authorize_url: authorizeUrl,
  }));
  const site = {
    ...config.site,
    registration: config.registration,
    password_reset: deps.sms !== undefined,
    social,
    login_key: publicKey,
    inspection: config.inspection,
    developer_tools: config.developerTools,
  };
  return {
    login: (_caller, input, request) => {
      const credentials = credentialsOf(input);
      return signIn(deps, credentials, gateOf(credentials.username, request.ip));
    },
    register: async (_caller, input, request) => {
      await limits.register(request.ip);
      return register(deps, config.registration, input);
    },
    socialLogin: async (_caller, input, request) => {
      await limits.socialLogin(request.ip);
      return socialLogin(deps, config.registration, input);
    },
    sendSms: async (_caller, input, request) => {
      if (deps.sms === undefined) throw new CallRefusal("smsUnavailable");
      if (input.purpose === "bind") await personOf(deps, request);
      await limits.smsByAddress(request.ip);
      await limits.smsByPhone(input.mobile);
      await limits.smsPause(input.mobile);
      return sendCode(deps, input);
    },
    findPassword: async (_caller, input, request) => {
      await limits.findPassword(request.ip);
      return findPassword(deps, input);
    },
    updateUser: (caller, input, request) => updateUser(deps, caller, input, gateOf(caller.username, request.ip)),
    routerList: (caller) => routerList(caller),
    noticeList: (caller, _input, request) => noticeList(deps, caller, requestedLanguage(request.headers)),
    searchList: (caller, _input, request) => searchList(deps, caller, requestedLanguage(request.headers)),
    logout: (caller) => signOut(deps, caller),
    userInfo: (caller) => userInfo(caller),
    siteConfig: () => site,
    menuList: (caller, input) => menuList(deps, caller, input),
    menuDetail: (caller, input) => menuDetail(deps, caller, input),
    startExam: (caller, input, request) => startExam(deps, caller, input, deviceOf(request)),
    examItemDetail: (caller, input) => examItemDetail(deps, caller, input),
    exerciseDetail: (caller, input) => exerciseDetail(deps, caller, input),
    presentedExercise: (caller, input) => presentedExercise(deps, caller, input),
    answerExercise: (caller, input) => answerExercise(deps, caller, input),
    updateCheckStatus: (caller, input) => updateCheckStatus(deps, caller, input),
    advanceExam: (caller, input) => advanceExam(deps, caller, input),
    heartbeat: (caller, input) => heartbeat(deps, caller, input),
    answerRecord: (caller, input) => answerRecord(deps, caller, input),
  };
}

const bearer = /^Bearer ([\w-]{20,128})$/i;

const visitorBearer = /^Bearer v\./i;

function personOf(deps: Dependencies, request: FastifyRequest): Promise<Caller> {
  const authorization = request.headers.authorization ?? "";
  if (visitorBearer.test(authorization)) throw new CallRefusal("visitorUnknown");
  const token = bearer.exec(authorization)?.[1];
  if (token === undefined) throw new CallRefusal("tokenInvalid");
  return callerOf(deps, token);
}

/** Every call of the contract at its address: who asks, then what, then the use case. */
export function registerCalls(app: FastifyInstance, deps: Dependencies, config: Config): void {
  const handlers = handlersOf(deps, config);
  for (const name of Object.keys(addresses) as CallName[]) {
    const { method, path } = addresses[name];
    const { input: schema, output, access } = calls[name];
    const handle = handlers[name] as (caller: Caller | null, input: unknown, request: FastifyRequest) => unknown;
    app.route({
      method,
      url: path,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const caller = access === "person" ? await personOf(deps, request) : null;
        const person = async () => caller;
        const payload = (method === "GET" ? request.query : request.body) ?? {};
        const data = await keepingRefused(deps, { call: name, person, payload, log: request.log }, () => {
          const parsed = schema.safeParse(payload);
          if (!parsed.success) throw new CallRefusal("invalidRequest");
          return handle(caller, parsed.data, request);
        });
        if (config.checksOutput) output.parse(data);
        reply.header("cache-control", "no-store");
        return succeeded(request, data);
      },
    });
  }
}
