import { useMemo } from "react";
import { useAttemptRegistry } from "../attempt-registry-context";
import type { SittingActor } from "../sitting-actor";
import { AbsenceNote } from "./AbsenceNote";
import { presenceOf } from "./presence";
import { Watermark } from "./Watermark";

/** Overlays of every screen of a sitting: the watermark with the student's name, and the note after an absence. */
export function SittingOverlays({ actor }: { readonly actor: SittingActor }) {
  const { link } = useAttemptRegistry();
  const presence = useMemo(() => presenceOf(actor, link), [actor, link]);
  return (
    <>
      <Watermark />
      <AbsenceNote actor={presence} />
    </>
  );
}
