import { pictures } from "../../../../src/items/mini/pictures/lexicon";
import { listed, listsIn, type EarSolver, type Heard } from "./hear";
import { isKnownAs } from "./known";

const entryOf = (word: string) => pictures.find((entry) => entry.word === word);
const soundsOf = (word: string): readonly string[] => entryOf(word)?.sounds ?? [];
const isVowel = (sound: string): boolean => /^(?:A[AEHOWY]|E[HRY]|I[HY]|O[WY]|U[HW])$/.test(sound);
const rhymeOf = (word: string): string => soundsOf(word).slice(soundsOf(word).findIndex(isVowel)).join(" ");

const alike =
  (of: (word: string) => string | undefined): EarSolver =>
  ({ figure }) =>
  (option) =>
    of(option) === of(figure);

const sameLetter: EarSolver = ({ stem, figure }) => {
  const [, size, letter = ""] = /^The (capital|small) letter (.)$/.exec(figure) ?? [];
  const wanted = size === "capital" && stem.includes("small") ? letter.toLowerCase() : letter;
  return (option) => option === wanted;
};

const kinds = { animal: /an animal/, clothes: /wear/, vehicle: /ride/, food: /eat/ } as const;
const ofKind: EarSolver = ({ prompt, options }) => {
  const wanted = Object.entries(kinds).find(([, asked]) => asked.test(prompt))?.[0];
  const kindOf = (word: string) => entryOf(word)?.kind;
  return (option) =>
    wanted === undefined
      ? options.filter((other) => kindOf(other) === kindOf(option)).length === 1
      : kindOf(option) === wanted;
};

const sentenceIn = ({ stem, prompt }: Heard): string => `${stem} ${prompt}`;
const names = ["no", "one", "two", "three", "four"];
/** The number of a thing in a description, in any row. */
const sizeOf = (told: string, thing: string): number =>
  listed(told).filter((one) => one === thing || `${one}s` === thing).length;
const numbers: EarSolver = (heard) => {
  const sentence = sentenceIn(heard);
  const counted = [...sentence.matchAll(/\b(one|two|three|four) (\w+)/g)];
  const compared = [...sentence.matchAll(/(more|fewer|as many) (\w+) (?:than|as) (\w+)/g)];
  return (option) =>
    counted.length + compared.length > 0 &&
    counted.every(([, number = "", thing = ""]) => sizeOf(option, thing) === names.indexOf(number)) &&
    compared.every(([, how, one = "", other = ""]) => {
      const gap = sizeOf(option, one) - sizeOf(option, other);
      return how === "more" ? gap > 0 : how === "fewer" ? gap < 0 : gap === 0;
    });
};

const meant: Readonly<Record<string, string>> = { Above: "on", Below: "under", At: "next to" };
const placesIn = (told: string): ReadonlyMap<string, string> =>
  new Map(
    [...told.matchAll(/(Above|Below|At)(?: it| its right) an? (\w+)/g)].map(([, at = "", thing = ""]) => [
      thing,
      meant[at] ?? "",
    ]),
  );
const places: EarSolver = (heard) => {
  const sentence = sentenceIn(heard);
  const [, base] = /\b(?:on|under|next to) the (table|chair)/.exec(sentence) ?? [];
  const said = [
    ...sentence.matchAll(/the (\w+) (?:is|that is) (on|under|next to) (?:it|the)/gi),
    ...sentence.matchAll(/the (\w+), which is (on|under|next to) it/g),
    ...sentence.matchAll(/see the (\w+) if you look (on|under|next to) the/g),
  ].filter(([, thing]) => thing !== "which");
  const denied = /The (\w+) is neither (on|under|next to) nor (on|under|next to)/.exec(sentence);
  return (option) => {
    const told = placesIn(option);
    return (
      said.length > 0 &&
      option.startsWith(`A ${base ?? "-"}.`) &&
      said.every(([, thing = "", place]) => told.get(thing) === place) &&
      (denied === null || !denied.slice(2).includes(told.get(denied[1] ?? "") ?? ""))
    );
  };
};

/** Solvers of Reading questions whose pictures are described. */
export const reading: Readonly<Record<string, EarSolver>> = {
  "letter-pair": sameLetter,
  "same-small-letter": sameLetter,
  "letters-alike": sameLetter,
  "initial-sound": alike((word) => soundsOf(word)[0]),
  "final-sound": alike((word) => soundsOf(word).at(-1)),
  "middle-sound": alike((word) => soundsOf(word)[1]),
  rhyme: alike(rhymeOf),
  "first-letters":
    ({ figure }) =>
    (option) =>
      figure.startsWith(option),
  syllables: ({ figure }) => soundsOf(figure).filter(isVowel).length,
  "picture-word": ({ prompt }) => {
    const word = /shows an? (\w+)\?$/.exec(prompt)?.[1] ?? "";
    return (option) => isKnownAs(word, option);
  },
  "which-kind": ofKind,
  "something-to-wear": ofKind,
  "something-to-eat": ofKind,
  "something-to-ride": ofKind,
  "odd-picture": ofKind,
  "one-or-more": ({ prompt }) => {
    const [, one, many] = /shows (?:one (\w+)|the (\w+)s)\?$/.exec(prompt) ?? [];
    return (option) => {
      const [things = []] = listsIn(option);
      return things.every((thing) => thing === (one ?? many)) && things.length > 1 === (one === undefined);
    };
  },
  "which-scene": places,
  "two-things": places,
  "how-many": numbers,
  "more-or-fewer": numbers,
};
