import { mathBank } from "../../src/items/maths/bank";
import { simulateMap } from "../../src/server/cli/map-simulation";
import type { Figure } from "./figure";

const simulees = 1000;

/**
 * How long a simulated school takes to sit the MAP mathematics test (bank and sittings), and how well the test
 * measures it.
 */
export function measureSimulation(): Figure[] {
  const began = performance.now();
  const { overall, length, maxExposure, overlap, neverUsed } = simulateMap({
    items: mathBank(),
    simulees,
    length: 43,
    seed: "1",
  });
  const seconds = (performance.now() - began) / 1000;
  const name = `simulation of ${simulees}, ${length} items`;
  return [
    { measure: `${name}: time`, value: seconds, unit: "s", bar: { atMost: 5 } },
    { measure: `${name}: mean length`, value: overall.meanLength, unit: "items" },
    { measure: `${name}: bias`, value: overall.bias, unit: "RIT" },
    { measure: `${name}: RMSE`, value: overall.rmse, unit: "RIT" },
    { measure: `${name}: mean SE`, value: overall.meanSe, unit: "RIT" },
    { measure: `${name}: 95 % coverage`, value: 100 * overall.coverage95, unit: "%" },
    { measure: `${name}: highest exposure`, value: 100 * maxExposure, unit: "%" },
    { measure: `${name}: overlap`, value: 100 * overlap, unit: "%" },
    { measure: `${name}: items never used`, value: 100 * neverUsed, unit: "%" },
  ];
}
