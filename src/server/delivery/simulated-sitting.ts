import type { TestVersion } from "../attempts/catalogue";
import type { ExposureLedger } from "../attempts/exposure/ledger";
import type { NormPrior } from "../db/shapes";
import type { MarkedAnswer, StepMemory } from "./delivery-rules";
import { poolOf } from "./item-adaptive/pool";
import { startStanding } from "./item-adaptive/standing";
import { nextItem, stepAfter } from "./item-adaptive/step";
import type { Answering } from "./simulated-answers";

export interface AdaptiveStudent {
  readonly prior: NormPrior;
  readonly seed: string;
  readonly answer: Answering;
}

/** Sits an item-adaptive test of `total` items by the server's steps; returns the answers in the order served. */
export function sitItemByItem(
  test: TestVersion,
  total: number,
  { prior, seed, answer }: AdaptiveStudent,
  ledger: ExposureLedger,
): MarkedAnswer[] {
  const begun = { attemptId: seed, seed, prior, total, stage: "" };
  const answered: MarkedAnswer[] = [];
  let kept: StepMemory["kept"] = startStanding(poolOf(test), prior);
  let presented = nextItem(test, { ...begun, answered: 0 }, kept, { ledger });
  while (presented !== null) {
    const item = test.items.get(presented);
    if (item === undefined) throw new Error(`${presented} is no item of ${test.menuId}`);
    const given = answer(item, answered.length / total);
    answered.push(given);
    const step = stepAfter(test, { ...begun, answered: answered.length }, [given], { ledger, kept });
    kept = step.kept;
    presented = step.next.presented;
  }
  return answered;
}
