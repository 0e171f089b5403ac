import { useSelector } from "@xstate/react";
import type { SnapshotFrom } from "xstate";
import type { sittingMachine } from "../../../machines/exam/sitting.machine";
import { SubmittingSheet } from "./sheets/SubmittingSheet";
import { Suspended } from "./sheets/Suspended";
import { TakenOver } from "./sheets/TakenOver";
import { TimeUp } from "./sheets/TimeUp";
import type { SittingActor } from "./sitting-actor";
import type { Saving } from "./use-save-state";

interface SittingCoverProps {
  readonly actor: SittingActor;
  readonly saving: Saving;
}

type SittingSnapshot = SnapshotFrom<typeof sittingMachine>;

export const isCovered = (sitting: SittingSnapshot): boolean =>
  !sitting.matches({ open: { answering: "map" } }) && !sitting.matches({ open: { answering: "fixed" } });

/** What lies over the sheet when the student cannot go on answering. */
export function SittingCover({ actor, saving }: SittingCoverProps) {
  const sitting = useSelector(actor, (snapshot) => snapshot);
  const isOffline =
    useSelector(sitting.children.handIn, (handIn) => handIn?.hasTag("offline") ?? false) || saving.isOffline;
  if (sitting.matches({ open: { answering: "takenOver" } }))
    return <TakenOver onContinueHere={() => actor.send({ type: "takeOver.requested" })} />;
  if (sitting.matches({ open: { answering: "suspended" } }))
    return <Suspended onContinue={() => actor.send({ type: "resume.requested" })} />;
  if (sitting.matches({ open: { answering: { closing: "expired" } } }) && saving.pending === 0 && !isOffline)
    return <TimeUp lastSection />;
  return <SubmittingSheet pending={saving.pending} offline={isOffline} />;
}
