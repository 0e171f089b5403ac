import { imageSize } from "image-size";
import type { Item } from "../../contract/item/item";
import type { ReadStoredFile } from "./exported-test";
import type { PictureSize } from "./question";

/** The size of the picture of a hot spot item; null: the item has none, or its size cannot be read. */
export const pictureSizeOf = async ({ body }: Item, readFile: ReadStoredFile): Promise<PictureSize | null> => {
  const { interaction } = body;
  if (interaction.type !== "hot_spot") return null;
  const picture = body.media.find(({ media_id: id }) => id === interaction.picture);
  if (picture === undefined) return null;
  try {
    const { width, height } = imageSize(await readFile(picture.sha256));
    return width > 0 && height > 0 ? [width, height] : null;
  } catch {
    return null;
  }
};
