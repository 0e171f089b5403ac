import type { Item, ItemAudio } from "../../src/contract/item/item";
import { sha256Of, silence } from "./silence";
import { adaptiveItems } from "./sittings";

/** Each prompt is as many frames longer than the one before, so that no two files are the same. */
const firstFrames = 20;

export interface HeardItem {
  readonly item: Item;
  /** By the hash that the item names. */
  readonly files: readonly { readonly sha256: string; readonly type: "audio/mpeg"; readonly bytes: Buffer }[];
}

/** The items of the adaptive test with a prompt that is heard, and with its words. */
export const heardItems = (audio: Partial<ItemAudio> = {}): HeardItem[] =>
  adaptiveItems.map((item, place) => {
    const bytes = silence(firstFrames + place);
    const sha256 = sha256Of(bytes);
    return {
      item: {
        ...item,
        item_id: `h-${item.item_id}`,
        transcript: { en: `Said in ${item.item_id}` },
        body: {
          ...item.body,
          media: [{ media_id: "prompt", type: "audio/mpeg", sha256 }],
          audio: { prompt: "prompt", autoplay: true, max_plays: null, synthetic: true, ...audio },
        },
      },
      files: [{ sha256, type: "audio/mpeg", bytes }],
    };
  });
