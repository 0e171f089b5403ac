import type { SessionActor } from "../contexts/session-context";
import { followSitter } from "../contexts/sitter";
import type { VisitorActor } from "../contexts/visitor-context";
import { followOutboxPerson } from "../site/follow-outbox-person";
import type { AttemptRegistry } from "./attempt-registry";

const followed = new WeakMap<AttemptRegistry, SessionActor>();

/**
 * Notifies the attempts of a window and the outbox of its device, from now on, when the person or guest signs out,
 * signs in again, or changes.
 */
export function followPerson(registry: AttemptRegistry, session: SessionActor, visitor: VisitorActor): void {
  if (followed.get(registry) === session) return;
  followed.set(registry, session);
  followOutboxPerson(registry.outbox, session, visitor);
  followSitter({ session, visitor }, (sitter) => registry.tell(sitter));
}
