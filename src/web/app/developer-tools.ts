import { selectProfile } from "../../../machines/session/session.selectors";
import type { SiteStore } from "../effects/site";
import { canEnter } from "../permissions/check";
import type { SessionActor } from "./session";

/** In production: keeps students out of the developer tools, unless the site lets them in. */
export function blockDeveloperToolsLater({ site, session }: { readonly site: SiteStore; readonly session: SessionActor }): void {
  if (!import.meta.env.PROD) return;
  const mayInspect = () => canEnter(["inspect"], selectProfile(session.getSnapshot()));
  void import("../console/tools/block-developer-tools").then(
    ({ blockDeveloperTools }) => blockDeveloperTools(window, () => (site.get()?.developer_tools ?? true) || mayInspect()),
    () => undefined,
  );
}
