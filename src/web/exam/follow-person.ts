import type { SessionActor } from "../contexts/session-context";
import { followSitter } from "../contexts/sitter";
import type { VisitorActor } from "../contexts/visitor-context";
import { followOutboxPerson } from "../site/follow-outbox-person";
import type { AttemptRegistry } from "./attempts";

const followed = new WeakMap<AttemptRegistry, SessionActor>();

/**
 * From now on the sittings of a window, and the outbox of its device, hear when the person or guest leaves, comes back,
 * or is somebody else.
 */
export function followPerson(desk: AttemptRegistry, session: SessionActor, visitor: VisitorActor): void {
  if (followed.get(desk) === session) return;
  followed.set(desk, session);
  followOutboxPerson(desk.outbox, session, visitor);
  followSitter({ session, visitor }, (sitter) => desk.tell(sitter));
}
