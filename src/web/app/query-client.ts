import { QueryCache, QueryClient } from "@tanstack/react-query";
import { asFault, isPassing } from "../../../machines/support/fault";
import { showToast } from "../ui/toasts";

const mostRetries = 2;

/** One cache for the signed-in part. A page that has nothing shows its fault itself; one that has data keeps it, with a toast. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (thrown, query) => {
      const fault = asFault(thrown);
      if (query.state.data !== undefined && fault.code !== "aborted") showToast("warning", { fault });
    },
  }),
  defaultOptions: {
    queries: { staleTime: 15_000, retry: (failures, thrown) => failures < mostRetries && isPassing(asFault(thrown)), networkMode: "always" },
  },
});
