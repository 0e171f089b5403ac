import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { movedAmong } from "../../../src/items/authoring/moved-among";

const list = fc.uniqueArray(fc.constantFrom(..."a b c d e f g h i j".split(" ")), { maxLength: 10 });

describe("the questions that have moved between two lists", () => {
  it("leave the others in the same order in both", () => {
    fc.assert(
      fc.property(list, list, (earlier, later) => {
        const moved = movedAmong(earlier, later);
        const stays = (one: readonly string[], other: readonly string[]) =>
          one.filter((member) => other.includes(member) && !moved.has(member));
        expect(stays(earlier, later)).toEqual(stays(later, earlier));
      }),
    );
  });

  it("are none where questions are only removed, and one at most where one is moved", () => {
    fc.assert(
      fc.property(list, fc.nat(9), fc.nat(9), (earlier, from, to) => {
        const fewer = earlier.filter((_, place) => place !== from);
        expect(movedAmong(earlier, fewer).size).toBe(0);
        const later = [...fewer];
        later.splice(to, 0, ...earlier.slice(from, from + 1));
        expect(movedAmong(earlier, later).size).toBeLessThanOrEqual(1);
      }),
    );
  });
});
