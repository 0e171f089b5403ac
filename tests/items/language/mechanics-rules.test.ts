import { describe, expect, test } from "vitest";
import { filled, ofModel, shown } from "./shown";

const letters = (text: string): string => text.replace(/[^A-Za-z0-9]/g, "").toLowerCase();
const commas = (text: string): number => text.split(",").length - 1;
const punctuated = [
  ...new Set(
    shown
      .filter(({ model }) => /^(?:comma|semicolon$|semicolon-|quotation|colon$|dash-pair|hyphen)/.test(model))
      .map(({ model }) => model),
  ),
];

test.each(punctuated.filter((model) => !/compound|restrictive|^colon/.test(model)))(
  "%s: the options differ in punctuation and capitals only",
  (model) => {
    for (const { options } of ofModel(model)) expect(new Set(options.map(letters)).size).toBe(1);
  },
);

describe("commas", () => {
  test("lists have one between parts, and none before the list or after and", () => {
    const isRight = (text: string) => /^[^,]+, [^,]+, and [^,]+$/.test(text);
    for (const { options, right } of ofModel("commas-in-a-list")) expect(options.filter(isRight)).toEqual([right]);
  });

  test("an opening clause ends in one, before the subject of the main clause", () => {
    const isRight = (text: string) => /^(?:When|After|Because|As|While) \w+ .*\w, (?:the|we) [^,]+$/.test(text);
    for (const { options, right } of ofModel("comma-after-opening"))
      expect(options.filter((text) => isRight(text) && /, the \w+ (?:ran|begged|took|slowly|slid)/.test(text))).toEqual(
        [right],
      );
  });

  test.each(["commas-appositive", "commas-interrupter"])("%s: the part between two commas can be left out", (model) => {
    for (const { options, right } of ofModel(model)) {
      expect(options.filter((text) => commas(text) === 2)).toEqual([right]);
      expect(right.replace(/, [^,]+,/, "")).toMatch(/^[A-Z][\w. ]+ (?:knows|works|feeds|lies|runs|was|gave) [^,]+\.$/);
    }
  });

  test("two joined sentences have one before the conjunction", () => {
    const isRight = (text: string) => /^[^,]+, (?:and|but|so|or) (?:the|one|we|your) [^,]+$/.test(text);
    for (const { options, right } of ofModel("comma-compound")) expect(options.filter(isRight)).toEqual([right]);
  });

  test("a city and its country are set off", () => {
    const isRight = (text: string) => /[a-z] [A-Z]\w+, [A-Z]\w+, [a-z]/.test(text);
    for (const { options, right } of ofModel("commas-places")) expect(options.filter(isRight)).toEqual([right]);
  });
});

describe("apostrophes", () => {
  const endings: Readonly<Record<string, string>> = { am: "m", are: "re", will: "ll", have: "ve", is: "s" };

  test("contractions put one where letters are left out", () => {
    for (const { paragraphs, right, options } of ofModel("contraction")) {
      const sentence = paragraphs.at(-1) ?? "";
      const [, first = "", second = ""] =
        /\b(\w+) (not|am|are|will|have)\b/.exec(
          sentence.replace(/^(?:We|The soup|The key|Nina|I think|I hope|Soon) /, ""),
        ) ?? [];
      const short = second === "not" ? `${first === "will" ? "wo" : first}n’t` : `${first}’${endings[second] ?? ""}`;
      expect([sentence, short]).toEqual([sentence, right]);
      expect(options.filter((option) => option === short)).toHaveLength(1);
    }
  });

  test("possessives have one before s for one owner, after s for several", () => {
    for (const { paragraphs, options, right } of ofModel("possessive-regular")) {
      const isMany = /^(?:Two|Three|Several|All)\b/.test(paragraphs.at(-1) ?? "");
      expect(/^(?:One|My|Two|Three|Several|All)\b/.test(paragraphs.at(-1) ?? "")).toBe(true);
      const form = isMany ? /^[a-z]+[^s]s’$/ : /^[a-z]+[^s]’s$/;
      expect(options.filter((option) => form.test(option))).toEqual([right]);
    }
  });

  test("plurals without s take ’s", () => {
    for (const { options, right } of ofModel("possessive-irregular"))
      expect(options.filter((option) => /^(?:children|women|mice|men)’s$/.test(option))).toEqual([right]);
  });
});

describe("capitals", () => {
  const proper = new Set(
    (
      "Max Ana Kim Ben I Anna Leo Monday September Friday Mrs. Lopez Oslo Green Street July Lake Orin Italian Market " +
      "French Cairo Aunt Rosa Quebec Uncle Kofi Ghana Doctor Silva Hill Park Hospital Spanish Weston " +
      "University Porto Judge Amato"
    ).split(" "),
  );
  const commonThough = new Set(["park"]);

  test("names and the first word have them, and no other word", () => {
    const isRight = (text: string): boolean =>
      text
        .replace(/[,]|\.$/g, "")
        .split(" ")
        .every((word, place) => {
          const isCapital = /^[A-Z]/.test(word);
          if (place === 0) return isCapital;
          const raised = word.charAt(0).toUpperCase() + word.slice(1);
          const isName = proper.has(raised) && !(commonThough.has(word) && !text.includes("Hospital"));
          return isCapital === isName && !(word === "Park" && !text.includes("Hospital"));
        });
    for (const { options, right } of ofModel("capitals-names")) expect(options.filter(isRight)).toEqual([right]);
  });

  test("titles raise the first, the last, and each word that is not little", () => {
    const little = ["a", "the", "in", "to", "of"];
    const isRight = (title: string): boolean => {
      const words = title.split(" ");
      return words.every((word, place) => {
        const isLittle = little.includes(word.toLowerCase()) && place !== 0 && place !== words.length - 1;
        return /^[A-Z]/.test(word) !== isLittle;
      });
    };
    for (const { options, right } of ofModel("capitals-titles")) expect(options.filter(isRight)).toEqual([right]);
  });
});

describe("quotation marks", () => {
  const pairs = (text: string): boolean => text.replace(/“[^“”]*”/g, "").match(/[“”]/) === null;

  test("enclose the spoken words with their punctuation, not the speaker", () => {
    const forms: Readonly<Record<string, RegExp>> = {
      "quotation-speaker-first": /^[^“”]+ (?:said|replied), “[A-Z][^“”]+\.”$/,
      "quotation-speaker-last": /^“[A-Z][^“”,]+[?!]” (?:asked|shouted) [^“”?!]+\.$/,
      "quotation-broken": /^“[A-Z][^“”]+,” [^“”]+, “[a-z][^“”]+\.”$/,
    };
    for (const [model, form] of Object.entries(forms))
      for (const { options, right } of ofModel(model)) {
        expect(options.filter((option) => form.test(option))).toEqual([right]);
        expect(options.every(pairs)).toBe(true);
      }
  });
});

describe("spelling", () => {
  test("endings double, drop, or change letters by the rule", () => {
    const ing = (base: string): string => {
      if (/[^aeiou]e$/.test(base)) return `${base.slice(0, -1)}ing`;
      return /(?:^|[^aeiou])[aeiou][^aeiouwxy]$/.test(base) ? `${base}${base.slice(-1)}ing` : `${base}ing`;
    };
    const bases = "dig bake run write stop begin control".split(" ");
    const byRule = [...bases.map(ing), ...["pupp", "butterfl", "cit"].map((stem) => `${stem}ies`)];
    for (const { options, right } of ofModel("spelling-endings"))
      expect(options.filter((option) => byRule.includes(option))).toEqual([right]);
  });

  test("the words to choose from are those underlined", () => {
    for (const { paragraphs, options } of ofModel("find-the-misspelling"))
      for (const option of options) expect(paragraphs.at(-1)).toContain(option);
  });
});

test("a contraction among homophones can be read out in full", () => {
  const spelledOut: Readonly<Record<string, string>> = {
    "they’re": "they are",
    "you’re": "you are",
    "it’s": "it is",
    "who’s": "who is",
  };
  const needsVerb = /\b(?:they are|you are|it is|who is) (?:coming|late|going)\b/;
  for (const item of ofModel("homophone")) {
    const contraction = item.options.find((option) => spelledOut[option] !== undefined);
    if (contraction === undefined) continue;
    const sentence = filled(item, spelledOut[contraction] ?? "");
    expect([sentence, needsVerb.test(sentence)]).toEqual([sentence, item.right === contraction]);
  }
});
