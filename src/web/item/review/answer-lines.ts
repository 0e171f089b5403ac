import { comparable, isAmong } from "../../../contract/comparable";
import type { Localized } from "../../../contract/content";
import type { Answer, Interaction, ItemKey, Option } from "../../../contract/item";
import { optionLetter } from "../interactions/interaction-props";
import type { Mark } from "./marks";

export type LineContent = Localized | string;

/** One line of an answer: B + its option, 2 + the word in the second gap, a source + the target it was put with. */
export interface AnswerLine {
  readonly label: string | null;
  /** null: this place was left empty. */
  readonly content: LineContent | null;
  readonly to?: LineContent | null;
  /** The unit that stands behind a number. */
  readonly unit?: Localized;
  /** Of this line alone, where the lines of an answer are marked one by one. */
  readonly mark?: Mark;
}

const mostForms = 4;

const contentOf = (options: readonly Option[], optionId: string | undefined): Localized | null =>
  options.find((option) => option.option_id === optionId)?.content ?? null;

const markOfGap = (accepted: readonly string[], text: string): Mark =>
  comparable(text, false) === "" ? "skipped" : isAmong(accepted, text, false) ? "right" : "wrong";

const lettered = (options: readonly Option[], optionIds: readonly string[]): AnswerLine[] =>
  options.flatMap(({ option_id, content }, index) =>
    optionIds.includes(option_id) ? [{ label: optionLetter(index), content }] : [],
  );

/**
 * What a student entered, line by line; an empty list where nothing was. With the key, typed gaps are marked.
 */
export const linesOfAnswer = (interaction: Interaction, answer: Answer | null, key?: ItemKey): AnswerLine[] => {
  if (answer === null) return [];
  switch (interaction.type) {
    case "single_choice":
      return answer.type === interaction.type ? lettered(interaction.options, [answer.option_id]) : [];
    case "multiple_choice":
      return answer.type === interaction.type ? lettered(interaction.options, answer.option_ids) : [];
    case "text_entry":
      return answer.type === interaction.type && answer.text !== "" ? [{ label: null, content: answer.text }] : [];
    case "numeric_entry":
      return answer.type === interaction.type && answer.text !== ""
        ? [{ label: null, content: answer.text, ...(interaction.unit === undefined ? {} : { unit: interaction.unit }) }]
        : [];
    case "inline_choice":
      return answer.type === interaction.type
        ? interaction.gaps.map((gap, index) => ({
            label: String(index + 1),
            content: contentOf(gap.options, answer.choices[gap.gap_id]),
          }))
        : [];
    case "gap_entry":
      return answer.type === interaction.type
        ? interaction.gaps.map(({ gap_id }, index) => {
            const text = answer.texts[gap_id] ?? "";
            return {
              label: String(index + 1),
              content: text.trim() === "" ? null : text,
              ...(key?.type === "gap_entry" ? { mark: markOfGap(key.accepted[gap_id] ?? [], text) } : {}),
            };
          })
        : [];
    case "order":
      return answer.type === interaction.type
        ? answer.option_ids.map((optionId, index) => ({
            label: String(index + 1),
            content: contentOf(interaction.options, optionId),
          }))
        : [];
    case "match":
      return answer.type === interaction.type
        ? answer.pairs.map(([source, target]) => ({
            label: null,
            content: contentOf(interaction.sources, source),
            to: contentOf(interaction.targets, target),
          }))
        : [];
    case "categorise":
      return answer.type === interaction.type
        ? interaction.options.flatMap(({ option_id, content }) =>
            answer.placements[option_id] === undefined
              ? []
              : [{ label: null, content, to: contentOf(interaction.categories, answer.placements[option_id]) }],
          )
        : [];
    case "hot_spot":
      return answer.type === interaction.type
        ? interaction.spots.flatMap(({ spot_id, name }, index) =>
            answer.spot_ids.includes(spot_id) ? [{ label: optionLetter(index), content: name ?? "" }] : [],
          )
        : [];
  }
};

/** What is right, in the same lines; further accepted forms of an entry come behind the first. */
export const linesOfKey = (interaction: Interaction, key: ItemKey): AnswerLine[] => {
  switch (key.type) {
    case "text_entry":
      return key.accepted.slice(0, mostForms).map((content) => ({ label: null, content }));
    case "numeric_entry": {
      const unit =
        interaction.type === "numeric_entry" && interaction.unit !== undefined ? { unit: interaction.unit } : {};
      return [...new Set([String(key.value), ...key.accepted])]
        .slice(0, mostForms)
        .map((content) => ({ label: null, content, ...unit }));
    }
    case "gap_entry":
      return interaction.type === key.type
        ? interaction.gaps.map(({ gap_id }, index) => ({
            label: String(index + 1),
            content: (key.accepted[gap_id] ?? []).slice(0, mostForms).join(" / "),
          }))
        : [];
    case "single_choice":
    case "multiple_choice":
    case "inline_choice":
    case "order":
    case "match":
    case "categorise":
    case "hot_spot":
      return linesOfAnswer(interaction, key);
  }
};
