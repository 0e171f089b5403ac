import { createAtom, type ReadonlyAtom } from "@tanstack/store";
import { v7 as uuidv7 } from "uuid";
import { createActor, type ActorRefFrom } from "xstate";
import type { AttemptInput } from "../../../machines/exam/attempt-facts";
import type { attemptMachine } from "../../../machines/exam/attempt.machine";
import { isOpen, isAttemptOver } from "../../../machines/exam/attempt.selectors";
import { windowAudio } from "../effects/audio/window-audio";
import type { ChartSource } from "../effects/exam/chart-loader";
import { sittingEffects, type SittingDependencies } from "../effects/exam/operations";
import { provideAttempt } from "../effects/exam/provide";
import type { WindowDependencies } from "../effects/exam/watches";
import type { LinkDependencies, OutboxActor } from "../effects/outbox/link";
import type { VoiceActor } from "../item/audio/voice-context";
import { rightPage } from "../site/family-page";
import { noteRunningAttempt, takeConfirmedStart } from "../site/running-attempts";
import type { SittingActor } from "./sitting-actor";

export type AttemptActor = ActorRefFrom<typeof attemptMachine>;

interface RunningAttempt {
  /** Whose it is. */
  readonly person: string;
  readonly actor: AttemptActor;
}

/** What the attempts of a window need of the window, the server and this device. */
export interface AttemptRegistryDependencies extends SittingDependencies, WindowDependencies, LinkDependencies {
  /** Shows a sitting that has begun to whoever looks on. */
  readonly offer: (actor: AttemptActor) => void;
  /** Where the chart of a test's family comes from. */
  readonly chartOf: ChartSource;
}

/** The attempts of one window. */
export interface AttemptRegistry {
  /** By their test, also those whose page is not shown. */
  readonly running: ReadonlyAtom<Readonly<Record<string, RunningAttempt>>>;
  /** What this device still owes the server, of all sittings. */
  readonly outbox: OutboxActor;
  /** What its parts that come later need of the window and the server. */
  readonly link: AttemptRegistryDependencies;
  /** Opens the sitting of a test in this window; one that runs already goes on, also while its page is not shown. */
  open(person: string, request: Omit<AttemptInput, "isBegun" | "startKey">): void;
  /** What speaks for the items of a sitting; comes with the first item that does. */
  playerOf(sitting: SittingActor): Promise<VoiceActor>;
  /** Lets go of a sitting that is over, so that its page tells of the test anew. */
  clear(menuId: string): void;
  /** Tells every sitting of this window who is signed in now; another person's are stopped, with their answers kept. */
  tell(person: string | null): void;
}

/** Lets the console and the lists of tests know for how long a sitting is under way at `href`. */
const notifySitting = (actor: AttemptActor, menuId: string, opened: Location): void => {
  const { pathname, search } = opened;
  let href = pathname + search;
  const notify = () => {
    const now = actor.getSnapshot();
    const attempt = isOpen(now) ? now.context.attempt : null;
    // whichever family's page was opened, the sitting goes on on its own
    if (attempt !== null) href = (rightPage(pathname, "exam", attempt) ?? pathname) + search;
    noteRunningAttempt(menuId, attempt, href);
  };
  actor.subscribe({ next: notify, complete: notify, error: notify });
};

/** A window's attempts with these effects joined; making it starts nothing. */
export const makeAttemptRegistry = (deps: AttemptRegistryDependencies): AttemptRegistry => {
  const running = createAtom<Readonly<Record<string, RunningAttempt>>>({});
  const { newKey = uuidv7, outbox, call, chartOf, audio = windowAudio } = deps;
  const logic = provideAttempt(sittingEffects(deps), deps, { chartOf, audio });
  return {
    running,
    outbox,
    link: deps,
    open: (person, request) => {
      const { menuId } = request;
      outbox.send({ type: "person.arrived", person });
      const known = running.get()[menuId];
      if (known !== undefined && known.person === person && !isAttemptOver(known.actor.getSnapshot())) return;
      known?.actor.stop();
      const input = { ...request, isBegun: takeConfirmedStart(menuId), startKey: newKey() };
      const actor = createActor(logic, { input }).start();
      running.set((all) => ({ ...all, [menuId]: { person, actor } }));
      notifySitting(actor, menuId, deps.window.location);
      deps.offer(actor);
    },
    playerOf: async (sitting) => {
      const { playerOf } = await import("./audio/players");
      return playerOf(sitting, { call, newKey, audio });
    },
    clear: (menuId) => {
      running.get()[menuId]?.actor.stop();
      running.set(({ [menuId]: _over, ...rest }) => rest);
    },
    tell: (person) => {
      for (const [menuId, { person: owner, actor }] of Object.entries(running.get())) {
        if (person === null) actor.send({ type: "session.ended" });
        else if (person === owner) actor.send({ type: "session.renewed" });
        else {
          actor.stop();
          running.set(({ [menuId]: _theirs, ...rest }) => rest);
        }
      }
    },
  };
};
