import { joinedWords, joinSentences, under } from "../../../engine/figures/descriptions";
import { say, type Words } from "../../../engine/words";

const upright = say("an upright line", "一条竖线");
const ring = say("half of a ring", "半个圆环");
const halves = {
  upright: say("half of an upright line", "半条竖线"),
  bar: say("half of a bar", "半条横线"),
} as const;
const slanting = {
  toMiddle: say("a line slanting down from the top to the fold", "一条从顶上斜向折线下端的线"),
  fromFold: say("a line slanting down from the fold", "一条从折线顶端斜下来的线"),
} as const;

type Halves = readonly [left: Words, right: Words];
const alike = (...parts: readonly Words[]): Halves => [joinedWords(parts), joinedWords(parts)];

/** The two halves of each letter, on either side of its middle. */
const sides: Readonly<Record<string, Halves>> = {
  A: alike(slanting.fromFold, halves.bar),
  H: alike(upright, halves.bar),
  I: alike(halves.upright),
  M: alike(upright, say("a line slanting from its top to the fold", "一条从它顶端斜向折线的线")),
  O: alike(ring),
  T: alike(say("half of a bar at the top", "顶上半条横线"), halves.upright),
  U: alike(upright, say("half of a bow at the bottom", "底下半个弯")),
  V: alike(slanting.toMiddle),
  W: alike(say("a line slanting down, then one slanting up to the fold", "一条向下的斜线，再一条向上到折线的斜线")),
  Y: alike(say("a line slanting down from the top to the fold", "一条从顶上斜向折线的线"), halves.upright),
  B: [upright, say("two bows, one above the other", "上下两个弯")],
  C: [ring, say("the two ends of the ring, far apart", "圆环的两头，中间隔开")],
  D: [upright, say("one large bow", "一个大弯")],
  E: [upright, say("bars at the top, in the middle and at the bottom", "顶上、中间、底下各一条横线")],
  F: [upright, say("bars at the top and in the middle", "顶上和中间各一条横线")],
  G: [ring, say("the two ends of the ring, the lower one with a short bar", "圆环的两头，下面一头带一条短横线")],
  J: [say("a short hook at the bottom", "底下一个小钩"), upright],
  K: [upright, say("two lines slanting away from it, up and down", "从它斜出去的两条线，一上一下")],
  L: [upright, say("a bar at the bottom", "底下一条横线")],
  N: [
    say("an upright line, with one slanting from its top to the fold", "一条竖线，还有一条从它顶端斜向折线的线"),
    say("an upright line, with one slanting from its foot to the fold", "一条竖线，还有一条从它底端斜向折线的线"),
  ],
  P: [upright, say("one bow at the top", "上面一个弯")],
  R: [upright, say("one bow at the top and a slanting leg below", "上面一个弯，下面一条斜线")],
  S: [
    say("a bow above, an end of the line below", "上面一个弯，下面是线的一头"),
    say("an end of the line above, a bow below", "上面是线的一头，下面一个弯"),
  ],
  Z: [
    say("halves of two bars, a slanting line from the lower one", "两条横线的各一半，从下面一条斜上来的线"),
    say("halves of two bars, a slanting line from the upper one", "两条横线的各一半，从上面一条斜下来的线"),
  ],
};

/** Describes a letter by its two halves, so that these can be compared. */
export const halvesDescription = (letter: string): Words => {
  const halved = sides[letter];
  if (halved === undefined) throw new Error(`no halves of ${letter} are told`);
  const [left, right] = halved;
  return joinSentences(
    say(`The letter ${letter}, with an upright fold line through its middle`, `字母 ${letter}，正中间有一条竖的折线`),
    under(say("Left of the line", "折线左边"), left),
    under(say("Right of the line", "折线右边"), right),
  );
};
