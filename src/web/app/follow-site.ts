import type { RegisteredRouter } from "@tanstack/react-router";
import { waitFor } from "xstate";
import { isSessionSettled, isSignedIn } from "../../../machines/session/session.selectors";
import type { SiteConfig } from "../../contract/account/account";
import type { SessionActor } from "../contexts/session-context";
import type { SiteStore } from "../effects/site";
import { storageKeys, type TextStorage } from "../platform/storage";

const usualTheme = "blue-black";

interface Phone {
  /** A code that signs the current person in on another site; null where the server gives none. */
  readonly entryCode: () => Promise<string | null>;
  /** Token of the invitation in the address; null: none. */
  readonly link: string | null;
  /** This tab has a guest's visit, which exists only here. */
  readonly isVisited: () => boolean;
  readonly page: Page;
}

interface Page {
  readonly navigator: Pick<Navigator, "userAgent">;
  readonly location: Pick<Location, "href">;
}

/** Whether the configuration leaves the application's default look unchanged. */
const isPlain = ({ theme_id: theme, favicon, watermark_img, watermark_img_teacher, statistics_url }: SiteConfig) =>
  theme === usualTheme && [favicon, watermark_img, watermark_img_teacher, statistics_url].every((part) => part === "");

const untilOwnLook = (site: SiteStore): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      const config = site.get();
      if (config === null || isPlain(config)) return;
      subscription.unsubscribe();
      resolve();
    };
    const subscription = site.subscribe(look);
    look();
  });

/** Applies the site's look to the page, now and whenever the configuration changes. */
export async function followLookOfSite(
  site: SiteStore,
  session: SessionActor,
  router: RegisteredRouter,
  local: TextStorage,
): Promise<void> {
  if ((await site.load().catch(() => null)) === null) return;
  if (local.get(storageKeys.siteTheme) === null) await untilOwnLook(site);
  const { followSiteLook } = await import("./follow-site-look");
  followSiteLook({ site, session, router, local, document, location });
}

/**
 * Loads the site's configuration. On a phone, sends the address of the site for phones to the session, where there is
 * one, with the invitation. Where the site does not answer, or a guest is visiting, nothing happens.
 */
export async function followSite(site: SiteStore, session: SessionActor, phone: Phone): Promise<void> {
  const { entryCode, link, isVisited, page } = phone;
  const { navigator, location } = page;
  const config = await site.load().catch(() => null);
  if (config === null || config.site_h5 === "") return;
  const { isPhone, phoneSiteAddress } = await import("../effects/phone-site");
  if (!isPhone(navigator.userAgent)) return;
  if (isVisited() || phoneSiteAddress(config.site_h5, location) === null) return;
  const now = await waitFor(session, isSessionSettled);
  const code = isSignedIn(now) ? await entryCode() : null;
  const address = phoneSiteAddress(config.site_h5, location, { code, link });
  if (address !== null) session.send({ type: "phoneSite.found", address });
}
