import type { SessionActor } from "../contexts/session-context";
import type { VisitorActor } from "../contexts/visitor-context";

/** Milliseconds after which what this device still owes the server is looked up: the first load is over by then. */
const startingMs = 1_500;

/** Begins to send what earlier windows left once the first page stands. */
export function followOutboxLater(session: SessionActor, visitor: VisitorActor): void {
  const follow = async () => (await import("./outbox")).followOutbox(session, visitor);
  setTimeout(() => void follow().catch(() => undefined), startingMs);
}
