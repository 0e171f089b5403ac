import type { Interaction, Option } from "../../../contract/item/item";

/** Whether an option is a drawing without text, which needs no line of its own. */
const isPicture = ({ content: { en = "", zh = "" } }: Option): boolean => /^<svg[^]*<\/svg>$/.test(en || zh);

/** Whether each option is a drawing and nothing else. */
export const arePictures = (options: readonly Option[]): boolean => options.every(isPicture);

const widthOf = ({ content: { en = "", zh = "" } }: Option): number =>
  Number(/^<svg[^>]* width="([\d.]+)"/.exec(en || zh)?.[1]);

/** Width in pixels of a cell when five stand in a row. */
const roomPx = 114;
const usual = 1.15;
const most = 1.5;

/**
 * The factor by which the drawings of a question and of its options are enlarged: as far as the cells of the options
 * have room.
 */
export function pictureZoom(interaction: Interaction): number {
  if (interaction.type !== "single_choice" || !arePictures(interaction.options)) return usual;
  const zoom = roomPx / Math.max(...interaction.options.map(widthOf));
  return Number.isNaN(zoom) ? usual : Math.min(most, Math.max(usual, zoom));
}
