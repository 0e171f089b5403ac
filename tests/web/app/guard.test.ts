import { describe, expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import type { RouteEntry } from "../../../machines/routes/route-entry";
import { routesMachine, type ListedRoutes } from "../../../machines/routes/routes.machine";
import { sessionMachine } from "../../../machines/session/session.machine";
import { visitorMachine } from "../../../machines/visitor/visitor.machine";
import { appRoutes } from "../../../src/web/app/app-routes";
import { guard } from "../../../src/web/app/guard";
import { noteLeftRoute } from "../../../src/web/app/navigation";
import { guardSettings, type GuardSettings } from "../../../src/web/contexts/settings";
import type { MessageStore } from "../../../src/web/i18n/messages";
import { makeTextStorage } from "../../../src/web/platform/storage";
import type { RouteMeta } from "../../../src/web/site/route-meta";
import { memoryStorage } from "../../support/memory-storage";
import { open, profile } from "./open";

const nothing = () => undefined;
const noTab = makeTextStorage(() => memoryStorage());
const entry = (path: string): RouteEntry => ({ path, component: path, isPermitted: path !== "/inspect" });
const own = ["/analyse", "/center", "/inspect"].map(entry);

interface Case {
  readonly token?: string | null;
  readonly settings?: Partial<GuardSettings>;
  readonly isRoleControlled?: boolean;
  readonly list?: unknown;
  readonly ownRoutesFail?: boolean;
}

const visit = async (
  path: string,
  meta: readonly RouteMeta[],
  { token = null, settings = {}, isRoleControlled = true, list, ownRoutesFail = false }: Case = {},
) => {
  const session = createActor(
    sessionMachine.provide({
      actors: { restoreToken: fromPromise(async () => token), loadProfile: fromPromise(async () => profile) },
      actions: { storeToken: nothing, clearStorage: nothing },
    }),
  ).start();
  const visitor = createActor(visitorMachine, { input: null }).start();
  const routes = createActor(
    routesMachine.provide({
      actors: {
        readOwnRoutes: fromPromise(async (): Promise<readonly RouteEntry[]> =>
          ownRoutesFail ? Promise.reject({ code: "network" }) : own,
        ),
        listRoutes: fromPromise(async (): Promise<ListedRoutes> => ({ own, list })),
      },
    }),
    { input: { isRoleControlled } },
  ).start();
  const loaded: string[] = [];
  const messages: MessageStore = {
    get: () => ({ language: "en", offered: null, messages: {} }),
    subscribe: () => ({ unsubscribe: nothing }),
    load: async (parts) => void loaded.push(...parts),
    switchTo: async () => nothing(),
    decline: nothing,
  };
  const { sentTo, isFramed } = await guard({
    context: {
      session,
      visitor,
      routes,
      messages,
      settings: { ...guardSettings, ...settings },
      local: noTab,
      tab: noTab,
    },
    matches: meta.map((staticData) => ({ staticData })),
    location: { pathname: path.split("?")[0] ?? "", href: path },
    preload: false,
    abortController: new AbortController(),
  }).then(
    ({ isFramed: framed }) => ({ sentTo: undefined, isFramed: framed }),
    (thrown: { options: unknown }) => ({ sentTo: thrown.options, isFramed: false }),
  );
  return { sentTo, isFramed, loaded, session: session.getSnapshot().value, mode: routes.getSnapshot().context.mode };
};

const forPersons: readonly RouteMeta[] = [{ access: "person" }, {}];
const signedIn = { session: { loggedIn: "ready" } } as const;

describe("the guard", () => {
  it("waits until the charts have settled and the page's words are there", async () => {
    expect(await visit("/center", [{ access: "person" }, { messages: ["exam"] }], { token: "t" })).toEqual({
      sentTo: undefined,
      isFramed: true,
      loaded: ["app", "exam", "console"],
      mode: "intelligence",
      ...signedIn,
    });
  });

  it("puts the console around all but bare pages of a signed-in person", async () => {
    const framed = async (meta: readonly RouteMeta[], token: string | null) =>
      (await visit("/center", meta, { token })).isFramed;
    expect([
      await framed([{}], "t"),
      await framed([{ access: "person" }, { bare: true }], "t"),
      await framed([{}], null),
    ]).toEqual([true, false, false]);
  });

  it("redirects a signed-in person from the sign-in pages to the home page", async () => {
    expect((await visit("/login", [], { token: "t" })).sentTo).toMatchObject({ to: "/", replace: true });
    expect((await visit("/register", [], { token: "t" })).sentTo).toMatchObject({ to: "/", replace: true });
    expect((await visit("/login", [])).sentTo).toBeUndefined();
  });

  describe("login interception", () => {
    it("off: lets every visitor in", async () => {
      expect((await visit("/analyse?attempt_id=a", forPersons)).sentTo).toBeUndefined();
    });
    it("on: stores the way back, and leaves whitelisted and public pages open", async () => {
      const settings = { loginInterception: true };
      expect((await visit("/analyse?attempt_id=a", forPersons, { settings })).sentTo).toMatchObject({
        to: "/",
        search: { redirect: "/analyse?attempt_id=a" },
      });
      expect((await visit("/403", [{ whitelisted: true }], { settings })).sentTo).toBeUndefined();
      expect((await visit("/", [{ access: "public" }], { settings })).sentTo).toBeUndefined();
    });
    it("on, with route recording off: stores no way back", async () => {
      expect(
        (await visit("/analyse", forPersons, { settings: { loginInterception: true, recordRoute: false } })).sentTo,
      ).toMatchObject({ to: "/", search: {} });
    });
  });

  describe("guest support", () => {
    it.each([
      [false, null],
      [true, "visit"],
    ])("%s: mode %s is loaded for a visitor without a token", async (guestSupport, mode) => {
      expect(await visit("/inspect", [{ access: "public" }], { settings: { guestSupport } })).toMatchObject({
        sentTo: undefined,
        mode,
      });
    });
    it("on: pages are not filtered, and the interception still sends away", async () => {
      expect((await visit("/inspect", forPersons, { settings: { guestSupport: true } })).sentTo).toBeUndefined();
      expect(
        (await visit("/inspect", forPersons, { settings: { guestSupport: true, loginInterception: true } })).sentTo,
      ).toMatchObject({ to: "/" });
    });
    it("on: a failure to load closes nothing", async () => {
      expect(
        (await visit("/center", forPersons, { settings: { guestSupport: true }, ownRoutesFail: true })).sentTo,
      ).toBeUndefined();
    });
  });

  describe("role control", () => {
    it("on: closes pages that the person's permissions do not allow", async () => {
      expect((await visit("/inspect", forPersons, { token: "t" })).sentTo).toMatchObject({ to: "/403", replace: true });
      expect((await visit("/center", forPersons, { token: "t" })).sentTo).toBeUndefined();
    });
    it("off: opens it", async () => {
      expect((await visit("/inspect", forPersons, { token: "t", isRoleControlled: false })).sentTo).toBeUndefined();
    });
  });

  describe("routes from the server", () => {
    const settings = { authentication: "all" } as const;
    it("are the only ones; every other address leads to the landing page", async () => {
      const list = [{ path: "/center", component: "/center" }];
      expect((await visit("/center", forPersons, { token: "t", settings, list })).sentTo).toBeUndefined();
      expect((await visit("/analyse", forPersons, { token: "t", settings, list })).sentTo).toMatchObject({
        to: "/",
        replace: true,
      });
      expect((await visit("/", [{ access: "public" }], { token: "t", settings, list })).sentTo).toBeUndefined();
    });
    it("that are no list end the session, and store the way back", async () => {
      expect(await visit("/analyse?a=1", forPersons, { token: "t", settings, list: {} })).toMatchObject({
        sentTo: { to: "/", search: { redirect: "/analyse?a=1" } },
        session: "loggedOut",
      });
      expect(
        (
          await visit("/analyse?a=1", forPersons, {
            token: "t",
            settings: { ...settings, recordRoute: false },
            list: {},
          })
        ).sentTo,
      ).toMatchObject({ to: "/", search: {} });
    });
  });

  it("is aborted with its navigation", async () => {
    const session = createActor(
      sessionMachine.provide({ actors: { restoreToken: fromPromise(() => new Promise<string | null>(nothing)) } }),
    ).start();
    const visitor = createActor(visitorMachine, { input: null }).start();
    const routes = createActor(routesMachine, { input: { isRoleControlled: true } }).start();
    const messages: MessageStore = {
      get: () => ({ language: "en", offered: null, messages: {} }),
      subscribe: () => ({ unsubscribe: nothing }),
      load: async () => nothing(),
      switchTo: async () => nothing(),
      decline: nothing,
    };
    const abortController = new AbortController();
    const waiting = guard({
      context: { session, visitor, routes, messages, settings: guardSettings, local: noTab, tab: noTab },
      matches: [],
      location: { pathname: "/", href: "/" },
      preload: false,
      abortController,
    });
    abortController.abort(new Error("another page was asked for"));
    await expect(waiting).rejects.toThrow("another page was asked for");
  });
});

it("a page without permission for anyone is closed in the application itself", () => {
  const records = {
    "/a": { options: { staticData: { title: "title.home", guard: ["teacher"] } as const } },
    "/b": { options: { staticData: { title: "title.home" } as const } },
    $: { options: {} },
  };
  const paths = (role: readonly string[]) =>
    appRoutes(records, { admin: false, role, permission: [] }).map(({ path, isPermitted }) => [path, isPermitted]);
  expect([paths([]), paths(["teacher"])]).toEqual([
    [
      ["/a", false],
      ["/b", true],
    ],
    [
      ["/a", true],
      ["/b", true],
    ],
  ]);
});

it("an invalid list of routes resets the person and stores the way back", async () => {
  const { at, session, kept, asked } = await open("/center", {
    token: "t",
    guards: { authentication: "all" },
    answers: { routerList: () => ({ list: "none" }) },
  });
  expect([at(), session.getSnapshot().value, kept.getItem("token"), asked.includes("routerList")]).toEqual([
    "/?redirect=%2Fcenter",
    "loggedOut",
    null,
    true,
  ]);
});

it.each([
  ["all", "/"],
  ["intelligence", "/404"],
] as const)("an unknown path leads, by routes of the mode %s, to %s", async (authentication, expected) => {
  const { at } = await open("/nowhere", {
    token: "t",
    guards: { authentication },
    answers: { routerList: () => ({ list: [{ path: "/", component: "/" }] }) },
  });
  expect(at()).toBe(expected);
});

it("remembers the last fifty routes that were left", () => {
  const kept = memoryStorage({ fromRouter: '["/a", 5]' });
  const storage = makeTextStorage(() => kept);
  for (let count = 0; count < 60; count += 1) noteLeftRoute(storage, `/${count}`);
  expect(JSON.parse(kept.getItem("fromRouter") ?? "")).toEqual(
    Array.from({ length: 50 }, (_, index) => `/${index + 10}`),
  );
});
