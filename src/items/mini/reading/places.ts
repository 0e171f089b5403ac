import { joinSentences } from "../../engine/figures/descriptions";
import { say, type Words } from "../../engine/words";
import { picture } from "../pictures/lexicon";

export const places = ["on", "under", "next to"] as const;
export type Preposition = (typeof places)[number];
export const inChinese: Readonly<Record<Preposition, string>> = { on: "上面", under: "下面", "next to": "旁边" };

/** Descriptions of places, in other words than the sentences of the questions. */
const seen: Readonly<Record<Preposition, Words>> = {
  on: say("above it", "它的上方"),
  under: say("below it", "它的下方"),
  "next to": say("at its right", "它的右边"),
};
const one = (thing: string): string => `${/^[aeiou]/.test(thing) ? "an" : "a"} ${thing}`;

/** Describes things by their places beside a bigger one. */
export const sceneDescription = (
  by: string,
  things: readonly (readonly [thing: string, place: Preposition])[],
): Words =>
  joinSentences(
    say(one(by), picture(by).zh),
    ...things.map(([thing, place]) =>
      say(`${seen[place].en} ${one(thing)}`, `${seen[place].zh}是${picture(thing).zh}`),
    ),
  );
