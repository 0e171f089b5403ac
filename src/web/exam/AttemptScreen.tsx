import { useNavigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useCallback, useEffect } from "react";
import { isHandedIn, selectAttemptPhase } from "../../../machines/exam/attempt.selectors";
import { isSittingOpen } from "../../../machines/exam/sitting.selectors";
import { families } from "../../contract/families";
import { localized, useLanguage } from "../i18n/language";
import { useFaultText } from "../ui/fault-text";
import { FamilyScreen } from "./FamilyScreen";
import { BriefingSheet } from "./sheets/BriefingSheet";
import { FailedSheet } from "./sheets/FailedSheet";
import { FinishedSheet } from "./sheets/FinishedSheet";
import { HeldElsewhere } from "./sheets/HeldElsewhere";
import { LoadingSheet } from "./sheets/LoadingSheet";
import { SheetPage } from "./sheets/Sheet";
import { useAttempt, type AttemptRequest, type ShownAttempt } from "./use-attempt";

interface AttemptScreenProps {
  readonly request: AttemptRequest;
}

const minuteMs = 60_000;

/** A sitting from loading to its end; what is between, the family draws. */
export function AttemptScreen({ request }: AttemptScreenProps) {
  const shown = useAttempt(request);
  return shown === null ? <LoadingSheet /> : <OpenedAttempt request={request} {...shown} />;
}

function OpenedAttempt({ request, actor, state }: AttemptScreenProps & ShownAttempt) {
  const navigate = useNavigate();
  const language = useLanguage();
  const faultText = useFaultText();
  const { test, attempt, fault } = state.context;
  const phase = selectAttemptPhase(state);
  const handedIn = isHandedIn(state);
  const goHome = () => void navigate({ to: "/" });
  const goToResult = useCallback(() => {
    if (attempt === null) return;
    const { family, attempt_id } = attempt;
    void navigate({ to: families[family].pages.result, search: { attempt_id }, replace: true });
  }, [attempt, navigate]);
  useEffect(() => {
    if (handedIn) goToResult();
  }, [handedIn, goToResult]);

  const sitting = state.children.sitting;
  const isReady = useSelector(sitting, (snapshot) => snapshot !== undefined && isSittingOpen(snapshot));
  if (phase === "open" && attempt !== null && sitting !== undefined && isReady)
    return <FamilyScreen attempt={attempt} actor={sitting} />;
  if (phase === "briefing" && test !== null)
    return (
      <SheetPage>
        <BriefingSheet
          title={localized(test.title, language)}
          minutes={test.time_limit_ms === null ? null : Math.round(test.time_limit_ms / minuteMs)}
          onStart={() =>
            actor.send({ type: "start.requested", mode: request.mode ?? null, startLevel: request.start_level ?? null })
          }
          onLeave={goHome}
        />
      </SheetPage>
    );
  if (phase === "heldElsewhere")
    return (
      <SheetPage>
        <HeldElsewhere onTakeOver={() => actor.send({ type: "takeOver.requested" })} onLeave={goHome} />
      </SheetPage>
    );
  if (phase === "failed" && fault !== null)
    return (
      <SheetPage>
        <FailedSheet
          reason={faultText(fault)}
          pending={0}
          onRetry={() => actor.send({ type: "retry.requested" })}
          onLeave={goHome}
        />
      </SheetPage>
    );
  if (phase === "finished" && !handedIn)
    return (
      <SheetPage>
        <FinishedSheet
          answered={attempt?.answered ?? 0}
          expired={attempt?.finish_reason === "expired"}
          onResult={goToResult}
          onHome={goHome}
        />
      </SheetPage>
    );
  return <LoadingSheet />;
}
