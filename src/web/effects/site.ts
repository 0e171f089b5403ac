import type { SiteConfig } from "../../contract/account";
import type { SendCall } from "./http";

/** What the site says of itself, asked once; null until it has answered. */
export interface SiteStore {
  readonly get: () => SiteConfig | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks where it has not been answered yet; rejects with the fault. */
  readonly load: () => Promise<SiteConfig>;
}

export function makeSite(call: SendCall): SiteStore {
  const listeners = new Set<() => void>();
  let config: SiteConfig | null = null;
  let asking: Promise<SiteConfig> | null = null;
  const ask = async (): Promise<SiteConfig> => {
    try {
      config = await call("siteConfig", {}, { showsFault: true });
      for (const listener of listeners) listener();
      return config;
    } finally {
      asking = null;
    }
  };
  return {
    get: () => config,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: () => (config === null ? (asking ??= ask()) : Promise.resolve(config)),
  };
}
