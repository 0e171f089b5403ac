import { createBank } from "../../src/psychometrics/bank";
import { probability, type ItemParameters } from "../../src/psychometrics/model";
import { createPosterior, updatePosterior } from "../../src/psychometrics/posterior";
import { createRandom, normalFrom } from "../../src/psychometrics/random";
import { selectMaxInformation } from "../../src/psychometrics/selection";
import { median } from "./percentile";

const bankSize = 1000;
const testLength = 40;
const warmUpTests = 60;
const measuredTests = 200;

const models = { "2PL": { c: 0 }, "3PL": { c: 0.2 } } as const;

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/**
 * CPU milliseconds per step (ability update and choice of the next item), median over tests of 40 items from a bank of
 * 1000.
 */
export const measureExtraction = (): { model: keyof typeof models; medianMs: number }[] =>
  (["2PL", "3PL"] as const).map((model) => {
    const random = createRandom(model);
    const items: ItemParameters[] = Array.from({ length: bankSize }, () => ({
      a: Math.exp(0.3 * normalFrom(random)),
      b: normalFrom(random),
      c: models[model].c,
      d: 1,
    }));
    const bank = createBank(items);
    const sitTest = () => {
      const trueTheta = normalFrom(random);
      const answers = Uint8Array.from(items, (item) => (random() < probability(item, trueTheta) ? 1 : 0));
      const posterior = createPosterior({ mean: 0, sd: 1 });
      const used = new Set<number>();
      const began = process.cpuUsage();
      for (let step = 0; step < testLength; step += 1) {
        const index = selectMaxInformation({ bank, theta: posterior.theta, used });
        used.add(index);
        const item = items[index];
        if (item !== undefined) updatePosterior(posterior, item, answers[index] ?? 0);
      }
      return milliseconds(process.cpuUsage(began)) / testLength;
    };
    for (let test = 0; test < warmUpTests; test += 1) sitTest();
    return { model, medianMs: median(Array.from({ length: measuredTests }, sitTest)) };
  });
