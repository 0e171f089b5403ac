import { createAtom, type Readable } from "@tanstack/store";
import type { SiteConfig } from "../../contract/account/account";
import { storageKeys, type TextStorage } from "../platform/storage";
import type { SendCall } from "./http";
import { parsed } from "./parsed";

/** The site's configuration, requested once; null until it is there. */
export interface SiteStore extends Pick<Readable<SiteConfig | null>, "get" | "subscribe"> {
  /**
   * Requests the configuration unless it was received. Where that fails, the stored one is used; with none stored it
   * rejects with the fault.
   */
  readonly load: () => Promise<SiteConfig>;
  /** Requests it again after a change. */
  readonly renew: () => Promise<SiteConfig>;
}

const keptConfig = (local: TextStorage): SiteConfig | null => {
  const kept = parsed(local.get(storageKeys.site) ?? "");
  return typeof kept === "object" && kept !== null && "theme_id" in kept ? (kept as SiteConfig) : null;
};

export function makeSite(call: SendCall, local: TextStorage): SiteStore {
  const config = createAtom<SiteConfig | null>(null);
  let isAnswered = false;
  let asking: Promise<SiteConfig> | null = null;
  const ask = async (): Promise<SiteConfig> => {
    try {
      const answered = await call("siteConfig", {}, { showsFault: true });
      isAnswered = true;
      local.set(storageKeys.site, JSON.stringify(answered));
      config.set(answered);
      return answered;
    } finally {
      asking = null;
    }
  };
  const askOrRecall = async (): Promise<SiteConfig> => {
    try {
      return await ask();
    } catch (fault) {
      const kept = config.get() ?? keptConfig(local);
      if (kept === null) throw fault;
      config.set(kept);
      return kept;
    }
  };
  return {
    get: config.get,
    subscribe: config.subscribe,
    renew: ask,
    load: () => {
      const answered = config.get();
      return answered !== null && isAnswered ? Promise.resolve(answered) : (asking ??= askOrRecall());
    },
  };
}
