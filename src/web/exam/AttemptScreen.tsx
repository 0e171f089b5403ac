import { useNavigate } from "@tanstack/react-router";
import { useEffect, type ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import type { sittingMachine } from "../../../machines/exam/sitting.machine";
import { localized, useLanguage } from "../i18n/language";
import { useFaultText } from "../ui/fault-text";
import { BriefingSheet } from "./sheets/BriefingSheet";
import { FailedSheet } from "./sheets/FailedSheet";
import { FinishedSheet } from "./sheets/FinishedSheet";
import { HeldElsewhere } from "./sheets/HeldElsewhere";
import { LoadingSheet } from "./sheets/LoadingSheet";
import { SheetPage } from "./sheets/Sheet";
import { useAttempt, type AttemptRequest } from "./use-attempt";

export type SittingActor = ActorRefFrom<typeof sittingMachine>;

interface AttemptScreenProps {
  readonly request: AttemptRequest;
  readonly resultPage: "/examAccess/MAPResult" | "/examAccess/result";
  readonly children: (sitting: SittingActor) => ReactNode;
}

const minuteMs = 60_000;

/** A sitting from loading to its end; what is between, the family draws. */
export function AttemptScreen({ request, resultPage, children }: AttemptScreenProps) {
  const { actor, state } = useAttempt(request);
  const navigate = useNavigate();
  const language = useLanguage();
  const faultText = useFaultText();
  const { test, attempt, fault } = state.context;
  const goHome = () => void navigate({ to: "/" });
  const goToResult = () =>
    void navigate({ to: resultPage, search: { attempt_id: attempt?.attempt_id ?? "" }, replace: true });
  const isHandedIn = state.matches("finished") && attempt !== null && attempt.finish_reason !== "expired";

  useEffect(() => {
    if (isHandedIn) void navigate({ to: resultPage, search: { attempt_id: attempt.attempt_id }, replace: true });
  }, [isHandedIn, attempt?.attempt_id, navigate, resultPage]);

  const sitting = state.children.sitting;
  if (state.matches("open") && sitting !== undefined) return children(sitting);
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
