import { problemOf, violationOf, type AssemblyPool, type Blueprint } from "../../src/psychometrics/assembly/blueprint";
import { selectByShadowTest, type ShadowSelected } from "../../src/psychometrics/assembly/shadow-test";
import { createBank } from "../../src/psychometrics/bank";
import { probability } from "../../src/psychometrics/model";
import { createPosterior, updatePosterior } from "../../src/psychometrics/posterior";
import { createRandom, normalFrom, type Random } from "../../src/psychometrics/random";
import type { Figure } from "./figure";
import { percentile } from "./percentile";

interface Task {
  readonly name: string;
  readonly pool: AssemblyPool;
  readonly blueprint: Blueprint;
}

const length = 30;

const numbered = (name: string, number: number, least: number, most: number) =>
  Array.from({ length: number }, (_, place) => ({ category: `${name} ${place}`, least, most }));

const poolOf = (size: number, random: Random, kinds: Readonly<Record<string, number>>, set: AssemblyPool["set"]) => ({
  size,
  set,
  categories: Array.from({ length: size }, () =>
    Object.entries(kinds).map(([name, number]) => `${name} ${Math.floor(number * random())}`),
  ),
});

const tasks = (random: Random): Task[] => [
  {
    name: "1000 items, 36 rules",
    pool: poolOf(
      1000,
      random,
      { area: 6, level: 3, type: 4, skill: 18, key: 5 },
      Array.from({ length: 1000 }, () => null),
    ),
    blueprint: {
      length,
      counts: [
        ...numbered("area", 6, 5, 5),
        ...numbered("level", 3, 9, 11),
        ...numbered("type", 4, 6, 9),
        ...numbered("skill", 18, 1, 2),
        ...numbered("key", 5, 5, 7),
      ],
    },
  },
  {
    name: "303 items in 61 passages, 13 rules",
    pool: poolOf(
      303,
      random,
      { genre: 3, skill: 6, key: 4 },
      Array.from({ length: 303 }, (_, index) => `passage ${Math.floor(index / 5)}`),
    ),
    blueprint: {
      length,
      counts: [...numbered("genre", 3, 8, 12), ...numbered("skill", 6, 3, 7), ...numbered("key", 4, 5, 10)],
      perSet: { least: 3, most: 5 },
    },
  },
];

const sit = ({ pool, blueprint }: Task, random: Random) => {
  const bank = createBank(
    Array.from({ length: pool.size }, () => ({
      a: Math.exp(0.3 * normalFrom(random)),
      b: 1.2 * normalFrom(random),
      c: 0.2 * random(),
      d: 1,
    })),
  );
  const problem = problemOf(pool, blueprint);
  const trueTheta = normalFrom(random);
  const posterior = createPosterior({ mean: 0, sd: 1 });
  const served: number[] = [];
  const milliseconds: number[] = [];
  const shares: number[] = [];
  let before: ShadowSelected["shadow"] | undefined;
  while (served.length < length) {
    const began = performance.now();
    const { index, shadow } = selectByShadowTest({
      problem,
      bank,
      theta: posterior.theta,
      served,
      ...(before !== undefined && { before }),
    });
    milliseconds.push(performance.now() - began);
    shares.push(shadow.value / shadow.bound);
    before = shadow;
    served.push(index);
    const item = bank.items[index];
    if (item !== undefined) updatePosterior(posterior, item, random() < probability(item, trueTheta) ? 1 : 0);
  }
  return { milliseconds, shares, isMet: violationOf(problem, served) === 0 };
};

const sittings = 20;

/**
 * The duration of a shadow test, the share of tests that meet the blueprint, and the distance of assembled tests from
 * the bound that no test exceeds.
 */
export function measureAssembly(): Figure[] {
  const random = createRandom("assembly");
  return tasks(random).flatMap((task): Figure[] => {
    const results = Array.from({ length: sittings }, () => sit(task, random));
    const milliseconds = results.flatMap((result) => result.milliseconds);
    const shares = results.flatMap((result) => result.shares);
    const name = `shadow test, ${task.name}`;
    return [
      { measure: `${name}: p50`, value: percentile(milliseconds, 0.5), unit: "ms" },
      { measure: `${name}: p90`, value: percentile(milliseconds, 0.9), unit: "ms", bar: { atMost: 100 } },
      {
        measure: `${name}: sittings within the blueprint`,
        value: (100 * results.filter(({ isMet }) => isMet).length) / sittings,
        unit: "%",
        bar: { atLeast: 100 },
      },
      {
        measure: `${name}: mean share of the bound`,
        value: (100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length,
        unit: "%",
        bar: { atLeast: 97 },
      },
      { measure: `${name}: least share of the bound`, value: 100 * Math.min(...shares), unit: "%" },
    ];
  });
}
