import type { Item } from "../../contract/item";
import { maximumLikelihoodWithFences, offsetFences } from "../../psychometrics/fences";
import { probability, type ItemParameters } from "../../psychometrics/model";
import { createRandom, normalFrom } from "../../psychometrics/random";
import { normOf, startTheta, thetaOf } from "../../psychometrics/scales/rit";
import {
  simulateClass,
  type ClassSimulation,
  type Precision,
  type SimulatedSitting,
  type Simulee,
} from "../../psychometrics/simulate";
import { choosePlace } from "../delivery/item-adaptive/choose";
import { countOf, mostOf } from "../delivery/item-adaptive/counts";
import { createPool } from "../delivery/item-adaptive/pool";

const ritPerLogit = 10;
const grades = [2, 3, 4, 5, 6, 7, 8];
const ritBands: readonly (readonly [number, number])[] = [
  [100, 170],
  [170, 190],
  [190, 210],
  [210, 230],
  [230, 250],
  [250, 300],
];

export interface PrecisionInRit extends Precision {
  /** True abilities of the band, in RIT; of all, the whole scale. */
  readonly from: number;
  readonly to: number;
}

/** How the MAP rule does on a bank; bias, errors and bands in RIT. */
export interface MapSimulation extends Pick<ClassSimulation, "maxExposure" | "overlap" | "neverUsed"> {
  readonly bankSize: number;
  readonly length: number;
  readonly seed: string;
  /** Sittings in which some area was more than one item off its equal share. */
  readonly outOfBalance: number;
  /** Most items of one model in a sitting. */
  readonly mostOfModel: number;
  readonly overall: PrecisionInRit;
  readonly bands: readonly PrecisionInRit[];
}

const inRit = (precision: Precision, [from, to]: readonly [number, number]): PrecisionInRit => ({
  from,
  to,
  simulees: precision.simulees,
  meanLength: precision.meanLength,
  bias: precision.bias * ritPerLogit,
  rmse: precision.rmse * ritPerLogit,
  meanSe: precision.meanSe * ritPerLogit,
  coverage95: precision.coverage95,
});

/**
 * A school of grades 2–8 sits the adaptive MAP mathematics test: begun 5 RIT below the norm mean, areas balanced, each
 * item chosen by the server's own rule, running EAP under the norm, scored by maximum likelihood with fences.
 */
export const simulateMap = (options: {
  readonly items: readonly Item[];
  readonly simulees: number;
  readonly length: number;
  readonly seed: string;
  readonly onProgress?: (sat: number) => void;
}): MapSimulation => {
  const { items, length, seed, onProgress } = options;
  const random = createRandom(seed);
  const calibrated = items.flatMap(({ item_id: itemId, irt, area, source }) =>
    irt === undefined ? [] : [{ itemId, irt, area, model: source.kind === "model" ? source.name : null }],
  );
  const pool = createPool(calibrated);
  const { bank, area, areaTargets } = pool;
  const areaOf = (index: number): string => area[index] ?? "";
  const parametersOf = (indices: readonly number[]): ItemParameters[] =>
    indices.flatMap((index) => bank.items[index] ?? []);

  const simulees = Array.from({ length: options.simulees }, (_, person): Simulee => {
    const norm = normOf("math", grades[person % grades.length] ?? 5, "winter");
    const prior = { mean: thetaOf(norm.mean), sd: norm.sd / ritPerLogit };
    return { prior, startTheta: startTheta(norm), trueTheta: prior.mean + prior.sd * normalFrom(random) };
  });

  const finalEstimate = ({ items: served, x }: SimulatedSitting) =>
    maximumLikelihoodWithFences(parametersOf(served), x, { fences: offsetFences });

  const result = simulateClass({
    bank,
    simulees,
    rule: {
      select: ({ theta, items: served }) => choosePlace(pool, { theta, served, met: new Map() }, random),
      isOver: ({ items: served }) => served.length >= length,
      answer: ({ simulee }, index) =>
        parametersOf([index]).some((item) => random() < probability(item, simulee.trueTheta)) ? 1 : 0,
      estimate: finalEstimate,
    },
    bands: ritBands.map(([from, to]) => ({ from: thetaOf(from), to: thetaOf(to) })),
    ...(onProgress && { onProgress }),
  });

  const areas = Object.keys(areaTargets);
  const isOutOfBalance = ({ items: served }: SimulatedSitting): boolean => {
    const counts = countOf(served.map(areaOf));
    return areas.some((name) => Math.abs((counts.get(name) ?? 0) - served.length / areas.length) > 1);
  };
  const mostOfModelIn = ({ items: served }: SimulatedSitting): number =>
    mostOf(countOf(served.flatMap((place) => calibrated[place]?.model ?? [])));
  const { maxExposure, overlap, neverUsed, bands, sittings } = result;
  return {
    bankSize: bank.size,
    length,
    seed,
    maxExposure,
    overlap,
    neverUsed,
    outOfBalance: sittings.filter(isOutOfBalance).length,
    mostOfModel: Math.max(0, ...sittings.map(mostOfModelIn)),
    overall: inRit(result, [100, 300]),
    bands: bands.map((band, place) => inRit(band, ritBands[place] ?? [100, 300])),
  };
};
