import type { AnyRouteMatch, AnyRouter } from "@tanstack/react-router";

interface Store<Value> {
  readonly get: () => Value;
  readonly subscribe: (listener: (value: Value) => void) => { readonly unsubscribe: () => void };
}

interface Stores {
  readonly matches: Store<readonly AnyRouteMatch[]>;
  readonly getMatchStore: (routeId: string) => Store<AnyRouteMatch | undefined>;
}

/** The stores that views read, besides those of the matches. */
const shared = ["status", "location", "resolvedLocation", "ids", "matches", "__store"] as const;

/**
 * The router as seen by the page `instance`: live while that page is on screen, frozen while it is hidden, so that its
 * parameters do not change. It is always the same object, so that hiding and showing a page renders nothing again.
 * `instanceOf` returns the page of the live matches; null: none. It uses `router.stores`, which is not public;
 * tests/browser/keep-alive.wide.test.ts checks it on upgrades.
 */
export function pageRouter(
  router: AnyRouter,
  instance: string,
  instanceOf: (matches: readonly AnyRouteMatch[]) => string | null,
): AnyRouter {
  const live = router.stores as unknown as Stores & Record<(typeof shared)[number], Store<unknown>>;
  let seen: { readonly matches: readonly AnyRouteMatch[]; readonly isOwn: boolean } | null = null;
  const isOnScreen = (): boolean => {
    const matches = live.matches.get();
    if (seen?.matches !== matches) seen = { matches, isOwn: instanceOf(matches) === instance };
    return seen.isOwn;
  };
  const gated = <Value>(store: Store<Value>): Store<Value> => {
    let last = store.get();
    return {
      get: () => (isOnScreen() ? (last = store.get()) : last),
      subscribe: (listener) =>
        store.subscribe((value) => {
          if (isOnScreen()) listener(value);
        }),
    };
  };
  const byRoute = new Map(live.matches.get().map((match) => [match.routeId, gated(live.getMatchStore(match.routeId))]));
  const own = Object.create(router) as AnyRouter;
  own.stores = {
    ...live,
    ...Object.fromEntries(shared.map((name) => [name, gated(live[name])])),
    getMatchStore: (routeId: string) => byRoute.get(routeId) ?? live.getMatchStore(routeId),
  } as never;
  return own;
}
