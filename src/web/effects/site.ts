import { createAtom, type Readable } from "@tanstack/store";
import type { SiteConfig } from "../../contract/account";
import type { SendCall } from "./http";

/** What the site says of itself, asked once; null until it has answered. */
export interface SiteStore extends Pick<Readable<SiteConfig | null>, "get" | "subscribe"> {
  /** Asks where it has not been answered yet; rejects with the fault. */
  readonly load: () => Promise<SiteConfig>;
  /** Asks once more: something has been changed. */
  readonly renew: () => Promise<SiteConfig>;
}

export function makeSite(call: SendCall): SiteStore {
  const config = createAtom<SiteConfig | null>(null);
  let asking: Promise<SiteConfig> | null = null;
  const ask = async (): Promise<SiteConfig> => {
    try {
      const answered = await call("siteConfig", {}, { showsFault: true });
      config.set(answered);
      return answered;
    } finally {
      asking = null;
    }
  };
  return {
    get: config.get,
    subscribe: config.subscribe,
    renew: ask,
    load: () => {
      const answered = config.get();
      return answered === null ? (asking ??= ask()) : Promise.resolve(answered);
    },
  };
}
