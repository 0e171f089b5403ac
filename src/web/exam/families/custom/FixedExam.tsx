import { useNavigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import { entryOf } from "../../../../../machines/exam/answer-sheet";
import { selectCover } from "../../../../../machines/exam/sitting.selectors";
import { examMachine } from "../../../../../machines/families/exam.machine";
import { isAskingToSubmit, isOnItem, selectIndex } from "../../../../../machines/families/fixed-sections.selectors";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { ItemView } from "../../../item/interactions/ItemView";
import { familyActor } from "../../family-actor";
import { SaveLine } from "../../SaveLine";
import { ItemNote } from "../../sheets/ItemNote";
import { RefusedNote } from "../../sheets/RefusedNote";
import { StorageWarning } from "../../sheets/StorageWarning";
import { CheckYourWork } from "../../shell/CheckYourWork";
import { ExamShell } from "../../shell/ExamShell";
import { MarkForReview } from "../../shell/MarkForReview";
import { MoveButtons } from "../../shell/MoveButtons";
import type { PaletteEntry } from "../../shell/palette";
import { QuestionPalette } from "../../shell/QuestionPalette";
import { SectionTitle } from "../../shell/SectionTitle";
import type { SittingActor } from "../../sitting-actor";
import { SittingClock } from "../../SittingClock";
import { SittingCoverSheet } from "../../SittingCoverSheet";
import { CalculatorButton } from "../../tools/CalculatorButton";
import { LazyCalculator } from "../../tools/LazyCalculator";
import { LeaveButton } from "../../tools/LeaveButton";
import { useEliminated } from "../../use-eliminated";
import { useLast } from "../../use-last";
import { useSaveCopy } from "../../use-save-copy";
import { useSaveState } from "../../use-save-state";
import { useStopwatch } from "../../use-stopwatch";

/** Looking at an item again adds to its time only when it was more than a glance. */
const glanceMs = 1_000;

/** A fixed section: free movement, palette, marks, and a page to check the work before it is handed in. */
export function FixedExam({ actor }: { readonly actor: SittingActor }) {
  const navigate = useNavigate();
  const t = useMessage();
  const language = useLanguage();
  const sitting = useSelector(actor, (snapshot) => snapshot);
  const exam = useSelector(familyActor(sitting, examMachine), (snapshot) => snapshot);
  const sectionRef = exam?.children.engine;
  const section = useLast(useSelector(sectionRef, (snapshot) => snapshot ?? null));
  const [isCalculating, setCalculating] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const saving = useSaveState(sitting);

  const { attempt, sheet, refused, superseded } = sitting.context;
  const saveCopy = useSaveCopy(attempt.attempt_id);
  const place = attempt.sections.findIndex(({ stage }) => stage === attempt.stage);
  const info = attempt.sections[place];
  const entries = attempt.exercise_list
    .filter(({ stage }) => stage === attempt.stage)
    .flatMap(({ exercise_item }) => exercise_item);
  const index = section === null ? 0 : selectIndex(section);
  const exercise = entries[index]?.exercise ?? null;
  const exerciseId = exercise?.exercise_id ?? "";
  const entry = entryOf(sheet, exerciseId);
  const fault = refused[exerciseId];
  const covered = selectCover(sitting) !== null;
  const isAnswering = section !== null && isOnItem(section);
  const stopwatch = useStopwatch(attempt.attempt_id, exerciseId, isAnswering && !covered, entry.elapsedMs);
  const { eliminated, eliminate } = useEliminated(exerciseId);
  const palette: readonly PaletteEntry[] = entries.map(({ exercise_id }, at) => ({
    exercise_id,
    number: at + 1,
    answered: entryOf(sheet, exercise_id).answer !== null,
    marked: entryOf(sheet, exercise_id).checkStatus === 1,
  }));
  const isLastSection = place === attempt.sections.length - 1;

  /** Time spent on an answered item counts also when the answer stayed as it was; what was said of it has been read. */
  const leaveItem = () => {
    if (superseded.includes(exerciseId)) actor.send({ type: "supersession.seen", exerciseId });
    const elapsedMs = stopwatch.read();
    // a refused answer is not sent again for its time alone
    if (isAnswering && fault === undefined && entry.answer !== null && elapsedMs - stopwatch.before > glanceMs)
      sectionRef?.send({ type: "answer.changed", exerciseId, answer: entry.answer, elapsedMs });
  };
  const open = (id: string) => {
    leaveItem();
    sectionRef?.send({ type: "item.opened", index: entries.findIndex(({ exercise_id }) => exercise_id === id) });
  };
  const step = (direction: "next" | "previous") => {
    leaveItem();
    sectionRef?.send({ type: "item.left", direction });
  };

  const hasTool = (tool: "calculator" | "eliminator" | "markForReview") => info?.tools.includes(tool) ?? false;
  const hasCalculator = isAnswering && (hasTool("calculator") || exercise?.calculator === true);
  return (
    <ExamShell
      title={
        attempt.sections.length > 1 && info !== undefined ? (
          <SectionTitle index={place + 1} total={attempt.sections.length} title={localized(info.title, language)} />
        ) : (
          localized(attempt.title, language)
        )
      }
      clock={<SittingClock actor={sitting.children.clock} />}
      tools={
        <>
          {hasCalculator && <CalculatorButton open={isCalculating} onToggle={() => setCalculating(!isCalculating)} />}
          <LeaveButton onLeave={() => void navigate({ to: "/" })} />
        </>
      }
      banner={saving.isKeeping || isWarned ? undefined : <StorageWarning onDismiss={() => setWarned(true)} />}
      saveState={<SaveLine saving={saving} />}
      position={isAnswering ? <QuestionPalette entries={palette} currentId={exerciseId} onSelect={open} /> : undefined}
      navigation={
        isAnswering ? (
          <MoveButtons
            onBack={() => step("previous")}
            atStart={index === 0}
            onNext={() => step("next")}
            canGoOn
            toCheck={index === entries.length - 1}
          />
        ) : undefined
      }
      cover={covered ? <SittingCoverSheet actor={actor} saving={saving} /> : null}
    >
      {isAnswering && exercise !== null && (
        <ItemView
          exercise={exercise}
          number={index + 1}
          answer={entry.answer}
          onAnswer={(answer) =>
            sectionRef?.send({ type: "answer.changed", exerciseId, answer, elapsedMs: stopwatch.read() })
          }
          readOnly={covered}
          eliminated={eliminated}
          onEliminate={hasTool("eliminator") ? eliminate : undefined}
          tools={
            hasTool("markForReview") ? (
              <MarkForReview
                marked={entry.checkStatus === 1}
                onMark={() => sectionRef?.send({ type: "mark.toggled", exerciseId })}
              />
            ) : undefined
          }
        />
      )}
      {isAnswering && fault !== undefined && <RefusedNote fault={fault} onSaveCopy={saveCopy} />}
      {isAnswering && superseded.includes(exerciseId) && <ItemNote tone="warn">{t("exam.superseded")}</ItemNote>}
      {!isAnswering && !covered && (
        <CheckYourWork
          entries={palette}
          onSelect={open}
          onBack={() => sectionRef?.send({ type: "review.closed" })}
          asking={section !== null && isAskingToSubmit(section)}
          onAsk={() => sectionRef?.send({ type: "submission.requested" })}
          onStay={() => sectionRef?.send({ type: "submission.withdrawn" })}
          onSubmit={() => sectionRef?.send({ type: "submission.confirmed" })}
          lastSection={isLastSection}
        />
      )}
      {hasCalculator && isCalculating && !covered && <LazyCalculator onClose={() => setCalculating(false)} />}
    </ExamShell>
  );
}
