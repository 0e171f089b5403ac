import type { SiteConfig } from "../../contract/account/account";
import { isLocal } from "../platform/is-local";
import type { TextStorage } from "../platform/storage";
import { storageKeys } from "../platform/storage";
import { isThemeName, siteTheme } from "../site/site-theme";
import { programAddress } from "./trusted-types-policy";

function showFavicon(document: Document, favicon: string): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel~=icon]") ?? document.createElement("link");
  if (favicon === "" || link.getAttribute("href") === favicon) return;
  link.rel = "icon";
  link.removeAttribute("type");
  link.href = favicon;
  document.head.append(link);
}

/** Applies the site's theme unless this person has saved one. */
function showTheme(document: Document, storage: TextStorage, theme: string): void {
  if (!isThemeName(theme)) return;
  storage.set(storageKeys.siteTheme, theme);
  if (storage.get(storageKeys.theme) === null) document.documentElement.dataset["theme"] = theme;
  siteTheme.set(theme);
}

/** Loads the site's statistics script, once, and never on a developer's machine. */
function count(document: Document, { hostname }: Pick<Location, "hostname">, address: string): void {
  if (address === "" || isLocal(hostname) || document.querySelector("script[data-statistics]") !== null) return;
  const script = document.createElement("script");
  script.src = programAddress(address);
  script.async = true;
  script.dataset["statistics"] = "";
  document.head.append(script);
}

interface Place {
  readonly document: Document;
  readonly location: Pick<Location, "hostname">;
  readonly storage: TextStorage;
}

/** Applies the site's settings to the page: icon, theme, and statistics script. */
export function applySiteLook(config: SiteConfig, { document, location, storage }: Place): void {
  showFavicon(document, config.favicon);
  showTheme(document, storage, config.theme_id);
  count(document, location, config.statistics_url);
}
