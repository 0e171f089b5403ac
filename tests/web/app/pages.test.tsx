import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import type { Profile } from "../../../machines/session/profile";
import { sessionMachine } from "../../../machines/session/session.machine";
import type { Language } from "../../../src/contract/item/content";
import { ErrorPage } from "../../../src/web/app/ErrorPage";
import { SessionProvider } from "../../../src/web/contexts/session-context";
import { PageNotLoaded } from "../../../src/web/loading/lazy-page";
import { ForbiddenPage, NotFoundPage } from "../../../src/web/site/MessagePage";
import { NotHerePage } from "../../../src/web/site/NotHerePage";
import { show } from "../show";
import { profile } from "./open";

const nothing = () => undefined;
const reload = vi.fn();
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(nothing);
  vi.spyOn(console, "warn").mockImplementation(nothing);
  reload.mockClear();
  vi.spyOn(window.location, "reload").mockImplementation(reload);
});
afterEach(() => void vi.restoreAllMocks());

interface Opening {
  readonly as?: Profile;
  readonly isFramed?: boolean;
  readonly token?: string | null;
  readonly language?: Language;
  readonly earlier?: readonly string[];
  readonly state?: object;
}

async function open(
  page: () => React.ReactNode,
  { isFramed = false, token = null, language = "en", earlier = [], state = {}, as = profile }: Opening = {},
) {
  const left: unknown[] = [];
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restoreToken: fromPromise(async () => token),
        loadProfile: fromPromise(async (): Promise<Profile> => as),
        signOut: fromPromise(async (): Promise<void> => undefined),
      },
      actions: { storeToken: nothing, clearStorage: nothing, dropClaim: nothing },
    }),
  ).start();
  session.subscribe((now) => void left.push(now.value));
  await waitFor(() => expect(session.getSnapshot().hasTag("settled")).toBe(true));
  const root = createRootRoute();
  const here = createRoute({
    getParentRoute: () => root,
    path: "/404",
    component: page,
    beforeLoad: () => ({ isFramed }),
    staticData: { title: "title.document" },
  });
  const other = createRoute({ getParentRoute: () => root, path: "$", component: () => <h1>{"elsewhere"}</h1> });
  const history = createMemoryHistory({ initialEntries: earlier.length === 0 ? ["/404"] : [...earlier] });
  if (earlier.length > 0) history.push("/404", state);
  const router = createRouter({
    routeTree: root.addChildren([here, other]),
    history,
    defaultErrorComponent: ErrorPage as never,
  });
  await router.load();
  show(
    <SessionProvider value={session}>
      <RouterProvider router={router as never} />
    </SessionProvider>,
    language,
  );
  await screen.findByRole("heading", { level: 1 });
  return { router, session };
}

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const links = () => screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
const buttons = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

describe("the frame of a message", () => {
  it.each([NotFoundPage, ForbiddenPage, NotHerePage])(
    "is the page's own where there is no console (%#)",
    async (page) => {
      await open(page);
      expect([screen.getByRole("main").id, screen.getByText("Invigil").tagName]).toEqual(["main", "SPAN"]);
    },
  );

  it.each([NotFoundPage, ForbiddenPage, NotHerePage])(
    "is the console's where it stands around it (%#)",
    async (page) => {
      await open(page, { isFramed: true, token: "t" });
      expect([screen.queryByRole("main"), screen.queryByText("Invigil")]).toEqual([null, null]);
    },
  );
});

describe("404", () => {
  it.each([
    ["en", "There is no such page", [["Go to the home page", "/"]]],
    ["zh", "没有这个页面", [["回到首页", "/"]]],
  ] as const)("says in %s what is wrong, with the way home", async (language, title, expected) => {
    await open(NotFoundPage, { language });
    expect([heading(), links(), buttons()]).toEqual([title, expected, []]);
  });

  it("names the address that led to nothing, and goes back", async () => {
    const { router } = await open(NotFoundPage, { earlier: ["/center"], state: { missing: "/no/where" } });
    expect(screen.getByText("/no/where").tagName).toBe("CODE");
    fireEvent.click(screen.getByRole("button", { name: "Go back" }));
    await waitFor(() => expect([router.state.location.href, heading()]).toEqual(["/center", "elsewhere"]));
  });

  it("offers a signed-in person the way to their pages too", async () => {
    await open(NotFoundPage, { token: "t" });
    expect([links(), screen.getByRole("navigation", { name: "Or go to" }).tagName]).toEqual([
      [
        ["Learning record", "/learningRecord"],
        ["Personal centre", "/center"],
        ["Go to the home page", "/"],
      ],
      "NAV",
    ]);
  });
});

describe("403", () => {
  it.each([
    ["en", "This page is not open to you", "If you need it, ask your teacher.", "Use another account"],
    ["zh", "你不能查看这个页面", "如果你需要查看，请联系老师。", "换个账号登录"],
  ] as const)(
    "says in %s whom to ask for access, and offers to sign in with another account",
    async (language, title, ask, other) => {
      const { session } = await open(ForbiddenPage, { token: "t", language });
      expect([heading(), screen.getByText(ask).tagName, buttons(), links().length]).toEqual([title, "DIV", [other], 1]);
      fireEvent.click(screen.getByRole("button", { name: other }));
      await waitFor(() => expect(session.getSnapshot().value).toBe("loggedOut"));
    },
  );

  it("does not refer a teacher or an admin to a teacher", async () => {
    await open(ForbiddenPage, { token: "t", as: { ...profile, admin: true } });
    screen.getByText("It may be switched off for this site. Ask whoever runs it.");
  });

  it("offers no other account to a signed-out visitor", async () => {
    await open(ForbiddenPage);
    expect([buttons(), links()]).toEqual([[], [["Go to the home page", "/"]]]);
  });
});

describe("a page that broke", () => {
  let isBroken = true;
  beforeEach(() => {
    isBroken = true;
  });
  const Breaking = () => {
    if (isBroken) throw new TypeError("x is not a function");
    return <h1>{"whole again"}</h1>;
  };
  const Missing = () => {
    throw new PageNotLoaded("gone");
  };

  it("outside of the console is loaded again as a whole", async () => {
    await open(Breaking);
    expect([
      heading(),
      screen.getByText("Answers that were saved are safe.").tagName,
      screen.getByRole("main").id,
    ]).toEqual(["This page stopped working", "P", "main"]);
    fireEvent.click(screen.getByRole("button", { name: "Load again" }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it("in place of the root has its own main area, also where the page before stood in the frame", async () => {
    const root = createRootRoute({ component: Breaking, errorComponent: ErrorPage as never });
    const router = createRouter({
      routeTree: root.addChildren([
        createRoute({ getParentRoute: () => root, path: "/", beforeLoad: () => ({ isFramed: true }) }),
      ]),
      history: createMemoryHistory(),
    });
    await router.load();
    show(<RouterProvider router={router as never} />);
    expect([(await screen.findByRole("main")).id, heading()]).toEqual(["main", "This page stopped working"]);
  });

  it("inside the console is opened again alone", async () => {
    await open(Breaking, { isFramed: true, token: "t" });
    expect(screen.queryByRole("main")).toBeNull();
    isBroken = false;
    fireEvent.click(screen.getByRole("button", { name: "Open this page again" }));
    await waitFor(() => expect(heading()).toBe("whole again"));
    expect(reload).not.toHaveBeenCalled();
  });

  it("describes the failure on demand, with a button to copy it with the address", async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text));
    await open(Breaking);
    expect(screen.getByText("TypeError: x is not a function").closest("details")?.open).toBe(false);
    fireEvent.click(screen.getByText("Copy details"));
    expect((await screen.findByText("Copied")).getAttribute("role")).toBe("status");
    expect(copied.map((text) => text.split("\n").slice(0, 2))).toEqual([
      ["TypeError: x is not a function", window.location.href],
    ]);
  });

  it("because the network was away opens by itself once it is back", async () => {
    let isMissing = true;
    const Late = () => {
      if (isMissing) throw new PageNotLoaded("gone");
      return <h1>{"whole again"}</h1>;
    };
    await open(Late, { isFramed: true, token: "t" });
    isMissing = false;
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(heading()).toBe("whole again"));
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    [
      "en",
      true,
      "The page did not load completely",
      "The network may be down, or the site has just been updated. Load the page again to go on.",
      "Load again",
    ],
    ["zh", true, "页面没有加载完", "可能是网络中断，也可能是网站刚刚更新。重新加载即可继续。", "重新加载"],
    ["en", false, "The page did not load completely", "Try again when the network is back.", "Open this page again"],
  ] as const)(
    "because a part of it is missing explains this in %s (online: %s)",
    async (language, isOnline, title, detail, way) => {
      vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
      await open(Missing, { language, isFramed: true, token: "t" });
      expect([heading(), screen.getByText(detail).tagName, document.querySelector("details")]).toEqual([
        title,
        "P",
        null,
      ]);
      fireEvent.click(screen.getByRole("button", { name: way }));
      expect(reload).toHaveBeenCalledTimes(isOnline ? 1 : 0);
    },
  );
});
