import { problemOf, type CategoryCount } from "../../../psychometrics/assembly/blueprint";
import { assembleForms, type TargetPoint } from "../../../psychometrics/assembly/fixed-form";
import { createBank } from "../../../psychometrics/bank";
import { information } from "../../../psychometrics/model";
import type { Random } from "../../../psychometrics/random";
import type { SatSection } from "../../../psychometrics/scales/sat";
import type { CalibratedPool } from "./seed-banks";

const levels = ["easy", "medium", "hard"] as const;

export interface ModuleBlueprint {
  /** Items of each level, easy first. */
  readonly mix: readonly [number, number, number];
  readonly domains: Readonly<Record<string, number>>;
}

interface SectionBlueprint {
  readonly title: string;
  readonly first: ModuleBlueprint;
  /** The easier and the harder second module. */
  readonly second: readonly [ModuleBlueprint, ModuleBlueprint];
  readonly entry: readonly [least: number, most: number];
  /** The number correct in the first module from which the harder second one follows. */
  readonly cut: number;
}

const verbal = { craft: 7, ideas: 7, conventions: 7, expression: 6 };
const second = { algebra: 7, advanced: 8, data: 3, geometry: 4 };
export const satBlueprints: Readonly<Record<SatSection, SectionBlueprint>> = {
  readingWriting: {
    title: "Reading and Writing",
    first: { mix: [8, 11, 8], domains: verbal },
    second: [
      { mix: [14, 9, 4], domains: verbal },
      { mix: [5, 10, 12], domains: verbal },
    ],
    entry: [0, 0],
    cut: 18,
  },
  math: {
    title: "Math",
    first: { mix: [7, 8, 7], domains: { algebra: 8, advanced: 7, data: 4, geometry: 3 } },
    second: [
      { mix: [12, 7, 3], domains: second },
      { mix: [4, 8, 10], domains: second },
    ],
    entry: [5, 6],
    cut: 14,
  },
};

/** A first module and the two that may follow it, as bank indices. */
export interface ModulePanel {
  readonly first: readonly number[];
  readonly second: readonly [easier: readonly number[], harder: readonly number[]];
}

const points = [-2, -1, 0, 1, 2];

/** The average information of a module of the mix; forms at this target are parallel. */
const targetOf = (pool: CalibratedPool, mix: readonly number[]): TargetPoint[] =>
  points.map((theta) => ({
    theta,
    information: levels.reduce((sum, level, place) => {
      const items = pool.items.filter((_, index) => pool.categories[index]?.includes(level));
      const told = items.reduce((total, item) => total + information(item, theta), 0);
      return sum + ((mix[place] ?? 0) * told) / Math.max(1, items.length);
    }, 0),
  }));

const exactly = (category: string, count: number): CategoryCount => ({ category, least: count, most: count });

/** Assembles parallel panels without shared items, each module to its blueprint and its target curve. */
export const assemblePanels = (
  section: SatSection,
  pool: CalibratedPool,
  panels: number,
  random: Random,
): { readonly panels: readonly ModulePanel[]; readonly furthest: number; readonly violation: number } => {
  const { first, second: seconds, entry } = satBlueprints[section];
  const bank = createBank(pool.items);
  const taken = new Set<number>();
  const made = [first, ...seconds].map(({ mix, domains }) => {
    const length = mix.reduce((sum, count) => sum + count, 0);
    const assembled = assembleForms({
      problem: problemOf(pool, {
        length,
        counts: [
          ...levels.map((level, place) => exactly(level, mix[place] ?? 0)),
          ...Object.entries(domains).map(([domain, count]) => exactly(domain, count)),
          { category: "entry", least: entry[0], most: entry[1] },
        ],
      }),
      bank,
      target: targetOf(pool, mix),
      forms: panels,
      random,
      isAvailable: (index) => !taken.has(index),
    });
    for (const index of assembled.forms.flat()) taken.add(index);
    return assembled;
  });
  const [firsts, easier, harder] = made.map(({ forms }) => forms);
  return {
    panels: Array.from({ length: panels }, (_, panel) => ({
      first: firsts?.[panel] ?? [],
      second: [easier?.[panel] ?? [], harder?.[panel] ?? []],
    })),
    furthest: Math.max(...made.map(({ furthest }) => furthest)),
    violation: made.reduce((sum, { violation }) => sum + violation, 0),
  };
};
