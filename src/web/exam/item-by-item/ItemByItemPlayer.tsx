import { useNavigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { isUnheard } from "../../../../machines/audio/audio.selectors";
import { selectCover } from "../../../../machines/exam/sitting.selectors";
import type { itemAdaptiveMachine } from "../../../../machines/families/item-adaptive.machine";
import {
  isAnswerable,
  isAnswered,
  isDoubting,
  isExtracting,
  mayPassOver,
  selectStall,
} from "../../../../machines/families/item-adaptive.selectors";
import type { Exercise } from "../../../contract/exam";
import { families, type Tool } from "../../../contract/families";
import type { Answer } from "../../../contract/item";
import { VoiceProvider } from "../../item/audio/voice-context";
import { ItemView } from "../../item/interactions/ItemView";
import { preloadAllInteractions } from "../../item/interactions/lazy-interactions";
import { useFaultText } from "../../ui/fault-text";
import { usePlayer } from "../audio/use-player";
import { SaveLine } from "../SaveLine";
import { FailedSheet } from "../sheets/FailedSheet";
import { LoadingSheet } from "../sheets/LoadingSheet";
import { RefusedNote } from "../sheets/RefusedNote";
import { SheetPage } from "../sheets/Sheet";
import { StorageWarning } from "../sheets/StorageWarning";
import { ExamShell } from "../shell/ExamShell";
import { MoveButtons } from "../shell/MoveButtons";
import { ProgressBar } from "../shell/ProgressBar";
import { SittingTitle } from "../shell/SittingTitle";
import type { SittingActor } from "../sitting-actor";
import { SittingClock } from "../SittingClock";
import { SittingCoverSheet } from "../SittingCoverSheet";
import { useTools } from "../tool-state/use-tools";
import { CalculatorButton } from "../tools/CalculatorButton";
import { LazyCalculator } from "../tools/LazyCalculator";
import { LazyToolBar, LazyToolPanels } from "../tools/LazyTools";
import { LeaveButton } from "../tools/LeaveButton";
import { readingAids } from "../tools/offered";
import { useLast } from "../use-last";
import { useSaveCopy } from "../use-save-copy";
import { useSaveState } from "../use-save-state";
import { useStopwatch } from "../use-stopwatch";
import { BlankDoubt } from "./BlankDoubt";

interface Presented {
  readonly exercise: Exercise;
  readonly answer: Answer | null;
  readonly number: number;
}

interface ItemByItemPlayerProps {
  readonly actor: SittingActor;
  readonly engineRef: ActorRefFrom<typeof itemAdaptiveMachine> | undefined;
  /** Covers the item in the family's own words. */
  readonly pause?: ReactNode;
  /** Stands in place of the item, which waits. */
  readonly interlude?: ReactNode;
}

/** One item at a time, no way back; the server chooses the next. */
export function ItemByItemPlayer({ actor, engineRef, pause = null, interlude = null }: ItemByItemPlayerProps) {
  const navigate = useNavigate();
  const faultText = useFaultText();
  const sitting = useSelector(actor, (snapshot) => snapshot);
  const engine = useSelector(engineRef, (snapshot) => snapshot);
  const [isCalculating, setCalculating] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const saving = useSaveState(sitting);

  const { attempt, refused } = sitting.context;
  const saveCopy = useSaveCopy(attempt.attempt_id);
  const exercise = engine?.context.exercise ?? null;
  const answer = engine?.context.answer ?? null;
  const number = (engine?.context.answered ?? attempt.answered) + 1;
  const presented = useLast(
    useMemo<Presented | null>(
      () => (exercise === null ? null : { exercise, answer, number }),
      [exercise, answer, number],
    ),
  );
  const refusedHere = refused[presented?.exercise.exercise_id ?? ""];
  const fault = refusedHere ?? Object.values(refused).at(-1);
  const isEarlier = refusedHere === undefined;
  const isCovered = selectCover(sitting) !== null;
  const isInterrupted = interlude !== null;
  const doubts = engine !== undefined && isDoubting(engine);
  const covered = isCovered || pause !== null || doubts;
  const canAnswer = engine !== undefined && isAnswerable(engine);
  const stall = engine === undefined ? null : selectStall(engine);
  const stopwatch = useStopwatch(
    attempt.attempt_id,
    exercise?.exercise_id ?? null,
    !covered && !isInterrupted && canAnswer,
  );
  const hasChosen = answer !== null;
  useEffect(() => {
    if (hasChosen) void preloadAllInteractions();
  }, [hasChosen]);
  const { store, eliminated, eliminate } = useTools(attempt.attempt_id, presented?.exercise.exercise_id ?? "");
  const voice = usePlayer(actor, exercise, isCovered || pause !== null || isInterrupted);
  const unheard = useSelector(
    voice ?? undefined,
    (audio) => audio !== undefined && isUnheard(audio, exercise?.exercise_id ?? ""),
  );
  const passesOver = unheard && engine !== undefined && mayPassOver(engine);
  const hasEliminator = (families[attempt.family].tools as readonly Tool[]).includes("eliminator");
  const leave = () => void navigate({ to: "/" });

  if (stall !== null && !covered)
    return (
      <SheetPage>
        <FailedSheet
          reason={faultText(stall)}
          pending={saving.waiting}
          onRetry={() => engineRef?.send({ type: "extraction.retried" })}
          onLeave={leave}
        />
      </SheetPage>
    );
  if (presented === null && !covered) return <LoadingSheet />;

  const isLocking = engine === undefined || isExtracting(engine);
  const cover =
    pause ??
    (isCovered ? (
      <SittingCoverSheet actor={actor} saving={saving} />
    ) : doubts ? (
      <BlankDoubt
        exercise={presented?.exercise ?? null}
        answer={answer}
        onReturn={() => engineRef?.send({ type: "blank.withdrawn" })}
        onLeaveBlank={() => engineRef?.send({ type: "blank.confirmed", elapsedMs: stopwatch.read() })}
      />
    ) : null);
  const aids = readingAids(attempt.sections.find(({ stage }) => stage === attempt.stage)?.tools ?? []);
  const hasCalculator = presented?.exercise.calculator === true;
  return (
    <ExamShell
      title={<SittingTitle attempt={attempt} />}
      clock={<SittingClock actor={sitting.children.clock} />}
      tools={
        <>
          <LazyToolBar store={store} offered={aids} />
          {hasCalculator && <CalculatorButton open={isCalculating} onToggle={() => setCalculating(!isCalculating)} />}
          <LeaveButton onLeave={leave} />
        </>
      }
      banner={saving.isKeeping || isWarned ? undefined : <StorageWarning onDismiss={() => setWarned(true)} />}
      saveState={<SaveLine saving={saving} />}
      position={
        <ProgressBar index={Math.min(presented?.number ?? attempt.answered, attempt.total)} total={attempt.total} />
      }
      navigation={
        isInterrupted ? null : (
          <MoveButtons
            onNext={() =>
              engineRef?.send({ type: passesOver ? "hearing.failed" : "answer.confirmed", elapsedMs: stopwatch.read() })
            }
            canGoOn={passesOver || (engine !== undefined && isAnswered(engine))}
            busy={isLocking && !covered}
          />
        )
      }
      cover={cover}
    >
      {interlude}
      {presented !== null && !isInterrupted && (
        <VoiceProvider value={voice}>
          <ItemView
            exercise={presented.exercise}
            number={presented.number}
            answer={presented.answer}
            onAnswer={(answer) => engineRef?.send({ type: "answer.changed", answer })}
            readOnly={!canAnswer}
            eliminated={eliminated}
            onEliminate={hasEliminator ? eliminate : undefined}
          />
        </VoiceProvider>
      )}
      {fault !== undefined && <RefusedNote fault={fault} isEarlier={isEarlier} onSaveCopy={saveCopy} />}
      {!covered && <LazyToolPanels store={store} offered={aids} exerciseId={presented?.exercise.exercise_id ?? ""} />}
      {hasCalculator && isCalculating && !covered && !isInterrupted && (
        <LazyCalculator onClose={() => setCalculating(false)} />
      )}
    </ExamShell>
  );
}
