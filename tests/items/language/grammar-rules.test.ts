import { describe, expect, test } from "vitest";
import { filled, ofModel, shown, type Shown } from "./shown";

/** Reads the number of the subject from the sentence alone. */
type Reader = (sentence: string) => "one" | "many";
const ofNoun = (noun: string): "one" | "many" => (/s$|^(?:children|criteria|people)$/.test(noun) ? "many" : "one");
const ofPhrase = (phrase: string): "one" | "many" => {
  if (/^a number of\b/i.test(phrase)) return "many";
  if (/^(?:a|an|one|only one|every|each|everyone|nobody|the number|the only one)\b/i.test(phrase)) return "one";
  return /^(?:two|three|several|both)\b/i.test(phrase) ? "many" : ofNoun(phrase.split(" ").at(-1) ?? "");
};
const before = (sentence: string): string => sentence.split(" ____")[0] ?? "";
const after = (sentence: string): string => (sentence.split("____ ")[1] ?? "").replace(/\.$/, "");
const head = (phrase: string): string => phrase.split(/ (?:of|on|in|among|below|for|that|left)\b/)[0] ?? "";

const readers: Readonly<Record<string, Reader>> = {
  "agreement-simple": (sentence) => ofPhrase(before(sentence)),
  "agreement-there": (sentence) => ofPhrase(head(after(sentence))),
  "agreement-phrase-between": (sentence) => ofPhrase(head(before(sentence))),
  "agreement-each-every": (sentence) => ofPhrase(before(sentence)),
  "agreement-either-or": (sentence) => ofPhrase(before(sentence).split(/ n?or /)[1] ?? ""),
  "agreement-inverted": (sentence) => {
    const phrase = after(sentence);
    return ofPhrase(phrase.startsWith("a number of") ? phrase : head(phrase));
  },
  "agreement-number-of": (sentence) => {
    const phrase = before(sentence).replace(/^She is /, "");
    return ofPhrase(/number of|only one/.test(phrase) ? phrase : head(phrase));
  },
};

const numberOfVerb = (verb: string): "one" | "many" | undefined => {
  const [first = ""] = verb.split(" ");
  if (first.endsWith("ing")) return undefined;
  return first.endsWith("s") ? "one" : "many";
};

describe("agreement", () => {
  test("has a reader for each of its models", () => {
    const models = new Set(shown.map(({ model }) => model).filter((model) => model.startsWith("agreement-")));
    expect([...models].toSorted()).toEqual(Object.keys(readers).toSorted());
  });

  test.each(Object.keys(readers))("%s: only the key agrees with the subject", (model) => {
    for (const item of ofModel(model)) {
      const number = readers[model]?.(item.paragraphs.at(-1) ?? "");
      const agreeing = item.options.filter((option) => numberOfVerb(option) === number);
      expect([item.paragraphs.at(-1), agreeing]).toEqual([item.paragraphs.at(-1), [item.right]]);
    }
  });
});

/** Principal parts as any grammar lists them. */
const parts =
  "draw drew drawn, blow blew blown, swim swam swum, ring rang rung, choose chose chosen, drive drove driven, " +
  "know knew known, write wrote written, freeze froze frozen, drink drank drunk, wear wore worn";
const verbs = parts.split(", ").map((verb) => verb.split(" "));

test("irregular verbs stand in the past, or as participles after a helper", () => {
  for (const item of [...ofModel("irregular-past"), ...ofModel("irregular-participle")]) {
    const sentence = item.paragraphs.at(-1) ?? "";
    const place = /\b(?:has|had|have) ____/.test(sentence) ? 2 : 1;
    const verb = verbs.find((forms) => forms.includes(item.right));
    expect([sentence, item.right]).toEqual([sentence, verb?.[place]]);
    const fitting = item.options.filter((option) => verbs.some((forms) => forms[place] === option));
    expect(fitting).toEqual([item.right]);
    if (place === 1) expect(sentence).toMatch(/^(?:Yesterday|Last)\b/);
  }
});

const plurals: Readonly<Record<string, string>> = {
  foot: "feet",
  child: "children",
  goose: "geese",
  tooth: "teeth",
  knife: "knives",
  leaf: "leaves",
  loaf: "loaves",
  wolf: "wolves",
};

test("irregular plurals are those of the dictionary", () => {
  for (const { right, wrong } of ofModel("irregular-plural")) {
    expect(Object.values(plurals)).toContain(right);
    expect(wrong.filter((option) => Object.values(plurals).includes(option))).toEqual([]);
  }
});

test("regular plurals take -es after a hiss and -s elsewhere", () => {
  for (const { options, right } of ofModel("regular-plural")) {
    const isRight = (word: string) => (/(?:s|x|sh)es$/.test(word) ? true : /[^sxh’]s$/.test(word)) && word !== "bus";
    expect(options.filter((word) => isRight(word) && !/[^sxh]es$/.test(word))).toEqual([right]);
  }
});

test("short adjectives end in -er before than and in -est when one of all is meant", () => {
  for (const item of ofModel("comparison-short")) {
    const ending = / ____ than /.test(item.paragraphs.at(-1) ?? "") ? /^\w+er$/ : /^\w+est$/;
    expect(item.options.filter((option) => ending.test(option))).toEqual([item.right]);
  }
});

test("no sentence with a double negative is right, and each wrong one has two negatives", () => {
  const negatives = (sentence: string) =>
    sentence.match(/n’t\b|\b(?:not|no|no one|nobody|none|nowhere|never|hardly|scarcely)\b/g)?.length ?? 0;
  for (const item of ofModel("double-negative")) {
    expect(negatives(filled(item, item.right))).toBe(1);
    for (const option of item.wrong) expect(negatives(filled(item, option))).toBeGreaterThanOrEqual(2);
  }
});

test("an stands before vowel sounds, and demonstratives have the number of their noun", () => {
  const vowel = /^(?:[aeiou]|hour)/;
  const fits = (word: string, next: string): boolean => {
    const isPlural = next.endsWith("s");
    const determiner = word.toLowerCase();
    if (determiner === "an") return !isPlural && vowel.test(next);
    if (determiner === "a") return !isPlural && !vowel.test(next);
    if (["this", "that"].includes(determiner)) return !isPlural;
    return ["these", "those", "two"].includes(determiner) && isPlural;
  };
  for (const item of ofModel("article-demonstrative")) {
    const next = /____ (\w+)/.exec(item.paragraphs.at(-1) ?? "")?.[1] ?? "";
    expect(item.options.filter((option) => fits(option, next))).toEqual([item.right]);
  }
});

const subjects = /^(?:I|he|she|we|they|who|whoever)$/;
const objects = /^(?:me|him|her|us|them|whom|whomever)$/;

test("pronouns in pairs take the case of their place", () => {
  const wantsSubject = ({ paragraphs }: Shown) =>
    /^(?:My|Aunt|Last).*____ (?:and their cousins )?(?:built|made|sailed)/.test(paragraphs.at(-1) ?? "");
  for (const item of ofModel("pronoun-case-compound")) {
    const form = wantsSubject(item) ? subjects : objects;
    expect([item.paragraphs.at(-1), item.options.filter((option) => form.test(option))]).toEqual([
      item.paragraphs.at(-1),
      [item.right],
    ]);
  }
});

test("words offered for a word class occur once in the sentence", () => {
  for (const { paragraphs, options } of ofModel("word-class"))
    for (const option of options)
      expect((paragraphs.at(-1) ?? "").match(new RegExp(`\\b${option}\\b`, "g"))).toHaveLength(1);
});
