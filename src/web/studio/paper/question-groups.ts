import type { ItemBody } from "../../../contract/item/item";
import type { PaperQuestion } from "../../../contract/studio/printed-test";

/** Neighbours on one stimulus, or a single question. */
export interface QuestionGroup {
  readonly stimulus: ItemBody["stimulus"];
  readonly questions: readonly [PaperQuestion, ...PaperQuestion[]];
}

/** The questions of a section in groups, so that each stimulus is printed once before its questions. */
export function questionGroups(questions: readonly PaperQuestion[]): QuestionGroup[] {
  const groups: QuestionGroup[] = [];
  for (const question of questions) {
    const stimulus = question.body?.stimulus;
    const last = groups.at(-1);
    if (stimulus !== undefined && last?.stimulus?.stimulus_id === stimulus.stimulus_id)
      groups[groups.length - 1] = { stimulus, questions: [...last.questions, question] };
    else groups.push({ stimulus, questions: [question] });
  }
  return groups;
}
