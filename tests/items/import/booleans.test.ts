import { describe, expect, it, test } from "vitest";
import { scoreAnswer } from "../../../src/items/scoring/score";
import { choices, declaration, entry, type ItemParts, readOne } from "./fixtures";
import { mapping } from "./outcomes";

const whites = (value: string): readonly string[] => [value, ` ${value}`, `${value}\n\t`, `\r\n${value} `];
const yes = ["true", "1"].flatMap(whites);
const no = ["false", "0"].flatMap(whites);
const strange = ["yes", "", "2", "01", "wahr", "-1", "true false", "t"];

const shuffling = (value: string): ItemParts => ({ body: `<p>x</p>${choices(`shuffle="${value}" maxChoices="1"`)}` });
const fixing = (value: string): ItemParts => ({
  body:
    "<p>x</p>" + choices('shuffle="1" maxChoices="1"').replace('identifier="c3"', `identifier="c3" fixed="${value}"`),
});
const folding = (value: string): ItemParts => ({
  declaration: declaration("string", "single", ["Four"], mapping({ Four: 1 }, `caseSensitive="${value}"`)),
  body: `<p>x</p>${entry}`,
});
const adapting = (value: string): ItemParts => ({ adaptive: value });

const shuffleOf = async (parts: ItemParts) => {
  const { item, report } = await readOne(parts);
  const interaction = item?.body.interaction;
  return [interaction?.type === "single_choice" ? interaction.shuffle : null, report?.reasons];
};
/** The mark of an answer in small letters when the key has a capital. */
const markOf = async (parts: ItemParts) => {
  const { item } = await readOne(parts);
  return item && scoreAnswer(item.key, item.body.interaction, { type: "text_entry", text: "four" }).mark;
};
const reasonsOf = async (parts: ItemParts) => (await readOne(parts)).report?.reasons;

describe("an attribute that is true or false", () => {
  it.each(yes)("shuffles as %j", async (value) => {
    expect(await shuffleOf(shuffling(value))).toEqual([true, []]);
    expect(await shuffleOf(fixing(value))).toEqual([false, [{ code: "fixedChoicesKeptInOrder" }]]);
  });

  it.each(no)("leaves the choices as they are as %j", async (value) => {
    expect(await shuffleOf(shuffling(value))).toEqual([false, []]);
    expect(await shuffleOf(fixing(value))).toEqual([true, []]);
  });

  it.each(yes)("makes capitals matter as %j, and refuses an adaptive item", async (value) => {
    expect(await markOf(folding(value))).toBe("wrong");
    expect(await reasonsOf(adapting(value))).toEqual([{ code: "adaptiveItem" }]);
  });

  it.each(no)("ignores capitals as %j, and accepts an item that is not adaptive", async (value) => {
    expect(await markOf(folding(value))).toBe("right");
    expect(await reasonsOf(adapting(value))).toEqual([]);
  });

  it.each(strange)("refuses the item as %j, and names the attribute", async (value) => {
    const refusal = (name: string) => [{ code: "booleanUnreadable", detail: `${name}="${value}"` }];
    expect(await reasonsOf(shuffling(value))).toEqual(refusal("shuffle"));
    expect(await reasonsOf(fixing(value))).toEqual(refusal("fixed"));
    expect(await reasonsOf(folding(value))).toEqual(refusal("caseSensitive"));
    expect(await reasonsOf(adapting(value))).toEqual(refusal("adaptive"));
  });

  it("is read in capitals too, with a note", async () => {
    expect(await shuffleOf(shuffling("True"))).toEqual([
      true,
      [{ code: "booleanRespelled", detail: 'shuffle="True"' }],
    ]);
    expect(await markOf(folding("FALSE"))).toBe("right");
  });

  test("of a choice is checked even when nothing is shuffled", async () => {
    const body = choices('maxChoices="1"').replace('identifier="c3"', 'identifier="c3" fixed="maybe"');
    expect(await reasonsOf({ body: `<p>x</p>${body}` })).toEqual([
      { code: "booleanUnreadable", detail: 'fixed="maybe"' },
    ]);
  });
});
