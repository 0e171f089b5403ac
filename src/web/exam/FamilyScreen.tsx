import { createElement, Suspense, useState } from "react";
import type { Attempt } from "../../contract/exam";
import { deliveryKindOf } from "../../contract/families";
import { LazyAids } from "./aids/LazyAids";
import { examScreens, type ExamScreen } from "./families/screens";
import { WarnedProvider } from "./sections/warned-context";
import { LoadingSheet } from "./sheets/LoadingSheet";
import type { SittingActor } from "./sitting-actor";
import { SittingProvider } from "./sitting-context";

type Drawn = Pick<Attempt, "family" | "exam_info">;

/** The screen of a test by its family and delivery. Throws where there is none. */
export function screenOf({ family, exam_info }: Drawn): ExamScreen {
  const Screen = examScreens[family]?.[deliveryKindOf(exam_info)];
  if (Screen === undefined) throw new Error(`no screen for a test of the family ${family}`);
  return Screen;
}

interface FamilyScreenProps {
  readonly attempt: Drawn;
  readonly actor: SittingActor;
}

/** A sitting under way, as its family draws it. */
export function FamilyScreen({ attempt, actor }: FamilyScreenProps) {
  const warned = useState(false);
  return (
    <SittingProvider value={actor}>
      <WarnedProvider value={warned}>
        <Suspense fallback={<LoadingSheet />}>{createElement(screenOf(attempt), { actor })}</Suspense>
        <LazyAids actor={actor} />
      </WarnedProvider>
    </SittingProvider>
  );
}
