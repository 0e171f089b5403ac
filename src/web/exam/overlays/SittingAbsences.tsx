import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { selectSums } from "../../../../machines/exam/presence.selectors";
import { AbsenceSummary } from "../../ui/AbsenceSums";
import { useAttemptRegistry } from "../attempt-registry-context";
import type { SittingActor } from "../sitting-actor";
import { presenceOf } from "./presence";

/** The absences recorded in this sitting so far, shown before it is handed in. */
export function SittingAbsences({ actor }: { readonly actor: SittingActor }) {
  const { link } = useAttemptRegistry();
  const presence = useMemo(() => presenceOf(actor, link), [actor, link]);
  const snapshot = useSelector(presence, (now) => now);
  return <AbsenceSummary sums={selectSums(snapshot)} />;
}
