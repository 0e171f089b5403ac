import { createActor, type ActorRefFrom, type SnapshotFrom, type Subscription } from "xstate";
import type { AttemptInput, attemptMachine } from "../../../machines/exam/attempt.machine";
import { isOpen, isOver } from "../../../machines/exam/attempt.selectors";
import type { sessionMachine } from "../../../machines/session/session.machine";
import { callInPlace } from "../effects/call";
import { makeLeaseKeeper } from "../effects/exam/lease";
import { sittingEffects } from "../effects/exam/operations";
import { makeOutboxStore } from "../effects/exam/outbox-store";
import { provideAttempt } from "../effects/exam/provide";
import { makeServerClock } from "../effects/exam/server-clock";
import { sessionText } from "../effects/storage";
import { takeBegun } from "../site/begun";
import { offerActor } from "../site/inspected-actors";
import { noteSitting } from "../site/sittings";

export type AttemptActor = ActorRefFrom<typeof attemptMachine>;

const monotonic = () => performance.now();
const clock = makeServerClock(monotonic, Date.now);
const store = makeOutboxStore();
const effects = sittingEffects({
  call: callInPlace,
  store,
  clock,
  leases: makeLeaseKeeper(sessionText, navigator.locks),
});
const logic = provideAttempt(effects, { window, call: callInPlace, clock, monotonic });

interface Running {
  /** null: signed out just now, and asked to sign in in place. */
  readonly person: string | null;
  readonly actor: AttemptActor;
}
const running = new Map<string, Running>();

/** Lets the console know for how long a sitting is under way at `href`. */
const tellSitting = (actor: AttemptActor, href: string): void => {
  const tell = () => noteSitting(href, isOpen(actor.getSnapshot()));
  actor.subscribe({ next: tell, complete: tell, error: tell });
};

/** The sitting of a test in this window: the one that runs already, also while its page is not shown, or a new one. */
export const openAttempt = (person: string | null, request: Omit<AttemptInput, "isBegun">): AttemptActor => {
  const known = running.get(request.menuId);
  if (known !== undefined && known.person === person && !isOver(known.actor.getSnapshot())) return known.actor;
  known?.actor.stop();
  const actor = createActor(logic, { input: { ...request, isBegun: takeBegun(request.menuId) } }).start();
  running.set(request.menuId, { person, actor });
  tellSitting(actor, window.location.pathname + window.location.search);
  offerActor(actor);
  return actor;
};

/** Tells every sitting of this window who is signed in now; another person's are stopped, with their answers kept. */
const tellAttempts = (person: string | null): void => {
  for (const [menuId, { person: owner, actor }] of running) {
    if (person === null) actor.send({ type: "session.ended" });
    else if (person === owner) actor.send({ type: "session.renewed" });
    else {
      actor.stop();
      running.delete(menuId);
    }
  }
};

let followed: Subscription | null = null;

/** From now on the sittings hear when the person signs out, comes back, or is somebody else. */
export const followPerson = (session: Pick<ActorRefFrom<typeof sessionMachine>, "subscribe" | "getSnapshot">): void => {
  if (followed !== null) return;
  const personOf = ({ context }: SnapshotFrom<typeof sessionMachine>) => context.profile?.username ?? null;
  let person = personOf(session.getSnapshot());
  followed = session.subscribe((snapshot) => {
    const now = personOf(snapshot);
    if (now === person) return;
    person = now;
    tellAttempts(person);
  });
};
