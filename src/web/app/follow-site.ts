import type { RegisteredRouter } from "@tanstack/react-router";
import { waitFor } from "xstate";
import { isSessionSettled, isSignedIn } from "../../../machines/session/session.selectors";
import type { SiteConfig } from "../../contract/account/account";
import type { SessionActor } from "../contexts/session-context";
import type { SiteStore } from "../effects/site";
import { storageKeys, type TextStorage } from "../platform/storage";

const usualTheme = "blue-black";

interface Phone {
  /** A code that signs in elsewhere whoever is signed in here; null where the server gives none. */
  readonly entryCode: () => Promise<string | null>;
  /** The invitation that the address carried; null: none. */
  readonly link: string | null;
  /** A guest's visit stands in this tab, and nowhere else. */
  readonly isVisited: () => boolean;
  readonly page: Page;
}

interface Page {
  readonly navigator: Pick<Navigator, "userAgent">;
  readonly location: Pick<Location, "href">;
}

/** Whether the site looks as the application does by itself. */
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

/** Makes the page look as the site says, now and whenever it says something else. */
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
 * Asks what the site says of itself; on a phone, tells the session of the site for phones where there is one, and takes
 * the invitation along. A site that does not answer changes nothing, and a guest who is here stays.
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
