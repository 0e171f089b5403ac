import type { AnswerOutput } from "../../../contract/attempt/exam";
import { runIdempotently } from "../../attempts/idempotency";
import { answerPayloadOf, type AnswerInput } from "../../attempts/operation";
import { CallRefusal } from "../../support/refusal";
import type { Principal } from "../caller";
import type { Dependencies } from "../dependencies";
import { answerOperation } from "./answer-operation";
import { placeAnswer } from "./place-answer";
import { readAnswer, withPresented } from "./presented";
import { withSitting } from "./with-sitting";

/** Saves one answer in any case, at most once, in one transaction that locks the attempt. */
export const answerInTransaction = (deps: Dependencies, caller: Principal, input: AnswerInput): Promise<AnswerOutput> =>
  withSitting(deps, caller, input, async (sitting) => {
    const read = readAnswer(sitting, input);
    const output = await runIdempotently(sitting, read.idempotency_key, answerPayloadOf(read), async () =>
      placeAnswer(sitting, await answerOperation(sitting, read)),
    );
    return output instanceof CallRefusal ? output : withPresented(output, sitting);
  });
