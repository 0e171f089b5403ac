import type { Attempt, Exercise } from "../../src/contract/attempt/attempt";
import type { Answer } from "../../src/contract/item/item";

const exerciseIn = ({ exercise_list }: Pick<Attempt, "exercise_list">, exerciseId: string): Exercise | null =>
  exercise_list.flatMap(({ exercise_item }) => exercise_item).find(({ exercise_id }) => exercise_id === exerciseId)
    ?.exercise ?? null;

/** The texts that a single choice shows for its options, by the attempt's option ids, in order. */
export function optionsShown(exercise: Exercise | null): ReadonlyMap<string, string> {
  if (exercise?.interaction.type !== "single_choice") throw new Error("no single choice is shown");
  return new Map(exercise.interaction.options.map(({ option_id, content }) => [option_id, content.en ?? ""]));
}

/** The choice of the option that shows these words. */
export function chooseShown(exercise: Exercise | null, words: string): Answer {
  const [option_id] = [...optionsShown(exercise)].find(([, shown]) => shown === words) ?? [];
  if (option_id === undefined) throw new Error(`no option shows "${words}"`);
  return { type: "single_choice", option_id };
}

/** The same for an item of an attempt as it was sent. */
export const chooseIn = (attempt: Pick<Attempt, "exercise_list">, exerciseId: string, words: string): Answer =>
  chooseShown(exerciseIn(attempt, exerciseId), words);
