import type { Exercise } from "../../contract/exam";
import type { Option } from "../../contract/item";
import { createRandom } from "../../psychometrics/random";
import type { AttemptRow } from "./attempt";
import type { TestItem } from "./catalogue";

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

/** An item as this sitting shows it: its options in the sitting's own order, the same each time. */
export function exerciseOf({ seed }: Pick<AttemptRow, "seed">, { itemId, body }: TestItem): Exercise {
  const { interaction } = body;
  if (!("shuffle" in interaction) || !interaction.shuffle) return { exercise_id: itemId, ...body };
  return {
    exercise_id: itemId,
    ...body,
    interaction: { ...interaction, options: shuffled(interaction.options, `${seed}:${itemId}`), shuffle: false },
  };
}
