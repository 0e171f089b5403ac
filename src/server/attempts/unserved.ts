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
 * Why nothing is taken of an item that the sitting was not served: its section is still to be opened, as after a
 * restore to a backup of an earlier one, and the device waits for it; or it is none of the sitting's.
 */
export async function refusalOfUnserved({ tx, attempt, test }: Sat, item: TestItem | undefined): Promise<CallRefusal> {
  if (item === undefined || attempt.status === "finished" || isPractice(test, item.stage))
    return new CallRefusal("itemNotServed");
  const { phase } = await stagePhaseOf(tx, test, attempt, item.stage);
  return new CallRefusal(phase === "unopened" ? "stageUnopened" : "itemNotServed");
}
