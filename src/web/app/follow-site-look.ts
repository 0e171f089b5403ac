import type { RegisteredRouter } from "@tanstack/react-router";
import { selectProfile } from "../../../machines/session/session.selectors";
import type { SessionActor } from "../contexts/session-context";
import type { SiteStore } from "../effects/site";
import type { TextStorage } from "../platform/storage";
import { applySiteLook } from "./site-look";
import { isMarked, showWatermark, visibleTypeKey, watermarkOf } from "./watermark";

interface Followed {
  readonly site: SiteStore;
  readonly session: SessionActor;
  readonly router: Pick<RegisteredRouter, "subscribe" | "state">;
  readonly local: TextStorage;
  readonly document: Document;
  readonly location: Pick<Location, "hostname">;
}

/** Updates icon, theme, statistics and watermark by the site's configuration, the person, and the page. */
export function followSiteLook({ site, session, router, local, document, location }: Followed): void {
  const look = () => {
    const config = site.get();
    if (config !== null) applySiteLook(config, { document, location, storage: local });
  };
  const mark = () => {
    const config = site.get();
    if (config === null) return;
    const viewer = selectProfile(session.getSnapshot());
    const picture = watermarkOf(config, local.get(visibleTypeKey), viewer);
    showWatermark(document, isMarked(router.state.location.pathname) ? picture : "");
  };
  look();
  mark();
  site.subscribe(() => {
    look();
    mark();
  });
  router.subscribe("onResolved", mark);
  session.subscribe(mark);
}
