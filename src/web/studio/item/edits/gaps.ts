import type { Language, Localized } from "../../../../contract/item/content";
import type { Interaction, ItemKey } from "../../../../contract/item/item";
import { localized } from "../../../i18n/language";
import { without } from "./draft-change";
import { newOptions } from "./options";

const mark = /\{\{([\w.-]{1,64})\}\}/g;

/** The gaps that a text names, each once, in their order. */
export const gapsNamed = (text: Localized): string[] => [
  ...new Set([text.zh, text.en].flatMap((html) => [...(html ?? "").matchAll(mark)].map(([, id = ""]) => id))),
];

/** The next short name for a gap. */
export const nextGapId = (taken: readonly string[]): string => {
  let number = new Set(taken).size + 1;
  while (taken.includes(`g${number}`)) number += 1;
  return `g${number}`;
};

/** The text with a gap at its end, inside its last paragraph. */
export const withGapAtEnd = (text: Localized, language: Language, gapId: string): Localized => {
  const html = localized(text, language);
  const inside = /^([\s\S]*\S)(<\/(?:p|li|div|td)>\s*)$/.exec(html);
  const [, start, end] = inside ?? [];
  const next = start === undefined ? `${html} {{${gapId}}}`.trim() : `${start} {{${gapId}}}${end ?? ""}`;
  return { ...text, [language]: next };
};

/** The text without the mark of a gap, in every language. */
export const withoutGap = (text: Localized, gapId: string): Localized =>
  Object.fromEntries(
    Object.entries(text).map(([language, html]) => [
      language,
      (html ?? "").replaceAll(` {{${gapId}}}`, "").replaceAll(`{{${gapId}}}`, ""),
    ]),
  );

type GapInteraction = Extract<Interaction, { readonly gaps: unknown }>;

/** A new gap of an interaction with gaps. */
export const withNewGap = <Of extends GapInteraction>(interaction: Of, gapId: string, language: Language): Of => {
  const gap = {
    inline_choice: () => ({ gap_id: gapId, options: newOptions(3, language) }),
    gap_entry: () => ({ gap_id: gapId, max_length: 40 }),
    gaps: () => ({ gap_id: gapId, kind: "text", max_length: 40 }),
  }[interaction.type]();
  // the gap is made for the type of the interaction
  return { ...interaction, gaps: [...interaction.gaps, gap] } as Of;
};

/** The interaction with a gap for each that the text names, in the order of the text. */
export const withGapsOf = (interaction: Interaction, stem: Localized, language: Language): Interaction => {
  if (!("gaps" in interaction)) return interaction;
  const named = gapsNamed(stem).slice(0, mostGaps[interaction.type]);
  const known = new Set(interaction.gaps.map(({ gap_id }) => gap_id));
  const all = named.filter((id) => !known.has(id)).reduce((all, id) => withNewGap(all, id, language), interaction);
  const place = ({ gap_id }: { readonly gap_id: string }) => {
    const at = named.indexOf(gap_id);
    return at === -1 ? named.length : at;
  };
  const sorted = [...all.gaps].sort((one, other) => place(one) - place(other));
  const isSame = sorted.length === interaction.gaps.length && sorted.every((gap, at) => gap === interaction.gaps[at]);
  // the same gaps in another order
  return isSame ? interaction : ({ ...all, gaps: sorted } as Interaction);
};

/** Most gaps of a question. */
export const mostGaps = { inline_choice: 20, gap_entry: 20, gaps: 60 } as const;

/** What is left of a key when a gap is removed; null: nothing. */
export function keyWithoutGap(key: ItemKey | null, gapId: string): ItemKey | null {
  const left = <Value>(record: Readonly<Record<string, Value>>) => {
    const rest = without(record, gapId);
    return Object.keys(rest).length === 0 ? null : rest;
  };
  if (key?.type === "inline_choice") {
    const choices = left(key.choices);
    return choices && { ...key, choices };
  }
  if (key?.type === "gap_entry") {
    const accepted = left(key.accepted);
    return accepted && { ...key, accepted };
  }
  if (key?.type !== "gaps") return key;
  const gaps = left(key.gaps);
  return gaps && { ...key, gaps, ...(key.weights === undefined ? {} : { weights: without(key.weights, gapId) }) };
}
