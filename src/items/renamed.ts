import type {
  Answer,
  AnswerOf,
  Interaction,
  InteractionOf,
  InteractionType,
  ItemAudio,
  ItemBody,
  ItemKey,
  KeyOf,
} from "../contract/item/item";
import type { Rename } from "./scoring/interaction-scoring";
import { scoringRecords } from "./scoring/interactions/scoring-records";

const renamedInteraction = <Kind extends InteractionType>(
  type: Kind,
  interaction: InteractionOf<Kind>,
  rename: Rename,
): InteractionOf<Kind> => scoringRecords[type].renaming?.interaction(interaction, rename) ?? interaction;

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

/** Whether an interaction has choices with ids that can be renamed. */
export const hasChoices = ({ type }: Interaction): boolean => scoringRecords[type].renaming !== null;

/** The same content with the ids of its choices renamed. */
export const renamedBody = (body: ItemBody, rename: Rename): ItemBody => ({
  ...body,
  interaction: renamedInteraction(body.interaction.type, body.interaction, rename),
  ...(body.audio === undefined ? {} : { audio: renamedAudio(body.audio, rename) }),
});

const renamedGiven = <Kind extends InteractionType, Given extends AnswerOf<Kind> | KeyOf<Kind>>(
  type: Kind,
  given: Given,
  rename: Rename,
): Given => scoringRecords[type].renaming?.given(given, rename) ?? given;

/** The same answer, or key, with the ids of its choices renamed. */
export const renamed = <Given extends Answer | ItemKey>(given: Given, rename: Rename): Given =>
  renamedGiven<InteractionType, Given>(given.type, given, rename);
