import type { Localized } from "../../contract/item/content";
import type { Interaction, Item, ItemKey } from "../../contract/item/item";
import { toHtml } from "../content/content";
import { namedMistakes } from "../mistakes/named";
import type { Settled, SettledOption } from "./settle";
import { tidy, type Words } from "./words";

const paragraphs = (text: string): string =>
  text
    .split("\n")
    .map((line) => `<p>${line}</p>`)
    .join("");

const known = new Map<string, string>();
/** Options and figures repeat across the bank and its languages, so each is rendered once and cached. */
const htmlOf = (source: string): string => {
  const html = known.get(source) ?? toHtml(source);
  known.set(source, html);
  return html;
};
const contentOf = ({ en, zh }: Words): Localized => ({ en: htmlOf(en), zh: htmlOf(zh) });

const rightIds = (options: readonly SettledOption[]): string[] =>
  options.filter(({ mistake }) => mistake === null).map(({ option_id }) => option_id);

const interactionOf = ({ draft: { ask }, options }: Settled): { interaction: Interaction; key: ItemKey } => {
  const shown = options.map(({ option_id, text }) => ({ option_id, content: contentOf(text) }));
  switch (ask.type) {
    case "single_choice":
      return {
        interaction: { type: ask.type, options: shown, shuffle: false },
        key: { type: ask.type, option_id: rightIds(options)[0] ?? "" },
      };
    case "multiple_choice":
      return {
        interaction: { type: ask.type, options: shown, shuffle: false, max_choices: 0 },
        key: { type: ask.type, option_ids: rightIds(options) },
      };
    case "order": {
      const inOrder = ask.right.map((value) => options.find((option) => option.value === value)?.option_id ?? "");
      return { interaction: { type: ask.type, options: shown }, key: { type: ask.type, option_ids: inOrder } };
    }
    case "numeric_entry":
      return {
        interaction: {
          type: ask.type,
          max_length: ask.maxLength ?? 12,
          ...(ask.unit === undefined ? {} : { unit: ask.unit }),
        },
        key: {
          type: ask.type,
          value: tidy(ask.right),
          tolerance: ask.tolerance ?? 1e-6,
          accepted: [...(ask.accepted ?? [])],
        },
      };
  }
};

/** The rendered content of a settled draft, with its figure below the stem or above it. */
export const rendered = (
  settled: Settled,
  figureAt: "below" | "above",
): Pick<Item, "body" | "key" | "mistakes"> & { readonly explanation: Localized } => {
  const { stem, figure, explanation, calculator } = settled.draft;
  const { interaction, key } = interactionOf(settled);
  const whole = (language: keyof Words): string => {
    // text and figure are rendered apart, since both languages can share one drawing
    const parts = [htmlOf(paragraphs(stem[language])), htmlOf(figure?.[language] ?? "")];
    return (figureAt === "below" ? parts : parts.toReversed()).join("");
  };
  return {
    body: {
      stem: { en: whole("en"), zh: whole("zh") },
      interaction,
      media: [],
      calculator: calculator ?? false,
    },
    key,
    ...namedMistakes(settled.options),
    explanation: contentOf({ en: paragraphs(explanation.en), zh: paragraphs(explanation.zh) }),
  };
};
