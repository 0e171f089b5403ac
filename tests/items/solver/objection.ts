import type { ItemKey } from "../../../src/contract/item/item";
import type { Settled } from "../../../src/items/engine/settle";
import { look, near, valueOf, type Answer, type Solver } from "./seen";

const worthOf = (option: string): number => valueOf(option) / (option.endsWith("%") ? 100 : 1);
const isRight = (answer: Answer, option: string): boolean =>
  typeof answer === "number" ? near(valueOf(option), answer) : answer(option);

/** The second solver's objection to a question with this key; undefined when there is none. */
export const objectionTo = ({ draft, options }: Settled, key: ItemKey, solve: Solver): string | undefined => {
  const seen = look(
    draft.stem.en,
    draft.figure?.en ?? "",
    options.map(({ text }) => text.en),
  );
  const answer = solve(seen);
  const right = options.flatMap(({ option_id }, k) => (isRight(answer, seen.options[k] ?? "") ? [option_id] : []));
  const told = `${draft.stem.en} [${seen.options.join(" | ")}]`;
  if (key.type === "numeric_entry")
    return typeof answer === "number" && near(answer, key.value)
      ? undefined
      : `${String(answer)}, not ${key.value}: ${told}`;
  if (key.type === "single_choice")
    return right.length === 1 && right[0] === key.option_id
      ? undefined
      : `${right.join()} for ${key.option_id}: ${told}`;
  if (key.type === "multiple_choice")
    return right.join() === key.option_ids.toSorted().join()
      ? undefined
      : `${right.join()} for ${key.option_ids.join()}: ${told}`;
  if (key.type !== "order") return `no solver for ${key.type}`;
  const value = (id: string) => worthOf(seen.options[options.findIndex(({ option_id }) => option_id === id)] ?? "");
  const isAscending = key.option_ids.every((id, k) => k === 0 || value(id) > value(key.option_ids[k - 1] ?? id));
  return isAscending ? undefined : `not in order: ${told}`;
};
