import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { families } from "../../contract/families";
import { localized, useLanguage } from "../i18n/language";
import { useFaultText } from "../ui/fault-text";
import { screenOf } from "./families/screens";
import { BriefingSheet } from "./sheets/BriefingSheet";
import { FailedSheet } from "./sheets/FailedSheet";
import { FinishedSheet } from "./sheets/FinishedSheet";
import { HeldElsewhere } from "./sheets/HeldElsewhere";
import { LoadingSheet } from "./sheets/LoadingSheet";
import { SheetPage } from "./sheets/Sheet";
import { useAttempt, type AttemptRequest } from "./use-attempt";

interface AttemptScreenProps {
  readonly request: AttemptRequest;
}

const minuteMs = 60_000;

/** A sitting from loading to its end; what is between, the family draws. */
export function AttemptScreen({ request }: AttemptScreenProps) {
  const { actor, state } = useAttempt(request);
  const navigate = useNavigate();
  const language = useLanguage();
  const faultText = useFaultText();
  const { test, attempt, fault } = state.context;
  const goHome = () => void navigate({ to: "/" });
  const goToResult = useCallback(() => {
    if (attempt === null) return;
    const { family, attempt_id } = attempt;
    void navigate({ to: families[family].pages.result, search: { attempt_id }, replace: true });
  }, [attempt, navigate]);
  const isHandedIn = state.matches("finished") && attempt?.finish_reason !== "expired";

  useEffect(() => {
    if (isHandedIn) goToResult();
  }, [isHandedIn, goToResult]);

  const sitting = state.children.sitting;
  const Screen = attempt === null ? null : screenOf(attempt);
  if (state.matches("open") && sitting !== undefined && Screen !== null) return <Screen actor={sitting} />;
  if (state.matches("briefing") && test !== null) {
    const begin = () =>
      actor.send({ type: "start.requested", mode: request.mode ?? null, startLevel: request.start_level ?? null });
    return (
      <SheetPage>
        <BriefingSheet
          title={localized(test.title, language)}
          minutes={test.time_limit_ms === null ? null : Math.round(test.time_limit_ms / minuteMs)}
          onStart={begin}
          onLeave={goHome}
        />
      </SheetPage>
    );
  }
  if (state.matches("heldElsewhere"))
    return (
      <SheetPage>
        <HeldElsewhere onTakeOver={() => actor.send({ type: "takeOver.requested" })} onLeave={goHome} />
      </SheetPage>
    );
  if (state.matches("failed") && fault !== null)
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
  if (state.matches("finished") && !isHandedIn)
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
