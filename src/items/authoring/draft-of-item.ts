import type { Item } from "../../contract/item/item";
import type { DraftItem } from "../../contract/studio/draft-item";

const leastTime = 1_000;
const mostTime = 3_600_000;

/** The draft that an item would be made of; finishing it gives an item with the same content. */
export const draftOfItem = (item: Item): DraftItem => {
  const { subject, skill, body, key, points, expected_ms } = item;
  const { explanation, mistakes, explanation_video, transcript } = item;
  return {
    subject,
    skill,
    level: null,
    tags: [],
    body,
    key,
    ...(explanation === undefined ? {} : { explanation }),
    ...(mistakes === undefined ? {} : { mistakes }),
    ...(explanation_video === undefined ? {} : { explanation_video }),
    ...(transcript === undefined ? {} : { transcript }),
    expected_ms: Math.min(mostTime, Math.max(leastTime, expected_ms)),
    points,
  };
};
