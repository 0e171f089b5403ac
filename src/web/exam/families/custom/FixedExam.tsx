import { useSelector } from "@xstate/react";
import { examMachine } from "../../../../../machines/families/exam.machine";
import { isReadingDirections } from "../../../../../machines/families/exam.selectors";
import { familyActor } from "../../family-actor";
import { SectionPlayer } from "../../sections/SectionPlayer";
import type { SittingActor } from "../../sitting-actor";

/** A test of fixed sections, one after the other. */
export function FixedExam({ actor }: { readonly actor: SittingActor }) {
  const sitting = useSelector(actor, (snapshot) => snapshot);
  const examRef = familyActor(sitting, examMachine);
  const exam = useSelector(examRef, (snapshot) => snapshot);
  return (
    <SectionPlayer
      actor={actor}
      sectionRef={exam?.children.engine}
      directions={{
        isOpen: exam !== undefined && isReadingDirections(exam),
        onAsk: () => examRef?.send({ type: "directions.asked" }),
        onRead: () => examRef?.send({ type: "directions.read" }),
      }}
    />
  );
}
