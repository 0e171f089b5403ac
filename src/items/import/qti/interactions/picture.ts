import type { HotSpotRecord } from "../../record";
import { Refusal } from "../../refusal";
import type { XmlElement } from "../../xml";
import { childElements, descendants, xmlText } from "../../xml";
import { countIn } from "../attributes";
import { excerptOf } from "../markup";
import { packagePath } from "../references";
import type { ItemScope } from "./interaction";

const isPicture = ({ name }: XmlElement): boolean => name === "object" || name === "img";

/** The picture of an interaction on a picture, and the size in which its places are measured. */
export const pictureOf = (
  interaction: XmlElement,
  { markup, notes }: ItemScope,
): Pick<HotSpotRecord, "picture" | "size"> => {
  const [direct] = childElements(interaction).filter(isPicture);
  const picture = direct ?? descendants(interaction, isPicture)[0];
  const reference = picture?.attributes["data"] ?? picture?.attributes["src"];
  if (!picture || reference === undefined) throw new Refusal("mediaMissing");
  const words = (picture.attributes["alt"] ?? xmlText(picture)).trim();
  if (words !== "") notes.add("pictureTextLeftOut", excerptOf(words));
  const [width, height] = [countIn(picture, "width", 0), countIn(picture, "height", 0)];
  return {
    picture: packagePath(markup.files, markup.file, reference),
    ...(width > 0 && height > 0 ? { size: [width, height] } : {}),
  };
};
