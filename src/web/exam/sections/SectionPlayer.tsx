import { useSelector } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { isUnheard } from "../../../../machines/audio/audio.selectors";
import { entryOf } from "../../../../machines/exam/answer-sheet";
import { selectCover } from "../../../../machines/exam/sitting.selectors";
import type { fixedSectionsMachine } from "../../../../machines/families/fixed-sections.machine";
import {
  isAskingToSubmit,
  endsByClockOnly,
  isOnItem,
  selectIndex,
} from "../../../../machines/families/fixed-sections.selectors";
import { families } from "../../../contract/families";
import { shownPlace } from "../../effects/exam/shown-place";
import { useMessage } from "../../i18n/use-message";
import { VoiceProvider } from "../../item/audio/voice-context";
import { ItemView } from "../../item/interactions/ItemView";
import { preloadInteractions } from "../../item/interactions/lazy-interactions";
import { usePlayer } from "../audio/use-player";
import { LazyAbsences } from "../overlays/LazyOverlays";
import { ItemNote } from "../sheets/ItemNote";
import { LazyRefusedNote } from "../sheets/LazySheets";
import { CheckYourWork } from "../shell/CheckYourWork";
import { MarkForReview } from "../shell/MarkForReview";
import { MoveButtons } from "../shell/MoveButtons";
import type { PaletteEntry } from "../shell/palette";
import { QuestionPalette } from "../shell/QuestionPalette";
import { ReportQuestion } from "../shell/ReportQuestion";
import type { SittingActor } from "../sitting-actor";
import { useTools } from "../tool-state/use-tools";
import { LazyToolBar, LazyToolPanels } from "../tools/LazyTools";
import { offeredTools } from "../tools/offered";
import { useLast } from "../use-last";
import { isInOtherState, useShown } from "../use-shown";
import { useStopwatch } from "../use-stopwatch";
import { Directions } from "./Directions";
import { SittingShell } from "./SittingShell";

/** Milliseconds: a repeated look at an item adds to its time only when it is longer than this. */
const glanceMs = 1_000;

type SectionSnapshot = SnapshotFrom<typeof fixedSectionsMachine>;

/** Whether a section is in another state or at another question, which is drawn at once: nobody taps on the old one. */
const isElsewhere = (before: SectionSnapshot, now: SectionSnapshot): boolean =>
  isInOtherState(before, now) || selectIndex(before) !== selectIndex(now);

export interface SectionDirections {
  /** They are open, over the items. */
  readonly isOpen: boolean;
  readonly onAsk: () => void;
  readonly onRead: () => void;
}

interface SectionPlayerProps {
  readonly actor: SittingActor;
  /** undefined: the section is being closed. */
  readonly sectionRef: ActorRefFrom<typeof fixedSectionsMachine> | undefined;
  /** Absent: the section has none that can be opened again. */
  readonly directions?: SectionDirections;
}

/** A section with free movement: palette, marks, and a page to check the work before it is handed in. */
export function SectionPlayer({ actor, sectionRef, directions }: SectionPlayerProps) {
  const t = useMessage();
  const sitting = useShown(actor, isInOtherState);
  const section = useLast(useShown(sectionRef, isElsewhere) ?? null);

  const { attempt, sheet, refused, superseded } = sitting.context;
  const place = attempt.sections.findIndex(({ stage }) => stage === attempt.stage);
  const info = attempt.sections[place];
  const entries = attempt.exercise_list
    .filter(({ stage }) => stage === attempt.stage)
    .flatMap(({ exercise_item }) => exercise_item);
  useEffect(() => {
    const own = attempt.exercise_list.filter(({ stage }) => stage === attempt.stage);
    void preloadInteractions(own.flatMap(({ exercise_item }) => exercise_item.flatMap((item) => item.exercise ?? [])));
  }, [attempt]);
  const index = section === null ? 0 : selectIndex(section);
  const exercise = entries[index]?.exercise ?? null;
  const exerciseId = exercise?.exercise_id ?? "";
  const isPlaced = section !== null && exerciseId !== "";
  useEffect(() => {
    if (isPlaced) shownPlace.keep(attempt.attempt_id, exerciseId);
  }, [attempt.attempt_id, exerciseId, isPlaced]);
  const entry = entryOf(sheet, exerciseId);
  const fault = refused[exerciseId];
  const covered = selectCover(sitting) !== null;
  const isAnswering = section !== null && isOnItem(section);
  const isReading = directions?.isOpen ?? false;
  const isSeen = isAnswering && !covered && !isReading;
  const stopwatch = useStopwatch(attempt.attempt_id, exerciseId, isSeen, entry.elapsedMs);
  const { store, eliminated, eliminate } = useTools(actor, exerciseId);
  const voice = usePlayer(actor, exercise, covered || !isAnswering);
  const unheard = useSelector(voice ?? undefined, (audio) => audio !== undefined && isUnheard(audio, exerciseId));
  const isLost = unheard && isAnswering && entry.answer === null && entry.unscored === undefined;
  const noteUnheard = useEffectEvent(() =>
    sectionRef?.send({ type: "hearing.failed", exerciseId, elapsedMs: stopwatch.read() }),
  );
  useEffect(() => {
    if (isLost) noteUnheard();
  }, [isLost, exerciseId]);
  const palette: readonly PaletteEntry[] = entries.map(({ exercise_id }, at) => ({
    exercise_id,
    number: at + 1,
    answered: entryOf(sheet, exercise_id).answer !== null,
    marked: entryOf(sheet, exercise_id).checkStatus === 1,
  }));
  const isLastSection = place === attempt.sections.length - 1;

  /**
   * Sends the time spent on an answered item even when its answer did not change, and marks the note about the item as
   * read. Goes by the sitting as it is now, which may be ahead of what is shown.
   */
  const leaveItem = () => {
    const now = actor.getSnapshot().context;
    const { answer } = entryOf(now.sheet, exerciseId);
    if (now.superseded.includes(exerciseId)) actor.send({ type: "supersession.seen", exerciseId });
    const elapsedMs = stopwatch.read();
    // a refused answer is not sent again only for its time
    if (
      isAnswering &&
      now.refused[exerciseId] === undefined &&
      answer !== null &&
      elapsedMs - stopwatch.before > glanceMs
    )
      sectionRef?.send({ type: "answer.changed", exerciseId, answer, elapsedMs });
  };
  const open = (id: string) => {
    leaveItem();
    sectionRef?.send({ type: "item.opened", index: entries.findIndex(({ exercise_id }) => exercise_id === id) });
  };
  const check = () => {
    leaveItem();
    sectionRef?.send({ type: "review.opened" });
  };
  const step = (direction: "next" | "previous") => {
    leaveItem();
    sectionRef?.send({ type: "item.left", direction });
  };

  const hasTool = (tool: "eliminator" | "markForReview") => info?.tools.includes(tool) ?? false;
  const offered = isAnswering ? offeredTools(info?.tools ?? [], exercise?.calculator === true) : [];
  return (
    <SittingShell
      actor={actor}
      {...(directions === undefined || info?.directions === undefined
        ? {}
        : {
            directions: (
              <Directions
                section={info}
                clock={sitting.children.clock}
                {...directions}
                isOpen={isReading && !covered}
              />
            ),
          })}
      tools={<LazyToolBar store={store} offered={offered} />}
      position={
        isAnswering ? (
          <QuestionPalette entries={palette} currentId={exerciseId} onSelect={open} onCheck={check} />
        ) : undefined
      }
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
    >
      {isAnswering && exercise !== null && (
        <VoiceProvider value={voice}>
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
            numberEntry={families[attempt.family].numberEntry}
            after={<ReportQuestion attempt={attempt} exerciseId={exerciseId} />}
            tools={
              hasTool("markForReview") ? (
                <MarkForReview
                  marked={entry.checkStatus === 1}
                  onMark={() => sectionRef?.send({ type: "mark.toggled", exerciseId })}
                />
              ) : undefined
            }
          />
        </VoiceProvider>
      )}
      {isAnswering && fault !== undefined && <LazyRefusedNote fault={fault} attemptId={attempt.attempt_id} />}
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
          isHeld={section !== null && endsByClockOnly(section)}
          note={<LazyAbsences actor={actor} />}
        />
      )}
      {!covered && <LazyToolPanels store={store} offered={offered} exerciseId={exerciseId} />}
    </SittingShell>
  );
}
