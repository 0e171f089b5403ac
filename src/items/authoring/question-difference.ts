import { isDeepStrictEqual } from "node:util";
import { languages, type Localized } from "../../contract/item/content";
import type { Item } from "../../contract/item/item";
import type { ChangedPart } from "../../contract/studio/studio-editions";

type Named = Pick<ChangedPart, "part" | "option_id">;

const textParts = (name: Named, before: Localized | undefined, after: Localized | undefined): ChangedPart[] =>
  languages.flatMap((language) => {
    const [from, to] = [before?.[language] ?? null, after?.[language] ?? null];
    return from === to ? [] : [{ ...name, language, from, to }];
  });

const valuePart = (part: ChangedPart["part"], before: string | number, after: string | number): ChangedPart[] =>
  before === after ? [] : [{ part, from: String(before), to: String(after) }];

const wholePart = (part: ChangedPart["part"], before: unknown, after: unknown): ChangedPart[] =>
  isDeepStrictEqual(before, after) ? [] : [{ part }];

const optionsOf = ({ body: { interaction } }: Item): ReadonlyMap<string, Localized> =>
  new Map("options" in interaction ? interaction.options.map((one) => [one.option_id, one.content]) : []);

const optionParts = (before: Item, after: Item): ChangedPart[] => {
  const [from, to] = [optionsOf(before), optionsOf(after)];
  const ids = new Set([...to.keys(), ...from.keys()]);
  return [...ids].flatMap((option_id) =>
    textParts({ part: "option", option_id }, from.get(option_id), to.get(option_id)),
  );
};

/** How a question is answered, without the texts of its choices; their order counts. */
const formOf = ({ body: { interaction, calculator } }: Item): unknown => ({
  calculator,
  interaction:
    "options" in interaction
      ? { ...interaction, options: interaction.options.map(({ content: _content, ...rest }) => rest) }
      : interaction,
});

const mediaOf = ({ body, explanation_video }: Item): unknown => [body.media, body.audio ?? null, explanation_video];

/** The parts in which two versions of a question differ, in the order in which a student meets them. */
export const questionDifference = (before: Item, after: Item): ChangedPart[] => [
  ...textParts({ part: "stimulus" }, before.body.stimulus?.title, after.body.stimulus?.title),
  ...textParts({ part: "stimulus" }, before.body.stimulus?.content, after.body.stimulus?.content),
  ...textParts({ part: "stem" }, before.body.stem, after.body.stem),
  ...optionParts(before, after),
  ...wholePart("answerForm", formOf(before), formOf(after)),
  ...wholePart("key", before.key, after.key),
  ...valuePart("points", before.points, after.points),
  ...textParts({ part: "explanation" }, before.explanation, after.explanation),
  ...wholePart("mistakes", before.mistakes, after.mistakes),
  ...textParts({ part: "transcript" }, before.transcript, after.transcript),
  ...wholePart("media", mediaOf(before), mediaOf(after)),
  ...valuePart("expected_ms", before.expected_ms, after.expected_ms),
  ...valuePart("subject", before.subject, after.subject),
  ...valuePart("skill", before.skill, after.skill),
];
