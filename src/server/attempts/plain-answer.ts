import { longestAnsweringMs } from "../../contract/attempt/exam";
import { longestNumber } from "../../contract/interactions/numeric-entry";
import { longestText } from "../../contract/interactions/text-entry";
import type { Answer } from "../../contract/item/item";
import type { AnswerInput } from "./operation";

type Fields = Readonly<Record<string, unknown>>;

const known: ReadonlySet<string> = new Set([
  "attempt_id",
  "exercise_id",
  "revision",
  "idempotency_key",
  "lease",
  "epoch",
  "answered_at",
  "answer",
  "elapsed_ms",
]);

const idForm = /^[\w.-]{1,64}$/;
const keyForm = /^[\w-]{8,64}$/;
const longestLease = 64;
const mostRevisions = 1_000_000;

const isId = (value: unknown): value is string => typeof value === "string" && idForm.test(value);
const isCount = (value: unknown, least: number, most: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;

/** The answer to a question with one choice or one field; undefined: another one, or none. */
function plainGiven(given: unknown): Answer | undefined {
  if (typeof given !== "object" || given === null || Object.keys(given).length !== 2) return undefined;
  const { type, option_id, text } = given as Fields;
  if (type === "single_choice") return isId(option_id) ? { type, option_id } : undefined;
  if (typeof text !== "string") return undefined;
  if (type === "numeric_entry") return text.length <= longestNumber ? { type, text } : undefined;
  return type === "text_entry" && text.length <= longestText ? { type, text } : undefined;
}

/**
 * Reads an answer of the usual form, in a fraction of the time that `answerInput` takes, with the same result; null for
 * any other, which `answerInput` then reads or refuses.
 */
export function plainAnswer(payload: unknown): AnswerInput | null {
  if (typeof payload !== "object" || payload === null) return null;
  for (const name in payload) if (!known.has(name)) return null;
  const {
    attempt_id,
    exercise_id,
    revision,
    idempotency_key,
    lease,
    epoch,
    answered_at,
    answer: given,
    elapsed_ms: elapsed,
  } = payload as Fields;
  if (!isId(attempt_id) || !isId(exercise_id) || !isCount(revision, 1, mostRevisions)) return null;
  if (typeof idempotency_key !== "string" || !keyForm.test(idempotency_key)) return null;
  if (typeof lease !== "string" || lease === "" || lease.length > longestLease) return null;
  if (epoch !== undefined || !isCount(answered_at, 0, Number.MAX_SAFE_INTEGER)) return null;
  const answer = plainGiven(given);
  if (answer === undefined || typeof elapsed !== "number" || !(elapsed >= 0) || elapsed === Infinity) return null;
  const elapsed_ms = Math.min(Math.round(elapsed), longestAnsweringMs);
  return { attempt_id, exercise_id, revision, idempotency_key, lease, answered_at, answer, elapsed_ms };
}
