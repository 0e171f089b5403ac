import { createElement, Suspense, useState } from "react";
import type { DrawnAttempt } from "../effects/exam/chart-shelf";
import { broughtFor } from "./families/brought";
import { LoadingSheet } from "./sheets/LoadingSheet";
import type { SittingActor } from "./sitting-actor";
import { WarnedProvider } from "./warned-context";

interface FamilyScreenProps {
  readonly attempt: DrawnAttempt;
  readonly actor: SittingActor;
}

/** A sitting under way, as its family draws it. */
export function FamilyScreen({ attempt, actor }: FamilyScreenProps) {
  const warned = useState(false);
  return (
    <WarnedProvider value={warned}>
      <Suspense fallback={<LoadingSheet />}>{createElement(broughtFor(attempt).Screen, { actor })}</Suspense>
    </WarnedProvider>
  );
}
