import { describe, expect, it } from "vitest";
import { curveLink } from "../../../src/psychometrics/calibration/curve-linking";
import { linkByAnchors } from "../../../src/psychometrics/calibration/drift";
import { linked, meanMean, meanSigma, unlinked } from "../../../src/psychometrics/calibration/linking";
import { createRandom, normalFrom } from "../../../src/psychometrics/random";

const D = 1.7;
const items = (rows: readonly (readonly [number, number, number])[]) =>
  rows.map(([a, b, c]) => ({ a: D * a, b, c, d: 1 }));

/** Example 1 of STUIRT (Kolen), form X to form Y. */
const fresh = items([
  [0.4551, -0.7101, 0.2087],
  [0.5839, -0.8567, 0.2038],
  [0.7544, 0.0212, 0.16],
  [0.6633, 0.0506, 0.124],
  [1.069, 0.961, 0.2986],
  [0.9672, 0.195, 0.0535],
  [0.3479, 2.2768, 0.1489],
  [1.4579, 1.0241, 0.2453],
  [1.8811, 1.4062, 0.1992],
  [0.702, 2.2401, 0.0853],
  [1.408, 1.5556, 0.0789],
  [1.2993, 2.1589, 0.1075],
]);
const old = items([
  [0.4416, -1.3349, 0.1559],
  [0.573, -1.321, 0.1913],
  [0.5987, -0.7098, 0.1177],
  [0.6041, -0.3539, 0.0818],
  [0.9902, 0.532, 0.3024],
  [0.8081, -0.1156, 0.0648],
  [0.414, 2.5538, 0.241],
  [1.3554, 0.5811, 0.2243],
  [1.0417, 0.9392, 0.1651],
  [0.6336, 1.896, 0.0794],
  [1.1347, 1.079, 0.063],
  [0.9255, 2.1337, 0.1259],
]);
const anchors = old.flatMap((item, place) => {
  const other = fresh[place];
  return other === undefined ? [] : [{ old: item, fresh: other }];
});
const thetas = [-4, -3.111, -2.222, -1.333, -0.4444, 0.4444, 1.333, 2.222, 3.111, 4];
const weighted = (weights: readonly number[]) => thetas.map((theta, node) => ({ theta, weight: weights[node] ?? 0 }));
const weights = {
  fresh: weighted([0.0001008, 0.00276, 0.03021, 0.142, 0.3149, 0.3158, 0.1542, 0.03596, 0.003925, 0.0001862]),
  old: weighted([0.0001173, 0.003242, 0.03449, 0.1471, 0.3148, 0.311, 0.1526, 0.03406, 0.00251, 0.0001116]),
};

describe("links of STUIRT's first example", () => {
  it.each([
    ["mean/mean", meanMean(anchors), 1.217266, -0.557156],
    ["mean/sigma", meanSigma(anchors), 1.168891, -0.515543],
    ["Haebara", curveLink(anchors, weights, "Haebara"), 1.0678, -0.471281],
    ["Stocking-Lord", curveLink(anchors, weights, "Stocking-Lord"), 1.083417, -0.487619],
  ])("%s", (_, link, A, B) => {
    expect(link.A).toBeCloseTo(A, 4);
    expect(link.B).toBeCloseTo(B, 4);
  });

  it("an item goes there and back", () => {
    const link = { A: 1.2, B: -0.4 };
    for (const item of fresh) {
      const back = unlinked(linked(item, link), link);
      expect([back.a, back.b]).toEqual([expect.closeTo(item.a, 12), expect.closeTo(item.b, 12)]);
    }
  });
});

describe("drift", () => {
  const random = createRandom("drift");
  const scale = { A: 1.1, B: 0.6 };
  const exact = Array.from({ length: 60 }, (_, place) => {
    const item = { a: 1, b: -3 + place / 10, c: 0, d: 1 };
    const off = unlinked(item, scale);
    return { old: item, fresh: { ...off, b: off.b + 0.05 * normalFrom(random) } };
  });
  const drifted = exact.map((anchor, place) =>
    place < 9 ? { ...anchor, fresh: { ...anchor.fresh, b: anchor.fresh.b + 1.5 } } : anchor,
  );

  it("anchors that drifted do not carry the link", () => {
    const { link, drift } = linkByAnchors(drifted);
    expect(drift.flatMap(({ isKept }, place) => (isKept ? [] : [place]))).toEqual(
      expect.arrayContaining([0, 1, 2, 3, 4, 5, 6, 7, 8]),
    );
    expect(drift.filter(({ isKept }) => !isKept).length).toBeLessThan(12);
    expect(link.A).toBeCloseTo(1.1, 6);
    expect(Math.abs(link.B - 0.6)).toBeLessThan(0.03);
    expect(meanMean(drifted).B).toBeLessThan(0.4);
    expect(drift[0]?.shift).toBeCloseTo(1.65, 0);
  });

  it("without anchors the scale stays", () => {
    expect(linkByAnchors([])).toEqual({ link: { A: 1, B: 0 }, drift: [] });
  });
});
