import { createActor, type ActorRefFrom } from "xstate";
import type { presenceMachine } from "../../../../machines/exam/presence.machine";
import { selectCover, type SittingSnapshot } from "../../../../machines/exam/sitting.selectors";
import { providePresence, type PresenceDependencies } from "../../effects/exam/presence";
import { storedAbsencesOf } from "../../effects/exam/stored-absences";
import type { OutboxActor } from "../../effects/outbox/link";
import type { SittingActor } from "../sitting-actor";

export type PresenceActor = ActorRefFrom<typeof presenceMachine>;

const actors = new WeakMap<SittingActor, PresenceActor>();

/** Absences do not count in a break, during a pause, or while another device has the sitting. */
const isRestful = (sitting: SittingSnapshot): boolean => {
  const { sections, stage } = sitting.context.attempt;
  const cover = selectCover(sitting);
  return (
    sections.find((one) => one.stage === stage)?.kind === "break" || cover === "takenOver" || cover === "suspended"
  );
};

interface WatchedRegistry extends Omit<PresenceDependencies, "absences"> {
  readonly outbox: OutboxActor;
}

function follow(sitting: SittingActor, deps: WatchedRegistry): PresenceActor {
  const { attempt, lease } = sitting.getSnapshot().context;
  const input = { attemptId: attempt.attempt_id, lease, sums: attempt.absences ?? null };
  const absences = storedAbsencesOf(deps.outbox.getSnapshot().context.person ?? "");
  const presence = createActor(providePresence({ ...deps, absences }), { input }).start();
  let wasRestful = false;
  const look = (now: SittingSnapshot) => {
    const restful = isRestful(now);
    if (restful !== wasRestful)
      presence.send(restful ? { type: "break.begun", at: deps.clock.now() } : { type: "break.ended" });
    wasRestful = restful;
  };
  const end = () => presence.send({ type: "sitting.ended", at: deps.clock.now() });
  look(sitting.getSnapshot());
  sitting.subscribe({ next: look, complete: end, error: end });
  return presence;
}

/**
 * The actor that records whether the student is present: one for each sitting of this window, also while it is not on
 * screen.
 */
export function presenceOf(sitting: SittingActor, deps: WatchedRegistry): PresenceActor {
  const known = actors.get(sitting);
  if (known !== undefined) return known;
  const presence = follow(sitting, deps);
  actors.set(sitting, presence);
  return presence;
}
