import { useSelector } from "@tanstack/react-store";
import { useState, type ReactNode } from "react";
import { VoiceProvider } from "../../item/audio/voice-context";
import { ItemView } from "../../item/interactions/ItemView";
import { useFaultText } from "../../ui/fault-text";
import { LazyRoomBanner } from "../room/LazyRoomParts";
import { SaveLine } from "../SaveLine";
import { FailedSheet } from "../sheets/FailedSheet";
import { LazyCoverSheet, LazyRefusedNote, LazyStorageWarning } from "../sheets/LazySheets";
import { LoadingSheet } from "../sheets/LoadingSheet";
import { SheetPage } from "../sheets/Sheet";
import { ExamShell } from "../shell/ExamShell";
import { MoveButtons } from "../shell/MoveButtons";
import { ProgressBar } from "../shell/ProgressBar";
import { ReportQuestion } from "../shell/ReportQuestion";
import { SittingTitle } from "../shell/SittingTitle";
import type { SittingActor } from "../sitting-actor";
import { SittingClock } from "../SittingClock";
import { useTools } from "../tool-state/use-tools";
import { CalculatorButton } from "../tools/CalculatorButton";
import { focusAfter } from "../tools/is-asked-for";
import { LazyCalculator } from "../tools/keypad/LazyCalculator";
import { LazyToolBar, LazyToolPanels } from "../tools/LazyTools";
import { LeaveButton } from "../tools/LeaveButton";
import { readingTools } from "../tools/offered";
import { BlankDoubt } from "./BlankDoubt";
import { useItemByItem, type ItemEngine } from "./use-item-by-item";

interface ItemByItemPlayerProps {
  readonly actor: SittingActor;
  readonly engineRef: ItemEngine | undefined;
  /** A cover over the item, drawn by the family. */
  readonly pause?: ReactNode;
  /** Shown in place of the item, which waits. */
  readonly interlude?: ReactNode;
}

/** Player for one item at a time without a way back; the server chooses the next item. */
export function ItemByItemPlayer({ actor, engineRef, pause = null, interlude = null }: ItemByItemPlayerProps) {
  const faultText = useFaultText();
  const [isWarned, setWarned] = useState(false);
  const isInterrupted = interlude !== null;
  const player = useItemByItem(actor, engineRef, { isPaused: pause !== null, isInterrupted });
  const { attempt, saving, presented, fault, covered, stall } = player;
  const exerciseId = presented?.exercise.exercise_id ?? "";
  const { store, eliminated, eliminate } = useTools(actor, exerciseId);
  const closeCalculator = () => {
    focusAfter("calculator");
    store.show("calculator", false);
  };
  const isCalculating = useSelector(store, (state) => state.attempt.open.includes("calculator"));

  if (stall !== null && !covered)
    return (
      <SheetPage>
        <FailedSheet reason={faultText(stall)} pending={saving.waiting} onRetry={player.retry} onLeave={player.leave} />
      </SheetPage>
    );
  if (presented === null && !covered) return <LoadingSheet />;

  const coverOfSitting = player.isCovered ? <LazyCoverSheet actor={actor} saving={saving} /> : null;
  const doubt = player.doubts ? (
    <BlankDoubt
      exercise={presented?.exercise ?? null}
      answer={presented?.answer ?? null}
      onReturn={player.stayWithItem}
      onLeaveBlank={player.leaveBlank}
    />
  ) : null;
  const section = attempt.sections.find(({ stage }) => stage === attempt.stage);
  const aids = readingTools(section?.tools ?? []);
  const hasCalculator = presented?.exercise.calculator === true;
  const hasEliminator = section?.tools.includes("eliminator") ?? false;
  return (
    <ExamShell
      title={<SittingTitle attempt={attempt} />}
      clock={<SittingClock actor={player.clock} />}
      tools={
        <>
          <LazyToolBar store={store} offered={aids} />
          {hasCalculator && (
            <CalculatorButton open={isCalculating} onToggle={() => store.show("calculator", !isCalculating)} />
          )}
          <LeaveButton attempt={attempt} onLeave={player.leave} />
        </>
      }
      banner={
        <>
          {!saving.isKeeping && !isWarned && <LazyStorageWarning onDismiss={() => setWarned(true)} />}
          <LazyRoomBanner actor={actor} />
        </>
      }
      saveState={<SaveLine saving={saving} />}
      position={
        <ProgressBar index={Math.min(presented?.number ?? attempt.answered, attempt.total)} total={attempt.total} />
      }
      navigation={
        isInterrupted ? null : <MoveButtons onNext={player.goOn} canGoOn={player.canGoOn} busy={player.busy} />
      }
      cover={player.isConcealed ? coverOfSitting : (pause ?? coverOfSitting ?? doubt)}
      isConcealed={player.isConcealed}
    >
      {interlude}
      {presented !== null && !isInterrupted && (
        <VoiceProvider value={player.voice}>
          <ItemView
            exercise={presented.exercise}
            number={presented.number}
            answer={presented.answer}
            onAnswer={player.change}
            readOnly={!player.canAnswer}
            eliminated={eliminated}
            onEliminate={hasEliminator ? eliminate : undefined}
            after={<ReportQuestion attempt={attempt} exerciseId={exerciseId} />}
          />
        </VoiceProvider>
      )}
      {fault !== undefined && (
        <LazyRefusedNote fault={fault} isEarlier={player.isEarlier} attemptId={attempt.attempt_id} />
      )}
      {!covered && <LazyToolPanels store={store} offered={aids} exerciseId={exerciseId} />}
      {hasCalculator && isCalculating && !covered && !isInterrupted && (
        <LazyCalculator store={store} onClose={closeCalculator} />
      )}
    </ExamShell>
  );
}
