import { createAtom, type ReadonlyAtom } from "@tanstack/store";
import { v7 as uuidv7 } from "uuid";
import { createActor, type ActorRefFrom } from "xstate";
import type { AttemptInput } from "../../../machines/exam/attempt-facts";
import type { attemptMachine } from "../../../machines/exam/attempt.machine";
import { isOpen, isAttemptOver, type AttemptSnapshot } from "../../../machines/exam/attempt.selectors";
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
  /** Id of the person or guest who takes the attempt. */
  readonly person: string;
  readonly actor: AttemptActor;
}

/** Services of the window, the server and this device that the attempts of a window use. */
export interface AttemptRegistryDependencies extends SittingDependencies, WindowDependencies, LinkDependencies {
  /** Registers an actor that has just started with the inspector (developer tools). */
  readonly offer: (actor: AttemptActor) => void;
  /** Loads the machine of a test's family. */
  readonly chartOf: ChartSource;
}

/** The attempts of one window. */
export interface AttemptRegistry {
  /** By menu id of the test; includes attempts whose page is not shown. */
  readonly running: ReadonlyAtom<Readonly<Record<string, RunningAttempt>>>;
  /** Everything on this device, of all attempts, that has not reached the server yet. */
  readonly outbox: OutboxActor;
  /** The same services, for the lazily loaded parts of an attempt's screen. */
  readonly link: AttemptRegistryDependencies;
  /** Opens the attempt of a test in this window. One that already runs goes on, also while its page is not shown. */
  open(person: string, request: Omit<AttemptInput, "isBegun" | "startKey">): void;
  /** The audio player of a sitting; its code is loaded with the first item that has audio. */
  playerOf(sitting: SittingActor): Promise<VoiceActor>;
  /** Removes a finished attempt, so that its page shows the test from the start again. */
  clear(menuId: string): void;
  /**
   * Reports to every sitting of this window who is signed in now (null: signed out). Sittings of another person are
   * stopped; their answers stay stored.
   */
  tell(person: string | null): void;
}

/** Publishes to the console and the lists of tests whether a sitting is under way, and its address. */
const notifySitting = (actor: AttemptActor, menuId: string, opened: Location): void => {
  const { pathname, search } = opened;
  let href = pathname + search;
  const notify = () => {
    const now = actor.getSnapshot();
    const attempt = isOpen(now) ? now.context.attempt : null;
    // if the page of another family was opened, the link still points to the page of this test's own family
    if (attempt !== null) href = (rightPage(pathname, "exam", attempt) ?? pathname) + search;
    noteRunningAttempt(menuId, attempt, href);
  };
  actor.subscribe({ next: notify, complete: notify, error: notify });
};

/** Whether an attempt of this window goes on: one that has not begun is left where another assignment is asked for. */
const goesOn = (attempt: AttemptSnapshot, assignmentId: string | null): boolean => {
  const { context } = attempt;
  return !isAttemptOver(attempt) && (context.attempt !== null || context.assignmentId === assignmentId);
};

/** Makes a window's attempt registry with the given dependencies. No attempt is started yet. */
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
      if (known?.person === person && goesOn(known.actor.getSnapshot(), request.assignmentId)) return;
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
