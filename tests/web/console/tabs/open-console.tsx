import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { act } from "@testing-library/react";
import { vi } from "vitest";
import { defaultThemeSettings, type ThemeSettings } from "../../../../machines/appearance/theme-settings";
import type { Page } from "../../../../machines/tabs/tab";
import type { TabsEvent } from "../../../../machines/tabs/tabs.events";
import { selectActiveKey, selectTabs } from "../../../../machines/tabs/tabs.selectors";
import type { Language } from "../../../../src/contract/item/content";
import { createConsoleActors } from "../../../../src/web/console/actors";
import { ConsoleProvider } from "../../../../src/web/console/console-context";
import { pageAddress, pageOf } from "../../../../src/web/console/page-of";
import { TabBar } from "../../../../src/web/console/tabs/TabBar";
import { show } from "../../show";

const page = (href: string, title: Page["title"], icon: string, changes: Partial<Page> = {}): Page => ({
  key: href,
  href,
  title,
  icon,
  isPinned: false,
  isKept: true,
  ...changes,
});
export const home = page("/", "title.home", "house", { isPinned: true });
export const record = page("/learningRecord", "title.learningRecord", "list-checks");
export const center = page("/center", "title.center", "circle-user-round");
export const document_ = page("/document", "title.document", "file-text");
export const exam = page("/examAccess/exam", "title.exam", "book-open-check", { isKept: false });
const all = [home, record, center, document_, exam];

/** A router that knows these pages, as the application's does. */
const makeRouter = (href: string) => {
  const root = createRootRoute();
  const routes = all.map((one) =>
    createRoute({
      getParentRoute: () => root,
      path: one.key,
      staticData: { title: one.title, icon: one.icon, keepAlive: one.isKept, noClosable: one.isPinned } as object,
    }),
  );
  return createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [href] }),
  });
};

interface Opening {
  readonly pages?: readonly Page[];
  /** The page on screen. */
  readonly at?: Page;
  readonly settings?: Partial<ThemeSettings>;
  readonly language?: Language;
  readonly events?: readonly TabsEvent[];
}

/** The tab bar with the charts and a router as the console joins them. */
export const openConsole = async ({
  pages = [home, record, center, document_],
  at = record,
  settings = {},
  language = "en",
  events = [],
}: Opening = {}) => {
  const actors = createConsoleActors({
    pages,
    settings: { ...defaultThemeSettings, tabsBarStyle: "card", ...settings },
    keepSettings: () => undefined,
  });
  const router = makeRouter(at.href);
  const sent: TabsEvent[] = [];
  const { tabs } = actors;
  const send = tabs.send.bind(tabs);
  tabs.send = (event) => {
    sent.push(event);
    send(event);
  };
  router.subscribe("onResolved", () => {
    const leaf = router.state.matches.at(-1);
    const now = leaf === undefined ? null : pageOf(leaf, pageAddress(leaf));
    if (now !== null) send({ type: "page.opened", page: now });
  });
  tabs.on("goal.set", ({ href }) => void router.navigate({ href }));
  await router.load();
  send({ type: "page.opened", page: at });
  for (const event of events) send(event);
  const view = show(
    <RouterContextProvider router={router as never}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
        <ConsoleProvider value={actors}>
          <TabBar />
          <main id="main" />
        </ConsoleProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
    language,
  );
  return {
    ...view,
    actors,
    /** The events that the bar sent to the chart. */
    sent,
    send: (event: TabsEvent) => act(() => send(event)),
    order: () => selectTabs(tabs.getSnapshot()).map(({ key }) => key),
    active: () => selectActiveKey(tabs.getSnapshot()),
    address: () => router.state.location.href,
    /** Once `see` answers this. */
    comesTo: (see: () => unknown, expected: unknown) =>
      act(() =>
        vi.waitFor(
          () =>
            JSON.stringify(see()) === JSON.stringify(expected)
              ? undefined
              : Promise.reject(new Error(`${JSON.stringify(see())} is not ${JSON.stringify(expected)}`)),
          { interval: 2 },
        ),
      ),
  };
};

export const tabNamed = (
  view: Pick<Awaited<ReturnType<typeof openConsole>>, "getByRole">,
  name: string | RegExp,
): HTMLElement => view.getByRole("tab", { name });
