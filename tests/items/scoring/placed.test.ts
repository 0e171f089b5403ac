import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { itemSchema, type Answer, type Interaction, type ItemKey, type Option } from "../../../src/contract/item/item";
import { answerFits, scoreAnswer } from "../../../src/items/scoring/score";

const options = (...ids: string[]): Option[] => ids.map((option_id) => ({ option_id, content: { en: option_id } }));
const sorted: Interaction = { type: "categorise", options: options("a", "b", "c", "d"), categories: options("x", "y") };
const sortedKey: ItemKey = { type: "categorise", placements: { a: "x", b: "x", c: "y" } };
const sort = (placements: Record<string, string>): Answer => ({ type: "categorise", placements });
const spot = (spot_id: string) => ({ spot_id, shape: { kind: "circle", x: 0.5, y: 0.5, radius: 0.1 } as const });
const pictured: Interaction = { type: "hot_spot", picture: "p", spots: ["a", "b", "c"].map(spot), max_choices: 2 };
const spots = (...spot_ids: string[]): Answer => ({ type: "hot_spot", spot_ids });

describe("sorted into categories", () => {
  it("earns the share of right options, less one for each that belongs nowhere", () => {
    const scored = [
      { a: "x", b: "x", c: "y" },
      { a: "x", c: "y", b: "y" },
      { a: "x", b: "x", c: "y", d: "x" },
      { d: "x" },
      {},
    ];
    expect(
      scored.map((placements) => scoreAnswer(sortedKey, sorted, sort(placements as Record<string, string>))),
    ).toEqual([
      { mark: "right", credit: 1 },
      { mark: "partly", credit: 2 / 3 },
      { mark: "partly", credit: 2 / 3 },
      { mark: "wrong", credit: 0 },
      { mark: "skipped", credit: 0 },
    ]);
  });

  it("never earns more by putting all options in one category", () => {
    const where = fc.constantFrom("x", "y");
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom("a", "b", "c", "d"), where), (placements) => {
        const right = ["a", "b", "c"].filter((id) => placements[id] === (id === "c" ? "y" : "x")).length;
        const stray = placements["d"] === undefined ? 0 : 1;
        expect(scoreAnswer(sortedKey, sorted, sort(placements)).credit).toBeCloseTo(Math.max(0, right - stray) / 3, 12);
        expect(answerFits(sorted, sort(placements))).toBe(true);
      }),
    );
  });

  it("fits only with its own options and categories", () => {
    expect(answerFits(sorted, sort({ z: "x" }))).toBe(false);
    expect(answerFits(sorted, sort({ a: "a" }))).toBe(false);
    expect(answerFits(sorted, spots("a"))).toBe(false);
  });
});

describe("places on a picture", () => {
  it("are scored all or nothing, within the number that may be chosen", () => {
    const key: ItemKey = { type: "hot_spot", spot_ids: ["a", "b"] };
    expect(
      [spots("b", "a"), spots("a"), spots("c"), spots()].map((one) => scoreAnswer(key, pictured, one).mark),
    ).toEqual(["right", "partly", "wrong", "skipped"]);
    expect(
      [spots("a", "b"), spots("a", "b", "c"), spots("a", "a"), spots("z"), sort({})].map((one) =>
        answerFits(pictured, one),
      ),
    ).toEqual([true, false, false, false, false]);
  });
});

describe("an item of the bank", () => {
  const item = (interaction: Interaction, key: ItemKey, media: object[] = []) =>
    itemSchema.safeParse({
      item_id: "i1",
      family: "custom",
      subject: "s",
      area: "a",
      skill: "k",
      body: { stem: { en: "?" }, interaction, media, calculator: false },
      key,
      expected_ms: 1,
      points: 1,
      source: { kind: "author", name: "n", ref: "r" },
    }).success;
  const picture = { media_id: "p", type: "image/svg+xml", sha256: "0".repeat(64) };

  it("has a key that fits its interaction, and its picture", () => {
    expect(item(sorted, sortedKey)).toBe(true);
    expect(item(sorted, { type: "categorise", placements: { a: "z" } })).toBe(false);
    expect(item(sorted, { type: "categorise", placements: {} })).toBe(false);
    expect(item(pictured, { type: "hot_spot", spot_ids: ["a"] }, [picture])).toBe(true);
    expect(item(pictured, { type: "hot_spot", spot_ids: ["a"] })).toBe(false);
    expect(item(pictured, { type: "hot_spot", spot_ids: ["z"] }, [picture])).toBe(false);
  });
});
