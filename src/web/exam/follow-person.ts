import type { SessionActor } from "../contexts/session-context";
import { followSitter } from "../contexts/sitter";
import type { VisitorActor } from "../contexts/visitor-context";
import { followOutboxPerson } from "../site/follow-outbox-person";
import type { AttemptRegistry } from "./attempt-registry";

const followed = new WeakMap<AttemptRegistry, SessionActor>();

/**
 * From now on the sittings of a window, and the outbox of its device, hear when the person or guest leaves, comes back,
 * or is somebody else.
 */
export function followPerson(registry: AttemptRegistry, session: SessionActor, visitor: VisitorActor): void {
  if (followed.get(registry) === session) return;
  followed.set(registry, session);
  followOutboxPerson(registry.outbox, session, visitor);
  followSitter({ session, visitor }, (sitter) => registry.tell(sitter));
}
