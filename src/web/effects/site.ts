import { createAtom, type Readable } from "@tanstack/store";
import type { SiteConfig } from "../../contract/account/account";
import { storageKeys, type TextStorage } from "../platform/storage";
import type { SendCall } from "./http";
import { parsed } from "./parsed";

/** What the site says of itself, asked once; null until it has answered. */
export interface SiteStore extends Pick<Readable<SiteConfig | null>, "get" | "subscribe"> {
  /**
   * Asks where it has not been answered yet. While it is not, what the device kept of the last answer stands in its
   * place; with nothing kept it rejects with the fault.
   */
  readonly load: () => Promise<SiteConfig>;
  /** Asks once more: something has been changed. */
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
