import { useNavigate } from "@tanstack/react-router";
import { useSelector as useStore } from "@tanstack/react-store";
import { useSelector } from "@xstate/react";
import { useMemo, useState, type ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { selectCover } from "../../../../machines/exam/sitting.selectors";
import type { itemAdaptiveMachine } from "../../../../machines/families/item-adaptive.machine";
import {
  isAnswerable,
  isAnswered,
  isExtracting,
  selectStall,
} from "../../../../machines/families/item-adaptive.selectors";
import type { Exercise } from "../../../contract/exam";
import type { Answer } from "../../../contract/item";
import { localized, useLanguage } from "../../i18n/language";
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
import { useLast } from "../use-last";
import { useSaveCopy } from "../use-save-copy";
import { useSaveState } from "../use-save-state";
import { useStopwatch } from "../use-stopwatch";

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
}

/** One item at a time, no way back; the server chooses the next. */
export function ItemByItemPlayer({ actor, engineRef, pause = null }: ItemByItemPlayerProps) {
  const navigate = useNavigate();
  const language = useLanguage();
  const faultText = useFaultText();
  const sitting = useSelector(actor, (snapshot) => snapshot);
  const engine = useSelector(engineRef, (snapshot) => snapshot);
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
  const covered = isCovered || pause !== null;
  const canAnswer = engine !== undefined && isAnswerable(engine);
  const stall = engine === undefined ? null : selectStall(engine);
  const stopwatch = useStopwatch(attempt.attempt_id, exercise?.exercise_id ?? null, !covered && canAnswer);
  const { store, eliminated, eliminate } = useTools(actor, presented?.exercise.exercise_id ?? "");
  const isCalculating = useStore(store, (state) => state.attempt.open.includes("calculator"));
  const title = localized(attempt.title, language);
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
  const cover = pause ?? (isCovered ? <SittingCoverSheet actor={actor} saving={saving} /> : null);
  const hasCalculator = presented?.exercise.calculator === true;
  return (
    <ExamShell
      title={title}
      tools={
        <>
          {hasCalculator && (
            <CalculatorButton open={isCalculating} onToggle={() => store.show("calculator", !isCalculating)} />
          )}
          <LeaveButton onLeave={leave} />
        </>
      }
      banner={saving.isKeeping || isWarned ? undefined : <StorageWarning onDismiss={() => setWarned(true)} />}
      saveState={<SaveLine saving={saving} />}
      position={
        <ProgressBar index={Math.min(presented?.number ?? attempt.answered, attempt.total)} total={attempt.total} />
      }
      navigation={
        <MoveButtons
          onNext={() => engineRef?.send({ type: "answer.confirmed", elapsedMs: stopwatch.read() })}
          canGoOn={engine !== undefined && isAnswered(engine)}
          busy={isLocking && !covered}
        />
      }
      cover={cover}
    >
      {presented !== null && (
        <ItemView
          exercise={presented.exercise}
          number={presented.number}
          answer={presented.answer}
          onAnswer={(answer) => engineRef?.send({ type: "answer.changed", answer })}
          readOnly={!canAnswer}
          eliminated={eliminated}
          onEliminate={eliminate}
        />
      )}
      {fault !== undefined && <RefusedNote fault={fault} isEarlier={isEarlier} onSaveCopy={saveCopy} />}
      {hasCalculator && isCalculating && !covered && (
        <LazyCalculator store={store} onClose={() => store.show("calculator", false)} />
      )}
    </ExamShell>
  );
}
