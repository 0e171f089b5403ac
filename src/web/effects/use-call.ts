import { keepPreviousData, useQuery, type QueryFunctionContext, type UseQueryResult } from "@tanstack/react-query";
import { asFault, type Fault } from "../../../machines/support/fault";
import type { CallName } from "../../contract/calls/addresses";
import type { Calls } from "../../contract/calls/calls";
import { useLanguage } from "../i18n/language";
import { call, callInPlace } from "./call";
import type { SendCall } from "./http";

const queryBy = <Name extends CallName>(send: SendCall, name: Name, input: Calls[Name]["input"], language: string) => ({
  queryKey: [name, input, language] as const,
  queryFn: ({ signal, client, queryKey }: QueryFunctionContext): Promise<Calls[Name]["output"]> => {
    // what is tried again by itself has been told with its first failure
    const isRetry = (client.getQueryState(queryKey)?.fetchFailureCount ?? 0) > 0;
    return send(name, input, { signal, ...(isRetry ? { showsFault: true } : {}) }).catch((thrown: unknown): never => {
      throw asFault(thrown);
    });
  },
});

/**
 * How one call is asked and kept without anybody having asked for it: ahead of its use, or by a timer. Its fault is
 * told by no toast. Words in the answer follow the language.
 */
export const callQuery = <Name extends CallName>(name: Name, input: Calls[Name]["input"], language: string) =>
  queryBy(callInPlace, name, input, language);

/**
 * The data of a call that reads, kept and refreshed by React Query; its error is a `Fault`, which a toast tells unless
 * a timer asked.
 */
export function useCall<Name extends CallName>(
  name: Name,
  input: Calls[Name]["input"],
  {
    keepsLast = false,
    ...options
  }: {
    readonly enabled?: boolean;
    readonly staleTime?: number;
    /** Asks again after so many milliseconds, as long as the window is looked at. */
    readonly refetchInterval?: number;
    /** The last answer stays while the one to another input comes. */
    readonly keepsLast?: boolean;
  } = {},
): UseQueryResult<Calls[Name]["output"], Fault> {
  return useQuery<Calls[Name]["output"], Fault>({
    ...queryBy(options.refetchInterval === undefined ? call : callInPlace, name, input, useLanguage()),
    ...options,
    ...(keepsLast ? { placeholderData: keepPreviousData } : {}),
  });
}
