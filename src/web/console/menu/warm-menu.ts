import { callQuery } from "../../effects/use-call";
import { queryClientFor } from "../../site/query-client";

/** Prefetches the tests of the person, which menu and home page show; those show any fault. */
export const warmMenu = (token: string | null, language: string): Promise<void> =>
  token === null ? Promise.resolve() : queryClientFor(token).prefetchQuery(callQuery("menuList", {}, language));
