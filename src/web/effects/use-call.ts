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
    // an automatic retry shows no fault, since the first failure was shown
    const isRetry = (client.getQueryState(queryKey)?.fetchFailureCount ?? 0) > 0;
    return send(name, input, { signal, ...(isRetry ? { showsFault: true } : {}) }).catch((thrown: unknown): never => {
      throw asFault(thrown);
    });
  },
});

/**
 * Query options of a call made in the background: ahead of its use, or by a timer. Its fault shows no toast. The query
 * key contains the language, since messages in the answer depend on it.
 */
export const callQuery = <Name extends CallName>(name: Name, input: Calls[Name]["input"], language: string) =>
  queryBy(callInPlace, name, input, language);

/**
 * The data of a reading call, cached and refreshed by React Query. The error is a `Fault`; without `refetchInterval` a
 * toast shows it.
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
    /** Milliseconds after which it is requested again, while the window is visible. */
    readonly refetchInterval?: number;
    /** Returns the last answer while that to a new input is loading. */
    readonly keepsLast?: boolean;
  } = {},
): UseQueryResult<Calls[Name]["output"], Fault> {
  return useQuery<Calls[Name]["output"], Fault>({
    ...queryBy(options.refetchInterval === undefined ? call : callInPlace, name, input, useLanguage()),
    ...options,
    ...(keepsLast ? { placeholderData: keepPreviousData } : {}),
  });
}
