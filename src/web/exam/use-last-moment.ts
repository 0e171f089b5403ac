import { useCallback } from "react";
import type { SittingActor } from "./sitting-actor";

/** Milliseconds; the clock of a sitting goes on in steps of a second. */
const lastMomentMs = 3_000;

/** Returns a function that tells whether the time of the sitting or of its section is over within seconds. */
export const useLastMoment = (actor: SittingActor): (() => boolean) =>
  useCallback(() => {
    const clock = actor.getSnapshot().children.clock?.getSnapshot().context;
    return clock !== undefined && clock.deadline !== null && clock.remainingMs < lastMomentMs;
  }, [actor]);
