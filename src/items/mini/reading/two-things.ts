import { say, type Words } from "../../engine/words";
import { defineMiniModel, others } from "../engine/model";
import { picture } from "../pictures/lexicon";
import { placedPicture } from "../pictures/picture";
import type { ReadingModel } from "./model";
import { inChinese, places, sceneDescription, type Preposition } from "./places";

/** Places of a thing beside a table or a chair of size 92 at (0, 40): left, top, size. */
const spots = {
  table: { on: [20, 18, 52], under: [28, 90, 34], "next to": [94, 84, 44] },
  chair: { on: [28, 46, 42], under: [32, 101, 28], "next to": [92, 84, 44] },
} as const;
const bases = ["table", "chair"] as const;
type Base = (typeof bases)[number];
const movable = ["cat", "ball", "hat", "apple", "book", "duck", "cup", "shoe", "doll", "rabbit"] as const;

const sceneOf = (base: Base, things: readonly (readonly [thing: string, place: Preposition])[]): Words => {
  const parts = things.map(([thing, place]) => {
    const [x, y, size] = spots[base][place];
    return placedPicture(picture(thing), x, y, size);
  });
  const drawn = (label: string) =>
    `<svg viewBox="0 0 140 134" width="140" height="134" role="img" aria-label="${label}">` +
    `${placedPicture(picture(base), 0, 40, 92)}${parts.join("")}</svg>`;
  const told = sceneDescription(base, things);
  return { en: drawn(told.en), zh: drawn(told.zh) };
};

interface Scene {
  readonly base: Base;
  readonly one: string;
  readonly other: string;
  readonly at: Preposition;
  readonly otherAt: Preposition;
}

/** Ways to describe a scene: in two sentences, in one, with a nested clause, and by denial. */
const sayings = {
  apart: ({ base, one, other, at, otherAt }: Scene) =>
    `The ${one} is ${at} the ${base}. The ${other} is ${otherAt} the ${base}.`,
  plain: ({ base, one, other, at, otherAt }: Scene) =>
    `The ${one} is ${at} the ${base}, and the ${other} is ${otherAt} it.`,
  nested: ({ base, one, other, at, otherAt }: Scene) =>
    `The ${other} that is ${otherAt} the ${base} is not with the ${one}, which is ${at} it.`,
  denied: ({ base, one, other, at, otherAt }: Scene) =>
    `The ${one} is neither ${places.filter((place) => place !== at).join(" nor ")} the ${base}, ` +
    `and the ${other} is ${otherAt} it.`,
} as const;

/** A written sentence about two things: which picture shows it. */
export const twoThings: ReadingModel = {
  ...defineMiniModel<keyof typeof sayings, "literatureInformation">({
    area: "literatureInformation",
    name: "two-things",
    skill: "sentenceMeaning",
    settings: { 150: "apart", 160: "apart", 170: "plain", 180: "plain", 190: "nested", 200: "denied" },
    generate(draw, saying, level) {
      const [one, other] = draw.some(2, movable);
      const [at, otherAt, third] = draw.shuffled(places);
      if (one === undefined || other === undefined || at === undefined || otherAt === undefined) return undefined;
      // "next to" has two words: below level 190 a sentence with it belongs to the later of two levels
      if (level < 190 && [at, otherAt].includes("next to") !== (level === 160 || level === 180)) return undefined;
      const base = draw.pick(bases);
      const scene: Scene = { base, one, other, at, otherAt };
      const sentence = sayings[saying](scene);
      const direction = "Read the sentence. Which picture shows it?";
      const right = `${at}|${otherAt}`;
      return {
        stem: say(`${direction}\n<b>${sentence}</b>`, `读句子，选出对应的图。\n<b>${sentence}</b>`),
        heard: direction,
        ask: {
          type: "single_choice",
          right,
          wrong: others([`${otherAt}|${at}`, `${third ?? at}|${otherAt}`, `${at}|${third ?? at}`]),
          show: (value: string) => {
            const [first, second] = value.split("|").map((name) => places.find((place) => place === name) ?? "on");
            return sceneOf(base, [
              [one, first ?? "on"],
              [other, second ?? "on"],
            ]);
          },
          unordered: true,
        },
        explanation: say(
          `The ${one} has to be ${at} the ${base}, and the ${other} ${otherAt} it.`,
          `${picture(one).zh}在${picture(base).zh}${inChinese[at]}，${picture(other).zh}在${inChinese[otherAt]}。`,
        ),
        above: 6,
        holds: (value) => value === right,
      };
    },
  }),
  isBorrowed: true,
};
