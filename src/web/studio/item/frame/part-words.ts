import type { Translate } from "../../../i18n/use-message";
import { optionLetter } from "../../../item/interactions/interaction-props";
import type { ComparedQuestion } from "../edits/differences";

interface PartNames {
  /** The name of a part of a question by its path. */
  (path: string): string;
  /** The name of what an id of the question stands for; null: it is none. */
  readonly value: (text: string) => string | null;
}

/** The ids of a question by what they are called on screen. */
const idsOf = ({ body: { interaction } }: ComparedQuestion, t: Translate): Map<string, string> => {
  const named = new Map<string, string>();
  const letters = (list: readonly { readonly option_id: string }[], say: (name: string) => string) =>
    list.forEach(({ option_id }, place) => named.set(option_id, say(optionLetter(place))));
  if ("options" in interaction) letters(interaction.options, (name) => t("question.choice", { name }));
  if (interaction.type === "categorise") letters(interaction.categories, (name) => t("question.category", { name }));
  if (interaction.type === "match") {
    letters(interaction.sources, (name) => t("question.source", { name }));
    letters(interaction.targets, (name) => t("question.target", { name }));
  }
  if (interaction.type === "hot_spot")
    interaction.spots.forEach(({ spot_id }, place) =>
      named.set(spot_id, t("question.spot", { name: optionLetter(place) })),
    );
  if ("gaps" in interaction)
    interaction.gaps.forEach((gap, place) => {
      named.set(gap.gap_id, t("question.gap", { number: place + 1 }));
      if ("options" in gap) letters(gap.options, (name) => t("question.choice", { name }));
    });
  return named;
};

const roots = [
  ["body.stem", "question.stem"],
  ["body.interaction.type", "question.type"],
  ["body.interaction", "question.choices"],
  ["body.media", "question.picture"],
  ["body.audio", "question.sound"],
  ["body.calculator", "question.calculator"],
  ["key", "question.rightAnswer"],
  ["explanation", "question.explanation"],
  ["mistakes", "question.mistake"],
  ["transcript", "question.transcript"],
  ["points", "question.points"],
  ["skill", "question.skill"],
  ["subject", "question.subject"],
  ["level", "question.level"],
  ["tags", "question.tags"],
  ["expected_ms", "question.seconds"],
] as const;

/** The words for the parts of a question, as they stand in either of two versions of it. */
export const partWords = (after: ComparedQuestion, before: ComparedQuestion, t: Translate): PartNames => {
  const ids = new Map([...idsOf(before, t), ...idsOf(after, t)]);
  const value = (text: string): string | null => ids.get(text) ?? null;
  const name = (path: string): string => {
    const root = roots.find(([start]) => path === start || path.startsWith(`${start}.`));
    const parts = path.split(".").flatMap((part) => ids.get(part) ?? []);
    const first = root === undefined ? path : t(root[1]);
    return root?.[0] === "body.interaction" && parts.length > 0 ? parts.join(", ") : [first, ...parts].join(", ");
  };
  return Object.assign(name, { value });
};
