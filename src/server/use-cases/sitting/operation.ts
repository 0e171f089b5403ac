import type { z } from "zod";
import type { answerInput } from "../../../contract/exam";
import type { AttemptLogEntry } from "./attempt";
import type { TestItem, TestVersion } from "./catalogue";

/** One answer on its way into a sitting, with all that decides about it. */
export interface AnswerOperation {
  readonly input: z.output<typeof answerInput>;
  readonly test: TestVersion;
  readonly item: TestItem;
  readonly now: number;
  /** The epoch of the lease that it came with. */
  readonly epoch: number;
  readonly holdsLease: boolean;
  readonly answeredAt: number;
  readonly entry: Omit<AttemptLogEntry, "result">;
}
