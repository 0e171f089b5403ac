import { selectProfile } from "../../../machines/session/session.selectors";
import type { OutboxActor } from "../effects/outbox/link";
import type { SessionActor } from "./session-context";

const followed = new WeakMap<OutboxActor, SessionActor>();

/** From now on the outbox works for whoever is signed in, and for nobody while nobody is. */
export function followOutboxPerson(outbox: OutboxActor, session: SessionActor): void {
  if (followed.get(outbox) === session) return;
  followed.set(outbox, session);
  const tell = () => {
    const person = selectProfile(session.getSnapshot())?.username;
    if (person !== undefined) outbox.send({ type: "person.arrived", person });
  };
  tell();
  session.on("person.arrived", tell);
  session.on("person.left", () => outbox.send({ type: "person.left" }));
}
