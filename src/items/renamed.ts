import type { Answer, Interaction, ItemAudio, ItemBody, ItemKey, Option } from "../contract/item";

/** Where an id stands: ids are of their own within each list of choices. */
export type ChoiceList = "options" | "sources" | "targets" | "categories" | "spots" | `gap ${string}`;

/** The other name of what is called `id` in that list. */
export type Rename = (list: ChoiceList, id: string) => string;

const renamedOptions = (options: readonly Option[], list: ChoiceList, rename: Rename): Option[] =>
  options.map((option) => ({ ...option, option_id: rename(list, option.option_id) }));

function renamedInteraction(interaction: Interaction, rename: Rename): Interaction {
  switch (interaction.type) {
    case "single_choice":
    case "multiple_choice":
    case "order":
      return { ...interaction, options: renamedOptions(interaction.options, "options", rename) };
    case "inline_choice":
      return {
        ...interaction,
        gaps: interaction.gaps.map((gap) => ({
          ...gap,
          options: renamedOptions(gap.options, `gap ${gap.gap_id}`, rename),
        })),
      };
    case "match":
      return {
        ...interaction,
        sources: renamedOptions(interaction.sources, "sources", rename),
        targets: renamedOptions(interaction.targets, "targets", rename),
      };
    case "categorise":
      return {
        ...interaction,
        options: renamedOptions(interaction.options, "options", rename),
        categories: renamedOptions(interaction.categories, "categories", rename),
      };
    case "hot_spot":
      return {
        ...interaction,
        spots: interaction.spots.map((spot) => ({ ...spot, spot_id: rename("spots", spot.spot_id) })),
      };
    case "text_entry":
    case "numeric_entry":
    case "gap_entry":
      return interaction;
  }
}

const renamedAudio = (audio: ItemAudio, rename: Rename): ItemAudio => ({
  ...audio,
  ...(audio.options === undefined
    ? {}
    : {
        options: Object.fromEntries(
          Object.entries(audio.options).map(([optionId, mediaId]) => [rename("options", optionId), mediaId]),
        ),
      }),
});

/** Whether there is anything in it to be called by another name. */
export const hasChoices = ({ type }: Interaction): boolean =>
  type !== "text_entry" && type !== "numeric_entry" && type !== "gap_entry";

/** The same content with its choices called by other names. */
export const renamedBody = (body: ItemBody, rename: Rename): ItemBody => ({
  ...body,
  interaction: renamedInteraction(body.interaction, rename),
  ...(body.audio === undefined ? {} : { audio: renamedAudio(body.audio, rename) }),
});

type Choice = Exclude<Answer | ItemKey, { type: "text_entry" | "numeric_entry" | "gap_entry" }>;

function renamedChoice(given: Choice, rename: Rename): Choice {
  switch (given.type) {
    case "single_choice":
      return { ...given, option_id: rename("options", given.option_id) };
    case "multiple_choice":
    case "order":
      return { ...given, option_ids: given.option_ids.map((id) => rename("options", id)) };
    case "inline_choice":
      return {
        ...given,
        choices: Object.fromEntries(
          Object.entries(given.choices).map(([gapId, id]) => [gapId, rename(`gap ${gapId}`, id)]),
        ),
      };
    case "match":
      return {
        ...given,
        pairs: given.pairs.map(([source, target]) => [rename("sources", source), rename("targets", target)]),
      };
    case "categorise":
      return {
        ...given,
        placements: Object.fromEntries(
          Object.entries(given.placements).map(([id, category]) => [
            rename("options", id),
            rename("categories", category),
          ]),
        ),
      };
    case "hot_spot":
      return { ...given, spot_ids: given.spot_ids.map((id) => rename("spots", id)) };
  }
}

const isText = (given: Answer | ItemKey): given is Exclude<Answer | ItemKey, Choice> =>
  given.type === "text_entry" || given.type === "numeric_entry" || given.type === "gap_entry";

/** The same answer, or key, with its choices called by other names. */
export const renamed = <Given extends Answer | ItemKey>(given: Given, rename: Rename): Given =>
  isText(given) ? given : { ...given, ...renamedChoice(given, rename) };
