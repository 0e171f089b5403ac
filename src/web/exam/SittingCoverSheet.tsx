import { useSelector } from "@xstate/react";
import { isHandInAsking, isHandInUnreached } from "../../../machines/exam/hand-in.selectors";
import { isInLastSection } from "../../../machines/exam/sitting-facts";
import { isHandInStored, isSuspendedSignedOut, selectCover } from "../../../machines/exam/sitting.selectors";
import { BrowserLost } from "./room/BrowserLost";
import { TimeStopped } from "./room/TimeStopped";
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

/** The sheet over the items while the student cannot answer. */
export function SittingCoverSheet({ actor, saving }: SittingCoverSheetProps) {
  const cover = useSelector(actor, selectCover);
  const handIn = useSelector(actor, ({ children }) => children.handIn);
  const isHeldUp = useSelector(handIn, (snapshot) => snapshot !== undefined && isHandInUnreached(snapshot));
  const isAsking = useSelector(handIn, (snapshot) => snapshot !== undefined && isHandInAsking(snapshot));
  const isOffline = isHeldUp || saving.isCutOff;
  const { attempt, room } = useSelector(actor, ({ context }) => context);
  const isKept = useSelector(actor, isHandInStored);
  const isSignedOut = useSelector(actor, isSuspendedSignedOut);
  if (cover === "takenOver")
    return <TakenOver isInRoom={room !== null} onContinueHere={() => actor.send({ type: "takeOver.requested" })} />;
  if (cover === "suspended")
    return <Suspended isSignedOut={isSignedOut} onContinue={() => actor.send({ type: "resume.requested" })} />;
  if (cover === "locked") return <BrowserLost />;
  if (cover === "stopped") return <TimeStopped actor={actor} />;
  const papers = {
    pending: saving.waiting,
    refused: saving.refused,
    isStored: saving.isStored,
    offline: isOffline,
    mayClose: isKept && saving.isStored,
    decision: isAsking
      ? {
          onWait: () => handIn?.send({ type: "waiting.continued" }),
          onLeave: () => handIn?.send({ type: "waiting.ended" }),
        }
      : null,
  };
  if (cover !== "expired") return <SubmittingSheet {...papers} />;
  const isEnded = room?.isEnding === true;
  return (
    <TimeUp
      attemptId={attempt.attempt_id}
      lastSection={isInLastSection(attempt) || isEnded}
      isEnded={isEnded}
      {...papers}
    />
  );
}
