import { useSelector } from "@tanstack/react-store";
import { createAtom } from "@tanstack/store";
import { createActor, type ActorRefFrom } from "xstate";
import type { AttemptInput, attemptMachine } from "../../../machines/exam/attempt.machine";
import { isOpen, isOver } from "../../../machines/exam/attempt.selectors";
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

interface RunningAttempt {
  /** Whose it is. */
  readonly person: string;
  readonly actor: AttemptActor;
}

/** The attempts of this window by their test, also those whose page is not shown. */
const running = createAtom<Readonly<Record<string, RunningAttempt>>>({});

/** Lets the console know for how long a sitting is under way at `href`. */
const tellSitting = (actor: AttemptActor, href: string): void => {
  const tell = () => noteSitting(href, isOpen(actor.getSnapshot()));
  actor.subscribe({ next: tell, complete: tell, error: tell });
};

/** Opens the sitting of a test in this window; the one that runs already goes on, also while its page is not shown. */
export const openAttempt = (person: string, request: Omit<AttemptInput, "isBegun">): void => {
  const { menuId } = request;
  const known = running.get()[menuId];
  if (known !== undefined && known.person === person && !isOver(known.actor.getSnapshot())) return;
  known?.actor.stop();
  const actor = createActor(logic, { input: { ...request, isBegun: takeBegun(menuId) } }).start();
  running.set((all) => ({ ...all, [menuId]: { person, actor } }));
  tellSitting(actor, window.location.pathname + window.location.search);
  offerActor(actor);
};

/** The attempt of a test that is open in this window; undefined before it has been opened. */
export const useRunningAttempt = (menuId: string): AttemptActor | undefined =>
  useSelector(running, (all) => all[menuId]?.actor);

/** Tells every sitting of this window who is signed in now; another person's are stopped, with their answers kept. */
export const tellAttempts = (person: string | null): void => {
  for (const [menuId, { person: owner, actor }] of Object.entries(running.get())) {
    if (person === null) actor.send({ type: "session.ended" });
    else if (person === owner) actor.send({ type: "session.renewed" });
    else {
      actor.stop();
      running.set(({ [menuId]: _theirs, ...rest }) => rest);
    }
  }
};
