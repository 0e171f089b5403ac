import { useSelector } from "@xstate/react";
import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "../../loading/lazy-part";
import { preloadSheets } from "../sheets/LazySheets";
import type { SittingActor } from "../sitting-actor";

const SittingOverlays = lazyPart(() => import("./SittingOverlays"), "SittingOverlays");
const SittingColours = lazyPart(() => import("./SittingColours"), "SittingColours");
const SittingAbsences = lazyPart(() => import("./SittingAbsences"), "SittingAbsences");

/** Delay in milliseconds: by then the item is on screen, so nothing that it needs is delayed. */
const afterMs = 1_500;

interface OfSitting {
  readonly actor: SittingActor;
}

/**
 * The overlays of every screen of a sitting. Colours load immediately where the test offers them, the rest after the
 * delay.
 */
export function LazyOverlays({ actor }: OfSitting) {
  const [hasTime, setTime] = useState(false);
  const attempt = useSelector(actor, ({ context }) => context.attempt);
  const hasColours = attempt.sections.some(({ tools }) => tools.includes("colours"));
  useEffect(() => {
    const timer = setTimeout(() => {
      setTime(true);
      void preloadSheets();
    }, afterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Suspense fallback={null}>
      {hasColours && <SittingColours attempt={attempt} />}
      {hasTime && <SittingOverlays actor={actor} />}
    </Suspense>
  );
}

export const LazyAbsences = ({ actor }: OfSitting) => (
  <Suspense fallback={null}>
    <SittingAbsences actor={actor} />
  </Suspense>
);
