import { useSearch } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { selectPractisePhase } from "../../../../machines/practise/practise.selectors";
import { FaultCard } from "../../ui/FaultCard";
import { ChooseSet } from "./ChooseSet";
import { wiredPractise } from "./practise-actors";
import { choiceOf } from "./practise-search";
import { PractiseSkeleton } from "./PractiseSkeleton";
import { PractiseSummary } from "./PractiseSummary";
import { PractiseWork } from "./PractiseWork";

/** `/practise`: a set of questions at one's own pace, each answer with its explanation at once; nothing counts. */
export function PractisePage() {
  const search = useSearch({ strict: false });
  const asked = choiceOf(search);
  return <Practise key={JSON.stringify(asked)} asked={asked} />;
}

function Practise({ asked }: { readonly asked: ReturnType<typeof choiceOf> }) {
  const practise = useActorRef(wiredPractise, { input: { choice: asked } });
  const snapshot = useSelector(practise, (known) => known);
  const phase = selectPractisePhase(snapshot);
  const { fault, offer } = snapshot.context;
  if (phase === "unreachable" && fault !== null)
    return <FaultCard fault={fault} onRetry={() => practise.send({ type: "retry" })} />;
  if (offer === null) return <PractiseSkeleton />;
  if (phase === "choosing" || phase === "building" || phase === "unbuilt")
    return <ChooseSet practise={practise} snapshot={snapshot} offer={offer} />;
  return phase === "ending" || phase === "finished" ? (
    <PractiseSummary practise={practise} snapshot={snapshot} />
  ) : (
    <PractiseWork practise={practise} snapshot={snapshot} />
  );
}
