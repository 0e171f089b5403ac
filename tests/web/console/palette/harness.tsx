import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterContextProvider } from "@tanstack/react-router";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createIntl } from "react-intl";
import { afterEach, beforeEach, vi } from "vitest";
import { addresses } from "../../../../src/contract/calls/addresses";
import type { Language } from "../../../../src/contract/item/content";
import { ConsoleProvider } from "../../../../src/web/console/console-context";
import { closeOverlays, openOverlay } from "../../../../src/web/console/overlay";
import { Overlays } from "../../../../src/web/console/Overlays";
import { loadPinyin } from "../../../../src/web/console/palette/pinyin";
import { startConsole } from "../../../../src/web/console/start-console";
import { SessionProvider } from "../../../../src/web/contexts/session-context";
import en from "../../../../src/web/i18n/en.json";
import { makeMessageStore } from "../../../../src/web/i18n/messages";
import { MessagesProvider } from "../../../../src/web/i18n/MessagesProvider";
import enConsole from "../../../../src/web/i18n/parts/console.en.json";
import { readMessages } from "../../../../src/web/i18n/read-messages";
import { makeTextStorage } from "../../../../src/web/platform/storage";
import { getSystem } from "../../../../src/web/theme/system";
import { memoryStorage } from "../../../support/memory-storage";
import { open } from "../../app/open";

const test = (menuId: string, zh: string, en: string) => ({
  menu_id: menuId,
  family: "map",
  subject: "math",
  title: { zh, en },
  state: { status: "new", open_attempt: null, last_attempt: null, attempts: 0 },
});
const tests = [test("map-math", "MAP 数学", "MAP Mathematics"), test("map-reading", "MAP 阅读", "MAP Reading")];

/** The server's replies, by path; a handler that throws means that the server is unreachable. */
export const server: { menu: () => unknown; search: () => unknown } = { menu: () => null, search: () => null };
export const asked: string[] = [];

const line = (value: string, url: string, group: string) => ({ value, url, group, also: "", detail: "" });

/** Each test begins with a server, an empty storage, and no overlay. */
export function serveEachTest(): void {
  beforeEach(() => {
    localStorage.clear();
    asked.length = 0;
    server.menu = () => ({ list: [{ family: "map", title: { zh: "MAP", en: "MAP" }, tests }] });
    server.search = () => ({
      list: [
        line("MAP Mathematics", "/examAccess/MAPDetail?menu_id=map-math", "tests"),
        line("Geometry handbook", "https://books.test/geometry", "help"),
        line("学习方法", "javascript:alert(1)", "help"),
        line("Personal centre", "/center", "pages"),
        line("Nowhere else", "/elsewhere", "pages"),
      ],
    });
    const answers = new Map<string, () => unknown>([
      [addresses.menuList.path, () => server.menu()],
      [addresses.searchList.path, () => server.search()],
    ]);
    vi.stubGlobal("fetch", async (request: string) => {
      const { pathname } = new URL(request, "http://localhost");
      asked.push(pathname);
      const data = answers.get(pathname)?.() ?? null;
      return new Response(JSON.stringify({ code: 200, msg: "", data }), {
        headers: { "content-type": "application/json" },
      });
    });
  });
  afterEach(() => {
    cleanup();
    closeOverlays();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}

interface Showing {
  readonly language?: Language;
  readonly path?: string;
  readonly children?: React.ReactNode;
  readonly isNarrow?: boolean;
}

/** The console of Ann with the palette closed, in front of a button that has the focus. */
export async function showConsole({ language = "en", path = "/", children, isNarrow = false }: Showing = {}) {
  const application = await open(path, { token: "t" });
  const media = {
    matches: isNarrow,
    addEventListener: () => undefined,
    scrollY: 0,
    scrollTo: () => undefined,
  } as unknown as MediaQueryList;
  const actors = startConsole({
    router: application.router,
    context: application.router.options.context,
    window: {
      document,
      matchMedia: () => media,
      addEventListener: () => undefined,
      scrollY: 0,
      scrollTo: () => undefined,
    },
  });
  const storage = makeTextStorage(() => memoryStorage({ language }));
  const messages = makeMessageStore(readMessages, storage, "language");
  await messages.load(["app", "console"]);
  await loadPinyin();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
  render(
    <ChakraProvider value={getSystem()}>
      <MessagesProvider store={messages}>
        <SessionProvider value={application.session}>
          <RouterContextProvider router={application.router}>
            <QueryClientProvider client={client}>
              <ConsoleProvider value={actors}>
                <button type="button">before</button>
                <Overlays />
                {children}
              </ConsoleProvider>
            </QueryClientProvider>
          </RouterContextProvider>
        </SessionProvider>
      </MessagesProvider>
    </ChakraProvider>,
  );
  screen.getByText("before").focus();
  return { ...application, ...actors, messages };
}

const intl = createIntl({ locale: "en", messages: { ...en, ...enConsole } as unknown as Record<string, string> });
/** A message in English. */
export const say = (id: string, values?: Record<string, string>): string => intl.formatMessage({ id }, values);

const settle = () => act(() => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve))));

/** The same with the palette open, and all that it loads there. */
export async function showPalette(showing: Showing = {}) {
  const shown = await showConsole(showing);
  act(() => openOverlay("palette"));
  await screen.findByRole("combobox");
  await vi.waitFor(() =>
    asked.includes(addresses.searchList.path) && asked.includes(addresses.menuList.path)
      ? undefined
      : Promise.reject(new Error("not asked")),
  );
  await settle();
  return shown;
}

export const field = () => screen.getByRole<HTMLInputElement>("combobox");
export const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
export const press = (key: string, more: object = {}) => fireEvent.keyDown(field(), { key, ...more });

/** Every group with the titles of its lines. */
export const listing = (): Record<string, readonly string[]> =>
  Object.fromEntries(
    within(screen.getByRole("listbox"))
      .queryAllByRole("group")
      .map((group) => [
        document.getElementById(group.getAttribute("aria-labelledby") ?? "")?.textContent,
        within(group)
          .getAllByRole("option")
          .map((line) => line.querySelector("[title]")?.getAttribute("title") ?? ""),
      ]),
  );
export const lines = () => Object.values(listing()).flat();
/** The title of the line that Enter would run. */
export const active = () => {
  const line = document.getElementById(field().getAttribute("aria-activedescendant") ?? "");
  return line?.getAttribute("aria-selected") === "true" &&
    screen.getAllByRole("option").filter((one) => one.getAttribute("aria-selected") === "true").length === 1
    ? line.querySelector("[title]")?.getAttribute("title")
    : null;
};
export { settle };
