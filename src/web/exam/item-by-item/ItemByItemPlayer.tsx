import { useState, type ReactNode } from "react";
import { localized, useLanguage } from "../../i18n/language";
import { VoiceProvider } from "../../item/audio/voice-context";
import { ItemView } from "../../item/interactions/ItemView";
import { useFaultText } from "../../ui/fault-text";
import { SaveLine } from "../SaveLine";
import { FailedSheet } from "../sheets/FailedSheet";
import { LoadingSheet } from "../sheets/LoadingSheet";
import { RefusedNote } from "../sheets/RefusedNote";
import { SheetPage } from "../sheets/Sheet";
import { StorageWarning } from "../sheets/StorageWarning";
import { ExamShell } from "../shell/ExamShell";
import { MoveButtons } from "../shell/MoveButtons";
import { ProgressBar } from "../shell/ProgressBar";
import type { SittingActor } from "../sitting-actor";
import { SittingCoverSheet } from "../SittingCoverSheet";
import { useTools } from "../tool-state/use-tools";
import { CalculatorButton } from "../tools/CalculatorButton";
import { LazyCalculator } from "../tools/LazyCalculator";
import { LeaveButton } from "../tools/LeaveButton";
import { useSaveCopy } from "../use-save-copy";
import { useItemByItem, type ItemEngine } from "./use-item-by-item";

interface ItemByItemPlayerProps {
  readonly actor: SittingActor;
  readonly engineRef: ItemEngine | undefined;
  /** Covers the item in the family's own words. */
  readonly pause?: ReactNode;
}

/** One item at a time, no way back; the server chooses the next. */
export function ItemByItemPlayer({ actor, engineRef, pause = null }: ItemByItemPlayerProps) {
  const language = useLanguage();
  const faultText = useFaultText();
  const [isCalculating, setCalculating] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const player = useItemByItem(actor, engineRef, pause !== null);
  const { attempt, saving, presented, fault, covered, stall } = player;
  const saveCopy = useSaveCopy(attempt.attempt_id);
  const { eliminated, eliminate } = useTools(attempt.attempt_id, presented?.exercise.exercise_id ?? "");

  if (stall !== null && !covered)
    return (
      <SheetPage>
        <FailedSheet reason={faultText(stall)} pending={saving.waiting} onRetry={player.retry} onLeave={player.leave} />
      </SheetPage>
    );
  if (presented === null && !covered) return <LoadingSheet />;

  const hasCalculator = presented?.exercise.calculator === true;
  return (
    <ExamShell
      title={localized(attempt.title, language)}
      tools={
        <>
          {hasCalculator && <CalculatorButton open={isCalculating} onToggle={() => setCalculating(!isCalculating)} />}
          <LeaveButton onLeave={player.leave} />
        </>
      }
      banner={saving.isKeeping || isWarned ? undefined : <StorageWarning onDismiss={() => setWarned(true)} />}
      saveState={<SaveLine saving={saving} />}
      position={
        <ProgressBar index={Math.min(presented?.number ?? attempt.answered, attempt.total)} total={attempt.total} />
      }
      navigation={<MoveButtons onNext={player.goOn} canGoOn={player.canGoOn} busy={player.busy} />}
      cover={pause ?? (player.isCovered ? <SittingCoverSheet actor={actor} saving={saving} /> : null)}
    >
      {presented !== null && (
        <VoiceProvider value={player.voice}>
          <ItemView
            exercise={presented.exercise}
            number={presented.number}
            answer={presented.answer}
            onAnswer={player.change}
            readOnly={!player.canAnswer}
            eliminated={eliminated}
            onEliminate={eliminate}
          />
        </VoiceProvider>
      )}
      {fault !== undefined && <RefusedNote fault={fault} isEarlier={player.isEarlier} onSaveCopy={saveCopy} />}
      {hasCalculator && isCalculating && !covered && <LazyCalculator onClose={() => setCalculating(false)} />}
    </ExamShell>
  );
}
