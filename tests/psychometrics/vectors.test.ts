import { describe, expect, it } from "vitest";
import { createBank, informationOfAll } from "../../src/psychometrics/bank";
import { expectedAPosteriori } from "../../src/psychometrics/eap";
import { maximumAPosteriori } from "../../src/psychometrics/map-estimate";
import { maximumLikelihood } from "../../src/psychometrics/mle";
import { information, probability, type Ability, type ItemParameters } from "../../src/psychometrics/model";
import { createPosterior, updatePosterior } from "../../src/psychometrics/posterior";
import { mostInformative, selectMaxInformation, selectNearestDifficulty } from "../../src/psychometrics/selection";
import { warmLikelihood } from "../../src/psychometrics/wle";
import { itemOf, localVectors, sharedVectors, type EstimateCase, type TraceCase, type Vectors } from "./reference";

const logistic = (model: string) => /^[1-4]PL$/.test(model);
const expectNear = (value: number, expected: number, limit: number, what: string) =>
  expect(Math.abs(value - expected), `${what}: ${value}, expected ${expected}`).toBeLessThanOrEqual(limit);
const expectNearRatio = (value: number, expected: number | "Infinity", limit: number, what: string) => {
  const wanted = Number(expected);
  if (Number.isFinite(wanted)) expectNear(value, wanted, limit * Math.abs(wanted), what);
  else expect(value, what).toBe(wanted);
};

const traceEstimators: Record<
  TraceCase["estimator"],
  (items: readonly ItemParameters[], x: readonly number[]) => Ability
> = {
  eap: (items, x) =>
    items.reduce(
      (posterior, item, index) => updatePosterior(posterior, item, x[index] ?? 0),
      createPosterior({ mean: 0, sd: 1 }),
    ),
  map: (items, x) => maximumAPosteriori(items, x),
  wle: (items, x) => warmLikelihood(items, x),
};

const checkEstimate = (
  items: readonly ItemParameters[],
  { x, prior = { mean: 0, sd: 1 }, D = 1, ...expected }: EstimateCase,
) => {
  const mle = maximumLikelihood(items, x, { D });
  expectNear(mle.theta, expected.mle.theta, 1e-5, "MLE");
  expectNearRatio(mle.se, expected.mle.se, 1e-5, "MLE se");
  expect(mle.bound, "MLE bound").toBe(expected.mle.bound ?? null);
  const wle = warmLikelihood(items, x, { D });
  expectNear(wle.theta, expected.wle.theta, 1e-5, "WLE");
  expectNearRatio(wle.se, expected.wle.se, 1e-5, "WLE se");
  expect(wle.bound, "WLE bound").toBe(expected.wle.bound ?? null);
  const map = maximumAPosteriori(items, x, { D, prior });
  expectNear(map.theta, expected.map.theta, 1e-5, "MAP");
  expectNearRatio(map.se, expected.map.se, 1e-5, "MAP se");
  const eap = expectedAPosteriori(items, x, { D, prior });
  expectNear(eap.theta, expected.eap.theta, 1e-8, "EAP");
  expectNear(eap.se, Number(expected.eap.se), 1e-8, "EAP sd");
  const running = createPosterior(prior);
  for (const [index, item] of items.entries()) updatePosterior(running, item, x[index] ?? 0, { D });
  expectNear(running.theta, expected.eap.theta, 1e-8, "running EAP");
  expectNear(running.se, Number(expected.eap.se), 1e-8, "running EAP sd");
};

const compare = (name: string, vectors: Vectors) => {
  const banks = Object.fromEntries(
    Object.entries(vectors.banks)
      .filter(([, { model }]) => logistic(model))
      .map(([id, { items }]) => [id, createBank(items.map(itemOf))]),
  );
  const bankOf = (id: string) => banks[id] ?? createBank([]);
  const itemsOf = (id: string, indices: readonly number[]) => indices.flatMap((index) => bankOf(id).items[index] ?? []);

  describe(name, () => {
    it.each(vectors.prob)(
      "gives the probabilities and information of $bank at $theta",
      ({ bank, theta, items, P, I, testInfo }) => {
        for (const [place, item] of itemsOf(bank, items).entries()) {
          expectNear(probability(item, theta), P[place] ?? NaN, 1e-10, "P");
          expectNearRatio(information(item, theta), I[place] ?? NaN, 1e-8, "I");
        }
        expectNearRatio(
          informationOfAll(bankOf(bank), theta).reduce((sum, value) => sum + value, 0),
          testInfo,
          1e-8,
          "test information",
        );
      },
    );

    it.each(vectors.estimate)("estimates $id ($bank, $kind)", (example) =>
      checkEstimate(itemsOf(example.bank, example.items), example),
    );

    it.each(vectors.select)("selects from $bank at $theta", ({ bank, theta, used, mfi, top5, urry }) => {
      const choice = { bank: bankOf(bank), theta, used };
      expect({
        mfi: selectMaxInformation(choice),
        top5: mostInformative({ ...choice, best: top5.length }),
        urry: selectNearestDifficulty(choice),
      }).toEqual({ mfi, top5, urry });
    });

    it.each(vectors.trace)(
      "follows a $estimator test over $bank",
      ({ bank, estimator, startTheta, stop, responses, steps }) => {
        const served: number[] = [];
        const x: number[] = [];
        let now: Ability = { theta: startTheta, se: Infinity };
        while (now.se > stop.se && served.length < stop.maxItems) {
          const index = selectMaxInformation({ bank: bankOf(bank), theta: now.theta, used: served });
          served.push(index);
          x.push(responses[index] === "1" ? 1 : 0);
          now = traceEstimators[estimator](itemsOf(bank, served), x);
          const [, , theta = NaN, se = NaN] = steps[served.length - 1] ?? [];
          expectNear(now.theta, theta, 1e-5, `theta after item ${served.length}`);
          expectNear(now.se, se, 1e-5, `se after item ${served.length}`);
        }
        expect(served.map((index, place) => [index, x[place]])).toEqual(steps.map(([index, right]) => [index, right]));
      },
    );
  });
};

compare("own reference vectors", localVectors());
const shared = sharedVectors();
if (shared !== undefined) compare("shared reference vectors", shared);
