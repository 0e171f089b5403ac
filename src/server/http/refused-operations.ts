import type { FastifyBaseLogger } from "fastify";
import { createHash } from "node:crypto";
import type { CallName } from "../../contract/addresses";
import { idempotencyKeySchema } from "../../contract/exam";
import type { FaultName } from "../../contract/faults";
import { describeError } from "../db/failure";
import { CallRefusal } from "../refusal";
import { keepRefused } from "../sitting/refused";
import type { Caller } from "../use-cases/caller";
import type { Dependencies } from "../use-cases/dependencies";

/** Refusals after which the log has the operation, or which say nothing of the operation itself. */
const passing: ReadonlySet<FaultName> = new Set(["answerHeld", "tooManyRequests", "unavailable", "serverError"]);

const takenFrom: Partial<Record<CallName, ReadonlySet<FaultName>>> = {
  answerExercise: new Set(["attemptClosed"]),
  updateCheckStatus: new Set(),
};

/** An id as far as a column of text can hold it. */
const longestId = 64;
const idIn = (value: unknown): string | null =>
  typeof value === "string" && value.length <= longestId && /^[\w.-]+$/.test(value) ? value : null;

function namesIn(payload: unknown): { attemptId: string | null; idempotencyKey: string } {
  const fields = typeof payload === "object" && payload !== null ? (payload as Readonly<Record<string, unknown>>) : {};
  const key = idempotencyKeySchema.safeParse(fields["idempotency_key"]);
  const digest = () =>
    createHash("sha256")
      .update(JSON.stringify(payload) ?? "")
      .digest("base64url");
  return { attemptId: idIn(fields["attempt_id"]), idempotencyKey: key.success ? key.data : digest() };
}

interface RefusableCall {
  readonly call: CallName;
  /** Who calls, null where nobody is named; rejects where the token is none. */
  readonly who: () => Promise<Caller | null>;
  readonly payload: unknown;
  readonly log: FastifyBaseLogger;
}

/**
 * Does the work of a call; where it refuses an operation of a sitting for good, the payload is kept as it came, outside
 * whatever was undone. The refusal is the same whether that succeeds or not.
 */
export async function keepingRefused<Result>(
  deps: Dependencies,
  { call, who, payload, log }: RefusableCall,
  work: () => Promise<Result> | Result,
): Promise<Result> {
  const logged = takenFrom[call];
  if (logged === undefined) return work();
  try {
    return await work();
  } catch (error) {
    if (error instanceof CallRefusal && !passing.has(error.fault) && !logged.has(error.fault)) {
      const caller = await who().catch(() => null);
      if (caller === null) throw error;
      const operation = {
        userId: caller.userId,
        call,
        refusedBy: "server",
        fault: error.fault,
        ...namesIn(payload),
        payload,
      } as const;
      await keepRefused(deps.db, deps, operation).catch((reason: unknown) =>
        log.warn({ reason: describeError(reason) }, "a refused operation could not be kept"),
      );
    }
    throw error;
  }
}
