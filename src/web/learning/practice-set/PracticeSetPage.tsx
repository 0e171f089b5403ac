import { useSearch } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { selectPracticeSetPhase } from "../../../../machines/practice-set/practice-set.selectors";
import { FaultCard } from "../../ui/FaultCard";
import { ChooseSet } from "./ChooseSet";
import { wiredPracticeSet } from "./practice-set-actors";
import { choiceOf } from "./practice-set-search";
import { PracticeSetSkeleton } from "./PracticeSetSkeleton";
import { PracticeSetSummary } from "./PracticeSetSummary";
import { PracticeSetWork } from "./PracticeSetWork";

/** `/practise`: untimed, unscored questions with an explanation immediately after each answer. */
export function PracticeSetPage() {
  const search = useSearch({ strict: false });
  const asked = choiceOf(search);
  return <PracticeSet key={JSON.stringify(asked)} asked={asked} />;
}

function PracticeSet({ asked }: { readonly asked: ReturnType<typeof choiceOf> }) {
  const practise = useActorRef(wiredPracticeSet, { input: { choice: asked } });
  const snapshot = useSelector(practise, (known) => known);
  const phase = selectPracticeSetPhase(snapshot);
  const { fault, offer } = snapshot.context;
  if (phase === "unreachable" && fault !== null)
    return <FaultCard fault={fault} onRetry={() => practise.send({ type: "retry" })} />;
  if (offer === null) return <PracticeSetSkeleton />;
  if (phase === "choosing" || phase === "building" || phase === "unbuilt")
    return <ChooseSet practise={practise} snapshot={snapshot} offer={offer} />;
  return phase === "ending" || phase === "finished" ? (
    <PracticeSetSummary practise={practise} snapshot={snapshot} />
  ) : (
    <PracticeSetWork practise={practise} snapshot={snapshot} />
  );
}
