import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { VoiceProvider } from "../../../item/audio/voice-context";
import { VolumeControl } from "../../../item/audio/VolumeControl";
import { useFaultText } from "../../../ui/fault-text";
import { BigButton } from "../../audio/BigButton";
import { useItemByItem, type ItemEngine } from "../../item-by-item/use-item-by-item";
import { LazyRoomBanner } from "../../room/LazyRoomParts";
import { SaveLine } from "../../SaveLine";
import { FailedSheet } from "../../sheets/FailedSheet";
import { LazyCoverSheet, LazyRefusedNote, LazyStorageWarning } from "../../sheets/LazySheets";
import { LoadingSheet } from "../../sheets/LoadingSheet";
import { SheetPage } from "../../sheets/Sheet";
import { ExamShell } from "../../shell/ExamShell";
import { useEnter } from "../../shell/use-enter";
import type { SittingActor } from "../../sitting-actor";
import { LeaveButton } from "../../tools/LeaveButton";
import { MiniItem } from "./MiniItem";
import { PathOfDots } from "./PathOfDots";

interface MiniPlayerProps {
  readonly actor: SittingActor;
  readonly engineRef: ItemEngine | undefined;
}

/** The player for small children: one spoken item at a time, with large touch targets. */
export function MiniPlayer({ actor, engineRef }: MiniPlayerProps) {
  const t = useMessage();
  const language = useLanguage();
  const faultText = useFaultText();
  const [isWarned, setWarned] = useState(false);
  const player = useItemByItem(actor, engineRef, { isPaused: false });
  const { attempt, saving, presented, voice, fault, covered, stall, canGoOn, busy } = player;
  useEnter(canGoOn && !busy && !covered, player.goOn);

  if (stall !== null && !covered)
    return (
      <SheetPage>
        <FailedSheet reason={faultText(stall)} pending={saving.waiting} onRetry={player.retry} onLeave={player.leave} />
      </SheetPage>
    );
  if (presented === null && !covered) return <LoadingSheet />;
  return (
    <ExamShell
      title={localized(attempt.title, language)}
      tools={
        <>
          {voice !== null && <VolumeControl voice={voice} />}
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
        <PathOfDots index={Math.min(presented?.number ?? attempt.answered, attempt.total)} total={attempt.total} />
      }
      navigation={
        <BigButton disabled={!canGoOn && !busy} aria-busy={busy} onClick={() => canGoOn && !busy && player.goOn()}>
          {t("exam.next")}
          <ArrowRight size={32} aria-hidden />
        </BigButton>
      }
      cover={player.isCovered ? <LazyCoverSheet actor={actor} saving={saving} /> : null}
      isConcealed={player.isConcealed}
    >
      {presented !== null && (
        <VoiceProvider value={voice}>
          <MiniItem
            exercise={presented.exercise}
            number={presented.number}
            answer={presented.answer}
            onAnswer={player.change}
            readOnly={!player.canAnswer}
          />
        </VoiceProvider>
      )}
      {fault !== undefined && (
        <LazyRefusedNote fault={fault} isEarlier={player.isEarlier} attemptId={attempt.attempt_id} />
      )}
    </ExamShell>
  );
}
