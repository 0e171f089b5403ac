import type { Bank } from "./bank";
import type { Ability, Prior } from "./model";
import { createPosterior, updatePosterior } from "./posterior";

export interface Simulee {
  readonly trueTheta: number;
  readonly prior: Prior;
  /** Ability for the choice of the first item; default the prior's mean. */
  readonly startTheta?: number;
}

/** The current state of a simulated attempt. */
export interface SimulatedSitting {
  readonly simulee: Simulee;
  readonly person: number;
  /** Start ability before the first answer, then the running posterior mean; `se` is the posterior SD. */
  readonly theta: number;
  readonly se: number;
  readonly used: ReadonlySet<number>;
  readonly items: readonly number[];
  readonly x: readonly number[];
}

export interface SimulationRule {
  /** Index of the next item; a negative one ends the attempt. */
  readonly select: (sitting: SimulatedSitting) => number;
  readonly isOver: (sitting: SimulatedSitting) => boolean;
  /** 1 right, 0 wrong. */
  readonly answer: (sitting: SimulatedSitting, index: number) => number;
  /** The reported ability; default the posterior's mean and SD. */
  readonly estimate?: (sitting: SimulatedSitting) => Ability;
}

export interface Precision {
  readonly simulees: number;
  readonly meanLength: number;
  readonly bias: number;
  readonly rmse: number;
  /** Mean of the reported standard errors; they are honest if it is close to `rmse`. */
  readonly meanSe: number;
  /** Share of true abilities within ±1.96 reported standard errors. */
  readonly coverage95: number;
}

export interface AbilityBand {
  /** Lower end inclusive, upper end exclusive. */
  readonly from: number;
  readonly to: number;
}

export interface ClassSimulation extends Precision {
  /** Highest share of simulees who were given the same item. */
  readonly maxExposure: number;
  /**
   * Mean share of an attempt's items that another attempt has as well: Σ r² / mean length of the exposure rates r
   * (Chen, Ankenmann and Spray 2003).
   */
  readonly overlap: number;
  readonly neverUsed: number;
  readonly bands: readonly (AbilityBand & Precision)[];
  readonly sittings: readonly SimulatedSitting[];
}

const sit = (bank: Bank, simulee: Simulee, person: number, rule: SimulationRule): SimulatedSitting => {
  const posterior = createPosterior(simulee.prior);
  const used = new Set<number>();
  const items: number[] = [];
  const x: number[] = [];
  let sitting: SimulatedSitting = {
    simulee,
    person,
    theta: simulee.startTheta ?? simulee.prior.mean,
    se: posterior.se,
    used,
    items,
    x,
  };
  while (!rule.isOver(sitting)) {
    const index = rule.select(sitting);
    const item = bank.items[index];
    if (item === undefined) break;
    const right = rule.answer(sitting, index);
    used.add(index);
    items.push(index);
    x.push(right);
    updatePosterior(posterior, item, right);
    sitting = { ...sitting, theta: posterior.theta, se: posterior.se };
  }
  const { theta, se } = rule.estimate?.(sitting) ?? posterior;
  return { ...sitting, theta, se };
};

const mean = <Value>(values: readonly Value[], of: (value: Value) => number): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + of(value), 0) / values.length;

type EstimatedSitting = Pick<SimulatedSitting, "theta" | "se" | "items"> & {
  readonly simulee: Pick<Simulee, "trueTheta">;
};

const errorOf = ({ theta, simulee }: EstimatedSitting): number => theta - simulee.trueTheta;

/** How well the true abilities of some simulees were recovered. */
export const precisionOf = (sittings: readonly EstimatedSitting[]): Precision => ({
  simulees: sittings.length,
  meanLength: mean(sittings, ({ items }) => items.length),
  bias: mean(sittings, errorOf),
  rmse: Math.sqrt(mean(sittings, (sitting) => errorOf(sitting) ** 2)),
  meanSe: mean(sittings, ({ se }) => se),
  coverage95: mean(sittings, (sitting) => (Math.abs(errorOf(sitting)) <= 1.96 * sitting.se ? 1 : 0)),
});

/** How a bank of `size` items was used. */
export const exposureOf = (size: number, sittings: readonly Pick<SimulatedSitting, "items">[]) => {
  const served = new Float64Array(size);
  for (const { items } of sittings) for (const index of items) served[index] = (served[index] ?? 0) + 1;
  const total = served.reduce((sum, count) => sum + count, 0);
  const squares = served.reduce((sum, count) => sum + count * count, 0);
  return {
    maxExposure: sittings.length === 0 ? 0 : served.reduce((most, count) => Math.max(most, count), 0) / sittings.length,
    overlap: total === 0 ? 0 : squares / (total * sittings.length),
    neverUsed: size === 0 ? 0 : served.filter((count) => count === 0).length / size,
  };
};

/**
 * Simulates the test for every simulee under `rule`, and reports how well true abilities were recovered and how the
 * bank was used.
 */
export const simulateClass = (simulation: {
  readonly bank: Bank;
  readonly simulees: readonly Simulee[];
  readonly rule: SimulationRule;
  readonly bands?: readonly AbilityBand[];
  /** Called after each simulated attempt with the number that have ended. */
  readonly onProgress?: (sat: number) => void;
}): ClassSimulation => {
  const { bank, simulees, rule, bands = [], onProgress } = simulation;
  const sittings = simulees.map((simulee, person) => {
    const sitting = sit(bank, simulee, person, rule);
    onProgress?.(person + 1);
    return sitting;
  });
  return {
    ...precisionOf(sittings),
    ...exposureOf(bank.size, sittings),
    bands: bands.map((band) => ({
      ...band,
      ...precisionOf(sittings.filter(({ simulee: { trueTheta } }) => trueTheta >= band.from && trueTheta < band.to)),
    })),
    sittings,
  };
};
