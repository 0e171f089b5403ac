import { useSelector } from "@tanstack/react-store";
import { createAtom, type Readable } from "@tanstack/store";
import { createContext, useContext } from "react";
import type { SiteConfig } from "../../contract/account/account";

interface SiteSource extends Pick<Readable<SiteConfig | null>, "get" | "subscribe"> {
  readonly renew?: () => Promise<SiteConfig>;
}

const SiteContext = createContext<SiteSource>(createAtom<SiteConfig | null>(null));
export const SiteProvider = SiteContext.Provider;

/** The site's public configuration; null until it has loaded. */
export const useSite = (): SiteConfig | null => useSelector(useContext(SiteContext));

/** Reloads the site's public configuration, after a change. */
export const useRenewSite = (): (() => void) => {
  const { renew } = useContext(SiteContext);
  return () => void renew?.().catch(() => undefined);
};
