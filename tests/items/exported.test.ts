import fc from "fast-check";
import { expect, test } from "vitest";
import { exportedBy } from "../../src/items/exported";

test("exports are sorted by name, in whatever order a loader lists them", () => {
  const group = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[A-Za-z]{1,8}$/), fc.integer()), { selector: ([n]) => n });
  fc.assert(
    fc.property(group, (entries) => {
      const inOrder = entries.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value);
      expect(exportedBy(Object.fromEntries(entries))).toEqual(inOrder);
      expect(exportedBy(Object.fromEntries(entries.toReversed()))).toEqual(inOrder);
    }),
  );
});
