import { callQuery } from "../../effects/use-call";
import { queryClientFor } from "../../site/query-client";

/** Asks for the tests of the person, which menu and home show; what goes wrong is theirs to tell. */
export const warmMenu = (token: string | null, language: string): Promise<void> =>
  token === null ? Promise.resolve() : queryClientFor(token).prefetchQuery(callQuery("menuList", {}, language));
