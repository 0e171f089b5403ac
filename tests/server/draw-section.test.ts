import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawSection } from "../../src/server/delivery/fixed/draw";
import { fixedItems } from "../support/sittings";

const [example] = fixedItems;
if (example === undefined) throw new Error("no item");

/** Items named by their place; equal letters share a stimulus, "-" has none. */
const itemsOn = (stimuli: string) =>
  Array.from(stimuli).map((letter, place) => ({
    itemId: String(place),
    body: {
      ...example.body,
      ...(letter === "-" ? {} : { stimulus: { stimulus_id: letter, content: { en: `Passage ${letter}` } } }),
    },
  }));

const drawn = (stimuli: string, more: { count?: number; shuffle?: boolean; seed?: string; stage?: string } = {}) =>
  drawSection(itemsOn(stimuli), { count: stimuli.length, shuffle: false, seed: "seed", stage: "one", ...more }).map(
    ({ itemId }) => Number(itemId),
  );

const anyStimuli = fc
  .array(fc.constantFrom("-", "a", "b", "c"), { minLength: 1, maxLength: 12 })
  .map((letters) => letters.join(""));
const anySection = fc.record({
  stimuli: anyStimuli,
  seed: fc.string(),
  part: fc.double({ min: 0, max: 1, noNaN: true }),
});
const countOf = ({ stimuli, part }: { stimuli: string; part: number }) => 1 + Math.floor(part * (stimuli.length - 1));
const seeds = Array.from({ length: 4_000 }, (_, number) => `attempt-${number}`);

describe("the items drawn for a section of one attempt", () => {
  it("are different items of the section, as many as asked for, and the same for the same seed", () => {
    fc.assert(
      fc.property(anySection, fc.boolean(), (section, shuffle) => {
        const { stimuli, seed } = section;
        const asked = { count: countOf(section), seed, shuffle };
        const list = drawn(stimuli, asked);
        expect(new Set(list).size).toBe(asked.count);
        expect(list.every((place) => place >= 0 && place < stimuli.length)).toBe(true);
        expect(drawn(stimuli, asked)).toEqual(list);
      }),
    );
  });

  it("stand in the order of the test unless they are shuffled", () => {
    fc.assert(
      fc.property(anySection, (section) => {
        const list = drawn(section.stimuli, { count: countOf(section), seed: section.seed });
        expect(list).toEqual(list.toSorted((one, other) => one - other));
      }),
    );
    expect(drawn("--a")).toEqual([0, 1, 2]);
  });

  it("are the same items in another order if they are shuffled", () => {
    fc.assert(
      fc.property(anySection, (section) => {
        const asked = { count: countOf(section), seed: section.seed };
        const shuffled = drawn(section.stimuli, { ...asked, shuffle: true });
        expect(shuffled.toSorted((one, other) => one - other)).toEqual(drawn(section.stimuli, asked));
      }),
    );
  });

  it("stay neighbours in a shuffled section if they were neighbours on the same stimulus", () => {
    fc.assert(
      fc.property(anySection, (section) => {
        const { stimuli } = section;
        const asked = { count: countOf(section), seed: section.seed };
        const runs = (list: readonly number[]) => {
          const letters = list.map((place) => stimuli[place] ?? "");
          return letters.filter((letter, at) => letter === "-" || letter !== letters[at - 1]).length;
        };
        // shuffling may bring two runs on the same stimulus together, and never cuts one in two
        expect(runs(drawn(stimuli, { ...asked, shuffle: true }))).toBeLessThanOrEqual(runs(drawn(stimuli, asked)));
      }),
    );
  });

  it("are drawn evenly over seeds, as is their order", () => {
    const draws = seeds.map((seed) => drawn("aaab--", { count: 3, shuffle: true, seed }));
    const share = (is: (list: readonly number[]) => boolean) => draws.filter(is).length / draws.length;
    for (let place = 0; place < 6; place += 1) {
      expect(Math.abs(share((list) => list.includes(place)) - 1 / 2)).toBeLessThan(0.03);
    }
    const orders = seeds.map((seed) => drawn("---", { shuffle: true, seed }).join(""));
    const times = new Map<string, number>();
    for (const order of orders) times.set(order, (times.get(order) ?? 0) + 1);
    expect([...times.keys()].toSorted()).toEqual(["012", "021", "102", "120", "201", "210"]);
    for (const count of times.values()) expect(Math.abs(count / orders.length - 1 / 6)).toBeLessThan(0.025);
  });

  it("differ between two sections of one attempt", () => {
    const differing = seeds.filter(
      (seed) =>
        drawn("--------", { count: 4, seed, stage: "one" }).join() !==
        drawn("--------", { count: 4, seed, stage: "two" }).join(),
    );
    // two independent draws of 4 from 8 are alike in one case of 70
    expect(differing.length / seeds.length).toBeGreaterThan(0.97);
  });
});
