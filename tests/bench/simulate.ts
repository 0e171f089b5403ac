import { mathBank } from "../../src/items/maths/bank";
import { createBank } from "../../src/psychometrics/bank";
import { mostServings, progressOf, selectProgressive } from "../../src/psychometrics/exposure";
import { probability } from "../../src/psychometrics/model";
import { createRandom, normalFrom } from "../../src/psychometrics/random";
import { ritScale } from "../../src/psychometrics/scales/rit";
import { simulateClass } from "../../src/psychometrics/simulate";
import { versionOf } from "../../src/server/cli/simulation/delivered";
import { bandOf, highestUse } from "../../src/server/cli/simulation/report";
import { simulateSchool } from "../../src/server/cli/simulation/school";
import { mapMathematics } from "../../src/server/shipped/map-mathematics";
import type { Figure } from "./figure";

const simulees = 1000;

/** A simulated school takes the MAP mathematics test (bank and attempts): its duration and its accuracy. */
function measureSchool(): Figure[] {
  const began = performance.now();
  const test = versionOf({ menuId: "map-math", family: "map", definition: mapMathematics, items: mathBank() });
  const { sittings, length, grades, bands, bankSize } = simulateSchool({ test, mode: "full", simulees, seed: "1" });
  const seconds = (performance.now() - began) / 1000;
  const overall = bandOf(sittings, ritScale, bankSize);
  const { maxExposure = 0, overlap = 0, neverUsed = 0 } = overall.use ?? {};
  const amongGrades = highestUse(
    grades.map((grade) => sittings.filter((sitting) => sitting.grade === grade)),
    bankSize,
  );
  const amongEquals = highestUse(
    bands.map(([from, to]) => sittings.filter(({ truth }) => truth >= from && truth < to)),
    bankSize,
  );
  const name = `simulation of ${simulees}, ${length} items`;
  return [
    { measure: `${name}: time`, value: seconds, unit: "s", bar: { atMost: 15 } },
    { measure: `${name}: mean length`, value: overall.meanLength, unit: "items" },
    { measure: `${name}: bias`, value: overall.bias, unit: "RIT" },
    { measure: `${name}: RMSE`, value: overall.rmse, unit: "RIT" },
    { measure: `${name}: mean SE`, value: overall.meanSe, unit: "RIT" },
    { measure: `${name}: 95 % coverage`, value: 100 * overall.coverage95, unit: "%" },
    { measure: `${name}: highest exposure`, value: 100 * maxExposure, unit: "%", bar: { atMost: 25 } },
    { measure: `${name}: highest exposure in a grade`, value: 100 * amongGrades.maxExposure, unit: "%" },
    { measure: `${name}: overlap`, value: 100 * overlap, unit: "%", bar: { atMost: 20 } },
    { measure: `${name}: overlap among equals`, value: 100 * amongEquals.overlap, unit: "%", bar: { atMost: 30 } },
    { measure: `${name}: items never used`, value: 100 * neverUsed, unit: "%" },
  ];
}

/** A class of N(0, 1) on 500 3PL items to SE .30 or 40 items, by the progressive method within a rate of .25. */
function measureWithinRate(): Figure[] {
  const random = createRandom("within rate");
  const items = Array.from({ length: 500 }, () => ({
    a: 1.2 * Math.exp(0.3 * normalFrom(random)),
    b: normalFrom(random),
    c: 0.2,
    d: 1,
  }));
  const bank = createBank(items);
  const served = new Float64Array(bank.size);
  const { meanLength, rmse, maxExposure, overlap, neverUsed } = simulateClass({
    bank,
    simulees: Array.from({ length: simulees }, () => ({ trueTheta: normalFrom(random), prior: { mean: 0, sd: 1 } })),
    rule: {
      select: ({ theta, se, used, person, items: { length: answered } }) => {
        const progress = progressOf({ answered, se }, { longest: 40, target: 0.3 });
        const isAvailable = (item: number) => (served[item] ?? 0) < mostServings(person, 0.25);
        const index = selectProgressive({ bank, theta, used, progress, random, isAvailable });
        served[index] = (served[index] ?? 0) + 1;
        return index;
      },
      isOver: ({ se, items: { length } }) => se <= 0.3 || length === 40,
      answer: ({ simulee }, index) => {
        const item = items[index];
        return item !== undefined && random() < probability(item, simulee.trueTheta) ? 1 : 0;
      },
    },
  });
  const name = "500 3PL items within a rate of .25";
  return [
    { measure: `${name}: mean length`, value: meanLength, unit: "items", bar: { atMost: 27 } },
    { measure: `${name}: RMSE`, value: rmse, unit: "logits", bar: { atMost: 0.305 } },
    { measure: `${name}: highest exposure`, value: 100 * maxExposure, unit: "%", bar: { atMost: 25 } },
    { measure: `${name}: overlap`, value: 100 * overlap, unit: "%", bar: { atMost: 19 } },
    { measure: `${name}: items never used`, value: 100 * neverUsed, unit: "%", bar: { atMost: 2 } },
  ];
}

/** The accuracy of the measurement of simulated students, and its cost. */
export const measureSimulation = (): Figure[] => [...measureSchool(), ...measureWithinRate()];
