import { useSelector } from "@xstate/react";
import { Suspense, useEffect } from "react";
import { lazyPart } from "../../loading/lazy-part";
import { LazyRoomMessages, preloadRoomParts } from "../room/LazyRoomParts";
import { preloadSheets } from "../sheets/LazySheets";
import type { SittingActor } from "../sitting-actor";
import { useAfterStart } from "./use-after-start";

const SittingOverlays = lazyPart(() => import("./SittingOverlays"), "SittingOverlays");
const SittingColours = lazyPart(() => import("./SittingColours"), "SittingColours");
const SittingAbsences = lazyPart(() => import("./SittingAbsences"), "SittingAbsences");

interface OfSitting {
  readonly actor: SittingActor;
}

/**
 * The overlays of every screen of a sitting. Colours load immediately where the test offers them; the rest, and the
 * sheets for when something fails, once the first item is on screen or the student does something.
 */
export function LazyOverlays({ actor }: OfSitting) {
  const hasStarted = useAfterStart();
  const attempt = useSelector(actor, ({ context }) => context.attempt);
  const isInRoom = useSelector(actor, ({ context }) => context.room !== null);
  const hasColours = attempt.sections.some(({ tools }) => tools.includes("colours"));
  useEffect(() => {
    if (!hasStarted) return;
    void preloadSheets();
    if (isInRoom) void preloadRoomParts();
  }, [hasStarted, isInRoom]);
  return (
    <Suspense fallback={null}>
      {hasColours && <SittingColours attempt={attempt} />}
      <LazyRoomMessages actor={actor} />
      {hasStarted && <SittingOverlays actor={actor} />}
    </Suspense>
  );
}

export const LazyAbsences = ({ actor }: OfSitting) => (
  <Suspense fallback={null}>
    <SittingAbsences actor={actor} />
  </Suspense>
);
