import type { Localized } from "../../../contract/item/content";
import type { DraftItem } from "../../../contract/studio/draft-item";
import { plainText } from "../../../items/content/content";

const textsOf = (text: Localized | undefined): string[] =>
  [text?.zh, text?.en].filter((one) => one !== undefined).map(plainText);

const longestWords = 20_000;

/** The beginning of a question without formatting. */
export const beginningOf = ({ body: { stem } }: Pick<DraftItem, "body">): string =>
  (textsOf(stem)[0] ?? "").slice(0, 200);

/** All words of a draft that a search may look for, in lower case. */
export const searchTextOf = ({ body, explanation, skill, subject, tags }: DraftItem): string => {
  const { interaction, stem, stimulus } = body;
  const options = "options" in interaction ? interaction.options.flatMap(({ content }) => textsOf(content)) : [];
  return [
    ...textsOf(stem),
    ...textsOf(stimulus?.title),
    ...textsOf(stimulus?.content),
    ...options,
    ...textsOf(explanation),
    skill,
    subject,
    ...tags,
  ]
    .join(" ")
    .normalize("NFKC")
    .toLowerCase()
    .slice(0, longestWords);
};
