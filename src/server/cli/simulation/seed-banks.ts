import type { AssemblyPool } from "../../../psychometrics/assembly/blueprint";
import type { ItemParameters } from "../../../psychometrics/model";
import { normalFrom, type Random } from "../../../psychometrics/random";

/** Items with parameters and the categories in which a blueprint counts them. */
export interface CalibratedPool extends AssemblyPool {
  readonly items: readonly ItemParameters[];
}

interface Drawn {
  readonly item: ItemParameters;
  readonly categories: readonly string[];
  readonly set?: string;
}

const poolOf = (drawn: readonly Drawn[]): CalibratedPool => ({
  size: drawn.length,
  items: drawn.map(({ item }) => item),
  categories: drawn.map(({ categories }) => categories),
  set: drawn.map(({ set }) => set ?? null),
});

const times = <Value>(count: number, make: (place: number) => Value): Value[] =>
  Array.from({ length: count }, (_, place) => make(place));

const satLevels = [
  ["easy", -1.2],
  ["medium", 0],
  ["hard", 1.2],
] as const;

const satItem = (random: Random, middle: number, c: number): ItemParameters => ({
  a: 1.25 * Math.exp(0.2 * normalFrom(random)),
  b: middle + 0.35 * normalFrom(random),
  c,
  d: 1,
});

/** A bank of 240 items: 60 a domain, easy, medium and hard in thirds, four options each. */
export const readingWritingBank = (random: Random): CalibratedPool =>
  poolOf(
    ["craft", "ideas", "conventions", "expression"].flatMap((domain) =>
      satLevels.flatMap(([level, middle]) =>
        times(20, () => ({ item: satItem(random, middle, 0.2), categories: [domain, level, "choice"] })),
      ),
    ),
  );

/** A bank of 264 items: 66 a domain, easy, medium and hard in thirds, every fourth without options. */
export const simulatedSatMathBank = (random: Random): CalibratedPool =>
  poolOf(
    ["algebra", "advanced", "data", "geometry"].flatMap((domain) =>
      satLevels.flatMap(([level, middle]) =>
        times(22, (place) => {
          const isEntry = place % 4 === 3;
          return {
            item: satItem(random, middle, isEntry ? 0 : 0.2),
            categories: [domain, level, isEntry ? "entry" : "choice"],
          };
        }),
      ),
    ),
  );

const rasch = (b: number): ItemParameters => ({ a: 1, b, c: 0, d: 1 });

/** A battery's items: `each` per subtest, difficulties uniform over the ability group's mean ± `reach` logits. */
export const batteryBank = (
  random: Random,
  { each, mean, reach }: { readonly each: number; readonly mean: number; readonly reach: number },
): CalibratedPool =>
  poolOf(
    ["first", "second"].flatMap((subtest) =>
      times(each, () => ({ item: rasch(mean + reach * (2 * random() - 1)), categories: [subtest] })),
    ),
  );
