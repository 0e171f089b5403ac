import { useSelector } from "@xstate/react";
import { examMachine } from "../../../../../machines/families/exam.machine";
import { familyActor } from "../../family-actor";
import { SectionPlayer } from "../../sections/SectionPlayer";
import type { SittingActor } from "../../sitting-actor";

/** A test of fixed sections, one after the other. */
export function FixedExam({ actor }: { readonly actor: SittingActor }) {
  const sitting = useSelector(actor, (snapshot) => snapshot);
  const section = useSelector(familyActor(sitting, examMachine), (snapshot) => snapshot?.children.engine);
  return <SectionPlayer actor={actor} sectionRef={section} />;
}
