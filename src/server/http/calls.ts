import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { addresses, type CallName } from "../../contract/addresses";
import { calls } from "../../contract/calls";
import type { Envelope } from "../../contract/envelope";
import type { Config } from "../config";
import type { StepMemory } from "../delivery/delivery-rules";
import { CallRefusal } from "../refusal";
import { createRecorder } from "../sitting/fast/recorder";
import { advanceExam } from "../use-cases/advance-exam";
import { answerExercise } from "../use-cases/answer-exercise";
import { answerRecord } from "../use-cases/answer-record";
import type { Bearer, Caller } from "../use-cases/caller";
import { noticeList, routerList, searchList } from "../use-cases/console-lists";
import { countPlay } from "../use-cases/count-play";
import type { Dependencies } from "../use-cases/dependencies";
import { examItemDetail, presentedExercise } from "../use-cases/exam-item-detail";
import { exerciseDetail } from "../use-cases/exercise-detail";
import { findPassword } from "../use-cases/find-password";
import { heartbeat } from "../use-cases/heartbeat";
import { menuDetail, menuList } from "../use-cases/menu";
import { sendCode } from "../use-cases/phone-codes";
import { register } from "../use-cases/register";
import { saveToolState } from "../use-cases/save-tool-state";
import { bearerOf, signIn, signOut, userInfo } from "../use-cases/sign-in";
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
import { writtenAnswer } from "./written-answer";

type InputOf<Name extends CallName> = z.output<(typeof calls)[Name]["input"]>;
type OutputOf<Name extends CallName> = z.input<(typeof calls)[Name]["output"]>;
type CallerOf<Name extends CallName> = (typeof calls)[Name]["access"] extends "person" ? Caller : null;

type Handler<Who, Input, Output> = (who: Who, input: Input, request: FastifyRequest) => Promise<Output> | Output;

/** A handler that finds out by itself who the bearer of the token is, in the statement that does its work. */
interface OwnAuthority<Input, Output> {
  readonly ofBearer: Handler<Bearer, Input, Output>;
  /** Makes the JSON of its reply; left out: as of any other. */
  readonly write?: (reply: Envelope<Output>) => string | Buffer;
}

type Handlers = {
  readonly [Name in CallName]:
    | Handler<CallerOf<Name>, InputOf<Name>, OutputOf<Name>>
    | (CallerOf<Name> extends null ? never : OwnAuthority<InputOf<Name>, OutputOf<Name>>);
};

function handlersOf(deps: Dependencies, config: Config): Handlers {
  const gateOf = createSignInLimits();
  const limits = createAccountLimits();
  const recorder = createRecorder<StepMemory["kept"]>(deps);
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
      if (input.purpose === "bind") await shownBy(deps, request).caller();
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
    answerExercise: {
      ofBearer: (bearer, input) => answerExercise(deps, recorder, bearer, input),
      write: writtenAnswer,
    },
    updateCheckStatus: { ofBearer: (bearer, input) => updateCheckStatus(deps, recorder, bearer, input) },
    countPlay: (caller, input) => countPlay(deps, caller, input),
    saveToolState: (caller, input) => saveToolState(deps, caller, input),
    advanceExam: (caller, input) => advanceExam(deps, caller, input),
    heartbeat: (caller, input) => heartbeat(deps, caller, input),
    answerRecord: (caller, input) => answerRecord(deps, caller, input),
  };
}

/** What a connection sends in one round trip at the least: ten segments (RFC 6928). */
const oneFlight = 14_600;
/** Below this a stream costs more than the compression itself. */
const compressedAtOnce = 32 * 1024;

/** A reply that arrives in one round trip anyway is not worth its compression, which costs more than the answer. */
const compression: Partial<Record<CallName, { readonly threshold: number; readonly syncThreshold: number }>> = {
  answerExercise: { threshold: oneFlight, syncThreshold: compressedAtOnce },
};

const bearer = /^Bearer ([\w-]{20,128})$/i;

const visitorBearer = /^Bearer v\./i;

function shownBy(deps: Dependencies, request: FastifyRequest): Bearer {
  const authorization = request.headers.authorization ?? "";
  if (visitorBearer.test(authorization)) throw new CallRefusal("visitorUnknown");
  const token = bearer.exec(authorization)?.[1];
  if (token === undefined) throw new CallRefusal("tokenInvalid");
  return bearerOf(deps, token);
}

type AnyHandler = Handler<Caller | null, unknown, unknown> | OwnAuthority<unknown, unknown>;

/** Every call of the contract at its address: who asks, then what, then the use case. */
export function registerCalls(app: FastifyInstance, deps: Dependencies, config: Config): void {
  const handlers = handlersOf(deps, config);
  for (const name of Object.keys(addresses) as CallName[]) {
    const { method, path } = addresses[name];
    const { input: schema, output, access } = calls[name];
    const handler = handlers[name] as AnyHandler;
    const answer = async (request: FastifyRequest): Promise<unknown> => {
      const bearer = access === "person" ? shownBy(deps, request) : null;
      const isOwn = typeof handler !== "function";
      const caller = isOwn || bearer === null ? null : await bearer.caller();
      const payload = (method === "GET" ? request.query : request.body) ?? {};
      const person = async () => caller ?? (await bearer?.caller()) ?? null;
      return keepingRefused(deps, { call: name, person, payload, log: request.log }, async () => {
        const parsed = schema.safeParse(payload);
        if (!parsed.success) {
          if (isOwn) await bearer?.caller();
          throw new CallRefusal("invalidRequest");
        }
        if (!isOwn) return handler(caller, parsed.data, request);
        if (bearer === null) throw new CallRefusal("tokenInvalid");
        return handler.ofBearer(bearer, parsed.data, request);
      });
    };
    app.route({
      method,
      url: path,
      exposeHeadRoute: false,
      ...(compression[name] === undefined ? {} : { compress: compression[name] }),
      handler: async (request, reply) => {
        const data = await answer(request);
        if (config.checksOutput) output.parse(data);
        reply.header("cache-control", "no-store");
        const envelope = succeeded(request, data);
        if (typeof handler === "function" || handler.write === undefined) return envelope;
        return reply.type("application/json; charset=utf-8").send(handler.write(envelope));
      },
    });
  }
}
