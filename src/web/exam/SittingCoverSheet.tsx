import { useSelector } from "@xstate/react";
import { isHandInUnreached } from "../../../machines/exam/hand-in.selectors";
import { selectCover } from "../../../machines/exam/sitting.selectors";
import { SubmittingSheet } from "./sheets/SubmittingSheet";
import { Suspended } from "./sheets/Suspended";
import { TakenOver } from "./sheets/TakenOver";
import { TimeUp } from "./sheets/TimeUp";
import type { SittingActor } from "./sitting-actor";
import type { Saving } from "./use-save-state";

interface SittingCoverSheetProps {
  readonly actor: SittingActor;
  readonly saving: Saving;
}

/** What lies over the questions when the student cannot go on answering. */
export function SittingCoverSheet({ actor, saving }: SittingCoverSheetProps) {
  const cover = useSelector(actor, selectCover);
  const handIn = useSelector(actor, ({ children }) => children.handIn);
  const isHeldUp = useSelector(handIn, (snapshot) => snapshot !== undefined && isHandInUnreached(snapshot));
  const isOffline = isHeldUp || saving.isOffline;
  if (cover === "takenOver") return <TakenOver onContinueHere={() => actor.send({ type: "takeOver.requested" })} />;
  if (cover === "suspended") return <Suspended onContinue={() => actor.send({ type: "resume.requested" })} />;
  if (cover === "expired" && saving.pending === 0 && !isOffline) return <TimeUp lastSection />;
  return <SubmittingSheet pending={saving.pending} offline={isOffline} />;
}
