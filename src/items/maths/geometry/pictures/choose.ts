import type { Draw } from "../../../engine/draw";
import { byLetter, joinSentences } from "../../../engine/figures/descriptions";
import { namedPictures, pictureLetters, type DrawPicture } from "../../../engine/figures/pictures";
import type { Features, ItemDraft } from "../../../engine/model";
import type { Words } from "../../../engine/words";

interface Choice<T> {
  readonly stem: Words;
  /** Description of the picture above the four, or of the kind of the four, without the answer. */
  readonly label: Words;
  readonly right: T;
  /** Three wrong pictures by the mistake that leads to them. */
  readonly wrong: Readonly<Record<string, T>>;
  readonly above?: DrawPicture;
  readonly features: Features;
  picture(of: T): DrawPicture;
  /** Description of a picture for screen readers. */
  tell(of: T): Words;
  /** Whether a picture answers the stem, checked by another route than the one that made it. */
  fits(of: T): boolean;
  /** The explanation; `right` is the letter of the right picture, `letter` gives that of any picture. */
  explanation(right: string, letter: (of: T) => string): Words;
}

/** A question whose options are the letters of four pictures. */
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
