import type { Language } from "../../../../contract/item/content";
import type { Interaction, ItemKey } from "../../../../contract/item/item";
import type { DraftItem } from "../../../../contract/studio/draft-item";
import type { DraftChange } from "./draft-change";
import { withGapsOf } from "./gaps";
import { longestGapEntries } from "./limits";

type GapInteraction = Extract<Interaction, { readonly gaps: unknown }>;

const escaped = (words: string): string =>
  words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

type Made = Pick<DraftChange, "interaction" | "key">;

/** The interaction whose gap accepts the words. */
function accepting(interaction: GapInteraction, key: ItemKey | null, gapId: string, given: Given): Made {
  const { words, language } = given;
  if (interaction.type === "inline_choice") {
    const [first] = interaction.gaps.find(({ gap_id }) => gap_id === gapId)?.options ?? [];
    if (first === undefined) return {};
    const choices = key?.type === "inline_choice" ? key.choices : {};
    const named = { ...first, content: { [language]: escaped(words) } };
    const gaps = interaction.gaps.map((gap) =>
      gap.gap_id === gapId ? { ...gap, options: [named, ...gap.options.slice(1)] } : gap,
    );
    const before = key?.type === "inline_choice" ? key : { type: "inline_choice" as const };
    return {
      interaction: { ...interaction, gaps },
      key: { ...before, choices: { ...choices, [gapId]: first.option_id } },
    };
  }
  const longest = longestGapEntries[interaction.type === "gap_entry" ? "gap_entry" : "text"];
  if (words.length > longest) return {};
  const gaps = interaction.gaps.map((gap) =>
    gap.gap_id === gapId && "max_length" in gap ? { ...gap, max_length: Math.max(gap.max_length, words.length) } : gap,
  );
  // the gaps are those of the same interaction, some of them longer
  const roomy = { ...interaction, gaps } as GapInteraction;
  if (interaction.type === "gap_entry") {
    const before = key?.type === "gap_entry" ? key : { type: "gap_entry" as const, accepted: {} };
    return { interaction: roomy, key: { ...before, accepted: { ...before.accepted, [gapId]: [words] } } };
  }
  const before = key?.type === "gaps" ? key : { type: "gaps" as const, gaps: {} };
  const accepted = { kind: "text" as const, accepted: [words], case_sensitive: false };
  return { interaction: roomy, key: { ...before, gaps: { ...before.gaps, [gapId]: accepted } } };
}

interface Given {
  /** The words in whose place the gap stands; "": it replaces none. */
  readonly words: string;
  readonly language: Language;
}

/** A new gap that the stem names already, with the words that it replaces as its answer. */
export function withGapNamed(
  { key }: DraftItem,
  interaction: GapInteraction,
  gap: Given & { readonly gapId: string; readonly stem: NonNullable<DraftChange["stem"]> },
): DraftChange {
  const { gapId, stem, words, language } = gap;
  const made = withGapsOf(interaction, stem, language);
  if (words === "" || !("gaps" in made)) return { stem, interaction: made };
  return { stem, interaction: made, ...accepting(made, key, gapId, { words, language }) };
}
