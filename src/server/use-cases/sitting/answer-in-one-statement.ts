import type { AnswerOutput } from "../../../contract/attempt/exam";
import type { Answer } from "../../../contract/item/item";
import { answerFits, scoreAnswer } from "../../../items/scoring/score";
import type { KnownSitting } from "../../attempts/answer-batch/facts";
import {
  answeredBy,
  unusual,
  type AnswerToRecord,
  type RecordOutcome,
  type AdaptiveState,
} from "../../attempts/answer-batch/record";
import type { CachedState, Recorder } from "../../attempts/answer-batch/recorder";
import type { TestItem } from "../../attempts/catalogue";
import { elapsedSince } from "../../attempts/elapsed";
import { loggedAnswerOf, type AnswerInput } from "../../attempts/operation";
import { isPractice } from "../../attempts/sections";
import type { MarkedAnswer, StepMemory } from "../../delivery/delivery-rules";
import { deliveryRulesOf } from "../../delivery/rules";
import { takesBlank } from "../../delivery/takes-blank";
import { secretHashOf } from "../../support/identifiers";
import type { Bearer } from "../caller";
import { readAnswer, withPresented } from "./presented";

/** A recorder that caches the standing of adaptive attempts. */
export type AnswerRecorder = Recorder<StepMemory["kept"]>;

/** How often the next item is chosen again because the attempt has changed in the meantime. */
const tries = 4;

const textOf = (answer: Answer | null): string | null => (answer === null ? null : JSON.stringify(answer));

function givenOf(
  { tokenHash }: Bearer,
  input: AnswerInput,
  { keys }: KnownSitting,
  item: TestItem,
): Omit<AnswerToRecord, "adaptive"> | null {
  const key = keys.get(item.itemId);
  if (key === undefined) return null;
  return {
    kind: "answer",
    token_hash: tokenHash,
    attempt_id: input.attempt_id,
    lease_hash: secretHashOf(input.lease),
    item_id: item.itemId,
    stage: item.stage,
    revision: input.revision,
    epoch: input.epoch ?? null,
    idempotency_key: input.idempotency_key,
    client_time: input.answered_at ?? null,
    payload: JSON.stringify(loggedAnswerOf(input)),
    answer: textOf(input.answer),
    elapsed_ms: input.elapsed_ms,
    ...scoreAnswer(key, item.body.interaction, input.answer),
  };
}

/** The state of an attempt: a cached standing, and the answers after it. */
interface Standing extends Pick<AdaptiveState, "last_seq" | "answered" | "served_at">, Pick<StepMemory, "kept"> {
  readonly since: readonly MarkedAnswer[];
}

const standingOf = (state: CachedState<StepMemory["kept"]> | AdaptiveState): Standing =>
  "kept" in state
    ? { ...state, since: [] }
    : {
        ...state,
        kept: null,
        since: state.responses.map(([itemId, mark, elapsedMs, credit]) => ({ itemId, mark, elapsedMs, credit })),
      };

/** Records an answer together with the next step, which is chosen from the last known state of the attempt. */
async function recordWithNext(
  { clock, record, states }: AnswerRecorder,
  { attempt, test, ledger }: KnownSitting,
  given: Omit<AnswerToRecord, "adaptive">,
  stepAfter: NonNullable<ReturnType<typeof deliveryRulesOf>["stepAfter"]>,
): Promise<RecordOutcome> {
  const known = states.get(given.attempt_id);
  // the cached standing is changed in place below: after an error, it must be computed from the answers again
  states.delete(given.attempt_id);
  // an answer to another item is a repetition or refused: no next item is chosen for it
  let before = known?.presented === given.item_id ? standingOf(known) : null;
  for (let count = 0; count < tries; count += 1) {
    const answered = (before?.answered ?? 0) + 1;
    const elapsed_ms = elapsedSince(before?.served_at ?? 0, clock(), given);
    const mine = { itemId: given.item_id, mark: given.mark, credit: given.credit, elapsedMs: elapsed_ms };
    const sitting = { ...attempt, stage: given.stage, answered };
    const step =
      before === null ? null : stepAfter(test, sitting, [...before.since, mine], { ledger, kept: before.kept });
    const outcome = await record({
      ...given,
      elapsed_ms,
      adaptive: true,
      ...(step === null
        ? {}
        : {
            expected_seq: before?.last_seq ?? null,
            next: JSON.stringify(step.next),
            presented: step.next.presented,
            next_stage: step.next.stage,
          }),
    });
    if (outcome.kind === "behind") {
      before = standingOf(outcome.state);
      continue;
    }
    if (outcome.kind === "recorded" && "data" in outcome.result && step !== null)
      states.set(given.attempt_id, {
        last_seq: Number(outcome.result.data["seq"]),
        served_at: Number(outcome.result.data["saved_at"]),
        answered,
        presented: step.next.presented,
        kept: step.kept,
      });
    return outcome;
  }
  return unusual;
}

/** Saves an answer in the usual case; null in any other case, and then nothing is written. */
export async function answerInOneStatement(
  recorder: AnswerRecorder,
  bearer: Bearer,
  told: AnswerInput,
): Promise<AnswerOutput | null> {
  if (told.unscored !== undefined) return null;
  const sitting = await recorder.known.of(told.attempt_id);
  const item = sitting?.test.items.get(told.exercise_id);
  if (sitting === null || item === undefined || isPractice(sitting.test, item.stage)) return null;
  const input = readAnswer(sitting, told);
  const { stepAfter } = deliveryRulesOf(sitting.test);
  const mayBeBlank = takesBlank(sitting.test);
  const fits = input.answer === null ? mayBeBlank : answerFits(item.body.interaction, input.answer);
  const given = fits ? givenOf(bearer, input, sitting, item) : null;
  if (given === null || (stepAfter !== null && given.mark === "skipped" && !mayBeBlank)) return null;
  const outcome = await (stepAfter === null
    ? recorder.record({ ...given, adaptive: false })
    : recordWithNext(recorder, sitting, given, stepAfter));
  const data = answeredBy(outcome);
  return data === null ? null : withPresented(data as unknown as AnswerOutput, sitting);
}
