import { animals } from "./animals";
import { food } from "./food";
import { home } from "./indoors";
import { moreAnimals } from "./more-animals";
import { nature, vehicles } from "./outside";
import type { Picture } from "./picture";
import { things, toolsAtHand, toys } from "./things";
import { body, clothes } from "./wear";

/** All pictures, each word once. */
export const pictures: readonly Picture[] = [
  ...animals,
  ...moreAnimals,
  ...food,
  ...nature,
  ...vehicles,
  ...clothes,
  ...body,
  ...home,
  ...toys,
  ...things,
  ...toolsAtHand,
];

const byWord = new Map(pictures.map((picture) => [picture.word, picture]));

/** The picture of a word. Throws when there is none. */
export const picture = (word: string): Picture => {
  const found = byWord.get(word);
  if (found === undefined) throw new Error(`there is no picture of "${word}"`);
  return found;
};
