import { usualPriors } from "../../src/psychometrics/calibration/item-priors";
import { linked, meanMean } from "../../src/psychometrics/calibration/linking";
import { marginalMaximumLikelihood } from "../../src/psychometrics/calibration/marginal-maximum-likelihood";
import { standardErrors } from "../../src/psychometrics/calibration/standard-errors";
import { createRandom, normalFrom } from "../../src/psychometrics/random";
import { normOf, thetaOf } from "../../src/psychometrics/scales/rit";
import { adaptiveForms, rootMeanSquare } from "../psychometrics/calibration/simulated";
import type { Figure } from "./figure";

const [bankSize, sittings, length] = [400, 5000, 43];

/** The time for estimating a bank from adaptive attempts of grades 2–8, and the accuracy of the estimates. */
export function measureCalibration(): Figure[] {
  return (["1PL", "2PL"] as const).flatMap((model) => {
    const random = createRandom(model);
    const truth = Array.from({ length: bankSize }, (_, place) => ({
      a: model === "1PL" ? 1 : Math.exp(0.3 * normalFrom(random)),
      b: -4 + (8 * place) / (bankSize - 1),
      c: 0,
      d: 1,
    }));
    const groups = [2, 3, 4, 5, 6, 7, 8].map((grade) => {
      const { mean, sd } = normOf("math", grade, "fall");
      return { mean: thetaOf(mean), sd: sd / 10 };
    });
    const matrix = adaptiveForms(truth, groups, { people: sittings, length }, random);
    const start = truth.map((item) => ({ ...item, a: 1, b: item.b + 0.5 * normalFrom(random) }));
    const began = performance.now();
    const estimates = marginalMaximumLikelihood(matrix, {
      model,
      start,
      priors: usualPriors,
      groups,
      groupWeight: 10,
    });
    standardErrors(matrix, estimates);
    const seconds = (performance.now() - began) / 1000;
    const anchors = truth.flatMap((old, place) => {
      const fresh = estimates.items[place];
      return fresh === undefined ? [] : [{ old, fresh }];
    });
    const link = meanMean(anchors);
    const errors = anchors.map(({ old, fresh }) => linked(fresh, link).b - old.b);
    const name = `calibration ${model}, ${bankSize} items, ${sittings} sittings of ${length}`;
    return [
      { measure: `${name}: time`, value: seconds, unit: "s", bar: { atMost: 30 } },
      { measure: `${name}: RMSE of b`, value: rootMeanSquare(errors), unit: "logits", bar: { atMost: 0.15 } },
    ];
  });
}
