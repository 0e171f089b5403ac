import { selectProfile, type SessionSnapshot } from "../../../machines/session/session.selectors";
import { nameOfGuest } from "../../../machines/visitor/guest-facts";
import { isVisitor, selectGuest, type VisitorSnapshot } from "../../../machines/visitor/visitor.selectors";
import { useSession, type SessionActor } from "./session-context";
import { useVisitor, type VisitorActor } from "./visitor-context";

/** The name of this tab's guest under which the device stores their data; null if there is none. */
export const ofGuest = (visitor: VisitorSnapshot): string | null => {
  const guest = selectGuest(visitor);
  return guest === null ? null : nameOfGuest(guest.guestId);
};
const ofPerson = (session: SessionSnapshot): string | null => selectProfile(session)?.username ?? null;

interface Actors {
  readonly session: SessionActor;
  readonly visitor: VisitorActor;
}

/**
 * The name under which the device stores the data of the current student: this tab's guest, otherwise the signed-in
 * person; null if there is neither.
 */
const sitterOf = ({ session, visitor }: Actors): string | null => {
  const now = visitor.getSnapshot();
  return isVisitor(now) ? ofGuest(now) : ofPerson(session.getSnapshot());
};

export function useSitter(): string | null {
  const person = useSession(ofPerson);
  const guest = useVisitor(ofGuest);
  return useVisitor(isVisitor) ? guest : person;
}

/** Reports the current student: now, after each change of the session, and when a guest comes or goes. */
export function followSitter(actors: Actors, tell: (sitter: string | null) => void): void {
  const { session, visitor } = actors;
  const again = () => tell(sitterOf(actors));
  let guest = ofGuest(visitor.getSnapshot());
  let wasVisitor = isVisitor(visitor.getSnapshot());
  again();
  session.on("person.arrived", again);
  session.on("person.left", again);
  visitor.subscribe((now) => {
    if (ofGuest(now) === guest && isVisitor(now) === wasVisitor) return;
    [guest, wasVisitor] = [ofGuest(now), isVisitor(now)];
    again();
  });
}
