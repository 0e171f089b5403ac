import { Outlet, RouterContextProvider, useRouter, type AnyRouter, type RegisteredRouter } from "@tanstack/react-router";
import { Activity, type ReactNode } from "react";
import { PageProvider, type PageHandle } from "../ui/page";

/** A store that has stopped; readable and subscribable like the live one. */
const still = <Value,>(value: Value) => ({ get: () => value, subscribe: () => ({ unsubscribe: () => undefined }) });

/**
 * The router as it was while a page was on screen. Pages that are kept hidden read this one, so that their parameters
 * stay their own. It leans on `router.stores`, which is not public: tests/browser/keep-alive.test.ts guards the upgrade.
 */
function stillOf(router: AnyRouter): AnyRouter {
  const { stores } = router;
  const matches = stores.matches.get();
  const byRoute = new Map(matches.map((match) => [match.routeId, still(match)]));
  const stopped = Object.create(router) as AnyRouter;
  stopped.stores = {
    ...stores,
    ids: still(stores.ids.get()),
    matches: still(matches),
    location: still(stores.location.get()),
    resolvedLocation: still(stores.resolvedLocation.get()),
    __store: still(stores.__store.get()),
    getMatchStore: (id: string) => byRoute.get(id) ?? stores.getMatchStore(id),
  } as never;
  return stopped;
}

const shelves = new WeakMap<AnyRouter, Map<string, AnyRouter>>();

/** The stopped routers of the kept pages, by instance. */
function stoppedOf(router: AnyRouter): Map<string, AnyRouter> {
  const shelf = shelves.get(router) ?? new Map<string, AnyRouter>();
  shelves.set(router, shelf);
  return shelf;
}

export interface KeptPage {
  /** Names the instance: the tab, and how often it was reloaded. */
  readonly instance: string;
  readonly handle: PageHandle;
}

interface KeepAliveOutletProps {
  /** The page on screen; null while the console itself is not on screen. */
  readonly current: KeptPage & { readonly isKept: boolean };
  readonly isShown: boolean;
  /** Every page that stays mounted. */
  readonly kept: readonly KeptPage[];
}

const order = new Intl.Collator("en").compare;

/** Renders the page on screen, and keeps the others mounted but hidden: their effects stop, their state stays. */
export function KeepAliveOutlet({ current, isShown, kept }: KeepAliveOutletProps): ReactNode {
  const router = useRouter();
  const stopped = stoppedOf(router);
  const isKept = current.isKept && isShown;
  if (isKept) stopped.set(current.instance, stillOf(router));
  const staying = new Map(kept.map((page) => [page.instance, page]));
  if (isKept) staying.set(current.instance, current);
  for (const instance of stopped.keys()) if (!staying.has(instance)) stopped.delete(instance);
  return (
    <>
      {[...staying.values()]
        .filter(({ instance }) => stopped.has(instance))
        .sort((one, other) => order(one.instance, other.instance))
        .map(({ instance, handle }) => {
          const isCurrent = isShown && instance === current.instance;
          return (
            <Activity key={instance} mode={isCurrent ? "visible" : "hidden"}>
              <RouterContextProvider router={(isCurrent ? router : stopped.get(instance)) as RegisteredRouter}>
                <PageProvider value={handle}>
                  <Outlet />
                </PageProvider>
              </RouterContextProvider>
            </Activity>
          );
        })}
      {isShown && !isKept ? (
        <PageProvider key={current.instance} value={current.handle}>
          <Outlet />
        </PageProvider>
      ) : null}
    </>
  );
}
