import { useNavigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useCallback, useEffect } from "react";
import { roomAfterUpdate } from "../../../machines/exam/sitting-room";
import { selectIsKeeping, selectQueue } from "../../../machines/outbox/outbox.selectors";
import { isAllStored, selectHeld, selectPendingAnswers } from "../../../machines/outbox/queue.selectors";
import { isVisiting } from "../../../machines/visitor/visitor.selectors";
import type { Attempt } from "../../contract/attempt/attempt";
import { families } from "../../contract/families";
import { useVisitor } from "../contexts/visitor-context";
import { useAttemptRegistry } from "./attempt-registry-context";
import { FinishedSheet } from "./sheets/FinishedSheet";
import { LoadingSheet } from "./sheets/LoadingSheet";
import { SheetPage } from "./sheets/Sheet";

/** Why an invigilator has ended an attempt, maybe without words; null: none has. */
function endReasonOf({ room }: Attempt): string | null {
  const known = roomAfterUpdate(null, room);
  return known?.isEnding === true ? known.endReason : null;
}

interface EndedAttemptProps {
  readonly menuId: string;
  readonly attempt: Attempt;
  readonly isHandedIn: boolean;
  readonly onReopened: () => void;
  readonly onHome: () => void;
}

/** After the end of an attempt: the result at once, or first what its student has to know. */
export function EndedAttempt({ menuId, attempt, isHandedIn, onReopened, onHome }: EndedAttemptProps) {
  const navigate = useNavigate();
  const registry = useAttemptRegistry();
  const isGuest = useVisitor(isVisiting);
  const { attempt_id: attemptId, family } = attempt;
  const goToResult = useCallback(() => {
    // the page must not lead to the result again once the sitting is open again, or the next one begins
    registry.clear(menuId);
    if (isGuest) void navigate({ to: "/visitorResult", replace: true });
    else void navigate({ to: families[family].pages.result, search: { attempt_id: attemptId }, replace: true });
  }, [attemptId, family, isGuest, menuId, navigate, registry]);
  const isKeeping = useSelector(registry.outbox, (snapshot) => selectIsKeeping(snapshot) !== false);
  const queue = useSelector(registry.outbox, (snapshot) => selectQueue(snapshot, attemptId));
  const waiting = useSelector(queue, (snapshot) => (snapshot === undefined ? 0 : selectPendingAnswers(snapshot)));
  const isStored = useSelector(queue, (snapshot) => snapshot === undefined || isAllStored(snapshot));
  const heldHere = useSelector(queue, (snapshot) => (snapshot === undefined ? 0 : selectHeld(snapshot)));
  const endedBecause = endReasonOf(attempt);
  const isDone = isHandedIn && waiting === 0 && endedBecause === null;
  useEffect(() => {
    if (isDone) goToResult();
  }, [isDone, goToResult]);
  if (isDone) return <LoadingSheet />;
  return (
    <SheetPage>
      <FinishedSheet
        attemptId={attemptId}
        answered={attempt.answered}
        expired={attempt.finish_reason === "expired"}
        endedBecause={endedBecause}
        mayGoOn={attempt.room?.may_reopen === true}
        held={Math.max(attempt.held, heldHere)}
        pending={waiting}
        isStored={isKeeping && isStored}
        onReopened={onReopened}
        onResult={goToResult}
        onHome={onHome}
      />
    </SheetPage>
  );
}
