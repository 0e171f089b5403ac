import { practiceSetMachine } from "../../../../machines/practice-set/practice-set.machine";
import { call } from "../../effects/call";
import { effectActor } from "../../effects/effect-actor";
import { browserTimeZone } from "../../effects/time-zone";

/** The practice set machine with its calls connected. */
export const wiredPracticeSet = practiceSetMachine.provide({
  actors: {
    restore: effectActor(async (_input: undefined, signal) => {
      const offer = await call("practiceOffer", { time_zone: browserTimeZone() }, { signal });
      if (offer.open === null) return { offer, practice: null };
      const { practice } = await call("practiceDetail", {}, { signal });
      return { offer, practice };
    }),
    build: effectActor(async ({ choice, setKey }, signal) => {
      const { practice } = await call(
        "practiceStart",
        { ...choice, idempotency_key: setKey, time_zone: browserTimeZone() },
        { signal },
      );
      return practice;
    }),
    check: effectActor(({ practiceId, place, answer, elapsedMs }, signal) =>
      call(
        "practiceCheck",
        { practice_id: practiceId, place, answer, elapsed_ms: elapsedMs, time_zone: browserTimeZone() },
        { signal },
      ),
    ),
    end: effectActor(({ practiceId }, signal) => call("practiceFinish", { practice_id: practiceId }, { signal })),
  },
});
