import { onlineManager, QueryClient } from "@tanstack/react-query";
import { asFault, isPassing } from "../../../machines/support/fault";

const mostRetries = 2;

// the library listens to the network only while a page with queries is mounted, and assumes a connection until told
// otherwise: a loss during an attempt would go unnoticed when the student returns to the home page
onlineManager.setOnline(navigator.onLine);
onlineManager.subscribe(() => undefined);

/**
 * A page without data shows its fault itself; a page with data keeps showing it. Each failed call is also reported by a
 * toast.
 */
const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, thrown) => failures < mostRetries && isPassing(asFault(thrown)),
        networkMode: "always",
        // the network mode would switch it off
        refetchOnReconnect: "always",
      },
    },
  });

let current: { readonly token: string | null; readonly client: QueryClient } | null = null;

/** The cache of the signed-in part: one per session, so that no person sees data that another one loaded. */
export function queryClientFor(token: string | null): QueryClient {
  if (current === null || current.token !== token) {
    current?.client.clear();
    current = { token, client: makeQueryClient() };
  }
  return current.client;
}
