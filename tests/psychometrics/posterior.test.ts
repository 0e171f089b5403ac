import { describe, expect, it } from "vitest";
import { expectedAPosteriori } from "../../src/psychometrics/eap";
import { probability, type ItemParameters } from "../../src/psychometrics/model";
import { createPosterior, updatePosterior } from "../../src/psychometrics/posterior";
import { createRandom, normalFrom } from "../../src/psychometrics/random";
import { createKnownLikelihoods } from "../../src/psychometrics/shared-nodes";

const standard = { mean: 0, sd: 1 };
const itemsOf = (seed: string, length: number, one: (random: () => number) => ItemParameters) => {
  const random = createRandom(seed);
  return Array.from({ length }, () => one(random));
};
const answersAt = (items: readonly ItemParameters[], theta: number) => {
  const random = createRandom("answers");
  return items.map((item) => (random() < probability(item, theta) ? 1 : 0));
};

/** Compares with the exact posterior after each of `stops` answers. */
const follow = (items: readonly ItemParameters[], x: readonly number[], stops: readonly number[], prior = standard) => {
  const running = createPosterior(prior);
  for (const [index, item] of items.entries()) {
    updatePosterior(running, item, x[index] ?? 0);
    const answered = index + 1;
    if (!stops.includes(answered)) continue;
    const exact = expectedAPosteriori(items.slice(0, answered), x.slice(0, answered), { prior });
    expect(Math.abs(running.theta - exact.theta), `theta after ${answered}`).toBeLessThanOrEqual(1e-8);
    expect(Math.abs(running.se - exact.se), `se after ${answered}`).toBeLessThanOrEqual(1e-8);
  }
  return running;
};

const twoParameters = (random: () => number) => ({ a: 0.5 + 2 * random(), b: 1.5 * normalFrom(random), c: 0, d: 1 });
const threeParameters = (random: () => number) => ({ ...twoParameters(random), c: 0.3 * random() });
const steep = (random: () => number) => ({ a: 30 * random(), b: 3 * normalFrom(random), c: 0.5 * random(), d: 0.9 });

describe("the running posterior", () => {
  it.each([
    ["2PL", twoParameters, 0.3],
    ["3PL", threeParameters, -1.2],
    ["steep 4PL", steep, 0.7],
  ] as const)("is exact after 1, 10, 100, 300 and 1000 answers (%s)", (seed, one, theta) => {
    const items = itemsOf(seed, 1000, one);
    const { se } = follow(items, answersAt(items, theta), [1, 10, 100, 300, 1000]);
    expect(se).toBeLessThan(0.08);
  });

  it("follows a student who changes his mind after 300 answers", () => {
    const items = itemsOf("change", 700, twoParameters);
    const x = [...answersAt(items.slice(0, 300), 2), ...answersAt(items.slice(300), -2)];
    follow(items, x, [300, 350, 400, 500, 700]);
  });

  it("finds an ability beyond the first nodes, 8 SD from where it was expected", () => {
    const items = itemsOf("far", 1000, twoParameters);
    const { theta } = follow(items, answersAt(items, 3), [5, 50, 150, 400, 1000], { mean: 0, sd: 0.3 });
    expect(theta).toBeGreaterThan(2.4);
  });

  it.each([
    ["an ordinary prior", { mean: 0.37, sd: 1.5 }],
    ["one whose nodes are its own", { mean: 0.37, sd: 0.6 }],
    ["one beyond the shared nodes", { mean: 18, sd: 1.5 }],
  ])("is the same to the last bit with cached likelihoods, in any order of students (%s)", (_, prior) => {
    const items = itemsOf("known", 60, threeParameters);
    const known = createKnownLikelihoods();
    for (const theta of [-1, prior.mean, 2]) {
      const x = answersAt(items, theta);
      const [knowing, without] = [createPosterior(prior), createPosterior(prior)];
      for (const [index, item] of items.entries()) {
        updatePosterior(knowing, item, x[index] ?? 0, { known });
        updatePosterior(without, item, x[index] ?? 0);
        expect([knowing.theta, knowing.se]).toEqual([without.theta, without.se]);
      }
    }
  });

  it("distinguishes cached likelihoods by the scaling constant", () => {
    const items = itemsOf("scaled", 20, twoParameters);
    const known = createKnownLikelihoods();
    const prior = { mean: 0, sd: 1 };
    const follows = (D: number, one?: typeof known) =>
      items.reduce(
        (posterior, item) => updatePosterior(posterior, item, 1, { D, ...(one && { known: one }) }),
        createPosterior(prior),
      );
    follows(1, known);
    expect(follows(1.7, known).theta).toBe(follows(1.7).theta);
    expect(follows(1, known).theta).toBe(follows(1).theta);
  });

  it("has nodes at tenths of a logit for every prior that is wide enough", () => {
    const one = createPosterior({ mean: 0.37, sd: 1.5 }).nodes;
    const other = createPosterior({ mean: -0.81, sd: 1.2 }).nodes;
    const shared = [...one].filter((node) => other.includes(node));
    expect(shared.length).toBe(
      Math.round((Math.min(one.at(-1) ?? 0, other.at(-1) ?? 0) - Math.max(one[0] ?? 0, other[0] ?? 0)) * 10) + 1,
    );
    expect([one[0], one.at(-1)]).toEqual([-10.3, 11.1]);
  });

  it("keeps the nodes of an ordinary test as they were", () => {
    const items = itemsOf("ordinary", 40, threeParameters);
    const { nodes } = follow(items, answersAt(items, 0.5), [40]);
    expect([nodes.length, nodes[0], nodes.at(-1)]).toEqual([143, -7.1, 7.1]);
  });
});
