import {
  Outlet,
  RouterContextProvider,
  useRouter,
  type AnyRouteMatch,
  type AnyRouter,
  type RegisteredRouter,
} from "@tanstack/react-router";
import { Activity, memo, type ReactNode } from "react";
import { PageProvider, type PageHandle } from "../ui/page";
import { pageRouter } from "./page-router";

const shelves = new WeakMap<AnyRouter, Map<string, AnyRouter>>();

/** The routers of the pages kept alive, by instance. */
function shelfOf(router: AnyRouter): Map<string, AnyRouter> {
  const shelf = shelves.get(router) ?? new Map<string, AnyRouter>();
  shelves.set(router, shelf);
  return shelf;
}

export interface KeptAlivePage {
  /** Id of the instance: the tab and the number of its reloads. */
  readonly instance: string;
  readonly handle: PageHandle;
}

interface KeepAliveOutletProps {
  /** The page on screen. */
  readonly current: KeptAlivePage & { readonly isKept: boolean };
  /** false: a page outside of the console is on screen. */
  readonly isShown: boolean;
  /** All pages that stay mounted. */
  readonly kept: readonly KeptAlivePage[];
  /** The instance to which the router's matches belong. */
  readonly instanceOf: (matches: readonly AnyRouteMatch[]) => string | null;
}

const Page = memo(function Page({ router, handle }: { readonly router: AnyRouter; readonly handle: PageHandle }) {
  return (
    <RouterContextProvider router={router as RegisteredRouter}>
      <PageProvider value={handle}>
        <Outlet />
      </PageProvider>
    </RouterContextProvider>
  );
});

const order = new Intl.Collator("en").compare;

/** Renders the page on screen and keeps the others mounted but hidden: their effects are stopped, their state stays. */
export function KeepAliveOutlet({ current, isShown, kept, instanceOf }: KeepAliveOutletProps): ReactNode {
  const router = useRouter();
  const shelf = shelfOf(router);
  const isKeptAlive = current.isKept && isShown;
  if (isKeptAlive && !shelf.has(current.instance))
    shelf.set(current.instance, pageRouter(router, current.instance, instanceOf));
  const staying = new Map(kept.map((page) => [page.instance, page]));
  if (isKeptAlive) staying.set(current.instance, current);
  for (const instance of shelf.keys()) if (!staying.has(instance)) shelf.delete(instance);
  return (
    <>
      {[...staying.values()]
        .sort((one, other) => order(one.instance, other.instance))
        .map(({ instance, handle }) => {
          const own = shelf.get(instance);
          return own === undefined ? null : (
            <Activity key={instance} mode={isShown && instance === current.instance ? "visible" : "hidden"}>
              <Page router={own} handle={handle} />
            </Activity>
          );
        })}
      {isShown && !isKeptAlive ? (
        <PageProvider key={current.instance} value={current.handle}>
          <Outlet />
        </PageProvider>
      ) : null}
    </>
  );
}
