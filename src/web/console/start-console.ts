import type { AnyRouter, RegisteredRouter } from "@tanstack/react-router";
import { knownSettings } from "../../../machines/appearance/theme-settings";
import type { Page } from "../../../machines/tabs/tab";
import { parsed } from "../effects/parsed";
import { storageKeys } from "../platform/storage";
import { offerActor } from "../site/inspected-actors";
import { createConsoleActors, type ConsoleActors } from "./actors";
import type { ConsoleDependencies } from "./console-dependencies";
import { followLook } from "./follow-look";
import { followGoal, followPages } from "./follow-pages";
import { followReloads } from "./follow-reloads";
import { followScroll } from "./follow-scroll";
import { followTabOwner } from "./follow-tab-owner";
import { pageAt, pageOf } from "./page-of";
import { shareTabs } from "./share-tabs";
import { readStoredTabs, restoredPages } from "./stored-tabs";

const pinnedPages = (router: RegisteredRouter): Page[] =>
  Object.values(router.routesByPath).flatMap((route) => {
    const page = pageOf({ fullPath: route.fullPath, staticData: route.options.staticData ?? {} }, route.fullPath);
    return page?.isPinned === true ? [page] : [];
  });

const started = new WeakMap<AnyRouter, ConsoleActors>();

/** The actors of the console, connected with router, storage and window. Created once, then the same. */
export function startConsole(deps: ConsoleDependencies): ConsoleActors {
  const { router, context } = deps;
  const known = started.get(router);
  if (known !== undefined) return known;
  const { local } = context;
  const settings = knownSettings(
    parsed(local.get(storageKeys.theme)) ?? { themeName: local.get(storageKeys.siteTheme) },
  );
  const actors = createConsoleActors({
    pages: restoredPages(
      readStoredTabs(local.get(storageKeys.visitedTabs)),
      pinnedPages(router),
      (href) => pageAt(router, href),
      settings.restoredTabs,
    ),
    settings,
    keepSettings: (kept) => void local.set(storageKeys.theme, JSON.stringify(kept)),
  });
  started.set(router, actors);
  followLook(deps, actors);
  followPages(deps, actors);
  followTabOwner(deps, actors);
  followGoal(deps, actors);
  followReloads(deps, actors);
  followScroll(deps, actors);
  shareTabs(deps, actors);
  for (const actor of Object.values(actors)) offerActor(actor);
  return actors;
}
