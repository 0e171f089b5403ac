import { selectProfile } from "../../../machines/session/session.selectors";
import { followOutboxPerson } from "../site/follow-outbox-person";
import type { SessionActor } from "../site/session-context";
import type { Desk } from "./attempts";

const followed = new WeakMap<Desk, SessionActor>();

/**
 * From now on the sittings of a window, and the outbox of its device, hear when the person leaves, comes back, or is
 * somebody else.
 */
export function followPerson(desk: Desk, session: SessionActor): void {
  if (followed.get(desk) === session) return;
  followed.set(desk, session);
  followOutboxPerson(desk.outbox, session);
  session.on("person.left", () => desk.tell(null));
  session.on("person.arrived", () => desk.tell(selectProfile(session.getSnapshot())?.username ?? null));
}
