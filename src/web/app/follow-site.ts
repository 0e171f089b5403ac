import { waitFor } from "xstate";
import { isSettled, selectToken } from "../../../machines/session/session.selectors";
import type { SiteStore } from "../effects/site";
import type { SessionActor } from "../site/session-context";

interface Page {
  readonly navigator: Pick<Navigator, "userAgent">;
  readonly location: Pick<Location, "href">;
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
