import { describe, expect, it } from "vitest";
import { errorFromDifficulties } from "../../src/psychometrics/difficulty-error";
import { maximumLikelihoodWithFences } from "../../src/psychometrics/fences";
import { createRandom, normalFrom } from "../../src/psychometrics/random";
import {
  asTheModel,
  drifting,
  guessing,
  hurrying,
  neverGuessing,
  slipping,
  withDifficultiesOff,
  type Behaviour,
  type MetItem,
} from "../../src/psychometrics/simulees";

const met: MetItem = { index: 1, item: { a: 1, b: 2, c: 0.2, d: 1 }, options: 4, progress: 0.25 };
const draws = 20_000;

/** The shares of right and of rapid answers. */
function shares(behaviour: Behaviour, theta: number, to: MetItem = met): { right: number; rapid: number } {
  const random = createRandom("simulees");
  const given = Array.from({ length: draws }, () => behaviour(to, theta, random));
  return {
    right: given.filter(({ right }) => right).length / draws,
    rapid: given.filter(({ rapid }) => rapid).length / draws,
  };
}

describe("simulated students", () => {
  it.each([
    ["as the model", asTheModel, 2, 0.6],
    ["as the model, knowing nothing", asTheModel, -20, 0.2],
    ["who guess blindly", guessing, -20, 0.25],
    ["who guess blindly, half knowing", guessing, 2, 0.625],
    ["who never guess", neverGuessing, 2, 0.5],
    ["who slip", slipping, 30, 0.95],
    ["with other difficulties", withDifficultiesOff([0, 1]), 3, 0.6],
  ] as const)("answer %s", (_name, behaviour, theta, right) => {
    expect(shares(behaviour, theta).right).toBeCloseTo(right, 1);
    expect(Math.abs(shares(behaviour, theta).right - right)).toBeLessThan(0.012);
    expect(shares(behaviour, theta).rapid).toBe(0);
  });

  it("lose attention from the middle on, one logit by the end", () => {
    const at = (progress: number) => shares(drifting, 3, { ...met, item: { ...met.item, c: 0 }, progress }).right;
    expect([0, 0.5, 0.75, 1].map((progress) => at(progress).toFixed(1))).toEqual(["0.7", "0.7", "0.6", "0.5"]);
  });

  it("in a hurry answer a fifth unread, right by chance", () => {
    const { right, rapid } = shares(hurrying, 30);
    expect(Math.abs(rapid - 0.2)).toBeLessThan(0.01);
    expect(Math.abs(right - (0.8 + 0.2 * 0.25))).toBeLessThan(0.01);
    expect(shares(hurrying, -20, { ...met, options: 0, item: { ...met.item, c: 0 } }).right).toBe(0);
  });
});

describe("the error from uncertain difficulties", () => {
  it("is the spread of estimates when difficulties vary", () => {
    const random = createRandom("moved");
    const items = Array.from({ length: 30 }, (_, index) => ({ a: 1, b: (index - 15) / 6, c: 0, d: 1 }));
    const x = items.map((_, index) => (index % 3 === 2 ? 0 : 1));
    const fences = { fences: { kind: "offset", slope: 1, distance: 3.8 } } as const;
    const { theta } = maximumLikelihoodWithFences(items, x, fences);
    const moved = Array.from(
      { length: 400 },
      () =>
        maximumLikelihoodWithFences(
          items.map((item) => ({ ...item, b: item.b + 0.3 * normalFrom(random) })),
          x,
          fences,
        ).theta - theta,
    );
    const spread = Math.sqrt(moved.reduce((sum, one) => sum + one * one, 0) / moved.length);
    const told = errorFromDifficulties(
      items.map((item) => ({ item, difficultySe: 0.3 })),
      theta,
    );
    expect(told / spread).toBeGreaterThan(0.88);
    expect(told / spread).toBeLessThan(1.12);
  });

  it("is that of the one item, and nothing without any", () => {
    expect(errorFromDifficulties([{ item: met.item, difficultySe: 0.5 }], 1)).toBeCloseTo(0.5, 12);
    expect(errorFromDifficulties([], 1)).toBe(0);
  });
});
