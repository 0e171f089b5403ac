import type { Answer, Interaction, ItemKey } from "../../contract/item";
import { rightAnswer as answerOf } from "../../contract/practice-verdict";
import type { Random } from "../../psychometrics/random";

interface Offered {
  readonly option_id: string;
}

const pick = <One>(list: readonly One[], random: Random): One | undefined => list[Math.floor(random() * list.length)];

const anotherThan = (optionId: string | undefined, options: readonly Offered[], random: Random): string =>
  pick(
    options.filter(({ option_id }) => option_id !== optionId),
    random,
  )?.option_id ?? "";

const fitting = (forms: readonly string[], longest: number): string =>
  forms.find((form) => form.length <= longest) ?? (forms[0] ?? "").slice(0, longest);

/** An answer to `interaction` that its key calls right, and that its field takes. */
export function rightAnswer(key: ItemKey, interaction: Interaction): Answer {
  if (key.type === "numeric_entry" && interaction.type === key.type)
    return { type: key.type, text: fitting([String(key.value), ...key.accepted], interaction.max_length) };
  if (key.type === "text_entry" && interaction.type === key.type)
    return { type: key.type, text: fitting(key.accepted, interaction.max_length) };
  return answerOf(key);
}

/** A text that lacks its last letter, or has another one. */
const misspelt = (text: string): string => (text.length > 1 ? text.slice(0, -1) : text === "a" ? "e" : "a");

/** A number that is off by a little and no longer. */
function anotherNumber(text: string, random: Random): string {
  const value = Number(text);
  const near = Number.isInteger(value) ? [value - 1, value + 1] : [];
  const drawn = random() < 0.5 ? near : near.toReversed();
  return [...drawn, 1, 2].map(String).find((one) => one !== text && one.length <= text.length) ?? "";
}

/** An answer to `interaction` that its key does not call right, as somebody who errs would give it. */
export function wrongAnswer(key: ItemKey, interaction: Interaction, random: Random): Answer {
  const right = rightAnswer(key, interaction);
  switch (right.type) {
    case "single_choice":
      return interaction.type === right.type
        ? { ...right, option_id: anotherThan(right.option_id, interaction.options, random) }
        : right;
    case "multiple_choice":
      return interaction.type === right.type
        ? { ...right, option_ids: [anotherThan(right.option_ids[0], interaction.options, random)] }
        : right;
    case "text_entry":
      return { ...right, text: misspelt(right.text) };
    case "numeric_entry":
      return { ...right, text: anotherNumber(right.text, random) };
    case "inline_choice": {
      if (interaction.type !== right.type) return right;
      const [first] = interaction.gaps;
      if (first === undefined) return right;
      const other = anotherThan(right.choices[first.gap_id], first.options, random);
      return { ...right, choices: { ...right.choices, [first.gap_id]: other } };
    }
    case "gap_entry": {
      const [gapId, text] = Object.entries(right.texts)[0] ?? ["", ""];
      return { ...right, texts: { ...right.texts, [gapId]: misspelt(text) } };
    }
    case "order":
      return { ...right, option_ids: [...right.option_ids.slice(1), ...right.option_ids.slice(0, 1)] };
    case "match":
      return {
        ...right,
        pairs: right.pairs.map(([source], place) => [source, right.pairs[(place + 1) % right.pairs.length]?.[1] ?? ""]),
      };
    case "categorise": {
      if (interaction.type !== right.type) return right;
      const [optionId, category] = Object.entries(right.placements)[0] ?? ["", ""];
      const other = anotherThan(category, interaction.categories, random);
      return { ...right, placements: { ...right.placements, [optionId]: other } };
    }
    case "hot_spot": {
      if (interaction.type !== right.type) return right;
      const others = interaction.spots.filter(({ spot_id }) => !right.spot_ids.includes(spot_id));
      return { ...right, spot_ids: [pick(others, random)?.spot_id ?? ""] };
    }
  }
}
