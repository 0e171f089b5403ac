import { useSelector } from "@xstate/react";
import { Suspense } from "react";
import type { ActorRefFrom } from "xstate";
import type { practiceSectionMachine } from "../../../../machines/families/practice-section.machine";
import {
  selectPracticeSectionKey,
  selectPracticeSectionPhase,
} from "../../../../machines/families/practice-section.selectors";
import { useMessage } from "../../i18n/use-message";
import { preloadReviews } from "../../item/review/preload-reviews";
import type { SittingActor } from "../sitting-actor";
import { useTools } from "../tool-state/use-tools";
import { LazyToolBar, LazyToolPanels } from "../tools/LazyTools";
import { offeredTools } from "../tools/offered";
import { useLast } from "../use-last";
import { GoOnButton } from "./GoOnButton";
import { PracticeQuestionView } from "./PracticeQuestionView";
import { ReadySheet } from "./ReadySheet";
import { SittingShell } from "./SittingShell";

void preloadReviews();

interface PracticePlayerProps {
  readonly actor: SittingActor;
  /** undefined: practice is over, and is being closed. */
  readonly practiceRef: ActorRefFrom<typeof practiceSectionMachine> | undefined;
}

/**
 * The screen before a scored section: directions, a worked example, and practice items with feedback on each answer.
 */
export function PracticePlayer({ actor, practiceRef }: PracticePlayerProps) {
  const t = useMessage();
  const { attempt } = useSelector(actor, ({ context }) => context);
  const { store } = useTools(actor, "");
  const practice = useLast(useSelector(practiceRef, (snapshot) => snapshot ?? null));
  if (practice === null) return <SittingShell actor={actor}>{null}</SittingShell>;

  const phase = selectPracticeSectionPhase(practice);
  const { place, items, answer } = practice.context;
  const shown = attempt.exercise_list
    .filter(({ stage }) => stage === attempt.stage)
    .flatMap(({ exercise_item }) => exercise_item)
    .find(({ exercise_id }) => exercise_id === items[place]?.exerciseId);
  const exercise = shown?.exercise ?? null;
  if (phase === "ready" || exercise === null)
    return (
      <SittingShell actor={actor}>
        <ReadySheet
          attempt={attempt}
          canRepeat={items.length > 0}
          onBegin={() => practiceRef?.send({ type: "section.begun" })}
          onRepeat={() => practiceRef?.send({ type: "practice.repeated" })}
        />
      </SittingShell>
    );

  const info = attempt.sections.find(({ stage }) => stage === attempt.stage);
  const offered = offeredTools(info?.tools ?? [], false);
  const key = selectPracticeSectionKey(practice);
  const isExample = phase === "showing";
  return (
    <SittingShell
      actor={actor}
      tools={<LazyToolBar store={store} offered={offered} />}
      navigation={
        phase === "trying" ? (
          <GoOnButton
            label={t("sections.check")}
            canGoOn={answer !== null}
            onNext={() => practiceRef?.send({ type: "answer.checked" })}
          />
        ) : (
          <GoOnButton
            label={t(isExample && items.length > 1 ? "sections.tryIt" : "sections.goOn")}
            onNext={() => practiceRef?.send({ type: isExample ? "example.read" : "practice.continued" })}
          />
        )
      }
    >
      <Suspense>
        <PracticeQuestionView
          type={exercise.interaction.type}
          interaction={exercise.interaction}
          exercise={exercise}
          number={place}
          title={isExample ? t("sections.example") : t("sections.practice", { place, total: items.length - 1 })}
          phase={phase}
          itemKey={key}
          answer={answer}
          taught={shown?.taught}
          onAnswer={(given) => practiceRef?.send({ type: "answer.changed", answer: given })}
        />
      </Suspense>
      <LazyToolPanels store={store} offered={offered} exerciseId={exercise.exercise_id} />
    </SittingShell>
  );
}
