import { useSelector } from "@tanstack/react-store";
import { createAtom, type Readable } from "@tanstack/store";
import { createContext, useContext } from "react";
import type { SiteConfig } from "../../contract/account";

const SiteContext = createContext<Readable<SiteConfig | null>>(createAtom<SiteConfig | null>(null));
export const SiteProvider = SiteContext.Provider;

/** What the site says of itself; null until it has answered. */
export const useSite = (): SiteConfig | null => useSelector(useContext(SiteContext));
