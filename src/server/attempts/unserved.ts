import type { Queries } from "../db/open";
import { CallRefusal } from "../support/refusal";
import type { AttemptRow } from "./attempt";
import type { TestItem, TestVersion } from "./catalogue";
import { isPractice } from "./sections";
import { stagePhaseOf } from "./stages";

interface Sat {
  readonly tx: Queries;
  readonly attempt: AttemptRow;
  readonly test: TestVersion;
}

/**
 * The refusal of an operation on an item that was not served in the attempt. `stageUnopened`: its section is not open
 * yet, as after a restore from an older backup, and the device should wait. `itemNotServed`: the item does not belong
 * to the attempt; a test with rules for drawing serves all items of an attempt at its start.
 */
export async function refusalOfUnserved({ tx, attempt, test }: Sat, item: TestItem | undefined): Promise<CallRefusal> {
  const { section_rules: rules } = test.definition;
  if (item === undefined || attempt.status === "finished" || rules !== undefined || isPractice(test, item.stage))
    return new CallRefusal("itemNotServed");
  const { phase } = await stagePhaseOf(tx, test, attempt, item.stage);
  return new CallRefusal(phase === "unopened" ? "stageUnopened" : "itemNotServed");
}
