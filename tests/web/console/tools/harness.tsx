import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, vi } from "vitest";
import { waitFor } from "xstate";
import { defaultThemeSettings, type ThemeSettings } from "../../../../machines/appearance/theme-settings";
import type { Profile } from "../../../../machines/session/profile";
import { isSessionSettled } from "../../../../machines/session/session.selectors";
import type { Page } from "../../../../machines/tabs/tab";
import { addresses } from "../../../../src/contract/calls/addresses";
import type { Language } from "../../../../src/contract/item/content";
import { createSession } from "../../../../src/web/app/session";
import { createConsoleActors } from "../../../../src/web/console/actors";
import { ConsoleProvider } from "../../../../src/web/console/console-context";
import { closeOverlays } from "../../../../src/web/console/overlay";
import * as errorLogModes from "../../../../src/web/console/tools/error-log-modes";
import { SessionProvider } from "../../../../src/web/contexts/session-context";
import enApp from "../../../../src/web/i18n/en.json";
import { makeMessageStore, type Messages } from "../../../../src/web/i18n/messages";
import { MessagesProvider } from "../../../../src/web/i18n/MessagesProvider";
import enConsole from "../../../../src/web/i18n/parts/console.en.json";
import zhConsole from "../../../../src/web/i18n/parts/console.zh.json";
import zhApp from "../../../../src/web/i18n/zh.json";
import { makeTextStorage } from "../../../../src/web/platform/storage";
import { getSystem } from "../../../../src/web/theme/system";
import { hideToast, toastStore } from "../../../../src/web/ui/toasts";
import { memoryStorage } from "../../../support/memory-storage";
import { standInPopovers } from "./popovers";

const words: Readonly<Record<Language, Messages>> = {
  en: { ...enApp, ...enConsole } as Messages,
  zh: { ...zhApp, ...zhConsole } as Messages,
};
const ann: Profile = {
  username: "ann",
  nickname: "Ann",
  avatar: "",
  status: 0,
  type: 0,
  admin: false,
  role: [],
  permission: ["inspect"],
  grade: 5,
};

export const home: Page = { key: "/", href: "/", title: "title.home", icon: "house", isPinned: true, isKept: true };
export const record: Page = {
  key: "/learningRecord",
  href: "/learningRecord",
  title: "title.learningRecord",
  icon: "list-checks",
  isPinned: false,
  isKept: true,
};
export const exam: Page = {
  key: "/examAccess/exam?menu_id=7",
  href: "/examAccess/exam?menu_id=7",
  title: "title.exam",
  icon: "book-open-check",
  isPinned: false,
  isKept: false,
};

/** The server's replies by path; a missing path means that it is unreachable. */
export const server = new Map<
  string,
  () => { readonly status?: number; readonly code?: number; readonly data?: unknown }
>();
export const asked: string[] = [];
export const answerWith = (name: keyof typeof addresses, data: unknown): void =>
  void server.set(addresses[name].path, () => ({ data }));

/** The error log is shown, as it is in the build. */
export function withErrorLog(): void {
  let spy: { readonly mockRestore: () => void } | undefined;
  beforeEach(() => void (spy = vi.spyOn(errorLogModes, "hasErrorLog").mockReturnValue(true)));
  afterEach(() => spy?.mockRestore());
}

/** Each test has popovers, a silent server, an empty storage, and neither toasts nor overlays. */
export function cleanConsole(): void {
  let removePopovers = () => undefined as void;
  beforeEach(() => {
    removePopovers = standInPopovers();
    server.clear();
    asked.length = 0;
    localStorage.clear();
    vi.stubGlobal("fetch", (request: string) => {
      const { pathname } = new URL(request, "http://localhost");
      asked.push(pathname);
      const { status = 200, code = 200, data = null } = server.get(pathname)?.() ?? { status: 0 };
      return status === 0
        ? Promise.reject(new TypeError("unreachable"))
        : Promise.resolve(
            new Response(JSON.stringify({ code, msg: "", data }), {
              status,
              headers: { "content-type": "application/json" },
            }),
          );
    });
  });
  afterEach(() => {
    cleanup();
    removePopovers();
    for (const { key } of toastStore.get()) hideToast(key);
    closeOverlays();
    vi.unstubAllGlobals();
  });
}

interface Showing {
  readonly settings?: Partial<ThemeSettings>;
  readonly profile?: Partial<Profile>;
  readonly language?: Language;
  readonly pages?: readonly Page[];
  /** The page on screen. */
  readonly active?: Page;
}

/** Shows a part of the console to Ann, with separate charts. */
export async function showInConsole(
  element: ReactElement,
  { settings = {}, profile = {}, language = "en", pages = [home, record], active = home }: Showing = {},
) {
  const signOut = vi.fn(() => Promise.resolve());
  const nothing = () => undefined;
  const never = () => Promise.resolve(null);
  const session = createSession({
    clearStorage: nothing,
    dropClaim: nothing,
    openPhoneSite: nothing,
    restoreToken: () => Promise.resolve("token-of-ann"),
    authenticate: never,
    loadProfile: () => Promise.resolve({ ...ann, ...profile }),
    signOut,
    storeToken: nothing,
  });
  session.start();
  await waitFor(session, isSessionSettled);
  const storage = memoryStorage({ language });
  const messages = makeMessageStore(
    (part, wanted) => Promise.resolve(part === "app" ? words[wanted] : {}),
    makeTextStorage(() => storage),
    "language",
  );
  await messages.load(["app"]);
  const kept: ThemeSettings[] = [];
  const actors = createConsoleActors({
    pages,
    settings: { ...defaultThemeSettings, ...settings },
    keepSettings: (now) => void kept.push(now),
  });
  actors.tabs.send({ type: "page.opened", page: active });
  const root = createRootRoute();
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({
        getParentRoute: () => root,
        path: "$",
        component: () => <ConsoleProvider value={actors}>{element}</ConsoleProvider>,
      }),
    ]),
    history: createMemoryHistory({ initialEntries: ["/start"] }),
  });
  await router.load();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
  const view = render(
    <ChakraProvider value={getSystem()}>
      <MessagesProvider store={messages}>
        <SessionProvider value={session}>
          <QueryClientProvider client={client}>
            <RouterProvider router={router as never} />
          </QueryClientProvider>
        </SessionProvider>
      </MessagesProvider>
    </ChakraProvider>,
  );
  return {
    ...view,
    actors,
    session,
    signOut,
    client,
    kept,
    language: () => messages.get().language,
    at: () => router.state.location.href,
  };
}
