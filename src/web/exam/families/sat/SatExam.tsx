import { useSelector } from "@xstate/react";
import { satMachine } from "../../../../../machines/families/sat.machine";
import { isReading, isSatResting } from "../../../../../machines/families/sat.selectors";
import { familyActor } from "../../family-actor";
import { BreakPlayer } from "../../sections/BreakPlayer";
import { SectionPlayer } from "../../sections/SectionPlayer";
import type { SittingActor } from "../../sitting-actor";
import { useLast } from "../../use-last";

/** SAT: modules with directions and free movement inside, a break between the two halves. */
export function SatExam({ actor }: { readonly actor: SittingActor }) {
  const sitting = useSelector(actor, (snapshot) => snapshot);
  const satRef = familyActor(sitting, satMachine);
  const sat = useSelector(satRef, (snapshot) => snapshot);
  const shown = useLast(sat ?? null);
  if (shown !== null && isSatResting(shown)) return <BreakPlayer actor={actor} restRef={sat?.children.rest} />;
  return (
    <SectionPlayer
      actor={actor}
      sectionRef={sat?.children.section}
      directions={{
        isOpen: sat !== undefined && isReading(sat),
        onAsk: () => satRef?.send({ type: "directions.asked" }),
        onRead: () => satRef?.send({ type: "directions.read" }),
      }}
    />
  );
}
