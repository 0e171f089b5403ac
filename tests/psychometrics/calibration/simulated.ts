import { responseMatrix } from "../../../src/psychometrics/calibration/response-matrix";
import { probability, type ItemParameters, type Prior } from "../../../src/psychometrics/model";
import { normalFrom, type Random } from "../../../src/psychometrics/random";

/** Items with log a of SD .3 (1 where `isRasch`) and b from −1.5 to 1.5 in even steps. */
export const someItems = (count: number, random: Random, { c = 0, isRasch = false } = {}): ItemParameters[] =>
  Array.from({ length: count }, (_, place) => ({
    a: isRasch ? 1 : Math.exp(0.3 * normalFrom(random)),
    b: -1.5 + (3 * place) / (count - 1),
    c,
    d: 1,
  }));

const sittingOf = (items: readonly ItemParameters[], asked: readonly number[], theta: number, random: Random) =>
  asked.flatMap((item) => {
    const parameters = items[item];
    return parameters === undefined ? [] : [{ item, right: random() < probability(parameters, theta) }];
  });

/** Everybody answers everything. */
export const wholeForm = (items: readonly ItemParameters[], people: number, random: Random) =>
  responseMatrix(
    items.length,
    Array.from({ length: people }, () => ({
      answers: sittingOf(items, [...items.keys()], normalFrom(random), random),
    })),
  );

/** Each person answers `length` items near the own ability; items must stand in order of difficulty. */
export const targetedForms = (
  items: readonly ItemParameters[],
  groups: readonly Prior[],
  { people, length }: { readonly people: number; readonly length: number },
  random: Random,
) =>
  responseMatrix(
    items.length,
    Array.from({ length: people }, (_, person) => {
      const group = person % groups.length;
      const { mean, sd } = groups[group] ?? { mean: 0, sd: 1 };
      const theta = mean + sd * normalFrom(random);
      const asked = new Set<number>();
      while (asked.size < length) {
        const aim = theta + normalFrom(random);
        const place = items.findIndex(({ b }) => b >= aim);
        asked.add(asked.has(place) || place < 0 ? Math.floor(random() * items.length) : place);
      }
      return { group, answers: sittingOf(items, [...asked], theta, random) };
    }),
  );

export const rootMeanSquare = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
