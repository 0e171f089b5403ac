import { say, type Words } from "../../engine/words";
import { defineMiniModel, others } from "../engine/model";
import { picture } from "../pictures/lexicon";
import { placedPicture } from "../pictures/picture";
import type { ReadingModel } from "./model";
import { inChinese, places, sceneDescription, type Preposition } from "./places";

/** Places of a small thing beside a big one: left, top, size. */
const spots = {
  table: { on: [34, 18, 52], under: [38, 58, 40], "next to": [96, 84, 42] },
  chair: { on: [42, 46, 42], under: [43, 73, 28], "next to": [92, 84, 42] },
} as const;

/** A picture of one thing at a place beside another. */
const sceneOf = (thing: string, place: Preposition, by: keyof typeof spots): Words => {
  const [x, y, size] = spots[by][place];
  const parts = [
    place === "under"
      ? placedPicture(picture(by), 6, 4, 104)
      : placedPicture(picture(by), place === "next to" ? 0 : 14, 40, 92),
    placedPicture(picture(thing), x, y, size),
  ];
  const drawn = (label: string) =>
    `<svg viewBox="0 0 140 134" width="140" height="134" role="img" aria-label="${label}">${parts.join("")}</svg>`;
  const told = sceneDescription(by, [[thing, place]]);
  return { en: drawn(told.en), zh: drawn(told.zh) };
};

const movable = ["cat", "ball", "hat", "apple", "book", "duck", "cup", "shoe", "doll", "rabbit"] as const;
const bases = ["table", "chair"] as const;

interface Setting {
  /** Whether the child reads the sentence instead of hearing it. */
  readonly isRead: boolean;
  readonly places: readonly Preposition[];
  /** The places in right options; the others are only in wrong ones. */
  readonly asked: readonly Preposition[];
  /** Whether options differ in the thing too, not in the place alone. */
  readonly hasOtherThing: boolean;
}

/** "The cat is under the table": which picture shows it. */
export const whichScene: ReadingModel = defineMiniModel<Setting, "literatureInformation">({
  name: "which-scene",
  area: "literatureInformation",
  skill: "sentenceMeaning",
  settings: {
    120: { isRead: false, places: ["on", "under"], asked: ["on", "under"], hasOtherThing: true },
    130: { isRead: false, places: ["on", "under", "next to"], asked: ["next to"], hasOtherThing: false },
    140: { isRead: true, places: ["on", "under"], asked: ["on", "under"], hasOtherThing: true },
    150: { isRead: true, places: ["on", "under", "next to"], asked: ["next to"], hasOtherThing: true },
    160: { isRead: true, places: ["on", "under", "next to"], asked: ["on", "under"], hasOtherThing: true },
    170: { isRead: true, places: ["on", "under", "next to"], asked: ["next to"], hasOtherThing: true },
  },
  generate(draw, { isRead, places: allowed, asked, hasOtherThing }, level) {
    const [thing, other] = draw.some(2, movable);
    const [base, otherBase] = draw.some(2, bases);
    const [place, another, third] = draw.shuffled(allowed);
    if (thing === undefined || other === undefined || base === undefined || place === undefined) return undefined;
    if (!asked.includes(place)) return undefined;
    const by = otherBase ?? base;
    const wrongs = [
      ...(another === undefined ? [] : [`${thing}|${another}|${base}`]),
      ...(hasOtherThing ? [`${other}|${place}|${base}`] : []),
      ...(third === undefined ? [] : [`${thing}|${third}|${base}`]),
      `${thing}|${place}|${by}`,
    ];
    const right = `${thing}|${place}|${base}`;
    const sentence =
      level >= 160
        ? `You can see the ${thing} if you look ${place} the ${base}.`
        : `The ${thing} is ${place} the ${base}.`;
    const direction = isRead ? "Read the sentence. Which picture shows it?" : "Which picture shows this?";
    const parts = (value: string): readonly string[] => value.split("|");
    return {
      stem: isRead
        ? say(`${direction}\n<b>${sentence}</b>`, `读句子，选出对应的图。\n<b>${sentence}</b>`)
        : say(direction, "听句子，选出对应的图。"),
      heard: isRead ? direction : `${sentence}\n${direction}`,
      ask: {
        type: "single_choice",
        right,
        wrong: others(wrongs),
        show: (value: string) => {
          const [one = "", where, beside] = parts(value);
          return sceneOf(
            one,
            places.find((entry) => entry === where) ?? "on",
            bases.find((entry) => entry === beside) ?? "table",
          );
        },
        unordered: true,
      },
      explanation: say(
        `The picture has to show the ${thing}, and it has to be ${place} the ${base}.`,
        `图里要有${picture(thing).zh}，而且要在${picture(base).zh}${inChinese[place]}。`,
      ),
      above: isRead ? 6 : 4,
      holds: (value) => value === right,
    };
  },
});
