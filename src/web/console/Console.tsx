import { QueryClientProvider } from "@tanstack/react-query";
import { useRouter, useRouterState, type AnyRouteMatch } from "@tanstack/react-router";
import { selectToken } from "../../../machines/session/session.selectors";
import { selectKeptAlive, selectTabs } from "../../../machines/tabs/tabs.selectors";
import { useSession } from "../contexts/session-context";
import { useIsFramed } from "../platform/use-is-framed";
import { queryClientFor } from "../site/query-client";
import type { PageHandle } from "../ui/page";
import type { ConsoleActors } from "./actors";
import { ConsoleProvider, useConsole, useTabs } from "./console-context";
import { ShufflingCover } from "./drawer/ShufflingCover";
import { ThemeRail } from "./drawer/ThemeRail";
import { ConsoleFrame } from "./frame/ConsoleFrame";
import { KeepAliveOutlet } from "./KeepAliveOutlet";
import { Overlays } from "./Overlays";
import { pageAddress, instanceOf, pageOf } from "./page-of";
import { startConsole } from "./start-console";
import { useFreshMenu } from "./use-fresh-menu";

const handles = new WeakMap<ConsoleActors["tabs"], Map<string, PageHandle>>();

/** The page handle of a tab; always the same object, since pages notify it on every change. */
function handleOf(tabs: ConsoleActors["tabs"], key: string): PageHandle {
  const known = handles.get(tabs) ?? new Map<string, PageHandle>();
  handles.set(tabs, known);
  const handle = known.get(key) ?? {
    name: (name) => tabs.send({ type: "page.named", key, name }),
    change: (isDirty) => tabs.send({ type: "page.changed", key, isDirty }),
  };
  known.set(key, handle);
  return handle;
}

const shownPage = (leaf: AnyRouteMatch | undefined) =>
  leaf === undefined || leaf.status !== "success" ? null : pageOf(leaf, pageAddress(leaf));

function OpenPages() {
  const { tabs: actor } = useConsole();
  const isShown = useIsFramed();
  const tabs = useTabs(selectTabs);
  const kept = useTabs(selectKeptAlive);
  const leaf = useRouterState({ select: (state) => state.matches.at(-1) });
  const page = shownPage(leaf);
  const pageFor = (key: string) => ({ instance: instanceOf(key, tabs), handle: handleOf(actor, key) });
  const current = { ...pageFor(page?.key ?? leaf?.id ?? ""), isKept: page?.isKept === true };
  const instanceOfMatches = (matches: readonly AnyRouteMatch[]) => {
    const shown = shownPage(matches.at(-1));
    return shown === null ? null : instanceOf(shown.key, selectTabs(actor.getSnapshot()));
  };
  return (
    <KeepAliveOutlet current={current} isShown={isShown} kept={kept.map(pageFor)} instanceOf={instanceOfMatches} />
  );
}

/** The frame around the pages of a person who is signed in. */
export function Console() {
  const router = useRouter();
  const actors = startConsole({ router, context: router.options.context, window });
  const queryClient = queryClientFor(useSession(selectToken));
  useFreshMenu(queryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <ConsoleProvider value={actors}>
        <ConsoleFrame>
          <OpenPages />
        </ConsoleFrame>
        <Overlays />
        <ThemeRail />
        <ShufflingCover />
      </ConsoleProvider>
    </QueryClientProvider>
  );
}
