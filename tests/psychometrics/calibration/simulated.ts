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

/** Simulated answers of all people to all items. */
export const wholeForm = (items: readonly ItemParameters[], people: number, random: Random) =>
  responseMatrix(
    items.length,
    Array.from({ length: people }, () => {
      const theta = normalFrom(random);
      return { answers: items.map((item, place) => ({ item: place, right: random() < probability(item, theta) })) };
    }),
  );

/**
 * Simulated adaptive answers: each person answers `length` items, each chosen near a running guess of the ability from
 * the answers before. Items must be in order of difficulty, in even steps.
 */
export const adaptiveForms = (
  items: readonly ItemParameters[],
  groups: readonly Prior[],
  { people, length }: { readonly people: number; readonly length: number },
  random: Random,
) => {
  const [first, last] = [items[0]?.b ?? 0, items.at(-1)?.b ?? 0];
  return responseMatrix(
    items.length,
    Array.from({ length: people }, (_, person) => {
      const group = person % groups.length;
      const { mean, sd } = groups[group] ?? { mean: 0, sd: 1 };
      const theta = mean + sd * normalFrom(random);
      const answers = new Map<number, boolean>();
      let guess = mean;
      while (answers.size < length) {
        const near = Math.round(((guess + normalFrom(random) - first) / (last - first)) * (items.length - 1));
        const isFree = near >= 0 && near < items.length && !answers.has(near);
        const place = isFree ? near : Math.floor(random() * items.length);
        const item = items[place];
        if (item === undefined || answers.has(place)) continue;
        const right = random() < probability(item, theta);
        answers.set(place, right);
        guess += (right ? 2.5 : -2.5) / (answers.size + 2);
      }
      return { group, answers: [...answers].map(([item, right]) => ({ item, right })) };
    }),
  );
};

export const rootMeanSquare = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
