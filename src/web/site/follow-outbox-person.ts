import type { SessionActor } from "../contexts/session-context";
import { followSitter } from "../contexts/sitter";
import type { VisitorActor } from "../contexts/visitor-context";
import type { OutboxActor } from "../effects/outbox/link";

const followed = new WeakMap<OutboxActor, SessionActor>();

/**
 * From now on the outbox sends for the current student, a signed-in person or a guest, and sends nothing if there is
 * neither.
 */
export function followOutboxPerson(outbox: OutboxActor, session: SessionActor, visitor: VisitorActor): void {
  if (followed.get(outbox) === session) return;
  followed.set(outbox, session);
  followSitter({ session, visitor }, (person) =>
    outbox.send(person === null ? { type: "person.left" } : { type: "person.arrived", person }),
  );
}
