import type { FastifyReply, FastifyRequest } from "fastify";
import { setTimeout } from "node:timers/promises";
import type { z } from "zod";
import type { RescueKey } from "../../contract/attempt/rescue";
import { type CallName } from "../../contract/calls/addresses";
import { calls } from "../../contract/calls/calls";
import type { Envelope } from "../../contract/calls/envelope";
import type { FaultName } from "../../contract/calls/faults";
import { createRecorder } from "../attempts/answer-batch/recorder";
import type { Config } from "../configuration/config";
import type { StepMemory } from "../delivery/delivery-rules";
import type { LiveSite } from "../live-site/live-site";
import type { Metrics } from "../metrics/metrics";
import { newSecret } from "../support/identifiers";
import { CallRefusal } from "../support/refusal";
import { advanceExam } from "../use-cases/advance-exam";
import { nextSection } from "../use-cases/ahead/section-ahead";
import { answerExercise } from "../use-cases/answer-exercise";
import { answerRecord } from "../use-cases/answer-record";
import { isGuest, type Bearer, type Caller, type Guest, type Principal } from "../use-cases/caller";
import { favoriteRecord, setFavorite } from "../use-cases/collections/favorites";
import { deleteWrongBook, setWrongCause, wrongBookList } from "../use-cases/collections/wrong-book";
import { countPlay } from "../use-cases/count-play";
import type { Dependencies } from "../use-cases/dependencies";
import { createDeviceKeys } from "../use-cases/device-keys";
import { examItemDetail, presentedExercise } from "../use-cases/exam-item-detail";
import { exerciseDetail } from "../use-cases/exercise-detail";
import { growthRecord } from "../use-cases/growth-record";
import { claimResult } from "../use-cases/guests/claim";
import { enterAsGuest, lookAtInvitation } from "../use-cases/guests/enter";
import { setShare } from "../use-cases/guests/set-share";
import { shareList, shareRecord } from "../use-cases/guests/shares";
import { visitOf } from "../use-cases/guests/visit";
import { heartbeat } from "../use-cases/heartbeat";
import { menuDetail, menuList } from "../use-cases/menu";
import { noticeList } from "../use-cases/notices/board";
import { markNotices } from "../use-cases/notices/marks";
import { deleteAccount } from "../use-cases/personal/delete-account";
import { exportData } from "../use-cases/personal/export-data";
import { myAccount } from "../use-cases/personal/my-account";
import { endSessions, sessionList } from "../use-cases/personal/sessions";
import {
  practiceCheck,
  practiceDetail,
  practiceFinish,
  practiceOffer,
  practiceStart,
} from "../use-cases/practice/practice";
import { progressRecord } from "../use-cases/progress/progress-record";
import { skillProgress } from "../use-cases/progress/skill-progress";
import { rescueKeyOf } from "../use-cases/rescue-key";
import { routerList } from "../use-cases/router-list";
import { saveToolState } from "../use-cases/save-tool-state";
import { searchList } from "../use-cases/search-list";
import { signOut, userInfo } from "../use-cases/sign-in";
import { createHandIns } from "../use-cases/sitting/hand-ins";
import { startExam } from "../use-cases/start-exam";
import { updateCheckStatus } from "../use-cases/update-check-status";
import { updateUser } from "../use-cases/update-user";
import { upload } from "../use-cases/uploads/upload";
import { videoReceipt } from "../use-cases/videos/video-receipt";
import { accountHandlers, codesFor } from "./account-calls";
import { admitted, type ShownBy } from "./admitted";
import { createAuditing } from "./auditing";
import { createCodeLimits } from "./code-limits";
import type { DemoAccess } from "./demo-accounts";
import { deviceOf } from "./device";
import { requestedLanguage } from "./envelope";
import { createGuessLimit } from "./guess-limit";
import { InPieces } from "./in-pieces";
import type { KnownBearers } from "./known-bearers";
import { createKnownDevices } from "./known-devices";
import { leakyBucketsIn } from "./leaky-buckets";
import { limitsIn } from "./limit";
import { createAccountLimits } from "./limits";
import { createLoginKey } from "./login-key";
import { networkOf } from "./network-of";
import { serializeAnswerReply } from "./serialize-answer-reply";
import { createSignInLimits, mostOwedMs } from "./sign-in-limits";
import { siteHandlers } from "./site-calls";

type InputOf<Name extends CallName> = z.output<(typeof calls)[Name]["input"]>;
type OutputOf<Name extends CallName> = z.input<(typeof calls)[Name]["output"]>;
interface Callers {
  readonly public: null;
  readonly person: Caller;
  readonly guest: Guest;
  readonly sitter: Principal;
}
type CallerOf<Name extends CallName> = Callers[(typeof calls)[Name]["access"]];

export type Handler<Who, Input, Output> = (
  who: Who,
  input: Input,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Output | InPieces> | Output | InPieces;

/** A handler that finds out by itself who the bearer of the token is, in the statement that does its work. */
export interface BearerHandler<Input, Output> {
  readonly ofBearer: Handler<Bearer, Input, Output>;
  /** Makes the JSON of its reply; left out: as of any other. */
  readonly write?: (reply: Envelope<Output>) => string | Buffer;
}

export type Handlers = {
  readonly [Name in CallName]:
    | Handler<CallerOf<Name>, InputOf<Name>, OutputOf<Name>>
    | (CallerOf<Name> extends null ? never : BearerHandler<InputOf<Name>, OutputOf<Name>>);
};

const guesses: ReadonlySet<FaultName> = new Set(["invitationUnknown", "tooManyRequests"]);

/** What the calls of one process share. */
export interface Shared {
  readonly site: LiveSite;
  readonly metrics?: Metrics | undefined;
  readonly demo: DemoAccess;
  readonly bearers: KnownBearers;
}

interface Guards {
  readonly auditing: ReturnType<typeof createAuditing>;
  readonly shownBy: ShownBy;
}

/** What answers each call of the contract. */
export function handlersOf(
  deps: Dependencies,
  config: Config,
  { site: live, metrics, demo }: Shared,
  { auditing, shownBy }: Guards,
): Handlers {
  const limit = limitsIn(deps.db);
  const gateOf = createSignInLimits({
    limit,
    owed: leakyBucketsIn(deps.db, deps.clock, { name: "sign_in_owed", mostMs: mostOwedMs }),
    clock: deps.clock,
    pause: deps.pause ?? ((ms) => setTimeout(ms)),
    queue: deps.passwordQueue,
  });
  const ownGate = ({ username }: Caller, { ip }: FastifyRequest) =>
    gateOf({ account: username, address: networkOf(ip), device: null });
  const limits = createAccountLimits(limit);
  const devices = createKnownDevices({ db: deps.db, secret: newSecret });
  const codeLimits = createCodeLimits({ deps, limit, devices, newId: newSecret });
  const guessed = createGuessLimit({ limit, pause: deps.pause ?? ((ms) => setTimeout(ms)), newId: newSecret });
  /** A link's token is beyond guessing; a code is counted. */
  const guessing = async <Result>(
    { code }: { code?: string | undefined },
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    if (code === undefined) return work();
    try {
      return await guessed(request, reply, work);
    } catch (error) {
      if (error instanceof CallRefusal && guesses.has(error.fault))
        request.log.warn({ address: request.ip, fault: error.fault }, "an invitation code was guessed wrong");
      throw error;
    }
  };
  const { audited } = auditing;
  const recorder = createRecorder<StepMemory["kept"]>(deps);
  const handIns = createHandIns(deps);
  const { publicKey, credentialsOf } = createLoginKey(config.loginKey, limits.isFirstSealed);
  const social = Object.entries(deps.social ?? {}).map(([provider, { name }]) => ({ provider, name }));
  const deviceKeyOf = createDeviceKeys(deps);
  let rescueKey: RescueKey | undefined;
  const fixed = {
    language: config.site.language,
    registration: config.registration,
    social,
    login_key: publicKey,
    inspection: config.inspection,
    developer_tools: config.developerTools,
  };
  return {
    ...accountHandlers({
      deps,
      config,
      demo,
      limits,
      codeLimits,
      gateOf,
      devices,
      auditing,
      credentialsOf,
      requirePerson: async (request) => {
        const person = await admitted("person", shownBy(request)).caller();
        if (isGuest(person)) throw new CallRefusal("forbidden");
        return person;
      },
    }),
    updateUser: (caller, input, request) =>
      updateUser(deps, caller, input, {
        gate: ownGate(caller, request),
        askerFor: (contact) => codeLimits.tryingOf({ contact, purpose: "bind", person: caller }, request),
      }),
    routerList: (caller) => routerList(caller),
    noticeList: (caller, input, request) => noticeList(deps, caller, input, requestedLanguage(request.headers)),
    markNotices: (caller, input) => markNotices(deps, caller, input),
    searchList: (caller, _input, request) => searchList(deps, caller, requestedLanguage(request.headers)),
    logout: (caller) => signOut(deps, caller),
    userInfo: async (caller) => ({ ...userInfo(caller), device_key: await deviceKeyOf(caller) }),
    siteConfig: async () => {
      const codes = await codesFor(deps, demo);
      const own = { rescue_key: (rescueKey ??= await rescueKeyOf(deps)), codes, password_reset: codes.length > 0 };
      return { ...(await live.current()), ...fixed, ...own };
    },
    ...siteHandlers({ deps, live, started: config.site, audited }),
    menuList: (caller, input) => menuList(deps, caller, input),
    menuDetail: (caller, input) => menuDetail(deps, caller, input),
    startExam: (caller, input, request) => startExam(deps, caller, input, deviceOf(request)),
    examItemDetail: (caller, input) => examItemDetail(deps, caller, input),
    exerciseDetail: (caller, input) => exerciseDetail(deps, caller, input),
    presentedExercise: (caller, input) => presentedExercise(deps, caller, input),
    answerExercise: {
      ofBearer: (bearer, input) => answerExercise(deps, recorder, bearer, input),
      write: serializeAnswerReply,
    },
    updateCheckStatus: { ofBearer: (bearer, input) => updateCheckStatus(deps, recorder, bearer, input) },
    countPlay: (caller, input) => countPlay(deps, caller, input),
    saveToolState: (caller, input) => saveToolState(deps, caller, input),
    advanceExam: (caller, input) => advanceExam(deps, handIns, caller, input),
    nextSection: (caller, input) => nextSection(deps, caller, input),
    heartbeat: async (caller, input) => {
      const reply = await heartbeat(deps, caller, input);
      metrics?.beat(input.attempt_id, input.pending);
      return reply;
    },
    answerRecord: (caller, input) => answerRecord(deps, caller, input),
    progressRecord: (caller, input) => progressRecord(deps, caller, input),
    skillProgress: (caller, input) => skillProgress(deps, caller, input),
    growthRecord: (caller, input) => growthRecord(deps, caller, input),
    favoriteRecord: (caller, input) => favoriteRecord(deps, caller, input),
    setFavorite: (caller, input) => setFavorite(deps, caller, input),
    wrongBookList: (caller, input) => wrongBookList(deps, caller, input),
    deleteWrongBook: (caller, input) => deleteWrongBook(deps, caller, input),
    setWrongCause: (caller, input) => setWrongCause(deps, caller, input),
    practiceOffer: (caller, input) => practiceOffer(deps, caller, input),
    practiceStart: (caller, input) => practiceStart(deps, caller, input),
    practiceDetail: (caller, input) => practiceDetail(deps, caller, input),
    practiceCheck: (caller, input) => practiceCheck(deps, caller, input),
    practiceFinish: (caller, input) => practiceFinish(deps, caller, input),
    setShareConfig: async (caller, input, request) => {
      if ("share_id" in input) return setShare(deps, caller, input);
      await limits.invitation(caller.userId);
      return audited(
        request,
        {
          kind: "invitationMade",
          account: caller.username,
          facts: () => ("menu_id" in input ? { test: input.menu_id } : { sitting: input.attempt_id }),
        },
        () => setShare(deps, caller, input),
      );
    },
    getShareConfig: (caller, input) => shareList(deps, caller, input),
    getShareRecord: (caller, input) => shareRecord(deps, caller, input),
    lookAtInvitation: (_caller, input, request, reply) =>
      guessing(input, request, reply, () => lookAtInvitation(deps, input)),
    enterAsGuest: (_caller, input, request, reply) =>
      guessing(input, request, reply, () => enterAsGuest(deps, input, deviceOf(request))),
    visitInfo: async (guest) => ({ ...(await visitOf(deps, guest)), device_key: await deviceKeyOf(guest) }),
    claimResult: (caller, input) => claimResult(deps, caller, input),
    upload: (caller, input) => upload(deps, caller, input),
    videoReceipt: (caller, input) => videoReceipt(deps, caller, input),
    ownAccount: (caller) => myAccount(deps, caller),
    sessionList: (caller) => sessionList(deps, caller),
    endSession: (caller, input) => endSessions(deps, caller, input),
    exportData: async (caller) => {
      await limits.exportData(caller.userId);
      return new InPieces(await exportData(deps, caller));
    },
    deleteAccount: (caller, input, request) => deleteAccount(deps, caller, input, ownGate(caller, request)),
  };
}
