import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterContextProvider } from "@tanstack/react-router";
import { act } from "@testing-library/react";
import { memo, useState } from "react";
import { afterEach, beforeEach, vi } from "vitest";
import type { ThemeSettings } from "../../../../machines/appearance/theme-settings";
import type { Language } from "../../../../src/contract/item/content";
import { ConsoleProvider } from "../../../../src/web/console/console-context";
import { ConsoleFrame } from "../../../../src/web/console/frame/ConsoleFrame";
import { startConsole } from "../../../../src/web/console/start-console";
import * as tools from "../../../../src/web/console/tools/HeaderTools";
import { SessionProvider } from "../../../../src/web/contexts/session-context";
import { makeMessageStore } from "../../../../src/web/i18n/messages";
import { MessagesProvider } from "../../../../src/web/i18n/MessagesProvider";
import { makeTextStorage } from "../../../../src/web/platform/storage";
import { memoryStorage } from "../../../support/memory-storage";
import { open, profile } from "../../app/open";
import { messages, show } from "../../show";

const test = (menuId: string, en: string, isOpen = false) => ({
  menu_id: menuId,
  family: "map",
  subject: "math",
  title: { zh: en, en },
  state: { status: "new", open_attempt: isOpen ? {} : null, last_attempt: null, attempts: 0 },
});
const menuList = {
  list: [
    {
      family: "map",
      title: { zh: "MAP", en: "MAP" },
      tests: [test("m1", "MAP Mathematics"), test("m2", "MAP Reading", true)],
    },
  ],
};

/** Renders the header without its tools, which have separate tests. */
export function withoutTools(): void {
  let spy: { readonly mockRestore: () => void } | undefined;
  beforeEach(
    () =>
      void (spy = vi
        .spyOn(tools as { readonly HeaderTools: object }, "HeaderTools", "get")
        .mockReturnValue(memo(() => null))),
  );
  afterEach(() => spy?.mockRestore());
}

interface Opening {
  readonly settings?: Partial<ThemeSettings>;
  readonly isNarrow?: boolean;
  readonly language?: Language;
  readonly isAdmin?: boolean;
}

/** A page that counts how often it was pressed. */
function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`pressed ${count}`}
    </button>
  );
}

/** The frame around a counting page at `path`, for Ann or an admin, with these settings. */
export async function openFrame(
  path: string,
  { settings = {}, isNarrow = false, language = "en", isAdmin = false }: Opening = {},
) {
  const application = await open(path, {
    token: "t",
    answers: { userInfo: () => ({ ...profile, admin: isAdmin, status: 0, type: 0 }) },
  });
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
  const change = (part: Partial<ThemeSettings>) =>
    act(() => actors.appearance.send({ type: "setting.changed", change: part }));
  actors.appearance.send({ type: "setting.changed", change: settings });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(["menuList", {}, language], menuList);
  const store = makeMessageStore(
    (part, wanted) => Promise.resolve(part === "app" ? messages[wanted] : {}),
    makeTextStorage(() => memoryStorage({ language })),
    "language",
  );
  await store.load(["app"]);
  const view = show(
    <MessagesProvider store={store}>
      <SessionProvider value={application.session}>
        <RouterContextProvider router={application.router}>
          <QueryClientProvider client={client}>
            <ConsoleProvider value={actors}>
              <ConsoleFrame>
                <Counter />
              </ConsoleFrame>
            </ConsoleProvider>
          </QueryClientProvider>
        </RouterContextProvider>
      </SessionProvider>
    </MessagesProvider>,
    language,
  );
  const goTo = (href: string) => act(() => application.router.navigate({ href }));
  return { ...application, ...actors, ...view, change, goTo };
}
