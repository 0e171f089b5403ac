import { selectProfile } from "../../../machines/session/session.selectors";
import type { SessionActor } from "../contexts/session-context";
import type { SiteStore } from "../effects/site";
import { canEnter } from "../permissions/check";

/** Milliseconds until it starts, so that the first page is not delayed. */
const startingMs = 3_000;

/** In production: blocks the developer tools for students, unless the site allows them. */
export function blockDeveloperToolsLater({
  site,
  session,
}: {
  readonly site: SiteStore;
  readonly session: SessionActor;
}): void {
  if (!import.meta.env.PROD) return;
  const mayInspect = () => canEnter(["inspect"], selectProfile(session.getSnapshot()));
  const block = async () => {
    const { blockDeveloperTools } = await import("../console/tools/block-developer-tools");
    blockDeveloperTools(window, () => (site.get()?.developer_tools ?? true) || mayInspect());
  };
  setTimeout(() => void block().catch(() => undefined), startingMs);
}
