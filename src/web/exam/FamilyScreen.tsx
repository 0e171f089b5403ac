import { createElement, Suspense, useState } from "react";
import type { DrawnAttempt } from "../effects/exam/chart-loader";
import { familyModuleFor } from "./families/family-modules";
import { LazyOverlays } from "./overlays/LazyOverlays";
import { SeenCreditsProvider } from "./room/seen-credits-context";
import { LoadingSheet } from "./sheets/LoadingSheet";
import type { SittingActor } from "./sitting-actor";
import { SittingProvider } from "./sitting-context";
import { WarnedProvider } from "./warned-context";

interface FamilyScreenProps {
  readonly attempt: DrawnAttempt;
  readonly actor: SittingActor;
}

/**
 * The screen of an attempt under way: the player of its family inside the overlays of this student's accommodations.
 */
export function FamilyScreen({ attempt, actor }: FamilyScreenProps) {
  const warned = useState(false);
  const seenCredits = useState(0);
  return (
    <SittingProvider value={actor}>
      <WarnedProvider value={warned}>
        <SeenCreditsProvider value={seenCredits}>
          <Suspense fallback={<LoadingSheet />}>{createElement(familyModuleFor(attempt).Screen, { actor })}</Suspense>
          <LazyOverlays actor={actor} />
        </SeenCreditsProvider>
      </WarnedProvider>
    </SittingProvider>
  );
}
