import { use } from "react";
import type { PracticeSectionPhase } from "../../../../machines/families/practice-section.selectors";
import type { Exercise, Taught } from "../../../contract/attempt/attempt";
import { isAnswerOf, isKeyOf } from "../../../contract/interactions/of-type";
import type { Answer, InteractionOf, InteractionType, ItemKey } from "../../../contract/item/item";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { optionLetter } from "../../item/interactions/interaction-props";
import { ItemView } from "../../item/interactions/ItemView";
import { screenOf } from "../../item/interactions/screen-records";
import { PracticeNote } from "./PracticeNote";

interface PracticeQuestionViewProps<Kind extends InteractionType> {
  readonly type: Kind;
  readonly interaction: InteractionOf<Kind>;
  readonly exercise: Exercise;
  readonly number: number;
  readonly title: string;
  readonly phase: Exclude<PracticeSectionPhase, "ready">;
  /** null: the server has not sent it yet. */
  readonly itemKey: ItemKey | null;
  readonly answer: Answer | null;
  readonly taught: Taught | undefined;
  readonly onAnswer: (answer: Answer | null) => void;
}

/**
 * A worked example, or a practice item with feedback on its answer. Where feedback is shown, it suspends until the code
 * that judges the answer is loaded; the question itself needs none of it.
 */
export function PracticeQuestionView<Kind extends InteractionType>({
  type,
  interaction,
  exercise,
  number,
  title,
  phase,
  itemKey,
  answer,
  taught,
  onAnswer,
}: PracticeQuestionViewProps<Kind>) {
  const t = useMessage();
  const language = useLanguage();
  const screen = phase === "trying" ? undefined : screenOf(type);
  const review = screen === undefined ? null : use(screen.review.asked());
  const key = isKeyOf(type, itemKey) ? itemKey : null;
  const given = isAnswerOf(type, answer) ? answer : null;
  const isExample = phase === "showing";
  const right = key === null ? [] : (review?.chosenOptions?.(key) ?? []);
  const chosen = given === null ? [] : (review?.chosenOptions?.(given) ?? []);
  const options = "options" in interaction ? interaction.options : [];
  const letters = options.flatMap(({ option_id }, place) => (right.includes(option_id) ? [optionLetter(place)] : []));
  const mistakes = (taught?.mistakes ?? []).flatMap(({ option_id, sentence }) =>
    chosen.includes(option_id) ? [sentence] : [],
  );
  const verdict = key !== null && given !== null && review?.isRight(key, interaction, given) ? "right" : "wrong";
  return (
    <ItemView
      exercise={exercise}
      number={number}
      title={title}
      lead={t(isExample ? "sections.exampleLead" : "sections.practiceLead")}
      answer={isExample ? key && (review?.rightAnswer(key) ?? null) : answer}
      onAnswer={onAnswer}
      readOnly={phase !== "trying"}
      after={
        phase === "trying" ? undefined : (
          <PracticeNote
            verdict={phase === "told" ? verdict : "example"}
            letters={new Intl.ListFormat(language).format(letters)}
            mistakes={isExample ? [] : mistakes}
            explanation={taught?.explanation ?? null}
          />
        )
      }
    />
  );
}
