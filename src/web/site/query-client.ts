import { onlineManager, QueryClient } from "@tanstack/react-query";
import { asFault, isPassing } from "../../../machines/support/fault";

const mostRetries = 2;

// it looks at the network only while a page with calls is there, and believes in one until it hears otherwise: what was
// lost over a sitting would not be noticed when it comes back on the home page
onlineManager.setOnline(navigator.onLine);
onlineManager.subscribe(() => undefined);

/** A page that has nothing shows its fault itself; one that has data keeps it. The call tells it by a toast. */
const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, thrown) => failures < mostRetries && isPassing(asFault(thrown)),
        networkMode: "always",
        // otherwise switched off by the mode
        refetchOnReconnect: "always",
      },
    },
  });

let current: { readonly token: string | null; readonly client: QueryClient } | null = null;

/** The cache of the signed-in part: one a session, so that nobody is shown what somebody else had loaded. */
export function queryClientFor(token: string | null): QueryClient {
  if (current === null || current.token !== token) {
    current?.client.clear();
    current = { token, client: makeQueryClient() };
  }
  return current.client;
}
