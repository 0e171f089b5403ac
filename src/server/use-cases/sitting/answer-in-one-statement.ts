import type { Answer } from "../../../contract/item/item";
import { answerFits, scoreAnswer } from "../../../items/scoring/score";
import type { KnownSitting } from "../../attempts/answer-batch/facts";
import {
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
import { WrittenAnswer } from "../../attempts/written-answer";
import type { MarkedAnswer, StepMemory } from "../../delivery/delivery-rules";
import { deliveryRulesOf } from "../../delivery/rules";
import { takesBlank } from "../../delivery/takes-blank";
import { secretHashOf } from "../../support/identifiers";
import type { Bearer } from "../caller";
import { readAnswer } from "./presented";

/** A recorder that caches the standing of adaptive attempts. */
export type AnswerRecorder = Recorder<StepMemory["kept"]>;

/** How often the next item is chosen again because the attempt has changed in the meantime. */
const tries = 4;

const textOf = (answer: Answer | null): string | null => (answer === null ? null : JSON.stringify(answer));

/** An answer to record, before anything is known of what follows it. */
function givenOf(
  { tokenHash }: Bearer,
  input: AnswerInput,
  { keys }: KnownSitting,
  item: TestItem,
): AnswerToRecord | null {
  const key = keys.get(item.itemId);
  if (key === undefined) return null;
  const { mark, credit } = scoreAnswer(key, item.body.interaction, input.answer);
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
    mark,
    credit,
    adaptive: false,
    expected_seq: null,
    next: null,
    presented: null,
    next_stage: null,
  };
}

/** The state of an attempt: a cached standing, and the answers after it. */
interface Standing extends Pick<AdaptiveState, "last_seq" | "answered" | "served_at">, Pick<StepMemory, "kept"> {
  readonly since: readonly MarkedAnswer[];
}

const standingOf = ({ last_seq, answered, served_at, responses }: AdaptiveState): Standing => ({
  last_seq,
  answered,
  served_at,
  kept: null,
  since: responses.map(([itemId, mark, elapsedMs, credit]) => ({ itemId, mark, elapsedMs, credit })),
});

const afterLast = ({ last_seq, answered, served_at, kept }: CachedState<StepMemory["kept"]>): Standing => ({
  last_seq,
  answered,
  served_at,
  kept,
  since: [],
});

const numberAfter = (text: string, name: string): number => {
  const at = text.indexOf(name) + name.length;
  return Number(text.slice(at, text.indexOf(",", at)));
};

/** Records an answer together with the next step, which is chosen from the last known state of the attempt. */
async function recordWithNext(
  { clock, record, states }: AnswerRecorder,
  { attempt, test, ledger }: KnownSitting,
  given: AnswerToRecord,
  stepAfter: NonNullable<ReturnType<typeof deliveryRulesOf>["stepAfter"]>,
): Promise<RecordOutcome> {
  const { attempt_id, item_id: itemId, mark, credit } = given;
  const known = states.get(attempt_id);
  // an answer to another item is a repetition or refused: no next item is chosen for it
  let before = known?.presented === itemId ? afterLast(known) : null;
  // the cached standing is changed in place below: after an error, it must be computed from the answers again
  if (known !== undefined) known.presented = null;
  for (let count = 0; count < tries; count += 1) {
    const answered = (before?.answered ?? 0) + 1;
    const elapsedMs = elapsedSince(before?.served_at ?? 0, clock(), given);
    const { stage } = given;
    const { attemptId, prior, total, seed } = attempt;
    const step =
      before === null
        ? null
        : stepAfter(
            test,
            { attemptId, prior, total, seed, stage, answered },
            [...before.since, { itemId, mark, credit, elapsedMs }],
            { ledger, kept: before.kept },
          );
    const operation: AnswerToRecord = { ...given, elapsed_ms: elapsedMs, adaptive: true };
    if (step !== null && before !== null) {
      operation.expected_seq = before.last_seq;
      operation.next = JSON.stringify(step.next);
      operation.presented = step.next.presented;
      operation.next_stage = step.next.stage;
    }
    const outcome = await record(operation);
    if (outcome.kind === "behind") {
      before = standingOf(outcome.state);
      continue;
    }
    if (outcome.kind === "recorded" && step !== null)
      states.set(attempt_id, {
        last_seq: numberAfter(outcome.data, '"seq":'),
        served_at: numberAfter(outcome.data, '"saved_at":'),
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
): Promise<WrittenAnswer | null> {
  if (told.unscored !== undefined) return null;
  const sitting = recorder.known.cached(told.attempt_id) ?? (await recorder.known.of(told.attempt_id));
  const item = sitting?.test.items.get(told.exercise_id);
  if (sitting === null || item === undefined || isPractice(sitting.test, item.stage)) return null;
  const input = readAnswer(sitting, told);
  const { stepAfter } = deliveryRulesOf(sitting.test);
  const mayBeBlank = takesBlank(sitting.test);
  const fits = input.answer === null ? mayBeBlank : answerFits(item.body.interaction, input.answer);
  const given = fits ? givenOf(bearer, input, sitting, item) : null;
  if (given === null || (stepAfter !== null && given.mark === "skipped" && !mayBeBlank)) return null;
  const outcome = await (stepAfter === null
    ? recorder.record(given)
    : recordWithNext(recorder, sitting, given, stepAfter));
  return "data" in outcome ? new WrittenAnswer(outcome.data, sitting) : null;
}
