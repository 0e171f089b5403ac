import fc from "fast-check";
import { expect, it } from "vitest";
import { breathsOf } from "../../../src/items/audio/speech/sentences";

it.each([
  ["The bus has gone. We can walk there. It isn't far.", ["The bus has gone.", "We can walk there.", "It isn't far."]],
  ["Yes. Two people came to see it.", ["Yes. Two people came to see it."]],
  ["Two people came to see it. Oh well.", ["Two people came to see it. Oh well."]],
  ["I saw Mrs. Green at the shop. She says hello.", ["I saw Mrs. Green at the shop.", "She says hello."]],
  ["It opens at 9 a.m. The museum is free.", ["It opens at 9 a.m. The museum is free."]],
  [
    "“Is it far?” “It isn't far away.” 12 people laughed at that.",
    ["“Is it far?”", "“It isn't far away.”", "12 people laughed at that."],
  ],
  ["It costs 3.50 in the shop", ["It costs 3.50 in the shop"]],
  ["cat", ["cat"]],
])("%s", (text, breaths) => expect(breathsOf(text)).toEqual(breaths));

it("loses no word", () => {
  const word = fc.constantFrom("cat", "Dogs", "sat.", "Why?", "Mr.", "no!", "12", "and,");
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (words) => {
      expect(breathsOf(words.join(" ")).join(" ")).toBe(words.join(" "));
    }),
  );
});
