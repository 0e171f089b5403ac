import { comparable, isAmong } from "../../contract/comparable";
import type { Answer, Interaction, ItemKey, Option } from "../../contract/item";
import { readNumber } from "../../contract/number-forms";

export interface AnswerScore {
  readonly mark: "right" | "wrong" | "partly" | "skipped";
  /** Share of the item's points, 0–1. */
  readonly credit: number;
}

const right: AnswerScore = { mark: "right", credit: 1 };
const wrong: AnswerScore = { mark: "wrong", credit: 0 };
const skipped: AnswerScore = { mark: "skipped", credit: 0 };
const allOrNothing = (holds: boolean): AnswerScore => (holds ? right : wrong);
const byShare = (share: number): AnswerScore =>
  share >= 1 ? right : share > 0 ? { mark: "partly", credit: share } : wrong;

/** Ids hold no space, so a name stands for one pair only. */
const pairName = ([source, target]: readonly [string, string]): string => `${source} ${target}`;

const scoreChoices = (key: readonly string[], chosen: readonly string[]): AnswerScore => {
  const wanted = new Set(key);
  const hits = new Set(chosen.filter((id) => wanted.has(id))).size;
  const misses = new Set(chosen.filter((id) => !wanted.has(id))).size;
  if (hits === wanted.size && misses === 0) return right;
  return hits > misses ? { mark: "partly", credit: 0 } : wrong;
};

const spaceless = (form: string): string => comparable(form, false).replaceAll(" ", "");
/** A space between digits says something: 1 1/2 is not 11/2. */
const tight = (form: string): string => comparable(form, false).replace(/(?<!\d) | (?!\d)/g, "");

/** The number decides; a listed form counts as it is written, whatever it would read as. */
const scoreNumber = (
  key: Extract<ItemKey, { type: "numeric_entry" }>,
  { unit }: Extract<Interaction, { type: "numeric_entry" }>,
  text: string,
): AnswerScore => {
  const value = readNumber(text, unit);
  const rounding = 1e-9 * Math.max(1, Math.abs(key.value));
  if (value !== null && Math.abs(value - key.value) <= key.tolerance + rounding) return right;
  const written = value === null ? spaceless : tight;
  return allOrNothing(key.accepted.some((form) => written(form) === written(text)));
};

const scorePairs = (
  key: readonly (readonly [string, string])[],
  pairs: readonly (readonly [string, string])[],
): AnswerScore => {
  const wanted = new Set(key.map(pairName));
  const given = new Set(pairs.map(pairName));
  const hits = [...given].filter((name) => wanted.has(name)).length;
  const surplus = Math.max(0, given.size - wanted.size);
  return byShare(Math.max(0, hits - surplus) / wanted.size);
};

type Placements = Readonly<Record<string, string>>;

const scorePlacements = (key: Placements, placed: Placements): AnswerScore => {
  const wanted = Object.entries(key);
  const hits = wanted.filter(
    ([option, category]) => Object.hasOwn(placed, option) && placed[option] === category,
  ).length;
  const strays = Object.keys(placed).filter((option) => !Object.hasOwn(key, option)).length;
  return byShare(Math.max(0, hits - strays) / wanted.length);
};

const share = (total: number, hits: number): AnswerScore => byShare(total === 0 ? 0 : hits / total);

const isEmpty = (answer: Answer): boolean => {
  switch (answer.type) {
    case "single_choice":
      return false;
    case "multiple_choice":
    case "order":
      return answer.option_ids.length === 0;
    case "text_entry":
    case "numeric_entry":
      return comparable(answer.text, false) === "";
    case "inline_choice":
      return Object.keys(answer.choices).length === 0;
    case "gap_entry":
      return Object.values(answer.texts).every((text) => comparable(text, false) === "");
    case "match":
      return answer.pairs.length === 0;
    case "categorise":
      return Object.keys(answer.placements).length === 0;
    case "hot_spot":
      return answer.spot_ids.length === 0;
  }
};

type GapKey = Extract<ItemKey, { type: "inline_choice" | "gap_entry" }>;

/**
 * Whether each gap of the key is right, by gap_id: n responses of a text with n gaps. A gap left empty, an answer of
 * another type and none at all are wrong.
 */
export const scoreGaps = (key: GapKey, answer: Answer | null): Record<string, boolean> => {
  const given = answer?.type !== key.type ? {} : answer.type === "gap_entry" ? answer.texts : answer.choices;
  const isRight = (gapId: string, text: string): boolean =>
    key.type === "gap_entry" ? isAmong(key.accepted[gapId] ?? [], text, false) : key.choices[gapId] === text;
  return Object.fromEntries(
    Object.keys(key.type === "gap_entry" ? key.accepted : key.choices).map((gapId) => [
      gapId,
      Object.hasOwn(given, gapId) && isRight(gapId, given[gapId] ?? ""),
    ]),
  );
};

/**
 * Scores one answer. Multiple choice is all or nothing: "partly" (more right than wrong ones chosen) then earns
 * nothing.
 * Order, match, gap entry and inline choice earn their share; match loses one for each pair beyond the key's number.
 * Categorise earns its share likewise, and loses one for each option that is put where it does not belong at all. Hot
 * spots are all or nothing as multiple choice is.
 * Nothing chosen or entered is "skipped"; an answer of another type is wrong.
 */
export const scoreAnswer = (key: ItemKey, interaction: Interaction, answer: Answer | null): AnswerScore => {
  if (answer === null || (isEmpty(answer) && !(key.type === "multiple_choice" && key.option_ids.length === 0)))
    return skipped;
  if (answer.type !== interaction.type) return wrong;
  if (key.type === "single_choice" && answer.type === "single_choice")
    return allOrNothing(key.option_id === answer.option_id);
  if (key.type === "multiple_choice" && answer.type === "multiple_choice")
    return scoreChoices(key.option_ids, answer.option_ids);
  if (key.type === "text_entry" && answer.type === "text_entry")
    return allOrNothing(isAmong(key.accepted, answer.text, key.case_sensitive));
  if (key.type === "numeric_entry" && interaction.type === "numeric_entry" && answer.type === "numeric_entry")
    return scoreNumber(key, interaction, answer.text);
  if (key.type === "order" && answer.type === "order")
    return share(key.option_ids.length, key.option_ids.filter((id, place) => answer.option_ids[place] === id).length);
  if (key.type === "match" && answer.type === "match") return scorePairs(key.pairs, answer.pairs);
  if (key.type === "categorise" && answer.type === "categorise")
    return scorePlacements(key.placements, answer.placements);
  if (key.type === "hot_spot" && answer.type === "hot_spot") return scoreChoices(key.spot_ids, answer.spot_ids);
  if (key.type === "inline_choice" || key.type === "gap_entry") {
    const gaps = Object.values(scoreGaps(key, answer));
    return share(gaps.length, gaps.filter(Boolean).length);
  }
  return wrong;
};

const distinct = (names: readonly string[]): boolean => new Set(names).size === names.length;
const among = (options: readonly Option[], ids: readonly string[]): boolean => {
  const known = new Set(options.map((option) => option.option_id));
  return ids.every((id) => known.has(id));
};

/**
 * Whether an answer can be one to this interaction at all: type, option ids, no duplicates, counts and lengths. Says
 * nothing about right or wrong.
 */
export const answerFits = (interaction: Interaction, answer: Answer): boolean => {
  switch (interaction.type) {
    case "single_choice":
      return answer.type === interaction.type && among(interaction.options, [answer.option_id]);
    case "multiple_choice":
      return (
        answer.type === interaction.type &&
        distinct(answer.option_ids) &&
        among(interaction.options, answer.option_ids) &&
        (interaction.max_choices === 0 || answer.option_ids.length <= interaction.max_choices)
      );
    case "text_entry":
    case "numeric_entry":
      return answer.type === interaction.type && answer.text.length <= interaction.max_length;
    case "inline_choice":
      return (
        answer.type === interaction.type &&
        Object.entries(answer.choices).every(([gapId, optionId]) => {
          const gap = interaction.gaps.find((entry) => entry.gap_id === gapId);
          return gap !== undefined && among(gap.options, [optionId]);
        })
      );
    case "gap_entry":
      return (
        answer.type === interaction.type &&
        Object.entries(answer.texts).every(([gapId, text]) =>
          interaction.gaps.some(({ gap_id, max_length }) => gap_id === gapId && text.length <= max_length),
        )
      );
    case "order":
      return (
        answer.type === interaction.type && distinct(answer.option_ids) && among(interaction.options, answer.option_ids)
      );
    case "match":
      return (
        answer.type === interaction.type &&
        distinct(answer.pairs.map(pairName)) &&
        among(
          interaction.sources,
          answer.pairs.map(([source]) => source),
        ) &&
        among(
          interaction.targets,
          answer.pairs.map(([, target]) => target),
        )
      );
    case "categorise":
      return (
        answer.type === interaction.type &&
        among(interaction.options, Object.keys(answer.placements)) &&
        among(interaction.categories, Object.values(answer.placements))
      );
    case "hot_spot":
      return (
        answer.type === interaction.type &&
        distinct(answer.spot_ids) &&
        answer.spot_ids.every((id) => interaction.spots.some(({ spot_id }) => spot_id === id)) &&
        (interaction.max_choices === 0 || answer.spot_ids.length <= interaction.max_choices)
      );
  }
};
