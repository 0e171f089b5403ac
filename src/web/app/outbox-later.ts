import type { SessionActor } from "../contexts/session-context";
import type { VisitorActor } from "../contexts/visitor-context";

/** Milliseconds after which unsent operations on this device are looked up, when the first load is over. */
const startingMs = 1_500;

/** Starts sending the operations left by earlier windows, after the first page is shown. */
export function followOutboxLater(session: SessionActor, visitor: VisitorActor): void {
  const follow = async () => (await import("./outbox")).followOutbox(session, visitor);
  setTimeout(() => void follow().catch(() => undefined), startingMs);
}
