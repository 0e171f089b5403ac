import type { Localized } from "../../contract/item/content";
import type { Interaction, ItemBody, Option } from "../../contract/item/item";
import { languagesOf } from "./draft-texts";
import type { DraftFinding } from "./reasons";
import { isShown } from "./shown-texts";

/** Every list of choices in an interaction: options, both sides of a match, categories, the choices of each gap. */
const choiceLists = (interaction: Interaction): (readonly Option[])[] => [
  ...("options" in interaction ? [interaction.options] : []),
  ...("categories" in interaction ? [interaction.categories] : []),
  ...("sources" in interaction ? [interaction.sources, interaction.targets] : []),
  ...("gaps" in interaction ? interaction.gaps.flatMap((gap) => ("options" in gap ? [gap.options] : [])) : []),
];

/** A choice as it looks, without what cannot be seen: paragraphs, spaces, the width of letters. */
const looks = (html: string): string =>
  html
    .normalize("NFKC")
    .replace(/<\/?(?:p|div|span|br)\b[^<>]*>/g, " ")
    .replace(/&nbsp;|\s+/g, " ")
    .trim();

const areAlike = (one: Localized, other: Localized): boolean => {
  const shared = languagesOf(one).filter((language) => languagesOf(other).includes(language));
  return shared.some((language) => looks(one[language] ?? "") === looks(other[language] ?? ""));
};

const repeats = (options: readonly Option[]): boolean =>
  options.some(({ option_id, content }, place) =>
    options.slice(0, place).some((before) => before.option_id === option_id || areAlike(before.content, content)),
  );

/** What is wrong with the choices of a question. */
export const choiceFindings = ({ interaction }: ItemBody): DraftFinding[] => {
  const lists = choiceLists(interaction);
  const isSingleEnough = interaction.type === "match" || interaction.type === "categorise";
  const shown = lists.map((options) => options.filter(({ content }) => isShown(content)));
  return [
    ...(!isSingleEnough && lists.some(({ length }) => length < 2) ? [{ code: "optionsTooFew" } as const] : []),
    ...(lists.some(({ length }, list) => length !== shown[list]?.length) ? [{ code: "optionEmpty" } as const] : []),
    ...(shown.some(repeats) ? [{ code: "optionsAlike" } as const] : []),
  ];
};
