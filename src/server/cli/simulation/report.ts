import type { Precision } from "../../../psychometrics/simulate";

/** One simulated sitting in the unit of the report: points, SAS, RIT. */
export interface MeasuredSitting {
  readonly truth: number;
  readonly score: number;
  readonly se: number;
  /** Bank indices of the items served. */
  readonly items: readonly number[];
  /** Whether the harder second module followed; absent where nothing is routed. */
  readonly wentHard?: boolean;
}

export interface Usage {
  /** Highest share of the sittings that saw one item. */
  readonly maxExposure: number;
  /** The share of items that two sittings have in common, averaged over all pairs. */
  readonly overlap: number;
  /** The share of the bank that was never served. */
  readonly neverUsed: number;
}

export interface BandReport extends Precision {
  readonly from: number;
  readonly to: number;
  readonly use?: Usage;
  /** The share of sittings routed to the harder second module. */
  readonly wentHard?: number;
}

/** The exposure rates of a group's items, highest first, without items never served. */
export interface ExposureCurve {
  readonly name: string;
  readonly rates: readonly number[];
}

export interface ExposureTargets {
  readonly exposure: number;
  readonly overlap: number;
}

/** The limits of a test whose items are chosen for each student. */
export const adaptiveLimits: ExposureTargets = { exposure: 0.25, overlap: 0.3 };

export interface UseBin {
  readonly label: string;
  readonly items: number;
}

/** The precision of one score and the use of its bank, overall and by ability; lengths in items, the rest in `unit`. */
export interface ScaleReport {
  /** The highest exposure, and the highest overlap among equals, that an adaptive test should have. */
  readonly limits?: ExposureTargets;
  readonly name: string;
  readonly unit: string;
  readonly bankSize?: number;
  readonly overall: BandReport;
  readonly bands: readonly BandReport[];
  readonly exposure?: readonly ExposureCurve[];
  readonly itemUse?: readonly UseBin[];
}

/** A figure beside the value stated by the blueprint. */
export interface BlueprintFact {
  readonly name: string;
  readonly value: string;
  readonly expected?: string;
}

/** The contents of the report of a simulation. */
export interface SimulationReport {
  readonly family: string;
  readonly title: string;
  readonly description: string;
  readonly seed: string;
  readonly simulees: number;
  readonly scales: readonly ScaleReport[];
  readonly facts: readonly BlueprintFact[];
}

/** The name of a band by its lowest and highest score. */
export const bandName = ({ from, to }: Pick<BandReport, "from" | "to">): string => {
  const [least, most] = [Math.ceil(from), Number.isInteger(to) ? to - 1 : Math.floor(to)];
  return least === most ? String(least) : `${least}–${most}`;
};

const mean = <Value>(values: readonly Value[], of: (value: Value) => number): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + of(value), 0) / values.length;

export const meanAndSd = (values: readonly number[]): { readonly mean: number; readonly sd: number } => {
  const middle = mean(values, (value) => value);
  return { mean: middle, sd: Math.sqrt(mean(values, (value) => (value - middle) ** 2)) };
};

const countServed = (sittings: readonly Pick<MeasuredSitting, "items">[], bankSize: number): Float64Array => {
  const served = new Float64Array(bankSize);
  for (const { items } of sittings) for (const index of items) served[index] = (served[index] ?? 0) + 1;
  return served;
};

const usageOf = (served: Float64Array, sittings: number): Usage => {
  const total = served.reduce((sum, count) => sum + count, 0);
  const shared = served.reduce((sum, count) => sum + count * (count - 1), 0);
  return {
    maxExposure: sittings === 0 ? 0 : served.reduce((most, count) => Math.max(most, count), 0) / sittings,
    overlap: sittings < 2 || total === 0 ? 0 : shared / (total * (sittings - 1)),
    neverUsed: served.length === 0 ? 0 : served.filter((count) => count === 0).length / served.length,
  };
};

/** The fewest sittings of a group for which a rate is meaningful. */
const fewestToCompare = 100;

/** The highest exposure and overlap among groups of 100 sittings or more; 0 where there is none. */
export function highestUse(
  groups: readonly (readonly Pick<MeasuredSitting, "items">[])[],
  bankSize: number,
): Pick<Usage, "maxExposure" | "overlap"> {
  const uses = groups
    .filter((sittings) => sittings.length >= fewestToCompare)
    .map((sittings) => usageOf(countServed(sittings, bankSize), sittings.length));
  return {
    maxExposure: Math.max(0, ...uses.map(({ maxExposure }) => maxExposure)),
    overlap: Math.max(0, ...uses.map(({ overlap }) => overlap)),
  };
}

/** The figures of these sittings for the scores between two ends. */
export const bandOf = (
  sittings: readonly MeasuredSitting[],
  [from, to]: readonly [number, number],
  bankSize: number | undefined,
): BandReport => ({
  from,
  to,
  simulees: sittings.length,
  meanLength: mean(sittings, ({ items }) => items.length),
  bias: mean(sittings, ({ score, truth }) => score - truth),
  rmse: Math.sqrt(mean(sittings, ({ score, truth }) => (score - truth) ** 2)),
  meanSe: mean(sittings, ({ se }) => se),
  coverage95: mean(sittings, ({ score, truth, se }) => (Math.abs(score - truth) <= 1.96 * se ? 1 : 0)),
  ...(bankSize !== undefined && { use: usageOf(countServed(sittings, bankSize), sittings.length) }),
  ...(sittings.some(({ wentHard }) => wentHard !== undefined) && {
    wentHard: mean(sittings, ({ wentHard }) => (wentHard === true ? 1 : 0)),
  }),
});

const widthOfBin = 5;

const binsOf = (served: Float64Array, sittings: number): UseBin[] => {
  const shares = [...served].map((count) => (100 * count) / sittings);
  const bins = Math.max(1, Math.ceil(Math.max(0, ...shares) / widthOfBin));
  return [
    { label: "never", items: shares.filter((share) => share === 0).length },
    ...Array.from({ length: bins }, (_, bin) => ({
      label: `≤${(bin + 1) * widthOfBin} %`,
      items: shares.filter((share) => share > bin * widthOfBin && share <= (bin + 1) * widthOfBin).length,
    })),
  ];
};

const fewestInGroup = 20;

/**
 * The report of one score. `bands` are of true scores, lower end included, in the unit of the score; without `bankSize`
 * the use of items is left out. Exposure is reported for all and for the bands with 20 sittings or more.
 */
export const scaleReport = (measured: {
  readonly name: string;
  readonly unit: string;
  readonly sittings: readonly MeasuredSitting[];
  readonly bands: readonly (readonly [number, number])[];
  readonly bankSize?: number;
  readonly limits?: ExposureTargets;
}): ScaleReport => {
  const { name, unit, sittings, bankSize, limits } = measured;
  const groups = measured.bands.map((ends) => ({
    ends,
    group: sittings.filter(({ truth }) => truth >= ends[0] && truth < ends[1]),
  }));
  const whole: readonly [number, number] = [measured.bands[0]?.[0] ?? 0, measured.bands.at(-1)?.[1] ?? 0];
  const curveOf = (label: string, group: readonly MeasuredSitting[], size: number): ExposureCurve => ({
    name: label,
    rates: [...countServed(group, size)]
      .filter((count) => count > 0)
      .map((count) => count / group.length)
      .toSorted((one, other) => other - one),
  });
  return {
    name,
    unit,
    ...(limits !== undefined && { limits }),
    overall: bandOf(sittings, whole, bankSize),
    bands: groups.filter(({ group }) => group.length > 0).map(({ ends, group }) => bandOf(group, ends, bankSize)),
    ...(bankSize !== undefined && {
      bankSize,
      exposure: [
        curveOf("all", sittings, bankSize),
        ...groups
          .filter(({ group }) => group.length >= fewestInGroup)
          .map(({ ends: [from, to], group }) => curveOf(bandName({ from, to }), group, bankSize)),
      ],
      itemUse: binsOf(countServed(sittings, bankSize), sittings.length),
    }),
  };
};
