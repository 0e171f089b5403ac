import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { setTimeout } from "node:timers/promises";
import type { RescueKey } from "../../contract/attempt/rescue";
import type { Config } from "../configuration/config";
import type { LiveSite } from "../live-site/live-site";
import type { Metrics } from "../metrics/metrics";
import { newSecret } from "../support/identifiers";
import { CallRefusal } from "../support/refusal";
import { isGuest, type Caller } from "../use-cases/caller";
import type { Dependencies } from "../use-cases/dependencies";
import { createDeviceKeys } from "../use-cases/device-keys";
import { exportReportOf } from "../use-cases/exporting/export-test";
import { rescueKeyOf } from "../use-cases/rescue-key";
import type { SeatSigns } from "../use-cases/rooms/seat-signs";
import { accountHandlers, codesFor } from "./account-handlers";
import { admitted, type ShownBy } from "./admitted";
import { assignmentHandlers } from "./assignment-handlers";
import { attemptHandlers } from "./attempt-handlers";
import type { createAuditing } from "./auditing";
import { classHandlers } from "./class-handlers";
import { classResultHandlers } from "./class-result-handlers";
import { createCodeLimits } from "./code-limits";
import type { DemoAccess } from "./demo-accounts";
import { editionHandlers } from "./edition-handlers";
import { createGuessLimit } from "./guess-limit";
import { guestHandlers } from "./guest-handlers";
import type { Handlers } from "./handler";
import { importHandlers } from "./import-handlers";
import { integrationHandlers } from "./integration-handlers";
import { countGuesses } from "./invitation-guesses";
import type { KnownBearers } from "./known-bearers";
import { createKnownDevices } from "./known-devices";
import { leakyBucketsIn } from "./leaky-buckets";
import { limitsIn } from "./limit";
import { createAccountLimits } from "./limits";
import { createLoginKey } from "./login-key";
import { ltiHandlers } from "./lti-handlers";
import { markingHandlers } from "./marking-handlers";
import { networkOf } from "./network-of";
import { paperHandlers } from "./paper-handlers";
import { personHandlers } from "./person-handlers";
import { questionReportHandlers } from "./question-report-handlers";
import { recordHandlers } from "./record-handlers";
import { regradeHandlers } from "./regrade-handlers";
import { roomHandlers } from "./room-handlers";
import { createSignInLimits, mostOwedMs } from "./sign-in-limits";
import { siteHandlers } from "./site-handlers";
import { studioHandlers } from "./studio-handlers";

/** Objects that the calls of one process share. */
export interface Shared {
  readonly site: LiveSite;
  readonly metrics?: Metrics | undefined;
  readonly demo: DemoAccess;
  readonly bearers: KnownBearers;
  readonly signs: SeatSigns;
}

interface Guards {
  readonly auditing: ReturnType<typeof createAuditing>;
  readonly shownBy: ShownBy;
  readonly log: FastifyBaseLogger;
}

/** The handlers of all calls of the contract, one list per subject. */
export function handlersOf(
  deps: Dependencies,
  config: Config,
  { site: live, metrics, demo, signs }: Shared,
  { auditing, shownBy, log }: Guards,
): Handlers {
  const limit = limitsIn(deps.db);
  const pause = deps.pause ?? ((ms: number) => setTimeout(ms));
  const gateOf = createSignInLimits({
    limit,
    owed: leakyBucketsIn(deps.db, deps.clock, { name: "sign_in_owed", mostMs: mostOwedMs }),
    clock: deps.clock,
    pause,
    queue: deps.passwordQueue,
  });
  const gateOfCaller = ({ username }: Caller, { ip }: FastifyRequest) =>
    gateOf({ account: username, address: networkOf(ip), device: null });
  const limits = createAccountLimits(limit);
  const devices = createKnownDevices({ db: deps.db, secret: newSecret });
  const codeLimits = createCodeLimits({ deps, limit, devices, newId: newSecret });
  const guessing = countGuesses(createGuessLimit({ limit, pause, newId: newSecret }));
  const { audited } = auditing;
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
    siteConfig: async () => {
      const codes = await codesFor(deps, demo);
      const own = { rescue_key: (rescueKey ??= await rescueKeyOf(deps)), codes, password_reset: codes.length > 0 };
      return { ...(await live.current()), ...fixed, ...own };
    },
    exportReport: (caller, input) => exportReportOf(deps, caller, input),
    ...siteHandlers({ deps, live, started: config.site, audited }),
    ...personHandlers({ deps, limits, codeLimits, gateOfCaller, deviceKeyOf }),
    ...attemptHandlers(deps, { metrics, signs }),
    ...recordHandlers(deps),
    ...importHandlers(deps, limits, log),
    ...studioHandlers(deps),
    ...editionHandlers(deps),
    ...classHandlers(deps),
    ...classResultHandlers(deps),
    ...assignmentHandlers(deps),
    ...regradeHandlers(deps),
    ...markingHandlers(deps),
    ...paperHandlers(deps),
    ...questionReportHandlers(deps),
    ...roomHandlers(deps, guessing),
    ...integrationHandlers(deps),
    ...ltiHandlers(deps, audited),
    ...guestHandlers({ deps, limits, guessing, audited, deviceKeyOf }),
  };
}
