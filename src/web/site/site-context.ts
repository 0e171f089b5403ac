import { createContext, useContext, useSyncExternalStore } from "react";
import type { SiteConfig } from "../../contract/account";
import type { SiteStore } from "../effects/site";

const silent: Pick<SiteStore, "get" | "subscribe"> = { get: () => null, subscribe: () => () => undefined };
const SiteContext = createContext(silent);
export const SiteProvider = SiteContext.Provider;

/** What the site says of itself; null until it has answered. */
export function useSite(): SiteConfig | null {
  const { get, subscribe } = useContext(SiteContext);
  return useSyncExternalStore(subscribe, get);
}
