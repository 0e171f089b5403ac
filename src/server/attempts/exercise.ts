import type { Exercise } from "../../contract/attempt/attempt";
import type { Option } from "../../contract/item/item";
import { createRandom } from "../../psychometrics/random";
import type { AttemptRow } from "./attempt";
import { bodyInAttemptIds, attemptChoiceIds } from "./attempt-ids";
import type { TestItem } from "./catalogue";
import { serializeWithIds } from "./exercise-template";

function shuffled(options: readonly Option[], seed: string): Option[] {
  const random = createRandom(seed);
  const list = [...options];
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const moved = list[last];
    const taken = list[other];
    if (moved !== undefined && taken !== undefined) [list[last], list[other]] = [taken, moved];
  }
  return list;
}

const alike = new WeakMap<TestItem, Exercise>();
const written = new WeakMap<Exercise, () => Buffer>();

const bytesOf = (exercise: Exercise): Buffer => Buffer.from(JSON.stringify(exercise));

/** An item that looks the same in all attempts: returns the same object each time. */
function exerciseForAll(item: TestItem): Exercise {
  const known = alike.get(item);
  if (known !== undefined) return known;
  const exercise = { exercise_id: item.itemId, ...item.body };
  alike.set(item, exercise);
  const bytes = bytesOf(exercise);
  written.set(exercise, () => bytes);
  return exercise;
}

/** An item whose choices are in the order of the bank and have the ids of this attempt. */
function exerciseInNames(sitting: Pick<AttemptRow, "seed">, item: TestItem, own: readonly string[]): Exercise {
  const exercise = { exercise_id: item.itemId, ...bodyInAttemptIds(sitting, item) };
  written.set(exercise, () => serializeWithIds(item, own));
  return exercise;
}

/**
 * An item as this attempt shows it: its choices with the ids of the attempt, its options in an order derived from the
 * attempt's seed, so that they are the same each time.
 */
export function exerciseOf(sitting: Pick<AttemptRow, "seed">, item: TestItem): Exercise {
  const { itemId, body: inBank } = item;
  if (!("shuffle" in inBank.interaction) || !inBank.interaction.shuffle) {
    const own = attemptChoiceIds(sitting, item);
    return own === null ? exerciseForAll(item) : exerciseInNames(sitting, item, own);
  }
  const { seed } = sitting;
  const body = bodyInAttemptIds(sitting, item);
  const { interaction } = body;
  if (!("shuffle" in interaction)) return { exercise_id: itemId, ...body };
  return {
    exercise_id: itemId,
    ...body,
    interaction: { ...interaction, options: shuffled(interaction.options, `${seed}:${itemId}`), shuffle: false },
  };
}

/** The JSON of a result of `exerciseOf`; the bytes that are the same for all attempts are cached. */
export const serializeExercise = (exercise: Exercise): Buffer => written.get(exercise)?.() ?? bytesOf(exercise);

const bytesForAll = (item: TestItem): Buffer => serializeExercise(exerciseForAll(item));

/** The JSON of an item as this attempt shows it, without its object where only ids differ between attempts. */
export function serializeItem(sitting: Pick<AttemptRow, "seed">, item: TestItem): Buffer {
  const { interaction } = item.body;
  if ("shuffle" in interaction && interaction.shuffle) return bytesOf(exerciseOf(sitting, item));
  const own = attemptChoiceIds(sitting, item);
  return own === null ? bytesForAll(item) : serializeWithIds(item, own);
}
