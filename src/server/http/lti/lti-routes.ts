import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { integrationFaultText } from "../../../contract/integrations/delivery-fault-messages";
import { launchRefusals } from "../../../contract/integrations/launch-refusals";
import { ltiLimits } from "../../../contract/integrations/lti-limits";
import { launchPlaces, ltiPaths } from "../../../contract/integrations/lti-paths";
import type { LoginRequest } from "../../db/integration-shapes";
import { CallRefusal } from "../../support/refusal";
import type { Dependencies } from "../../use-cases/dependencies";
import { deepLinkingAnswer } from "../../use-cases/lti/deep-linking-answer";
import { enterLaunch, nextPlace, signedInParameter } from "../../use-cases/lti/enter-launch";
import { acceptLaunch, createLaunchParts, type AcceptedLaunch } from "../../use-cases/lti/launch";
import { LaunchRefusal, type PlatformStorage } from "../../use-cases/lti/launch-refusal";
import { launchByKey } from "../../use-cases/lti/launch-row";
import { beginLogin, platformOrigins } from "../../use-cases/lti/login";
import { publicKeySet } from "../../use-cases/lti/signing-keys";
import { requestedLanguage } from "../envelope";
import { frameCookie } from "./framed-pages";
import { goLink, hiddenForm, sendLtiDocument, windowLink, type LtiDocument } from "./lti-document";
import { browserSecretsOf, launchFields, isInFrame, launchCookie, storageKey, takeLtiForms } from "./lti-request";
import { ltiWords } from "./lti-words";
import { fetchScript, storeScript, submitScript } from "./storage-scripts";

const keySeconds = 3_600;
const refreshSeconds = 3;

type Shown = Omit<LtiDocument, "language" | "ancestors"> & { readonly ancestors?: readonly string[] };

const loginAgain = (again: LoginRequest): string => {
  const { lti_storage_target: _, ...fields } = again;
  return `${ltiPaths.login}?${new URLSearchParams(fields).toString()}`;
};

/**
 * Registers the pages of LTI 1.3: the keys of this site, login and launch, and the documents in between. They may be
 * shown in frames of registered platforms; pages of the application only in those of a platform that asks for it.
 */
export async function registerLti(app: FastifyInstance, deps: Dependencies): Promise<void> {
  const parts = createLaunchParts(deps);

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    { ancestors, ...document }: Shown,
  ): Promise<FastifyReply> =>
    sendLtiDocument(reply, status, {
      ...document,
      language: requestedLanguage(request.headers),
      ancestors: ancestors ?? (await platformOrigins(deps)),
    });
  const wordsFor = ({ headers }: FastifyRequest) => ltiWords[requestedLanguage(headers)];

  const refused = (request: FastifyRequest, reply: FastifyReply, refusal: LaunchRefusal): Promise<FastifyReply> => {
    const { reason, facts, again } = refusal;
    const words = wordsFor(request);
    const language = requestedLanguage(request.headers);
    request.log.warn({ reason, facts, address: request.ip }, "a launch was refused");
    return show(request, reply, launchRefusals[reason], {
      title: words.refusedTitle,
      paragraphs: [integrationFaultText({ code: reason, facts }, language)],
      note: `${words.refusedNote} ${words.errorCode}${reason}`,
      ...(again === null ? {} : { controls: windowLink(loginAgain(again), words.openWindow) }),
    });
  };
  const over = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { refusedTitle, launchOver } = wordsFor(request);
    return show(request, reply, 403, { title: refusedTitle, paragraphs: [launchOver] });
  };

  /** Does a step, and answers with a page in words where it is refused. */
  const step =
    (work: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      try {
        return await work(request, reply);
      } catch (error) {
        if (error instanceof LaunchRefusal) return refused(request, reply, error);
        if (error instanceof CallRefusal && error.fault.startsWith("launch")) return over(request, reply);
        throw error;
      }
    };

  const login = step(async (request, reply) => {
    const { to, state, browserSecret, storage } = await beginLogin(deps, launchFields(request));
    const seconds = (ltiLimits.launchMs + ltiLimits.settlingMs) / 1000;
    reply.header("set-cookie", launchCookie(state, browserSecret, seconds));
    if (storage === null) return reply.header("cache-control", "no-store").redirect(to, 302);
    const words = wordsFor(request);
    return show(request, reply, 200, {
      title: words.onTheWay,
      paragraphs: [words.onTheWayBody],
      controls: goLink(to, words.go),
      script: storeScript,
      data: { ...storage, to, key: storageKey(state), value: browserSecret, id: state },
    });
  });

  /** The platform may have stored the secret of a browser whose cookies do not have it: the page asks it. */
  const askPlatform = async (
    request: FastifyRequest,
    reply: FastifyReply,
    storage: PlatformStorage,
  ): Promise<FastifyReply> => {
    const fields = launchFields(request);
    const { state = "" } = fields;
    const words = wordsFor(request);
    return show(request, reply, 200, {
      title: words.onTheWay,
      paragraphs: [words.onTheWayBody],
      controls: hiddenForm(ltiPaths.launch, { ...fields, browser_secret: "none" }, words.go),
      script: fetchScript,
      data: { ...storage, key: storageKey(state), id: state },
    });
  };

  /** In a frame, what follows is opened in a window of its own. */
  const inWindow = (
    request: FastifyRequest,
    reply: FastifyReply,
    { row, details, key }: AcceptedLaunch,
  ): Promise<FastifyReply> => {
    const words = wordsFor(request);
    const common = { title: words.windowTitle, paragraphs: [words.windowBody] };
    // cookies of a frame are not those of a window, in which a person is linked: the window launches by itself
    if (row.phase === "linking")
      return show(request, reply, 200, { ...common, controls: windowLink(loginAgain(row.login), words.openWindow) });
    const to = nextPlace({ phase: row.phase, details }, key);
    if (details.choice === null)
      return show(request, reply, 200, { ...common, controls: windowLink(to, words.openWindow) });
    return show(request, reply, 200, {
      ...common,
      paragraphs: [words.windowBody, words.choosingBody],
      controls: windowLink(to, words.openWindow),
      refresh: { seconds: refreshSeconds, to: `${launchPlaces.answer}?k=${key}` },
    });
  };

  const launch = step(async (request, reply) => {
    const fields = launchFields(request);
    const { browser_secret: given } = fields;
    const browserSecrets = [...browserSecretsOf(request), ...(given === undefined ? [] : [given])];
    const frame = isInFrame(request) ? { isRemembered: given === undefined } : null;
    const accepted = await acceptLaunch(deps, parts, { fields, browserSecrets, frame }).catch((error: unknown) => {
      if (error instanceof LaunchRefusal && error.storage !== null && given === undefined) return error.storage;
      throw error;
    });
    if ("frame" in accepted) return askPlatform(request, reply, accepted);
    const isForWindow = "details" in accepted && accepted.details.isFramed;
    if (frame !== null && !isForWindow)
      reply.header("set-cookie", await frameCookie(deps, accepted.registration.registrationId));
    if ("to" in accepted) return reply.header("cache-control", "no-store").redirect(accepted.to, 303);
    const { row, details, key } = accepted;
    if (row.phase === "waiting") {
      const words = wordsFor(request);
      return show(request, reply, 200, { title: words.waitTitle, paragraphs: [words.waitBody] });
    }
    if (isForWindow) return inWindow(request, reply, accepted);
    const to = row.phase === "entered" ? await enterLaunch(deps, key) : nextPlace({ phase: row.phase, details }, key);
    return reply.header("cache-control", "no-store").redirect(to, 303);
  });

  const keyIn = (request: FastifyRequest): string => launchFields(request)["k"] ?? "";

  const answer = step(async (request, reply) => {
    const key = keyIn(request);
    const words = wordsFor(request);
    const made = await deepLinkingAnswer(deps, key);
    if (made === null) {
      const { phase, details } = await launchByKey(deps.db, { key, now: deps.clock() });
      const isUnderWay = phase === "linking" || phase === "choosing";
      if (!isUnderWay || details.choice === null) return over(request, reply);
      return show(request, reply, 200, {
        title: words.windowTitle,
        paragraphs: [words.choosingBody],
        controls: windowLink(nextPlace({ phase, details }, key), words.openWindow),
        refresh: { seconds: refreshSeconds, to: `${launchPlaces.answer}?k=${key}` },
      });
    }
    return show(request, reply, 200, {
      title: words.onTheWay,
      paragraphs: [words.onTheWayBody],
      controls: hiddenForm(made.returnUrl, { JWT: made.jwt }, words.go),
      script: submitScript,
      formTargets: [new URL(made.returnUrl).origin],
    });
  });

  await app.register(async (scope) => {
    takeLtiForms(scope);
    const plain = { exposeHeadRoute: false, compress: false } as const;
    scope.get(ltiPaths.jwks, plain, async (_request, reply) =>
      reply.header("cache-control", `public, max-age=${keySeconds}`).send(await publicKeySet(deps)),
    );
    scope.route({ ...plain, method: ["GET", "POST"], url: ltiPaths.login, handler: login });
    scope.route({ ...plain, method: "POST", url: ltiPaths.launch, handler: launch });
    scope.get(
      launchPlaces.enter,
      plain,
      step(async (request, reply) =>
        reply
          .header("cache-control", "no-store")
          .redirect(
            await enterLaunch(deps, keyIn(request), { isSignedIn: signedInParameter in launchFields(request) }),
            303,
          ),
      ),
    );
    scope.get(launchPlaces.answer, plain, answer);
    scope.get(launchPlaces.chosen, plain, (request, reply) => {
      const words = wordsFor(request);
      return show(request, reply, 200, { title: words.chosenTitle, paragraphs: [words.chosenBody], ancestors: [] });
    });
  });
}
