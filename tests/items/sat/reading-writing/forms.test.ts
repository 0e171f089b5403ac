import { describe, expect, test } from "vitest";
import { framedBy, questions } from "./read";

/** Subjects of the agreement frames as their passages name them, with their number. */
const subjects: readonly (readonly [pattern: RegExp, number: "one" | "many"])[] = [
  [/The box of letters/, "one"],
  [/The sounds that a wooden ship makes/, "many"],
  [/a row of poplars/, "one"],
  [/two cisterns and a channel/, "many"],
  [/a compass whose needle/, "one"],
];
const numberOf = (verb: string): "one" | "many" =>
  /^(?:is|was|has)\b/.test(verb)
    ? "one"
    : /^(?:are|were|have)\b/.test(verb)
      ? "many"
      : verb.endsWith("s")
        ? "one"
        : "many";

describe.each(["agreement", "inversion"])("%s", (frame) => {
  test("only the key has the number of its subject", () => {
    for (const { passage, options, right } of framedBy(frame)) {
      const number = subjects.find(([pattern]) => pattern.test(passage))?.[1];
      expect([passage, options.filter((verb) => numberOf(verb) === number)]).toEqual([passage, [right]]);
    }
  });
});

test("owners that are several take an apostrophe after their s", () => {
  for (const { options, right } of framedBy("pluralOwner"))
    expect(options.filter((option) => option.endsWith("s’"))).toEqual([right]);
});

test("one owner of several things takes the only apostrophe, before its s", () => {
  for (const { options, right } of framedBy("singleOwner"))
    expect(options.filter((option) => /^\w+’s \w+s$/u.test(option))).toEqual([right]);
});

test("the key has the form that the sentence lacks: a finite verb, a participle or a subjunctive", () => {
  for (const { options, right } of framedBy("finiteVerb"))
    expect(options.filter((option) => !/ing\b|^to /.test(option))).toEqual([right]);
  for (const { options, right } of framedBy("participle"))
    expect(options.filter((option) => /^\w+ing$/.test(option))).toEqual([right]);
  for (const { options, right } of framedBy("subjunctive"))
    expect(options.filter((option) => /^(?:be |hang$)/.test(option))).toEqual([right]);
});

/** The transitions by the relation that they express. */
const relations: Readonly<Record<string, readonly string[]>> = {
  contrast: ["however", "in contrast", "by contrast", "nevertheless", "nonetheless", "on the other hand", "even so"],
  concession: ["that said", "granted", "admittedly"],
  cause: ["therefore", "as a result", "consequently", "accordingly", "hence", "for this reason"],
  example: ["for example", "for instance", "to illustrate", "specifically"],
  similarity: ["similarly", "likewise", "in the same way", "by the same token"],
  addition: ["in addition", "moreover", "furthermore"],
  time: ["next", "afterward", "eventually", "subsequently", "meanwhile", "ultimately", "in turn"],
  restatement: ["in other words", "to put it differently", "in short"],
  replacement: ["instead", "rather"],
  purpose: ["to this end"],
  emphasis: ["in fact", "indeed"],
};
const relationOf = (transition: string): string | undefined =>
  Object.entries(relations).find(([, list]) => list.includes(transition.toLowerCase()))?.[0];

test("transitions of one question express different relations", () => {
  for (const { item, options } of questions.filter(({ item: { skill } }) => skill === "transitions")) {
    const kinds = options.map(relationOf);
    expect([item.source.ref, kinds.includes(undefined), new Set(kinds).size]).toEqual([item.source.ref, false, 4]);
  }
});
