import { probability } from "../../src/psychometrics/model";
import { createRandom, normalFrom } from "../../src/psychometrics/random";
import type { TestItem, TestVersion } from "../../src/server/attempts/catalogue";
import { createExposureLedger } from "../../src/server/attempts/exposure/ledger";
import type { NormPrior } from "../../src/server/db/shapes";
import type { MarkedAnswer, StandingSitting } from "../../src/server/delivery/delivery-rules";
import { poolOf } from "../../src/server/delivery/item-adaptive/pool";
import { irtOf } from "../../src/server/delivery/item-adaptive/responses";
import { itemAdaptiveDelivery } from "../../src/server/delivery/item-adaptive/rules";
import { startStanding } from "../../src/server/delivery/item-adaptive/standing";
import { nextItem } from "../../src/server/delivery/item-adaptive/step";
import { mapMathematics } from "../../src/server/shipped/map-mathematics";
import { median } from "./percentile";

const bankSize = 1000;
const testLength = 43;
const warmUpTests = 60;
const measuredTests = 200;
const expectedMs = 60_000;

const prior: NormPrior = { grade: 5, season: "winter", mean: 215, sd: 17, avoid: [] };

function testOf(c: number): TestVersion {
  const random = createRandom(`bank ${c}`);
  const items = Array.from({ length: bankSize }, (_, index): TestItem => ({
    itemId: `item-${index}`,
    stage: "main",
    subject: "math",
    area: `area ${index % 4}`,
    skill: "counting",
    body: { stem: { en: "?" }, interaction: { type: "numeric_entry", max_length: 8 }, media: [], calculator: false },
    irt: { a: Math.exp(0.3 * normalFrom(random)), b: 1.5 + 1.7 * normalFrom(random), c, d: 1, calibration: "seed" },
    expectedMs,
    points: 1,
    model: `model ${index % 250}`,
    setOrder: null,
  }));
  return {
    menuId: "bench",
    version: 1,
    family: "map",
    definition: mapMathematics,
    items: new Map(items.map((item) => [item.itemId, item])),
  };
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/** CPU time in ms of the server's work between an answer and the next question, mean of one attempt. */
function sit(test: TestVersion, seed: string): number {
  const { stepAfter } = itemAdaptiveDelivery;
  if (stepAfter === null) throw new Error("an adaptive delivery has steps");
  const random = createRandom(seed);
  const theta = 1.5 + 1.7 * normalFrom(random);
  const ledger = createExposureLedger(bankSize);
  const standing: StandingSitting = { attemptId: seed, seed, prior, total: testLength, stage: "main", answered: 0 };
  let kept = startStanding(poolOf(test), prior);
  let presented = nextItem(test, standing, kept, { ledger });
  let answered = 0;
  const began = process.cpuUsage();
  while (presented !== null) {
    const item = test.items.get(presented);
    if (item === undefined) throw new Error(`no item ${presented}`);
    const mark = random() < probability(irtOf(item), theta) ? "right" : "wrong";
    const given: MarkedAnswer = { itemId: presented, mark, credit: mark === "right" ? 1 : 0, elapsedMs: expectedMs };
    answered += 1;
    const step = stepAfter(test, { ...standing, answered }, [given], { ledger, kept });
    kept = step.kept;
    presented = step.next.presented;
  }
  return milliseconds(process.cpuUsage(began)) / testLength;
}

/**
 * CPU milliseconds of one step of the server's own function (ability and next item, with areas, models, exposure) on a
 * bank of 1000, median over sittings of 43 items.
 */
export const measureExtraction = (): { model: string; medianMs: number }[] =>
  [0, 0.2].map((c) => {
    const test = testOf(c);
    for (let count = 0; count < warmUpTests; count += 1) sit(test, `warm ${count}`);
    const medianMs = median(Array.from({ length: measuredTests }, (_, count) => sit(test, `sitting ${count}`)));
    return { model: c === 0 ? "2PL" : "3PL", medianMs };
  });
