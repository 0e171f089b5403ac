import type { RegisteredRouter } from "@tanstack/react-router";
import { waitFor } from "xstate";
import { isSettled, selectToken } from "../../../machines/session/session.selectors";
import type { SiteStore } from "../effects/site";
import type { TextStorage } from "../effects/storage";
import type { SessionActor } from "../site/session-context";

interface Page {
  readonly navigator: Pick<Navigator, "userAgent">;
  readonly location: Pick<Location, "href">;
}

/** Makes the page look as the site says, now and whenever it says something else. */
export async function followLookOfSite(
  site: SiteStore,
  session: SessionActor,
  router: RegisteredRouter,
  local: TextStorage,
): Promise<void> {
  if ((await site.load().catch(() => null)) === null) return;
  const { followSiteLook } = await import("./follow-site-look");
  followSiteLook({ site, session, router, local, document, location });
}

/**
 * Asks what the site says of itself; on a phone, tells the session of the site for phones where there is one. A site
 * that does not answer changes nothing.
 */
export async function followSite(site: SiteStore, session: SessionActor, { navigator, location }: Page): Promise<void> {
  const config = await site.load().catch(() => null);
  if (config === null || config.site_h5 === "") return;
  const { isPhone, phoneSiteAddress } = await import("../effects/phone-site");
  if (!isPhone(navigator.userAgent)) return;
  const address = phoneSiteAddress(config.site_h5, location, selectToken(await waitFor(session, isSettled)));
  if (address !== null) session.send({ type: "phoneSite.found", address });
}
