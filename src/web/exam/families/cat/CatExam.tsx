import { useSelector } from "@xstate/react";
import { catMachine } from "../../../../../machines/families/cat.machine";
import { isInPractice, isCatResting } from "../../../../../machines/families/cat.selectors";
import { familyActor } from "../../family-actor";
import { BreakPlayer } from "../../sections/BreakPlayer";
import { PracticePlayer } from "../../sections/PracticePlayer";
import { SectionPlayer } from "../../sections/SectionPlayer";
import type { SittingActor } from "../../sitting-actor";
import { useLast } from "../../use-last";

/** CAT: directions with practice, timed subtests, breaks between the parts. */
export function CatExam({ actor }: { readonly actor: SittingActor }) {
  const sitting = useSelector(actor, (snapshot) => snapshot);
  const cat = useSelector(familyActor(sitting, catMachine), (snapshot) => snapshot);
  const shown = useLast(cat ?? null);
  if (shown !== null && isInPractice(shown))
    return <PracticePlayer actor={actor} practiceRef={cat?.children.practice} />;
  if (shown !== null && isCatResting(shown)) return <BreakPlayer actor={actor} restRef={cat?.children.rest} />;
  return <SectionPlayer actor={actor} sectionRef={cat?.children.section} />;
}
