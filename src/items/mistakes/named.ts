import type { Item } from "../../contract/item/item";
import { mistakeSentences } from "./sentences";

interface NamedOption {
  readonly option_id: string;
  /** null when the option is right or its mistake is unknown. */
  readonly mistake: string | null;
}

/** The stored mistakes of an item's options: only those with a sentence in `mistakeSentences`. */
export const namedMistakes = (options: readonly NamedOption[]): Pick<Item, "mistakes"> => {
  const said = options.flatMap(({ option_id, mistake }) =>
    mistake !== null && Object.hasOwn(mistakeSentences, mistake) ? [[option_id, mistake] as const] : [],
  );
  return said.length === 0 ? {} : { mistakes: Object.fromEntries(said) };
};
