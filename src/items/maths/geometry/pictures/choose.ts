import type { Draw } from "../../../engine/draw";
import { byLetter, joinSentences } from "../../../engine/figures/descriptions";
import { namedPictures, pictureLetters, type DrawPicture } from "../../../engine/figures/pictures";
import type { Features, ItemDraft } from "../../../engine/model";
import type { Words } from "../../../engine/words";

interface Choice<T> {
  readonly stem: Words;
  /** What stands above the four pictures, or what they are, without the answer. */
  readonly label: Words;
  readonly right: T;
  /** Three wrong pictures by the mistake that leads to them. */
  readonly wrong: Readonly<Record<string, T>>;
  readonly above?: DrawPicture;
  readonly features: Features;
  picture(of: T): DrawPicture;
  /** A picture in words, for those who do not see it. */
  tell(of: T): Words;
  /** Whether a picture answers the stem, found by another route than it was made. */
  fits(of: T): boolean;
  /** `letter` gives the name of a picture. */
  explanation(right: string, letter: (of: T) => string): Words;
}

/** A question whose options are the names of four pictures. */
export const choosePicture = <T>(draw: Draw, choice: Choice<T>): ItemDraft<string> => {
  const shown = draw.shuffled([choice.right, ...Object.values(choice.wrong)]);
  const letter = (of: T) => pictureLetters.charAt(shown.indexOf(of));
  return {
    stem: choice.stem,
    figure: namedPictures(
      shown.map((of) => choice.picture(of)),
      joinSentences(choice.label, ...byLetter(shown.map((of) => choice.tell(of)))),
      choice.above,
    ),
    ask: {
      type: "single_choice",
      right: letter(choice.right),
      wrong: Object.fromEntries(Object.entries(choice.wrong).map(([mistake, of]) => [mistake, letter(of)])),
      show: (value) => value,
      size: (value) => pictureLetters.indexOf(value),
    },
    explanation: choice.explanation(letter(choice.right), letter),
    features: choice.features,
    holds: (value) => {
      const of = shown[pictureLetters.indexOf(value)];
      return of !== undefined && choice.fits(of);
    },
  };
};
