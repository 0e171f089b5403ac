import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { practiceMachine } from "../../../../machines/families/practice.machine";
import { selectPracticeKey, selectPracticePhase } from "../../../../machines/families/practice.selectors";
import type { Exercise, Taught } from "../../../contract/attempt";
import type { Localized } from "../../../contract/content";
import type { Answer, ItemKey } from "../../../contract/item";
import { isRightInPractice, rightAnswer } from "../../../contract/practice-verdict";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { optionLetter } from "../../item/interactions/interaction-props";
import { ItemView } from "../../item/interactions/ItemView";
import type { SittingActor } from "../sitting-actor";
import { useTools } from "../tool-state/use-tools";
import { LazyToolBar, LazyToolPanels } from "../tools/LazyTools";
import { offeredTools } from "../tools/offered";
import { useLast } from "../use-last";
import { GoOnButton } from "./GoOnButton";
import { PracticeNote } from "./PracticeNote";
import { ReadySheet } from "./ReadySheet";
import { SittingShell } from "./SittingShell";

interface PracticePlayerProps {
  readonly actor: SittingActor;
  /** undefined: practice is over, and is being closed. */
  readonly practiceRef: ActorRefFrom<typeof practiceMachine> | undefined;
}

/** Of the right options; none where options are not what is asked for. */
const lettersOf = ({ interaction }: Exercise, key: ItemKey | null): readonly string[] => {
  if (interaction.type !== "single_choice" && interaction.type !== "multiple_choice") return [];
  const right = key?.type === "single_choice" ? [key.option_id] : key?.type === "multiple_choice" ? key.option_ids : [];
  return interaction.options.flatMap(({ option_id }, place) =>
    right.includes(option_id) ? [optionLetter(place)] : [],
  );
};

const mistakesOf = (taught: Taught | undefined, answer: Answer | null): readonly Localized[] => {
  const chosen = answer?.type === "single_choice" ? [answer.option_id] : [];
  const optionIds = answer?.type === "multiple_choice" ? answer.option_ids : chosen;
  return (taught?.mistakes ?? []).flatMap(({ option_id, sentence }) =>
    optionIds.includes(option_id) ? [sentence] : [],
  );
};

/** Before a section that counts: what to do, a worked example, and practice with a word on each answer. */
export function PracticePlayer({ actor, practiceRef }: PracticePlayerProps) {
  const t = useMessage();
  const language = useLanguage();
  const { attempt } = useSelector(actor, ({ context }) => context);
  const { store } = useTools(actor, "");
  const practice = useLast(useSelector(practiceRef, (snapshot) => snapshot ?? null));
  if (practice === null) return <SittingShell actor={actor}>{null}</SittingShell>;

  const phase = selectPracticePhase(practice);
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
  const key = selectPracticeKey(practice);
  const isExample = phase === "showing";
  const isRight = key !== null && answer !== null && isRightInPractice(key, exercise.interaction, answer);
  const verdict = phase === "told" ? (isRight ? "right" : "wrong") : "example";
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
      <ItemView
        exercise={exercise}
        number={place}
        title={isExample ? t("sections.example") : t("sections.practice", { place, total: items.length - 1 })}
        lead={t(isExample ? "sections.exampleLead" : "sections.practiceLead")}
        answer={isExample ? key && rightAnswer(key) : answer}
        onAnswer={(given) => practiceRef?.send({ type: "answer.changed", answer: given })}
        readOnly={phase !== "trying"}
        after={
          phase === "trying" ? undefined : (
            <PracticeNote
              verdict={verdict}
              letters={new Intl.ListFormat(language).format(lettersOf(exercise, key))}
              mistakes={isExample ? [] : mistakesOf(shown?.taught, answer)}
              explanation={shown?.taught?.explanation ?? null}
            />
          )
        }
      />
      <LazyToolPanels store={store} offered={offered} exerciseId={exercise.exercise_id} />
    </SittingShell>
  );
}
