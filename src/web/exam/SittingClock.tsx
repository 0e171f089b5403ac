import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { clockMachine } from "../../../machines/exam/clock.machine";
import { selectClockPhase } from "../../../machines/exam/clock.selectors";
import { ClockFace } from "./shell/ClockFace";

/** The time left in a sitting; nothing where there is no time limit. */
export function SittingClock({ actor }: { readonly actor: ActorRefFrom<typeof clockMachine> | undefined }) {
  const clock = useSelector(actor, (snapshot) => snapshot);
  const phase = clock === undefined ? null : selectClockPhase(clock);
  if (clock === undefined || phase === null) return null;
  return (
    <ClockFace
      remainingMs={clock.context.remainingMs}
      hidden={clock.context.isHidden}
      onToggleHidden={() => actor?.send({ type: "clock.toggled" })}
      phase={phase}
    />
  );
}
