import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { addresses, type CallName } from "../../contract/addresses";
import type { CallSchema } from "../../contract/call-schema";
import { calls } from "../../contract/calls";
import type { Envelope } from "../../contract/envelope";
import type { FaultName } from "../../contract/faults";
import type { PermissionName } from "../../contract/permissions";
import type { Config } from "../config";
import type { StepMemory } from "../delivery/delivery-rules";
import { CallRefusal } from "../refusal";
import type { LiveSite } from "../site/live-site";
import { createRecorder } from "../sitting/fast/recorder";
import { accountList, changeAccount, makeAccount } from "../use-cases/accounts/accounts";
import { advanceExam } from "../use-cases/advance-exam";
import { answerExercise } from "../use-cases/answer-exercise";
import { answerRecord } from "../use-cases/answer-record";
import { isGuest, type Bearer, type Caller, type Guest, type Principal } from "../use-cases/caller";
import { countPlay } from "../use-cases/count-play";
import type { Dependencies } from "../use-cases/dependencies";
import { examItemDetail, presentedExercise } from "../use-cases/exam-item-detail";
import { exerciseDetail } from "../use-cases/exercise-detail";
import { findPassword } from "../use-cases/find-password";
import { claimResult } from "../use-cases/guests/claim";
import { enterAsGuest, lookAtInvitation } from "../use-cases/guests/enter";
import { guestBearer } from "../use-cases/guests/guest-of";
import { setShare } from "../use-cases/guests/set-share";
import { shareList, shareRecord } from "../use-cases/guests/shares";
import { visitOf } from "../use-cases/guests/visit";
import { heartbeat } from "../use-cases/heartbeat";
import { menuDetail, menuList } from "../use-cases/menu";
import { noticeList } from "../use-cases/notices/board";
import { markNotices } from "../use-cases/notices/marks";
import { sendCode } from "../use-cases/phone-codes";
import { register } from "../use-cases/register";
import { routerList } from "../use-cases/router-list";
import { saveToolState } from "../use-cases/save-tool-state";
import { searchList } from "../use-cases/search-list";
import { bearerOf, signIn, signOut, userInfo } from "../use-cases/sign-in";
import { saveSite, siteSettings, undoSite } from "../use-cases/site/settings";
import { saveNotice, withdrawNotice, writtenNotices } from "../use-cases/site/written-notices";
import { socialLogin } from "../use-cases/social-login";
import { startExam } from "../use-cases/start-exam";
import { updateCheckStatus } from "../use-cases/update-check-status";
import { updateUser } from "../use-cases/update-user";
import { deviceOf } from "./device";
import { requestedLanguage, succeeded } from "./envelope";
import { createGuessLimits } from "./guess-limits";
import { createAccountLimits } from "./limits";
import { createLoginKey } from "./login-key";
import { keepingRefused } from "./refused-operations";
import { createSignInLimits } from "./sign-in-limits";
import { writtenAnswer } from "./written-answer";

type InputOf<Name extends CallName> = z.output<(typeof calls)[Name]["input"]>;
type OutputOf<Name extends CallName> = z.input<(typeof calls)[Name]["output"]>;
interface Callers {
  readonly public: null;
  readonly person: Caller;
  readonly guest: Guest;
  readonly sitter: Principal;
}
type CallerOf<Name extends CallName> = Callers[(typeof calls)[Name]["access"]];

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

const guesses: ReadonlySet<FaultName> = new Set(["invitationUnknown", "tooManyRequests"]);

function handlersOf(deps: Dependencies, config: Config, live: LiveSite): Handlers {
  const gateOf = createSignInLimits();
  const limits = createAccountLimits();
  const guessLimits = createGuessLimits(deps.db);
  /** A link's token is beyond guessing; a code is counted. */
  const guessing = async <Result>(
    { code }: { code?: string | undefined },
    request: FastifyRequest,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    if (code === undefined) return work();
    try {
      return await guessLimits.code(request.ip, work);
    } catch (error) {
      if (error instanceof CallRefusal && guesses.has(error.fault))
        request.log.warn({ address: request.ip, fault: error.fault }, "an invitation code was guessed wrong");
      throw error;
    }
  };
  const recorder = createRecorder<StepMemory["kept"]>(deps);
  const { publicKey, credentialsOf } = createLoginKey(config.loginKey);
  const social = Object.entries(deps.social ?? {}).map(([provider, { name, authorizeUrl }]) => ({
    provider,
    name,
    authorize_url: authorizeUrl,
  }));
  const work = { deps, site: live, started: config.site };
  const fixed = {
    language: config.site.language,
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
      if (input.purpose === "bind") await admitted("person", shownBy(deps, request)).caller();
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
    noticeList: (caller, input, request) => noticeList(deps, caller, input, requestedLanguage(request.headers)),
    markNotices: (caller, input) => markNotices(deps, caller, input),
    searchList: (caller, _input, request) => searchList(deps, caller, requestedLanguage(request.headers)),
    logout: (caller) => signOut(deps, caller),
    userInfo: (caller) => userInfo(caller),
    siteConfig: async () => ({ ...(await live.current()), ...fixed }),
    siteSettings: () => siteSettings(work),
    saveSite: (caller, input) => saveSite(work, caller, input),
    undoSite: (caller, input) => undoSite(work, caller, input),
    writtenNotices: (_caller, input) => writtenNotices(deps, input),
    saveNotice: (caller, input) => saveNotice(deps, caller, input),
    withdrawNotice: (_caller, input) => withdrawNotice(deps, input),
    accountList: (caller, input) => accountList(deps, caller, input),
    makeAccount: (caller, input, request) => makeAccount(deps, caller, input, request.log),
    changeAccount: (caller, input, request) => changeAccount(deps, caller, input, request.log),
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
    setShareConfig: async (caller, input) => {
      if (!("share_id" in input)) await guessLimits.invitation(caller.userId);
      return setShare(deps, caller, input);
    },
    getShareConfig: (caller, input) => shareList(deps, caller, input),
    getShareRecord: (caller, input) => shareRecord(deps, caller, input),
    lookAtInvitation: (_caller, input, request) => guessing(input, request, () => lookAtInvitation(deps, input)),
    enterAsGuest: (_caller, input, request) =>
      guessing(input, request, () => enterAsGuest(deps, input, deviceOf(request))),
    visitInfo: (guest) => visitOf(deps, guest),
    claimResult: (caller, input) => claimResult(deps, caller, input),
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

const visitorBearer = /^Bearer (v\.[\w-]{0,128})$/i;

/** Who shows a token: a guest by one that begins with `v.`, else a person. */
function shownBy(deps: Dependencies, request: FastifyRequest): Bearer {
  const authorization = request.headers.authorization ?? "";
  const visitorToken = visitorBearer.exec(authorization)?.[1];
  if (visitorToken !== undefined) return guestBearer(deps, visitorToken);
  const token = bearer.exec(authorization)?.[1];
  if (token === undefined) throw new CallRefusal("tokenInvalid");
  return bearerOf(deps, token);
}

type Access = Exclude<(typeof calls)[CallName]["access"], "public">;

const holds = ({ admin, permission }: Caller, asked: PermissionName | undefined): boolean =>
  asked === undefined || admin || permission.includes(asked);

/** Whether a call is open to whoever has shown a good token. */
const mayCall = (access: Access, asked: PermissionName | undefined, principal: Principal): boolean =>
  (access === "sitter" || (access === "guest") === isGuest(principal)) &&
  (isGuest(principal) ? asked === undefined : holds(principal, asked));

/** The same bearer, refused as soon as somebody asks who it is and the call is not open to them. */
const admitted = (access: Access, { tokenHash, caller }: Bearer, asked?: PermissionName): Bearer => ({
  tokenHash,
  caller: async () => {
    const principal = await caller();
    if (!mayCall(access, asked, principal)) throw new CallRefusal("forbidden");
    return principal;
  },
});

type AnyHandler = Handler<Principal | null, unknown, unknown> | OwnAuthority<unknown, unknown>;

/** Every call of the contract at its address: who asks, then what, then the use case. */
export function registerCalls(app: FastifyInstance, deps: Dependencies, config: Config, site: LiveSite): void {
  const handlers = handlersOf(deps, config, site);
  for (const name of Object.keys(addresses) as CallName[]) {
    const { method, path } = addresses[name];
    const { input: schema, output, access, permission }: CallSchema = calls[name];
    const handler = handlers[name] as AnyHandler;
    const answer = async (request: FastifyRequest): Promise<unknown> => {
      const bearer = access === "public" ? null : admitted(access, shownBy(deps, request), permission);
      const isOwn = typeof handler !== "function";
      const caller = isOwn || bearer === null ? null : await bearer.caller();
      const payload = (method === "GET" ? request.query : request.body) ?? {};
      const owner = async () => caller ?? (await bearer?.caller()) ?? null;
      return keepingRefused(deps, { call: name, owner, payload, log: request.log }, async () => {
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
