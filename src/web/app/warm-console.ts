import { waitFor } from "xstate";
import { isSessionSettled, selectToken } from "../../../machines/session/session.selectors";
import type { SessionActor } from "../contexts/session-context";
import type { MessageStore } from "../i18n/messages";
import { consolePage } from "./console-page";

/** Milliseconds; after that the page is shown without its menu. */
const longest = 1_500;

interface Application {
  readonly session: SessionActor;
  readonly messages: MessageStore;
}

/**
 * Loads the console and its menu before the page replaces the static first paint, so that nothing moves. Never rejects.
 */
export async function warmConsole({ session, messages }: Application): Promise<void> {
  const warm = async () => {
    const [{ warmMenu }] = await Promise.all([import("../console/menu/warm-menu"), consolePage.preload?.()]);
    await warmMenu(selectToken(await waitFor(session, isSessionSettled)), messages.get().language);
  };
  await Promise.race([warm().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, longest))]);
}
