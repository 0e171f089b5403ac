import type { NextStep } from "../../../contract/attempt/exam";
import type { TestVersion } from "../../attempts/catalogue";
import type { MarkedAnswer, StandingSitting, StepMemory } from "../delivery-rules";
import type { AdaptiveStanding } from "./adaptive-standing";
import { poolOf } from "./pool";
import { storedPrior } from "./prior";
import { responseOf } from "./responses";
import { sectionAfter } from "./schedule";
import { serveNext } from "./serving";
import { passOver, startStanding, takeResponse } from "./standing";

const rapidRunThatPauses = 3;

/** The standing after the answers `since`: `kept` updated by them, or computed from them if `kept` is null. */
export function standingAfter(
  test: TestVersion,
  sitting: Pick<StandingSitting, "attemptId" | "prior">,
  since: readonly MarkedAnswer[],
  kept: AdaptiveStanding | null,
): AdaptiveStanding {
  const pool = poolOf(test);
  const standing = kept ?? startStanding(pool, storedPrior(sitting));
  for (const one of since) {
    const response = responseOf(test, one);
    if (response === null) passOver(pool, standing, one.itemId);
    else takeResponse(pool, standing, response);
  }
  return standing;
}

/** The item to serve next, null if none is left. */
export function nextItem(
  test: TestVersion,
  sitting: StandingSitting,
  standing: AdaptiveStanding,
  { ledger }: Pick<StepMemory, "ledger">,
): string | null {
  const pool = poolOf(test);
  const { grade } = storedPrior(sitting);
  const section = sectionAfter(test, sitting);
  const {
    easy_first: easyFirst = 0,
    times_even_use: timesEvenUse,
    chance_until: chanceUntil = 1,
    most_exposure: mostExposure,
  } = test.definition;
  const { total, seed } = sitting;
  const served = { grade, total, seed, section, easyFirst, timesEvenUse, chanceUntil, mostExposure };
  return pool.items[serveNext(pool, standing, ledger, served)]?.itemId ?? null;
}

/** Whether the test ends before its full length, because it is precise enough. */
const isPrecise = (
  { definition: { stopping } }: TestVersion,
  { answered }: StandingSitting,
  { posterior }: AdaptiveStanding,
): boolean => stopping !== undefined && answered >= stopping.least && posterior.se <= stopping.se;

/**
 * The next step after the answers `since`, which follow those in `memory.kept`: the section and the item to present
 * next, null after the last one.
 */
export function stepAfter(
  test: TestVersion,
  sitting: StandingSitting,
  since: readonly MarkedAnswer[],
  memory: StepMemory,
): { readonly next: NextStep; readonly kept: AdaptiveStanding } {
  const kept = standingAfter(test, sitting, since, memory.kept);
  const { answered } = sitting;
  const isOver = answered >= sitting.total || isPrecise(test, sitting, kept);
  const next: NextStep = {
    stage: sectionAfter(test, sitting).stage,
    answered,
    total: isOver ? answered : sitting.total,
    presented: isOver ? null : nextItem(test, sitting, kept, memory),
    exercise: null,
    pause: kept.rapidRun === rapidRunThatPauses ? "rapidGuessing" : null,
  };
  return { next, kept };
}
