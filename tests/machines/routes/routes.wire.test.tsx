// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { AnyEventObject } from "xstate";
import { routesMachine, type ListedRoutes } from "../../../machines/routes/routes.machine";
import { isSignedIn } from "../../../machines/session/session.selectors";
import { Toasts } from "../../../src/web/ui/Toasts";
import { askedBelow } from "../../support/asked";
import { memoryStorage } from "../../support/memory-storage";
import { pathName, pathsThrough, type ChartPath } from "../../support/paths";
import { patientServer, type PatientServer } from "../../support/patient-server";
import { plainSite } from "../../support/plain-site";
import { profile } from "../../web/app/open";
import { comeFrom, settlesAs, openWired, takeToastsAway } from "../../web/app/wired";
import { show } from "../../web/show";
import { controlled, open } from "./samples";
import {
  caseOf,
  onArrival,
  onChange,
  onTour,
  pathnameOf,
  startPlace,
  traceOf,
  unlisted,
  type Case,
  type Sight,
} from "./sights";

/**
 * The paths of the routes chart through the client, a server that answers as the path says, the router, the toasts and
 * storage.
 */
let server: PatientServer;
const undo: (() => void)[] = [];
beforeAll(async () => {
  server = await patientServer();
  comeFrom(server.url);
});
afterAll(() => server.close());
afterEach(() => {
  for (const restore of undo.splice(0)) restore();
  takeToastsAway();
});

/**
 * A visitor at the page for teachers, as the case requires: a guest, a person, or a person whom the server cannot
 * identify.
 */
const openPages = ({ mode, isRoleControlled }: Case, folder: string) => {
  const kept = memoryStorage({ language: "en", ...(mode === "visit" ? {} : { token: "one" }) });
  const { calls, take } = askedBelow(server, folder, { "/api/common/config": plainSite });
  const wired = openWired({
    baseUrl: server.url + folder,
    place: startPlace,
    kept,
    guards: {
      roleControl: isRoleControlled,
      guestSupport: mode === "visit",
      authentication: mode === "all" ? "all" : "intelligence",
    },
  });
  const trace: unknown[] = [];
  wired.routes.subscribe(({ value }) => trace.push(value));
  const { container } = show(<Toasts />);
  const see = (): Sight & { readonly page: string | null } => ({
    address: wired.at().address,
    page: wired.at().page,
    token: kept.getItem("token"),
    fromRouter: JSON.parse(kept.getItem("fromRouter") ?? "[]") as string[],
    toast: container.textContent ?? "",
    calls: calls.map(({ method, url, token, menu, language }) => [method, url, token, menu, language].join(" ")),
  });
  const expectSight = (sight: Sight) => settlesAs(see, { ...sight, page: pathnameOf(sight.address) });
  /** Gives a page another guard until the test is over. */
  const guardWith = (path: "/center" | "/inspect", guard: PropertyDescriptor) => {
    const data = wired.router.routesByPath[path].options.staticData;
    if (data === undefined) throw new Error(`${path} has no record`);
    const own = Object.getOwnPropertyDescriptor(data, "guard");
    Object.defineProperty(data, "guard", { configurable: true, enumerable: true, ...guard });
    const restore = () =>
      void (own === undefined ? Reflect.deleteProperty(data, "guard") : Object.defineProperty(data, "guard", own));
    undo.push(restore);
    return restore;
  };
  const meet = async () => (await take("/api/user/info")).envelope(200, { ...profile, status: 0, type: 0 });
  return { ...wired, trace, take, meet, expectSight, guardWith };
};

type Pages = ReturnType<typeof openPages>;

const breaks = (): never => {
  throw new Error("the pages cannot be read");
};

/** The application's own pages load immediately: only a listener of the chart can come between. */
const interrupt = ({ routes, tellFromOtherTab }: Pages, { mode }: Case) => {
  const subscription = routes.subscribe((now) => {
    if (!now.matches("loading")) return;
    subscription.unsubscribe();
    if (mode === "visit") routes.send({ type: "person.changed" });
    else tellFromOtherTab(null);
  });
};

const answerList = async ({ take, tellFromOtherTab }: Pages, { end }: Case, event: AnyEventObject) => {
  const request = await take("/router/getList");
  if (end === "interrupted") tellFromOtherTab(null);
  else if (end === "failed") request.hangUp();
  else request.envelope(200, { list: (event["output"] as ListedRoutes).list });
};

const arrive = async (pages: Pages, one: Case, path: ChartPath) => {
  const { mode } = one;
  if (one.end === "interrupted" && mode !== "all") interrupt(pages, one);
  pages.start();
  void pages.router.load();
  if (mode === null) (await pages.take("/api/user/info")).hangUp();
  else if (mode !== "visit") await pages.meet();
  if (mode === "all") await answerList(pages, one, path[2]?.event ?? { type: "" });
};

const changePerson = async ({ session, tellFromOtherTab, meet }: Pages, { mode }: Case) => {
  if (mode === "visit") {
    tellFromOtherTab("one");
    await meet();
  } else if (mode !== null && isSignedIn(session.getSnapshot())) tellFromOtherTab(null);
};

const follow = async (path: ChartPath, isRoleControlled: boolean, folder: string) => {
  const one = caseOf(path, isRoleControlled);
  const pages = openPages(one, folder);
  pages.guardWith("/center", { value: ["teacher"] });
  const mend =
    one.end === "failed" && one.mode !== "all" ? pages.guardWith("/inspect", { get: breaks }) : () => undefined;
  await act(() => arrive(pages, one, path));
  await pages.expectSight(onArrival(one));
  mend();
  if (one.end === "loaded") {
    await act(async () => void pages.router.navigate({ href: unlisted }));
    await pages.expectSight(onTour(one));
  }
  await act(() => changePerson(pages, one));
  await pages.expectSight(onChange(one));
  expect(pages.trace).toEqual(traceOf(path, one));
  pages.close();
};

describe.each([
  ["on", controlled, true],
  ["off", open, false],
] as const)("routes over HTTP, router, storage and toasts, role control %s", (name, exploration, isRoleControlled) => {
  it.each(
    pathsThrough(routesMachine, exploration).map(
      (path, index) =>
        [`${path[1]?.event["mode"] ?? "nothing wanted"}: ${pathName(path)}`, path, `/${name}${index}`] as const,
    ),
  )("%s", (_, path, folder) => follow(path, isRoleControlled, folder));
});
