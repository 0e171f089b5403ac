import { pictures } from "../../../src/items/mini/pictures/lexicon";
import { at, look, type Answer, type Seen } from "../solver/seen";

export type Mark = Seen["marks"][number];

interface Icon {
  readonly word: string;
  readonly x: number;
  readonly y: number;
}

/** The visible content of a question in English. */
export interface Sight extends Seen {
  readonly icons: readonly Icon[];
}
export type MiniSolver = (sight: Sight) => Answer;

const byLength = pictures.toSorted((a, b) => b.drawing.length - a.drawing.length);

/** The word of the picture in a piece of SVG. */
export const wordIn = (svg: string): string =>
  byLength.find(({ drawing }) => svg.includes(`>${drawing}</g>`))?.word ?? "";

const iconsIn = (svg: string): Icon[] =>
  svg
    .split('<g transform="translate(')
    .slice(1)
    .map((piece) => {
      const [x = 0, y = 0] = piece.split(")", 1).join("").split(" ").map(Number);
      return { word: wordIn(piece), x, y };
    });

export const sightOf = (stem: string, figure: string, options: readonly string[]): Sight => ({
  ...look(stem.replace(/<[^<>]*>/g, ""), figure, options),
  options,
  icons: iconsIn(figure),
});

/** The marks of an option that is a drawing. */
export const marksOf = (svg: string): readonly Mark[] => look("", svg, []).marks;
export const named = (marks: readonly Mark[], name: string): Mark[] => marks.filter((mark) => mark.name === name);
export const painted = (marks: readonly Mark[], fill: string): Mark[] =>
  marks.filter((mark) => mark.is("fill") === fill);
export const palette = { blue: "#5a9bd8", orange: "#eb9145", yellow: "#f0c148", green: "#63a866" } as const;

/** Whether a drawing's measure is the greatest or the least of all options. */
export const extreme =
  (options: readonly string[], measure: (svg: string) => number, isMost: boolean) =>
  (option: string): boolean =>
    options.every((other) => (isMost ? measure(other) <= measure(option) : measure(other) >= measure(option)));

/** Clockwise degrees from the top of a line that starts in the middle. */
const angleOf = (hand: Mark): number =>
  ((Math.atan2(hand.at("x2") - hand.at("x1"), hand.at("y1") - hand.at("y2")) * 180) / Math.PI + 360) % 360;

/** The time on a clock by its two hands in minutes, from 60 to 779. */
export const timeOn = (marks: readonly Mark[]): number => {
  const hands = named(marks, "line").slice(-2);
  const minute = Math.round(angleOf(at(hands, 1)) / 6) % 60;
  const hour = Math.round((angleOf(at(hands, 0)) - minute / 2) / 30);
  return (hour === 0 ? 12 : hour) * 60 + minute;
};

/** "4:30" in minutes. */
export const minutesOf = (text: string): number => {
  const [hour = 0, minute = 0] = text.split(":").map(Number);
  return hour * 60 + minute;
};

const small = [
  ..."zero one two three four five six seven eight nine ten eleven twelve".split(" "),
  ..."thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),
];
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
/** The number that English words name. */
export const numberNamed = (words: string): number =>
  words.split(/[ -]/).reduce((value, word) => {
    if (word === "hundred") return value * 100;
    return value + (small.includes(word) ? small.indexOf(word) : 20 + 10 * tens.indexOf(word));
  }, 0);
