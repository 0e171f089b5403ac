import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { clockMachine } from "../../../machines/exam/clock.machine";
import { selectClockPhase } from "../../../machines/exam/clock.selectors";
import { dayMs } from "../ui/times";
import { ClockFace } from "./shell/ClockFace";
import { EndMoment } from "./shell/EndMoment";

/** The time left in a sitting, its end where that is more than a day away; nothing where there is no time limit. */
export function SittingClock({ actor }: { readonly actor: ActorRefFrom<typeof clockMachine> | undefined }) {
  const clock = useSelector(actor, (snapshot) => snapshot);
  const phase = clock === undefined ? null : selectClockPhase(clock);
  if (clock === undefined || phase === null) return null;
  const { remainingMs, isHidden, deadline } = clock.context;
  if (deadline !== null && remainingMs > dayMs) return <EndMoment deadline={deadline} />;
  return (
    <ClockFace
      remainingMs={remainingMs}
      hidden={isHidden}
      onToggleHidden={() => actor?.send({ type: "clock.toggled" })}
      phase={phase}
    />
  );
}
