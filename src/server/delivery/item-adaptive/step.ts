import type { NextStep } from "../../../contract/exam";
import type { TestVersion } from "../../sitting/catalogue";
import type { MarkedAnswer, StandingSitting, StepMemory } from "../delivery-rules";
import type { AdaptiveStanding } from "./adaptive-standing";
import { poolOf } from "./pool";
import { storedPrior } from "./prior";
import { responsesOf } from "./responses";
import { sectionAfter } from "./schedule";
import { serveNext } from "./serving";
import { passOver, startStanding, takeResponse } from "./standing";

const rapidRunThatPauses = 3;

/** The standing after these answers: the one that is kept moved on by the last, else made from all of them. */
export function standingAfter(
  test: TestVersion,
  sitting: Pick<StandingSitting, "attemptId" | "prior">,
  answered: readonly MarkedAnswer[],
  kept: AdaptiveStanding | null,
): AdaptiveStanding {
  const pool = poolOf(test);
  const isOneBehind = kept !== null && kept.served.length === answered.length - 1;
  let standing = isOneBehind ? kept : startStanding(pool, storedPrior(sitting));
  for (const one of isOneBehind ? answered.slice(-1) : answered) {
    const [response] = responsesOf(test, [one]);
    standing = response === undefined ? passOver(pool, standing, one.itemId) : takeResponse(pool, standing, response);
  }
  return standing;
}

/** The item served next, null where none is left. */
export function nextItem(
  test: TestVersion,
  sitting: StandingSitting,
  standing: AdaptiveStanding,
  { ledger }: Pick<StepMemory, "ledger">,
): string | null {
  const pool = poolOf(test);
  const { grade } = storedPrior(sitting);
  const section = sectionAfter(test, sitting);
  const easyFirst = test.definition.easy_first ?? 0;
  return pool.items[serveNext(pool, standing, ledger, { ...sitting, grade, section, easyFirst })]?.itemId ?? null;
}

/** What follows on these answers: the section and the item to present next, null after the last one. */
export function stepAfter(
  test: TestVersion,
  sitting: StandingSitting,
  answered: readonly MarkedAnswer[],
  memory: StepMemory,
): { readonly next: NextStep; readonly kept: AdaptiveStanding } {
  const kept = standingAfter(test, sitting, answered, memory.kept);
  const next: NextStep = {
    stage: sectionAfter(test, sitting).stage,
    answered: sitting.answered,
    total: sitting.total,
    presented: sitting.answered < sitting.total ? nextItem(test, sitting, kept, memory) : null,
    exercise: null,
    pause: kept.rapidRun === rapidRunThatPauses ? "rapidGuessing" : null,
  };
  return { next, kept };
}
