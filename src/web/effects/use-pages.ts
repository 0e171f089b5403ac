import { useQueries } from "@tanstack/react-query";
import type { Calls } from "../../contract/calls/calls";
import { useLanguage } from "../i18n/language";
import { callQuery, useCall } from "./use-call";

type PagedCall = "studioTests" | "studioAssignments";
type Page<Name extends PagedCall> = Calls[Name]["output"];

/** How many entries the first page has; if there are others, it is full. */
const sizeOf = (page: Page<PagedCall>): number => ("tests" in page ? page.tests : page.assignments).length;

/**
 * All pages of a list that the server gives in pages: the first is asked for, then all others that it says there are.
 * The pages that have come so far, in order.
 */
export function usePages<Name extends PagedCall>(
  name: Name,
  input: Omit<Calls[Name]["input"], "page">,
  { enabled = true }: { readonly enabled?: boolean } = {},
): { readonly pages: readonly Page<Name>[]; readonly isComplete: boolean } {
  const language = useLanguage();
  const inputOf = (page: number) => ({ ...input, page }) as Calls[Name]["input"];
  const first = useCall(name, inputOf(1), { enabled }).data;
  const count = first === undefined ? 1 : Math.ceil(first.total / Math.max(1, sizeOf(first)));
  const others = useQueries({
    queries: Array.from({ length: Math.max(0, count - 1) }, (_, index) =>
      callQuery(name, inputOf(index + 2), language),
    ),
  });
  const loaded = others.flatMap(({ data }) => (data === undefined ? [] : [data]));
  return {
    pages: first === undefined ? [] : [first, ...loaded],
    isComplete: first !== undefined && loaded.length === others.length,
  };
}
