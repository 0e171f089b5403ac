import type { AnswerOutput } from "../../../contract/exam";
import { answerFits } from "../../../items/scoring/score";
import { takesBlank } from "../../delivery/takes-blank";
import { CallRefusal } from "../../refusal";
import { servedAtOf } from "../../sitting/attempt";
import type { TestItem, TestVersion } from "../../sitting/catalogue";
import { elapsedSince } from "../../sitting/elapsed";
import { once } from "../../sitting/once";
import { answerPayloadOf, loggedAnswerOf, type AnswerInput, type AnswerOperation } from "../../sitting/operation";
import type { Principal } from "../caller";
import type { Dependencies } from "../dependencies";
import { placeAnswer } from "./place-answer";
import { withPresented } from "./presented";
import { withSitting, type LockedSitting } from "./with-sitting";

/** Saves one answer, once, whatever its case: in one transaction that holds the sitting meanwhile. */
export const answerSlowly = (deps: Dependencies, caller: Principal, input: AnswerInput): Promise<AnswerOutput> =>
  withSitting(deps, caller, input, async (sitting) => {
    const output = await once(sitting, input.idempotency_key, answerPayloadOf(input), () => save(sitting, input));
    return output instanceof CallRefusal ? output : withPresented(output, sitting);
  });

/** Only what has audio can fail to be heard, and who could not hear has not answered. */
function fitsItem(test: TestVersion, { body }: TestItem, { answer, unscored }: AnswerInput): boolean {
  if (unscored !== undefined) return answer === null && body.audio !== undefined;
  return answer === null ? takesBlank(test) : answerFits(body.interaction, answer);
}

async function save(sitting: LockedSitting, input: AnswerInput): Promise<AnswerOutput | CallRefusal> {
  const { tx, now, attempt, test } = sitting;
  const item = test.items.get(input.exercise_id);
  const servedAt = await servedAtOf(tx, attempt.attemptId, input.exercise_id);
  if (item === undefined || servedAt === null) throw new CallRefusal("itemNotServed");
  if (!fitsItem(test, item, input)) throw new CallRefusal("answerMismatched");
  return placeAnswer(
    sitting,
    answerOperationOf(sitting, item, { ...input, elapsed_ms: elapsedSince(servedAt, now, input) }),
  );
}

const answerOperationOf = (
  { test, ledger, now, standing }: LockedSitting,
  item: TestItem,
  input: AnswerInput,
): AnswerOperation => ({
  input,
  test,
  item,
  ledger,
  now,
  epoch: standing.epoch,
  holdsLease: standing.kind === "current",
  answeredAt: input.answered_at ?? now,
  entry: {
    kind: "answer",
    itemId: item.itemId,
    revision: input.revision,
    payload: loggedAnswerOf(input),
    idempotencyKey: input.idempotency_key,
    clientTime: input.answered_at ?? null,
    leaseEpoch: standing.epoch,
  },
});
