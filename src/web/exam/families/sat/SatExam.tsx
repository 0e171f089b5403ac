import { useSelector } from "@xstate/react";
import { satMachine } from "../../../../../machines/families/sat.machine";
import { isResting } from "../../../../../machines/families/sat.selectors";
import { familyActor } from "../../family-actor";
import { RestPlayer } from "../../sections/RestPlayer";
import { SectionPlayer } from "../../sections/SectionPlayer";
import type { SittingActor } from "../../sitting-actor";
import { useLast } from "../../use-last";

/** SAT: modules with free movement inside, a break between the two halves. */
export function SatExam({ actor }: { readonly actor: SittingActor }) {
  const sitting = useSelector(actor, (snapshot) => snapshot);
  const sat = useSelector(familyActor(sitting, satMachine), (snapshot) => snapshot);
  const shown = useLast(sat ?? null);
  if (shown !== null && isResting(shown)) return <RestPlayer actor={actor} restRef={sat?.children.rest} />;
  return <SectionPlayer actor={actor} sectionRef={sat?.children.section} />;
}
