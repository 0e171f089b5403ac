import { practiseMachine } from "../../../../machines/practise/practise.machine";
import { callInPlace } from "../../effects/call";
import { effectActor } from "../../effects/effect-actor";

/** The chart of practice with the calls that it needs. */
export const wiredPractise = practiseMachine.provide({
  actors: {
    restore: effectActor(async (_input: undefined, signal) => {
      const offer = await callInPlace("practiceOffer", {}, { signal });
      if (offer.open === null) return { offer, practice: null };
      const { practice } = await callInPlace("practiceDetail", {}, { signal });
      return { offer, practice };
    }),
    build: effectActor(async ({ choice, setKey }, signal) => {
      const { practice } = await callInPlace("practiceStart", { ...choice, idempotency_key: setKey }, { signal });
      return practice;
    }),
    check: effectActor(({ practiceId, place, answer, elapsedMs }, signal) =>
      callInPlace("practiceCheck", { practice_id: practiceId, place, answer, elapsed_ms: elapsedMs }, { signal }),
    ),
    end: effectActor(({ practiceId }, signal) =>
      callInPlace("practiceFinish", { practice_id: practiceId }, { signal }),
    ),
  },
});
