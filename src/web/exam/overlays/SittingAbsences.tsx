import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { selectSums } from "../../../../machines/exam/presence.selectors";
import type { TimeCredit } from "../../../contract/rooms/room-update";
import { AbsenceSummary } from "../../ui/AbsenceSums";
import { useAttemptRegistry } from "../attempt-registry-context";
import { GivenTimes } from "../room/GivenTimes";
import type { SittingActor } from "../sitting-actor";
import { presenceOf } from "./presence";

const noTime: readonly TimeCredit[] = [];

/** The absences recorded in this sitting and the time given in it so far, shown before it is handed in. */
export function SittingAbsences({ actor }: { readonly actor: SittingActor }) {
  const { link } = useAttemptRegistry();
  const presence = useMemo(() => presenceOf(actor, link), [actor, link]);
  const snapshot = useSelector(presence, (now) => now);
  const given = useSelector(actor, ({ context }) => context.room?.given ?? noTime);
  return (
    <>
      {given.length > 0 && <GivenTimes given={given} />}
      <AbsenceSummary sums={selectSums(snapshot)} />
    </>
  );
}
