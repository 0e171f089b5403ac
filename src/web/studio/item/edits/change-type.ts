import type { GapKey } from "../../../../contract/interactions/gaps";
import type { Language } from "../../../../contract/item/content";
import type { Interaction, InteractionType, ItemKey, KeyOf, Option } from "../../../../contract/item/item";
import type { DraftItem } from "../../../../contract/studio/draft-item";
import { changed } from "./draft-change";
import { gapsNamed, withGapAtEnd } from "./gaps";
import { newInteraction } from "./new-draft";
import { typedNumber } from "./numbers";
import { mixed } from "./options";

const hasWords = ({ content }: Option): boolean =>
  [content.zh, content.en].some((words) => words !== undefined && words.trim() !== "");

/** The options of an interaction that another type can use too. */
const listOf = (interaction: Interaction): readonly Option[] => {
  if ("options" in interaction) return interaction.options;
  return interaction.type === "match" ? interaction.sources : [];
};

/** The options that a key marks as right, in their order. */
const rightOf = (key: ItemKey | null): readonly string[] => {
  if (key?.type === "single_choice") return [key.option_id];
  return key?.type === "multiple_choice" ? key.option_ids : [];
};

/** The forms of a typed answer that a key accepts. */
const formsOf = (key: ItemKey | null): readonly string[] => {
  if (key?.type === "text_entry") return key.accepted;
  return key?.type === "numeric_entry" ? [...new Set([String(key.value), ...key.accepted])] : [];
};

const withOptions = (interaction: Interaction, options: readonly Option[]): Interaction => {
  if ("options" in interaction) return { ...interaction, options: [...options] };
  return interaction.type === "match" ? { ...interaction, sources: [...options] } : interaction;
};

type GapLike = { readonly gap_id: string };
const idsOf = (gaps: readonly GapLike[]): string[] => gaps.map(({ gap_id }) => gap_id);

const withGaps = (interaction: Interaction, from: Interaction, language: Language): Interaction => {
  if (!("gaps" in interaction) || !("gaps" in from)) return interaction;
  const ids = idsOf(from.gaps);
  const before = (gapId: string) => from.gaps.find(({ gap_id }) => gap_id === gapId);
  const optionsAt = (gapId: string): Option[] => {
    const gap = before(gapId);
    const fresh = newInteraction("inline_choice", language);
    if (gap !== undefined && "options" in gap) return gap.options;
    return fresh.type === "inline_choice" ? (fresh.gaps[0]?.options ?? []) : [];
  };
  const isChosen = (gapId: string): boolean => "options" in (before(gapId) ?? {});
  if (interaction.type === "inline_choice")
    return { ...interaction, gaps: ids.map((gap_id) => ({ gap_id, options: optionsAt(gap_id) })) };
  if (interaction.type === "gap_entry")
    return { ...interaction, gaps: ids.map((gap_id) => ({ gap_id, max_length: 40 })) };
  return {
    ...interaction,
    gaps: ids.map((gap_id) =>
      isChosen(gap_id)
        ? { gap_id, kind: "choice" as const, options: optionsAt(gap_id) }
        : { gap_id, kind: "text" as const, max_length: 40 },
    ),
  };
};

/** The entries of a record that a new type has a place for; null: none. */
const kept = <Value, Next>(
  record: Readonly<Record<string, Value>>,
  read: (value: Value) => Next | null,
): Record<string, Next> | null => {
  const entries = Object.entries(record).flatMap(([id, value]) => {
    const next = read(value);
    return next === null ? [] : [[id, next] as const];
  });
  return entries.length === 0 ? null : Object.fromEntries(entries);
};

const gapsOf = (before: ItemKey | null): Record<string, GapKey> | null => {
  if (before?.type === "gap_entry")
    return kept(before.accepted, (accepted): GapKey => ({ kind: "text", accepted, case_sensitive: false }));
  if (before?.type === "inline_choice")
    return kept(before.choices, (option_id): GapKey => ({ kind: "choice", option_id }));
  return null;
};

/** By the new type, what an old key says in it; null: nothing. */
const keys: {
  readonly [Kind in InteractionType]: (before: ItemKey | null, interaction: Interaction) => KeyOf<Kind> | null;
} = {
  single_choice: (before) => {
    const [first] = rightOf(before);
    return first === undefined ? null : { type: "single_choice", option_id: first };
  },
  multiple_choice: (before) => {
    const right = rightOf(before);
    return right.length === 0 ? null : { type: "multiple_choice", option_ids: [...right] };
  },
  order: (_, interaction) => ({
    type: "order",
    option_ids: listOf(interaction).map(({ option_id }) => option_id),
  }),
  text_entry: (before) => {
    const accepted = formsOf(before);
    return accepted.length === 0 ? null : { type: "text_entry", accepted: [...accepted], case_sensitive: false };
  },
  numeric_entry: (before) => {
    const value = formsOf(before)
      .map(typedNumber)
      .find((one) => one !== null);
    return value == null ? null : { type: "numeric_entry", value, tolerance: 0, accepted: [] };
  },
  gaps: (before) => {
    const gaps = gapsOf(before);
    return gaps && { type: "gaps", gaps };
  },
  gap_entry: (before) => {
    const accepted =
      before?.type === "gaps" ? kept(before.gaps, (key) => (key.kind === "text" ? key.accepted : null)) : null;
    return accepted && { type: "gap_entry", accepted };
  },
  inline_choice: (before) => {
    const choices =
      before?.type === "gaps" ? kept(before.gaps, (key) => (key.kind === "choice" ? key.option_id : null)) : null;
    return choices && { type: "inline_choice", choices };
  },
  match: () => null,
  categorise: () => null,
  hot_spot: () => null,
  extended_text: () => ({ type: "extended_text" }),
};

/** The question as another type: its text, choices, gaps and right answers stay where it has a place for them. */
export const withType = (draft: DraftItem, type: InteractionType, language: Language): DraftItem => {
  const { interaction, stem } = draft.body;
  if (interaction.type === type) return draft;
  const fresh = newInteraction(type, language);
  const options = listOf(interaction);
  // empty choices say nothing: a new type begins with as many as it usually has
  const isBegun = options.some(hasWords) || rightOf(draft.key).length > 0;
  const filled = isBegun ? withOptions(fresh, options) : fresh;
  const next = withGaps(filled, interaction, language);
  const key = keys[type](draft.key, next);
  const shown =
    next.type === "order" && key?.type === "order" ? { ...next, options: mixed(next.options, key.option_ids) } : next;
  const hasGapsNow = "gaps" in shown && !("gaps" in interaction) && gapsNamed(stem).length === 0;
  const mistakes = key?.type === "single_choice" || key?.type === "multiple_choice" ? draft.mistakes : {};
  return changed(draft, {
    interaction: shown,
    key,
    mistakes: mistakes ?? {},
    ...(hasGapsNow ? { stem: withGapAtEnd(stem, language, "g1") } : {}),
  });
};
