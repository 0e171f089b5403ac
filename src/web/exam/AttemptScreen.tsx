import { useNavigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useCallback, useEffect } from "react";
import { isHandedIn, selectAttemptPhase } from "../../../machines/exam/attempt.selectors";
import { roomAfterUpdate } from "../../../machines/exam/sitting-room";
import { isSittingOpen } from "../../../machines/exam/sitting.selectors";
import { selectIsKeeping, selectQueue } from "../../../machines/outbox/outbox.selectors";
import { isAllStored, selectHeld, selectPendingAnswers } from "../../../machines/outbox/queue.selectors";
import { isVisiting } from "../../../machines/visitor/visitor.selectors";
import type { Attempt } from "../../contract/attempt/attempt";
import { faults } from "../../contract/calls/faults";
import { families } from "../../contract/families";
import { useSitterHome } from "../contexts/sitter-home";
import { useVisitor } from "../contexts/visitor-context";
import { localized, useLanguage } from "../i18n/language";
import { rightPage } from "../site/family-page";
import { useRedirect } from "../site/use-redirect";
import { useFaultText } from "../ui/fault-text";
import { useAttemptRegistry } from "./attempt-registry-context";
import { familyModuleFor } from "./families/family-modules";
import { FamilyScreen } from "./FamilyScreen";
import { BriefingSheet } from "./sheets/BriefingSheet";
import { FailedSheet } from "./sheets/FailedSheet";
import { LazyBrowserAsked, LazyFinishedSheet, LazyHeldElsewhere } from "./sheets/LazySheets";
import { LoadingSheet } from "./sheets/LoadingSheet";
import { SheetPage } from "./sheets/Sheet";
import { SignedOut } from "./sheets/Suspended";
import { UnreachedSheet } from "./sheets/UnreachedSheet";
import { useAttempt, type AttemptRequest, type ShownAttempt } from "./use-attempt";

/** Why an invigilator has ended an attempt, maybe without words; null: none has. */
function endReasonOf({ room }: Attempt): string | null {
  const known = roomAfterUpdate(null, room);
  return known?.isEnding === true ? known.endReason : null;
}

interface AttemptScreenProps {
  readonly request: AttemptRequest;
}

/** The screen of an attempt from loading to the result. While the attempt is open, the test's family draws it. */
export function AttemptScreen({ request }: AttemptScreenProps) {
  const shown = useAttempt(request);
  return shown === null ? <LoadingSheet /> : <OpenedAttempt request={request} {...shown} />;
}

function OpenedAttempt({ request, actor, state, openAgain }: AttemptScreenProps & ShownAttempt) {
  const navigate = useNavigate();
  const language = useLanguage();
  const faultText = useFaultText();
  const registry = useAttemptRegistry();
  const { outbox } = registry;
  const { menu_id: menuId } = request;
  const { test, attempt, fault } = state.context;
  const phase = selectAttemptPhase(state);
  const handedIn = isHandedIn(state);
  const isGuest = useVisitor(isVisiting);
  const home = useSitterHome();
  const goHome = () => void navigate({ to: home });
  const goToResult = useCallback(() => {
    if (attempt === null) return;
    const { family, attempt_id } = attempt;
    // the page must not lead to the result again once the sitting is open again, or the next one begins
    registry.clear(menuId);
    if (isGuest) void navigate({ to: "/visitorResult", replace: true });
    else void navigate({ to: families[family].pages.result, search: { attempt_id }, replace: true });
  }, [attempt, isGuest, menuId, navigate, registry]);
  // the messages of a family are loaded with its page
  const drawn = test ?? attempt;
  // without a test in the address, the page of tests asks to choose one
  const right =
    request.menu_id === "" ? "/examAccess/detail" : drawn && rightPage(window.location.pathname, "exam", drawn);
  useRedirect(right);
  // preloaded while the attempt is started, not after it
  useEffect(() => {
    if (test !== null) void familyModuleFor(test).Screen.preload();
  }, [test]);
  const isKeeping = useSelector(outbox, (snapshot) => selectIsKeeping(snapshot) !== false);
  const queue = useSelector(outbox, (snapshot) =>
    attempt === null ? undefined : selectQueue(snapshot, attempt.attempt_id),
  );
  const waiting = useSelector(queue, (snapshot) => (snapshot === undefined ? 0 : selectPendingAnswers(snapshot)));
  const isStored = useSelector(queue, (snapshot) => snapshot === undefined || isAllStored(snapshot));
  const heldHere = useSelector(queue, (snapshot) => (snapshot === undefined ? 0 : selectHeld(snapshot)));
  const endedBecause = attempt === null ? null : endReasonOf(attempt);
  const isDone = handedIn && waiting === 0 && endedBecause === null;
  useEffect(() => {
    if (isDone) goToResult();
  }, [isDone, goToResult]);

  const sitting = state.children.sitting;
  const isReady = useSelector(sitting, (snapshot) => snapshot !== undefined && isSittingOpen(snapshot));
  if (right !== null) return <LoadingSheet />;
  if (phase === "open" && attempt !== null && sitting !== undefined && isReady)
    return <FamilyScreen attempt={attempt} actor={sitting} />;
  if (phase === "briefing" && test !== null)
    return (
      <SheetPage>
        <BriefingSheet
          title={localized(test.title, language)}
          test={test}
          isAssigned={request.assignment_id !== undefined && !isGuest}
          isKeeping={isKeeping}
          onStart={() =>
            actor.send({ type: "start.requested", mode: request.mode ?? null, startLevel: request.start_level ?? null })
          }
          onResult={({ attempt_id }) =>
            isGuest
              ? void navigate({ to: "/visitorResult" })
              : void navigate({ to: families[test.family].pages.result, search: { attempt_id } })
          }
          onLeave={goHome}
        />
      </SheetPage>
    );
  if (phase === "heldElsewhere")
    return (
      <SheetPage>
        <LazyHeldElsewhere
          holder={state.context.holder}
          onTakeOver={() => actor.send({ type: "takeOver.requested" })}
          onLeave={goHome}
        />
      </SheetPage>
    );
  if (phase === "signedOut")
    return (
      <SheetPage>
        <SignedOut isBefore />
      </SheetPage>
    );
  if (phase === "unreached")
    return (
      <SheetPage>
        <UnreachedSheet onRetry={() => actor.send({ type: "retry.requested" })} onLeave={goHome} />
      </SheetPage>
    );
  if (phase === "failed" && fault?.code === faults.browserRequired.code)
    return (
      <SheetPage>
        <LazyBrowserAsked data={"data" in fault ? fault.data : null} onLeave={goHome} />
      </SheetPage>
    );
  if (phase === "failed" && fault !== null)
    return (
      <SheetPage>
        <FailedSheet
          reason={faultText(fault)}
          pending={waiting}
          onRetry={() => actor.send({ type: "retry.requested" })}
          onLeave={goHome}
        />
      </SheetPage>
    );
  if (phase === "finished" && attempt !== null && !isDone)
    return (
      <SheetPage>
        <LazyFinishedSheet
          attemptId={attempt.attempt_id}
          answered={attempt.answered}
          expired={attempt.finish_reason === "expired"}
          endedBecause={endedBecause}
          mayGoOn={attempt.room?.may_reopen === true}
          held={Math.max(attempt.held, heldHere)}
          pending={waiting}
          isStored={isKeeping && isStored}
          onReopened={openAgain}
          onResult={goToResult}
          onHome={goHome}
        />
      </SheetPage>
    );
  return <LoadingSheet />;
}
