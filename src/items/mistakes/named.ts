import type { Item } from "../../contract/item/item";
import { mistakeSentences } from "./sentences";

interface NamedOption {
  readonly option_id: string;
  /** null: this option is right, or nobody has said what leads to it. */
  readonly mistake: string | null;
}

/** What an item keeps of its options' mistakes: those of which there is something to say. */
export const namedMistakes = (options: readonly NamedOption[]): Pick<Item, "mistakes"> => {
  const said = options.flatMap(({ option_id, mistake }) =>
    mistake !== null && Object.hasOwn(mistakeSentences, mistake) ? [[option_id, mistake] as const] : [],
  );
  return said.length === 0 ? {} : { mistakes: Object.fromEntries(said) };
};
