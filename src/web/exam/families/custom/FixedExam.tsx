import { useSelector } from "@xstate/react";
import { examMachine } from "../../../../../machines/families/exam.machine";
import { isReadingDirections } from "../../../../../machines/families/exam.selectors";
import { familyActor } from "../../family-actor";
import { SectionPlayer } from "../../sections/SectionPlayer";
import type { SittingActor } from "../../sitting-actor";

/** A test of fixed sections, one after the other. */
export function FixedExam({ actor }: { readonly actor: SittingActor }) {
  const examRef = useSelector(actor, (sitting) => familyActor(sitting, examMachine));
  const sectionRef = useSelector(examRef, (exam) => exam?.children.engine);
  const isOpen = useSelector(examRef, (exam) => exam !== undefined && isReadingDirections(exam));
  return (
    <SectionPlayer
      actor={actor}
      sectionRef={sectionRef}
      directions={{
        isOpen,
        onAsk: () => examRef?.send({ type: "directions.asked" }),
        onRead: () => examRef?.send({ type: "directions.read" }),
      }}
    />
  );
}
