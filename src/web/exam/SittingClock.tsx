import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { clockMachine } from "../../../machines/exam/clock.machine";
import { ClockFace } from "./shell/ClockFace";

/** The time that is left, where there is a limit. */
export function SittingClock({ actor }: { readonly actor: ActorRefFrom<typeof clockMachine> | undefined }) {
  const clock = useSelector(actor, (snapshot) => snapshot);
  if (clock === undefined || clock.matches("untimed")) return null;
  const phase = clock.hasTag("last") || clock.matches("expired") ? "last" : clock.hasTag("low") ? "low" : "ample";
  return (
    <ClockFace
      remainingMs={clock.context.remainingMs}
      hidden={clock.context.isHidden}
      onToggleHidden={() => actor?.send({ type: "clock.toggled" })}
      phase={phase}
    />
  );
}
