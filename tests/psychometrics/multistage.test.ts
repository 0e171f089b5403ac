import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { testInformation } from "../../src/psychometrics/likelihood";
import { expectedCorrect, informationCut, routeTo, type Routing } from "../../src/psychometrics/multistage";

const moduleAt = (b: number, length = 10, c = 0) =>
  Array.from({ length }, (_, index) => ({ a: 1.2, b: b + 0.1 * (index % 3), c, d: 1 }));
const [routing, easy, middle, hard] = [moduleAt(0), moduleAt(-1.2), moduleAt(0), moduleAt(1.2)];

describe("routing", () => {
  it("takes the hard second module of the SAT from 18 of 27 and from 14 of 22 right", () => {
    const placeAt = (cut: number, numberCorrect: number) =>
      routeTo([easy, hard], { by: "numberCorrect", cuts: [cut] }, { numberCorrect, theta: 0 });
    expect([0, 17, 18, 27].map((right) => placeAt(18, right))).toEqual([0, 0, 1, 1]);
    expect([13, 14].map((right) => placeAt(14, right))).toEqual([0, 1]);
  });

  it("uses the estimate alone when set so", () => {
    const by: Routing = { by: "estimate", cuts: [-0.5, 0.5] };
    const places = [-1, -0.5, 0.49, 0.5].map((theta) =>
      routeTo([easy, middle, hard], by, { numberCorrect: 10, theta }),
    );
    expect(places).toEqual([0, 1, 1, 2]);
  });

  it("takes the most informative module, the easier of equals", () => {
    const by: Routing = { by: "information" };
    const at = (theta: number) => routeTo([easy, middle, hard], by, { numberCorrect: 0, theta });
    expect([-2, 0.1, 2].map(at)).toEqual([0, 1, 2]);
    expect(routeTo([hard, hard], by, { numberCorrect: 0, theta: 1 })).toBe(0);
  });

  it("never sends more right answers, or a higher estimate, to an easier module", () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 0, max: 27 }), { maxLength: 4 });
    fc.assert(
      fc.property(
        cuts,
        fc.constantFrom("numberCorrect", "estimate"),
        fc.nat(27),
        fc.nat(27),
        (places, by, one, more) => {
          const ascending = places.toSorted((a, b) => a - b);
          const modules = [...ascending, 0].map(() => easy);
          const at = (reached: number) =>
            routeTo(modules, { by, cuts: ascending }, { numberCorrect: reached, theta: reached });
          expect(at(one + more)).toBeGreaterThanOrEqual(at(one));
          expect(at(28)).toBe(modules.length - 1);
          expect(at(-1)).toBe(0);
        },
      ),
    );
  });
});

describe("the cut between modules by information", () => {
  it("is where both have the same information, with the expected number correct", () => {
    const cut = informationCut(routing, easy, hard);
    if (cut === null) throw new Error("no cut");
    const informationAt = (items: typeof easy) => testInformation({ items, x: [], D: 1 }, cut.theta);
    expect(informationAt(easy)).toBeCloseTo(informationAt(hard), 9);
    expect(cut.theta).toBeCloseTo(0.09, 2);
    expect(cut.numberCorrect).toBe(expectedCorrect(routing, cut.theta));
    expect(expectedCorrect(moduleAt(0, 9), 0.1)).toBeCloseTo(4.5, 9);
  });

  it("agrees with routing by information on either side", () => {
    fc.assert(
      fc.property(fc.double({ min: -3, max: 3, noNaN: true }), (theta) => {
        const cut = informationCut(routing, easy, hard)?.theta ?? NaN;
        fc.pre(Math.abs(theta - cut) > 1e-9);
        const place = routeTo([easy, hard], { by: "information" }, { numberCorrect: 0, theta });
        expect(place).toBe(theta > cut ? 1 : 0);
      }),
    );
  });

  it("is absent when one module is more informative throughout", () => {
    expect(informationCut(routing, moduleAt(0, 5), moduleAt(0, 10))).toBeNull();
    expect(informationCut(routing, hard, easy)).toBeNull();
  });
});
