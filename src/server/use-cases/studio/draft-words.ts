import type { Language, Localized } from "../../../contract/item/content";
import type { DraftItem } from "../../../contract/studio/draft-item";
import { plainText } from "../../../items/content/content";
import { searchTokensOf } from "./search-tokens";

const textsOf = (text: Localized | undefined): string[] =>
  [text?.zh, text?.en].filter((one) => one !== undefined).map(plainText);

/** The beginning of a question without formatting, in the reader's language where the question has it. */
export const beginningOf = ({ body: { stem } }: Pick<DraftItem, "body">, language: Language): string =>
  plainText(stem[language] || stem.zh || stem.en || "").slice(0, 200);

/** The words of a draft by which a search finds it. */
export const searchTextOf = ({ body, explanation, skill, subject, tags }: DraftItem): string => {
  const { interaction, stem, stimulus } = body;
  const options = "options" in interaction ? interaction.options.flatMap(({ content }) => textsOf(content)) : [];
  return searchTokensOf(
    [
      ...textsOf(stem),
      ...textsOf(stimulus?.title),
      ...textsOf(stimulus?.content),
      ...options,
      ...textsOf(explanation),
      skill,
      subject,
      ...tags,
    ].join(" "),
  );
};
