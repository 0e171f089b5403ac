import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { asFault, type Fault } from "../../../machines/support/fault";
import type { CallName } from "../../contract/addresses";
import type { Calls } from "../../contract/calls";
import { useLanguage } from "../i18n/language";
import { callInPlace } from "./call";

/**
 * How one call is asked and kept, its fault shown by the page; for `useQuery`, `prefetchQuery` and the like. Words in
 * the answer follow the language.
 */
export const callQuery = <Name extends CallName>(name: Name, input: Calls[Name]["input"], language: string) => ({
  queryKey: [name, input, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Calls[Name]["output"]> =>
    callInPlace(name, input, { signal }).catch((thrown: unknown): never => {
      throw asFault(thrown);
    }),
});

/** The data of a call that reads, kept and refreshed by React Query; its error is a `Fault`. */
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
    ...callQuery(name, input, useLanguage()),
    ...options,
    ...(keepsLast ? { placeholderData: keepPreviousData } : {}),
  });
}
