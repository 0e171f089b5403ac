import { useMemo } from "react";
import { useAttemptRegistry } from "../attempt-registry-context";
import type { SittingActor } from "../sitting-actor";
import { AbsenceNote } from "./AbsenceNote";
import { presenceOf } from "./presence";
import { Watermark } from "./Watermark";

/** Whose sitting it is, over every screen of it, and a word to who comes back. */
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
