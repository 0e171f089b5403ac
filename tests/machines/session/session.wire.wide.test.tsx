// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, it, vi } from "vitest";
import { getNextSnapshot, waitFor, type AnyEventObject } from "xstate";
import { areRoutesSettled } from "../../../machines/routes/routes.selectors";
import type { SessionEvent } from "../../../machines/session/session-events";
import { isSessionBusy, type SessionSnapshot } from "../../../machines/session/session.selectors";
import { Toasts } from "../../../src/web/ui/Toasts";
import { askedBelow } from "../../support/asked";
import { memoryStorage } from "../../support/memory-storage";
import { done, pathName, pathsThrough, type ChartPath, type Step } from "../../support/paths";
import { patientServer, type PatientServer, type Received } from "../../support/patient-server";
import { plainSite } from "../../support/plain-site";
import { comeFrom, settlesAs, openWired, takeToastsAway } from "../../web/app/wired";
import { show } from "../../web/show";
import { chart, exploration, linkExploration, profile } from "./samples";
import {
  answerWords,
  effectOf,
  ofDevice,
  personal,
  personalOfTab,
  sightAfter,
  signInAddresses,
  startPlace,
  type Sight,
} from "./sights";

/**
 * The paths of the session chart through the client, a server that answers as the path says, the router, the toasts
 * and storage.
 */
let server: PatientServer;
beforeAll(async () => {
  server = await patientServer();
  comeFrom(server.url);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 8, 1, 9) });
});
afterAll(async () => {
  vi.useRealTimers();
  await server.close();
});
afterEach(takeToastsAway);

const ends: readonly (readonly [Parameters<SessionSnapshot["matches"]>[0], AnyEventObject])[] = [
  ["authenticating", done("authenticate", "one")],
  [{ loggedIn: "loadingProfile" }, done("loadProfile", profile)],
  ["loggingOut", done("signOut")],
  [{ loggedIn: "changing" }, done("exchangeCode", "two")],
];

/** The path, and on until nothing is under way any more. */
const toRest = (path: ChartPath): ChartPath => {
  const steps: Step[] = [...path];
  for (;;) {
    const snapshot = steps.at(-1)?.snapshot as SessionSnapshot;
    const event = ends.find(([state]) => snapshot.matches(state))?.[1];
    if (event === undefined) return steps;
    steps.push({ event, snapshot: getNextSnapshot(chart, snapshot, event as never) });
  }
};

const addresses: Readonly<Record<string, string>> = {
  loadProfile: "/api/user/info",
  signOut: "/api/user/logout",
  exchangeCode: "/api/user/enter_by_code",
};

const answer = (request: Received, { type, output, error }: AnyEventObject) => {
  const fault = error as { readonly code: number | string } | undefined;
  if (typeof fault?.code === "number") request.envelope(fault.code, null);
  else if (fault !== undefined) request.hangUp();
  else if (type.endsWith("loadProfile")) request.envelope(200, { ...profile, status: 0, type: 0 });
  else request.envelope(200, typeof output === "string" ? { token: output } : {});
};

/** A tab of a person whose token is stored in this browser. */
const openTab = (path: ChartPath, folder: string) => {
  const restored = path.find(({ event }) => effectOf(event) === "restoreToken")?.event;
  const token: unknown = restored?.["output"];
  const kept = memoryStorage({
    ...ofDevice,
    ...personal,
    fromRouter: '["/earlier"]',
    ...(typeof token === "string" ? { token } : {}),
  });
  const tabKept = memoryStorage(personalOfTab);
  const isBroken = restored?.type === "xstate.error.actor.restoreToken";
  const reach = () => {
    if (isBroken) throw new Error("storage is switched off");
    return kept;
  };
  const asking = askedBelow(server, folder, { "/api/common/config": plainSite });
  const tab = openWired({ baseUrl: server.url + folder, place: startPlace, kept, tabKept, reach });
  const knownOf = (entries: object, storage: Storage) =>
    Object.fromEntries(
      Object.keys(entries).flatMap((key) => (storage.getItem(key) === null ? [] : [[key, storage.getItem(key)]])),
    );
  const see = () => ({
    at: tab.at(),
    token: kept.getItem("token"),
    personal: { ...knownOf(personal, kept), ...knownOf(personalOfTab, tabKept) },
    device: knownOf(ofDevice, kept),
    fromRouter: JSON.parse(kept.getItem("fromRouter") ?? "[]") as unknown,
    calls: asking.calls,
    left: tab.left,
  });
  return { ...tab, take: asking.take, see };
};

type Tab = ReturnType<typeof openTab>;

const happen = async ({ session, call, take, tellFromOtherTab }: Tab, event: AnyEventObject) => {
  const effect = effectOf(event);
  const { wayIn } = session.getSnapshot().context;
  const address = effect === "authenticate" && wayIn !== null ? signInAddresses[wayIn] : addresses[effect];
  if (address !== undefined) answer(await take(address), event);
  else if (event.type === "storage.cleared") tellFromOtherTab(null);
  else if (event.type === "storage.changed") tellFromOtherTab(String(event["token"]));
  else if (event.type === "session.rejected" || event.type === "session.reset") {
    const refused = call("menuList", {}).catch(() => undefined);
    (await take("/api/home/get_menu_list")).envelope(
      event.type === "session.rejected" ? 100_001 : 401,
      null,
      answerWords,
    );
    await refused;
  } else if (effect === "") session.send(event as SessionEvent);
};

const follow = async (path: ChartPath, folder: string) => {
  const tab = openTab(path, folder);
  const { session, routes, router, see } = tab;
  const { container } = show(<Toasts />);
  tab.start();
  const steps = toRest(path).slice(1);
  const isRestoring = ({ snapshot }: Step) => (snapshot as SessionSnapshot).matches("restoring");
  // it takes no time that a test could wait for
  for (const { event } of steps.filter(isRestoring)) session.send(event as SessionEvent);
  void router.load();
  let sight: Sight = {
    at: { address: startPlace, page: null },
    toasts: [],
    token: null,
    personal: "kept",
    fromRouter: ["/earlier"],
    calls: [],
    left: [],
  };
  let [before] = [path[0]?.snapshot as SessionSnapshot];
  let isSigningIn = false;
  for (const { event, snapshot } of steps.filter((step) => !isRestoring(step))) {
    const after = snapshot as SessionSnapshot;
    await act(() => happen(tab, event));
    const now = await waitFor(
      session,
      (at) => JSON.stringify(at.value) === JSON.stringify(after.value) && at.context.token === after.context.token,
      { timeout: 2_000 },
    );
    isSigningIn ||= after.matches("authenticating") || (effectOf(event) === "exchangeCode" && isSessionBusy(after));
    // a person signed in by another window is not greeted here
    if (event.type === "storage.changed" && after.context.token !== before.context.token) isSigningIn = false;
    sight = sightAfter(sight, { event, before, after, isSigningIn });
    if (after.matches("loggedOut") || after.context.profile !== null) isSigningIn = false;
    const { toasts, personal: is, ...seen } = sight;
    const isThere = !isSessionBusy(after);
    const pages = () => (isThere && areRoutesSettled(routes.getSnapshot()) ? routes.getSnapshot().value : "idle");
    const expected = {
      ...seen,
      personal: is === "kept" ? { ...personal, ...personalOfTab } : {},
      device: ofDevice,
      fault: after.context.fault?.code ?? null,
      profile: after.context.profile,
      toasts: toasts.join(),
      pages: isThere && after.context.profile !== null ? "loaded" : "idle",
    };
    await settlesAs<unknown>(
      () => ({
        ...see(),
        fault: now.context.fault?.code ?? null,
        profile: now.context.profile,
        toasts: container.textContent,
        pages: pages(),
      }),
      expected,
    );
    await act(async () => takeToastsAway());
    before = after;
  }
  tab.close();
};

describe("session over HTTP, router, storage and toasts", () => {
  const paths = [exploration, linkExploration].flatMap((one) => pathsThrough(chart, one));
  it.each(paths.map((path, index) => [pathName(path), path, `/${index}`] as const))("%s", (_, path, folder) =>
    follow(path, folder),
  );
});
