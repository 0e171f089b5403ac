import { z } from "zod";
import { id } from "../calls/primitives";
import { spotSchema } from "../item/spots";
import { interactionContract } from "./interaction-contract";

/** `picture` is the `media_id` of the picture under the spots; `max_choices` 0: no limit. */
export const hotSpotContract = interactionContract("hot_spot", {
  interaction: {
    picture: id,
    spots: z.array(spotSchema).min(1).max(60),
    max_choices: z.int().min(0).max(60),
  },
  key: { spot_ids: z.array(id).min(1).max(60) },
  answer: { spot_ids: z.array(id).max(60) },
  agrees: ({ picture, spots }, key, media) =>
    media.some(({ media_id }) => media_id === picture) &&
    key.spot_ids.every((spotId) => spots.some(({ spot_id }) => spot_id === spotId)),
});
